import './Lobby.css';
import type { MatchInfo } from '@meadhall/protocol';
import { Button, Select, say } from '@meadhall/table-ui';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useCallback, useEffect } from 'preact/hooks';
import { call } from '../api.ts';
import { BOXES, boxOf, GAME_WORDS } from '../games.ts';
import { localWorker } from '../local/worker.ts';
import { comeIn, me, server } from '../me.ts';
import { fetchMine, type Mine, mine } from '../mine.ts';
import { ago } from '../parts/ago.ts';
import { MatchCard } from '../parts/MatchCard.tsx';
import { Resting } from '../parts/Resting.tsx';
import { to } from '../router.ts';
import { LOBBY } from './lobbyWords.ts';

const REFRESH = 15_000;

export function page() {
  const words = say(LOBBY);
  const open = useSignal<readonly MatchInfo[] | null>(null);
  const watchable = useSignal<readonly MatchInfo[]>([]);
  const archive = useSignal<readonly MatchInfo[]>([]);
  const wanted = useSignal('');
  const refresh = useCallback(async (): Promise<void> => {
    await Promise.all([fetchMine(), comeIn()]);
    if (!me.value) {
      open.value = [];
      return;
    }
    const none = { matches: [] as MatchInfo[] };
    const [a, b, c] = await Promise.all([
      call('openMatches').catch(() => none),
      call('publicMatches').catch(() => none),
      call('myArchive').catch(() => none),
    ]);
    open.value = a.matches;
    watchable.value = b.matches;
    archive.value = c.matches;
  }, [open, watchable, archive]);
  useEffect(() => {
    void refresh();
    const timer = setInterval(() => void refresh(), REFRESH);
    return () => clearInterval(timer);
  }, [refresh]);

  const fits = ({ game }: MatchInfo): boolean => wanted.value === '' || game === wanted.value;
  const all = (mine.value ?? []).filter(({ info }) => fits(info));
  const going = all.filter(({ info }) => info.phase !== 'over');
  const past: Mine[] = [
    ...all.filter(({ info }) => info.phase === 'over'),
    ...archive.value.filter(fits).map((info) => ({ info, local: false })),
  ];
  const away = server.value === 'away';
  return (
    <>
      <div class="hall-title">
        <div>
          <h1>{words.title}</h1>
          <p class="hall-lead">{words.lead}</p>
        </div>
        <div class="hall-lobby__filter">
          <Select
            label={words.filter}
            value={wanted.value}
            options={[
              { value: '', label: words.any },
              ...BOXES.map(({ id }) => ({ value: id, label: titleOf(id) })),
            ]}
            onChange={(game) => {
              wanted.value = game;
            }}
          />
          <Button
            look="torch"
            icon="hall"
            href={to('newTable', { game: wanted.value || 'nidavellir' })}
          >
            {words.newTable}
          </Button>
        </div>
      </div>
      <div class="hall-lobby">
        <Part title={words.mine}>
          {mine.value === null ? (
            <Resting small busy title={words.loading} />
          ) : going.length === 0 ? (
            <Resting small icon="mead" title={words.noMine} text={words.noMineHelp} />
          ) : (
            <ul class="hall-lobby__list">
              {going.map((match) => (
                <li key={match.info.id}>
                  <MatchCard match={match} />
                </li>
              ))}
            </ul>
          )}
        </Part>
        <Part title={words.open}>
          {open.value === null ? (
            <Resting small busy title={words.loading} />
          ) : away ? (
            <Resting small icon="torch" title={words.away} text={words.awayHelp}>
              <Button small onPress={() => void refresh()}>
                {words.retry}
              </Button>
            </Resting>
          ) : open.value.filter(fits).length === 0 ? (
            <Resting small icon="hall" title={words.noOpen} text={words.noOpenHelp} />
          ) : (
            <ul class="hall-lobby__list">
              {open.value.filter(fits).map((info) => (
                <li key={info.id}>
                  <Row info={info} label={words.join} look="torch">
                    {words.seatsLeft(info.seats.filter(({ kind }) => kind === 'open').length)}
                  </Row>
                </li>
              ))}
            </ul>
          )}
        </Part>
        {!away && (
          <Part title={words.watch}>
            {watchable.value.filter(fits).length === 0 ? (
              <Resting small icon="eye" title={words.noWatch} />
            ) : (
              <ul class="hall-lobby__list">
                {watchable.value.filter(fits).map((info) => (
                  <li key={info.id}>
                    <Row info={info} label={words.look} look="plain">
                      {ago(info.since)}
                    </Row>
                  </li>
                ))}
              </ul>
            )}
          </Part>
        )}
        {past.length > 0 && (
          <Part title={words.past}>
            <ul class="hall-lobby__list">
              {past.slice(0, 12).map((match) => (
                <li key={match.info.id}>
                  <Past match={match} />
                </li>
              ))}
            </ul>
          </Part>
        )}
      </div>
    </>
  );
}

function Part({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="hall-lobby__part">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

interface RowProps {
  info: MatchInfo;
  label: string;
  look: 'torch' | 'plain';
  children: ComponentChildren;
}

function Row({ info, label, look, children }: RowProps) {
  return (
    <div class="hall-match mh-panel">
      <img class="hall-match__art" src={boxOf(info.game)?.art} alt="" width="48" height="64" />
      <span>
        <span class="hall-match__title">{info.title ?? titleOf(info.game)}</span>
        <span class="hall-match__seats">{namesOf(info)}</span>
        <span class="hall-match__when">{children}</span>
      </span>
      <Button small look={look} href={to('match', { match: info.id })}>
        {label}
      </Button>
    </div>
  );
}

function Past({ match: { info, local } }: { match: Mine }) {
  const words = say(LOBBY);
  const winners = (info.result?.winners ?? []).map((seat) => info.seats[seat]?.name).join(', ');
  const forget = async (): Promise<void> => {
    await localWorker().services.remove(info.id);
    await fetchMine();
  };
  return (
    <div class="hall-match mh-panel">
      <img class="hall-match__art" src={boxOf(info.game)?.art} alt="" width="48" height="64" />
      <span>
        <span class="hall-match__title">{info.title ?? titleOf(info.game)}</span>
        <span class="hall-match__seats">{namesOf(info)}</span>
        <span class="hall-match__when">
          {winners === '' ? '' : `${words.won(winners)} · `}
          {ago(info.endedAt ?? info.since)}
        </span>
      </span>
      <span class="hall-lobby__acts">
        <Button small icon="eye" href={to(local ? 'localReplay' : 'replay', { match: info.id })}>
          {words.replay}
        </Button>
        {local && (
          <Button
            small
            look="quiet"
            icon="close"
            label={words.forget}
            onPress={() => void forget()}
          />
        )}
      </span>
    </div>
  );
}

const titleOf = (game: string): string =>
  say(GAME_WORDS)[game as keyof (typeof GAME_WORDS)['fr']]?.title ?? game;

const namesOf = ({ seats }: MatchInfo): string =>
  seats
    .map(({ name }) => name)
    .filter(Boolean)
    .join(', ');
