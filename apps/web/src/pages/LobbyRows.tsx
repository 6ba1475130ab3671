import type { MatchInfo } from '@meadhall/protocol';
import { Button, say } from '@meadhall/table-ui';
import type { ComponentChildren } from 'preact';
import { boxOf, gameTitle } from '../games.ts';
import { localWorker } from '../local/worker.ts';
import { fetchMine, type Mine } from '../mine.ts';
import { ago } from '../parts/ago.ts';
import { to } from '../router.ts';
import { LOBBY } from './lobbyWords.ts';

interface RowProps {
  info: MatchInfo;
  label: string;
  look: 'torch' | 'plain';
  children: ComponentChildren;
}

/** Somebody else’s table: a seat to take, or a match to watch. */
export function Row({ info, label, look, children }: RowProps) {
  return (
    <div class="hall-match mh-panel">
      <img class="hall-match__art" src={boxOf(info.game)?.art} alt="" width="48" height="64" />
      <span>
        <span class="hall-match__title">{info.title ?? gameTitle(info.game)}</span>
        <span class="hall-match__seats">{namesOf(info)}</span>
        <span class="hall-match__when">{children}</span>
      </span>
      <Button small look={look} href={to('match', { match: info.id })}>
        {label}
      </Button>
    </div>
  );
}

/** A finished match of mine. */
export function Past({ match: { info, local } }: { match: Mine }) {
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
        <span class="hall-match__title">{info.title ?? gameTitle(info.game)}</span>
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

const namesOf = ({ seats }: MatchInfo): string =>
  seats
    .map(({ name }) => name)
    .filter(Boolean)
    .join(', ');
