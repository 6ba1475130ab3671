import './WaitingRoom.css';
import type { MatchInfo } from '@meadhall/protocol';
import { Button, Icon, say, Toasts, toast } from '@meadhall/table-ui';
import { useState } from 'preact/hooks';
import { call } from '../api.ts';
import { boxOf, gameTitle } from '../games.ts';
import { me } from '../me.ts';
import { whyNot } from '../parts/problemWords.ts';
import { go, to } from '../router.ts';
import { Invitation } from './Invitation.tsx';
import { ROOM } from './matchWords.ts';
import { RoomName } from './RoomName.tsx';
import { RoomSeat } from './RoomSeat.tsx';

interface WaitingRoomProps {
  info: MatchInfo;
  invite: string | undefined;
}

/** Before a match: who sits where, who is ready, and a link for those who are still missing. */
export function WaitingRoom({ info, invite }: WaitingRoomProps) {
  const words = say(ROOM);
  const [busy, setBusy] = useState(false);
  const params = { match: info.id };
  const isHost = info.host === me.value?.id;
  const seated = info.mine.length > 0;
  const ready = info.seats.some(({ seat, ready: is }) => info.mine.includes(seat) && is);
  const act = (what: () => Promise<unknown>) => () => {
    setBusy(true);
    what()
      .catch((why: unknown) => toast(whyNot(why), 'bad'))
      .finally(() => setBusy(false));
  };
  return (
    <div class="hall-room">
      <div class="hall-room__head">
        <img src={boxOf(info.game)?.art} alt="" width="120" height="160" />
        <div>
          <h1>{info.title ?? words.title(gameTitle(info.game))}</h1>
          <p class="hall-lead">{words.lead}</p>
          <ul class="hall-room__facts">
            <li>
              <Icon name={info.visibility === 'public' ? 'eye' : 'lock'} />{' '}
              {info.visibility === 'public' ? words.public : words.private}
            </li>
            <li>
              <Icon name="hourglass" /> {clockWords(info)}
            </li>
          </ul>
        </div>
      </div>
      <section class="hall-room__seats mh-oak" aria-labelledby="seats">
        <h2 id="seats">{words.seats}</h2>
        <ol>
          {info.seats.map((it) => (
            <RoomSeat
              key={it.seat}
              info={info}
              place={it}
              isHost={isHost}
              invite={invite}
              busy={busy}
              act={act}
            />
          ))}
        </ol>
      </section>
      <div class="hall-room__below">
        <Invitation info={info} invite={invite} />
        <section class="hall-room__ready mh-panel">
          <RoomName />
          {seated && (
            <Button
              look={ready ? 'plain' : 'torch'}
              icon={ready ? 'close' : 'check'}
              disabled={busy}
              onPress={act(() => call('ready', { params, body: { ready: !ready } }))}
            >
              {ready ? words.notReady : words.ready}
            </Button>
          )}
          {isHost && (
            <>
              <Button
                icon="play"
                disabled={busy}
                onPress={act(() => call('begin', { params, body: { fill: 'companion' } }))}
              >
                {words.begin}
              </Button>
              <p class="mh-field__help">{words.beginHelp}</p>
              <Button
                look="quiet"
                icon="bye"
                disabled={busy}
                onPress={act(async () => {
                  await call('deleteMatch', { params });
                  go(to('shelf', {}));
                })}
              >
                {words.callOff}
              </Button>
            </>
          )}
        </section>
      </div>
      <Toasts explain={(clause) => go(to('gameRules', { game: info.game }, `#${clause}`))} />
    </div>
  );
}

function clockWords({ clock }: MatchInfo): string {
  const words = say(ROOM).clock;
  if (clock.kind === 'none') return words.none;
  if (clock.kind === 'days') return words.days(clock.days);
  return words.live(Math.round(clock.reserve / 60), clock.increment);
}
