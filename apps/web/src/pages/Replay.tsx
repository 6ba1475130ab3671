import { Button, say } from '@meadhall/table-ui';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../api.ts';
import type { Replay } from '../local/replays.ts';
import { localWorker } from '../local/worker.ts';
import type { PageProps } from '../pages.ts';
import { whyNot } from '../parts/problemWords.ts';
import { Resting } from '../parts/Resting.tsx';
import { FileDrop } from '../replay/FileDrop.tsx';
import { ReplayView } from '../replay/ReplayView.tsx';
import { REPLAY } from '../replay/words.ts';
import { go, to, where } from '../router.ts';

/** A match from the server, from this browser, or from a file. */
export function page({ parts, query }: PageProps) {
  const words = say(REPLAY);
  const { match } = parts;
  const isLocal = where.value.place === 'localReplay';
  const [replay, setReplay] = useState<Replay | null>(null);
  const [failure, setFailure] = useState('');
  useEffect(() => {
    if (match === undefined) return;
    fetchFile(match, isLocal, query.get('invite') ?? undefined)
      .then((file) => localWorker().services.openReplay(file))
      .then(setReplay, (why: unknown) => setFailure(whyNot(why)));
  }, [match, isLocal]);
  if (replay)
    return (
      <ReplayView
        replay={replay}
        isShared={match !== undefined && !isLocal}
        from={Number(query.get('n') ?? 0)}
        eyes={query.get('eyes')}
      />
    );
  if (match === undefined) return <FileDrop onOpen={setReplay} />;
  if (failure !== '')
    return (
      <Resting icon="torch" title={words.failed} text={failure}>
        <Button href="/replay">{words.choose}</Button>
      </Resting>
    );
  return <Resting busy icon="hourglass" title={words.loading} />;
}

async function fetchFile(
  match: string,
  isLocal: boolean,
  invite: string | undefined,
): Promise<unknown> {
  if (isLocal) return localWorker().services.file(match);
  const asked = { params: { match }, query: invite === undefined ? {} : { invite } };
  const { invite: told } = await call('match', asked);
  // Whoever is sent this address must be able to open it.
  if (told !== undefined && invite === undefined) {
    const query = new URLSearchParams(location.search);
    query.set('invite', told);
    go(to('replay', { match }, `?${query.toString()}`), { replace: true });
  }
  return call('file', asked);
}
