import { Button, say } from '@meadhall/table-ui';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { live } from '../match/live.ts';
import { liveLink } from '../match/liveLink.ts';
import { comeIn } from '../me.ts';
import type { PageProps } from '../pages.ts';
import { Resting } from '../parts/Resting.tsx';
import { HALL } from '../parts/words.ts';
import { AtTable } from '../table/AtTable.tsx';
import { ROOM } from './matchWords.ts';

/** A match on the server. Whoever comes is announced first: the connection goes by the cookie. */
export function page({ parts, query }: PageProps) {
  const [inside, setInside] = useState<'coming' | 'in' | 'away'>('coming');
  const knock = (): void => {
    setInside('coming');
    void comeIn().then((me) => setInside(me ? 'in' : 'away'));
  };
  useEffect(knock, []);
  const invite = query.get('invite') ?? undefined;
  if (inside === 'coming') return <Resting busy title={say(ROOM).entering} />;
  if (inside === 'away')
    return (
      <Resting icon="torch" title={say(ROOM).away} text={say(HALL).away}>
        <Button look="torch" onPress={knock}>
          {say(HALL).retry}
        </Button>
      </Resting>
    );
  return <Live match={parts['match'] ?? ''} invite={invite} />;
}

function Live({ match, invite }: { match: string; invite: string | undefined }) {
  const link = useMemo(() => liveLink(live(), match, invite), [match, invite]);
  return (
    <AtTable
      link={link}
      gathering={({ info }) => <Gathering info={info} invite={info.invite ?? invite} />}
    />
  );
}

type Room = typeof import('./WaitingRoom.tsx').WaitingRoom;

/** Most who come to a match find it under way: the room before it is fetched only if it is needed. */
function Gathering(given: Parameters<Room>[0]) {
  const [room, setRoom] = useState<{ Show: Room } | null>(null);
  useEffect(
    () => void import('./WaitingRoom.tsx').then(({ WaitingRoom: Show }) => setRoom({ Show })),
    [],
  );
  return room ? <room.Show {...given} /> : <Resting busy title={say(ROOM).entering} />;
}
