import './WaitingRoom.css';
import type { MatchInfo } from '@meadhall/protocol';
import { Button, Icon, SeatBadge, say, TextField, Toasts, toast } from '@meadhall/table-ui';
import { useState } from 'preact/hooks';
import { call } from '../api.ts';
import { boxOf, GAME_WORDS } from '../games.ts';
import { become, me, name, rename } from '../me.ts';
import { whyNot } from '../parts/problemWords.ts';
import { go, to } from '../router.ts';
import { ROOM } from './matchWords.ts';

interface WaitingRoomProps {
  info: MatchInfo;
  invite: string | undefined;
}

/** Before a match: who sits where, who is ready, and a link for those who are still missing. */
export function WaitingRoom({ info, invite }: WaitingRoomProps) {
  const words = say(ROOM);
  const [busy, setBusy] = useState(false);
  const game = say(GAME_WORDS)[info.game as keyof (typeof GAME_WORDS)['fr']];
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
  const invited = invite === undefined ? {} : { invite };
  return (
    <div class="hall-room">
      <div class="hall-room__head">
        <img src={boxOf(info.game)?.art} alt="" width="120" height="160" />
        <div>
          <h1>{info.title ?? words.title(game?.title ?? info.game)}</h1>
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
            <li key={it.seat} class={`hall-place mh-slate ${it.kind === 'open' ? 'is-open' : ''}`}>
              <SeatBadge
                seat={it.seat}
                name={it.name || words.open}
                bot={it.kind === 'bot'}
                away={it.kind === 'person' && !it.connected}
                active={it.ready && it.kind === 'person'}
              />
              <span class="hall-place__state">
                {it.kind === 'bot' && it.level && words.level[it.level]}
                {it.kind === 'person' && (it.ready ? words.isReady : words.isNot)}
                {it.person !== undefined && it.person === info.host && ` · ${words.host}`}
              </span>
              <span class="hall-place__acts">
                {it.kind === 'open' && !seated && (
                  <Button
                    small
                    look="torch"
                    disabled={busy}
                    onPress={act(() =>
                      call('sit', { params: { ...params, seat: it.seat }, body: invited }),
                    )}
                  >
                    {words.sit}
                  </Button>
                )}
                {it.kind === 'open' && isHost && (
                  <Button
                    small
                    icon="bot"
                    disabled={busy}
                    onPress={act(() =>
                      call('seatBot', {
                        params: { ...params, seat: it.seat },
                        body: { level: 'companion' },
                      }),
                    )}
                  >
                    {words.bot}
                  </Button>
                )}
                {it.kind !== 'open' && (isHost || info.mine.includes(it.seat)) && (
                  <Button
                    small
                    look="quiet"
                    disabled={busy}
                    onPress={act(() => call('standUp', { params: { ...params, seat: it.seat } }))}
                  >
                    {info.mine.includes(it.seat) ? words.stand : words.free}
                  </Button>
                )}
              </span>
            </li>
          ))}
        </ol>
      </section>
      <div class="hall-room__below">
        <Invitation info={info} invite={invite} />
        <section class="hall-room__ready mh-panel">
          <MyName />
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

function Invitation({ info, invite }: WaitingRoomProps) {
  const words = say(ROOM);
  const query = invite === undefined ? '' : `?invite=${encodeURIComponent(invite)}`;
  const link = location.origin + to('match', { match: info.id }, query);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(link);
    toast(words.copied, 'good');
  };
  return (
    <section class="hall-room__invite mh-parchment" aria-labelledby="invite">
      <h2 id="invite">{words.invite}</h2>
      <p>{words.inviteHelp}</p>
      <input
        class="mh-input hall-room__link"
        readOnly
        value={link}
        aria-label={words.link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="hall-room__share">
        <Button look="torch" icon="link" onPress={() => void copy()}>
          {words.copy}
        </Button>
        {'share' in navigator && (
          <Button
            icon="share"
            onPress={() => void navigator.share({ url: link, title: 'Meadhall' }).catch(() => {})}
          >
            {words.share}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Friends want to know who sits there: a guest can say their name without leaving the table. */
function MyName() {
  const words = say(ROOM);
  const [draft, setDraft] = useState(name.value || (me.value?.name ?? ''));
  const changed = draft.trim() !== '' && draft.trim() !== me.value?.name;
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    try {
      become(await call('changeMe', { body: { name: draft.trim() } }));
      rename(draft.trim());
    } catch (why) {
      toast(whyNot(why), 'bad');
    }
  };
  return (
    <form class="hall-room__name" onSubmit={(event) => void save(event)}>
      <TextField label={words.name} value={draft} maxLength={30} onInput={setDraft} />
      {changed && (
        <Button type="submit" icon="check">
          {words.rename}
        </Button>
      )}
    </form>
  );
}

function clockWords({ clock }: MatchInfo): string {
  const words = say(ROOM).clock;
  if (clock.kind === 'none') return words.none;
  if (clock.kind === 'days') return words.days(clock.days);
  return words.live(Math.round(clock.reserve / 60), clock.increment);
}
