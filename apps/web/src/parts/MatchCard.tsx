import './MatchCard.css';
import { say } from '@meadhall/table-ui';
import { boxOf, gameTitle } from '../games.ts';
import { hrefOf, isMyTurn, type Mine } from '../mine.ts';
import { SHELF } from '../pages/shelfWords.ts';
import { ago } from './ago.ts';

/** A match in a list: which game, who sits there, and whether it waits for me. */
export function MatchCard({ match }: { match: Mine }) {
  const { info, local } = match;
  const words = say(SHELF);
  const mine = isMyTurn(match);
  return (
    <a class={`hall-match mh-panel ${mine ? 'is-turn' : ''}`} href={hrefOf(match)}>
      <img class="hall-match__art" src={boxOf(info.game)?.art} alt="" width="48" height="64" />
      <span>
        <span class="hall-match__title">{info.title ?? gameTitle(info.game)}</span>
        <span class="hall-match__seats">
          {info.seats
            .map(({ name }) => name)
            .filter(Boolean)
            .join(', ')}
        </span>
        <span class="hall-match__when">
          {local ? `${words.here} · ` : ''}
          {ago(info.since)}
        </span>
      </span>
      <span class="hall-match__turn">{turnOf(match, mine)}</span>
    </a>
  );
}

function turnOf({ info }: Mine, mine: boolean): string {
  const words = say(SHELF);
  if (mine) return words.yourTurn;
  if (info.phase === 'gathering') return words.gathering;
  if (info.phase !== 'playing') return words.over;
  return words.waitingFor(info.waiting.map((seat) => info.seats[seat]?.name ?? '').join(', '));
}
