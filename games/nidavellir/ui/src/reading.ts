import { at, type Line, leaders, type Seat, seeded, totals, type Viewer } from '@meadhall/kernel';
import {
  CLASSES,
  type Class,
  type Coin,
  type Frame,
  type LineKey,
  nidavellir,
  type Piece,
  type Player,
  type Slot,
  type Tavern,
  type View,
  worth,
} from '@meadhall/nidavellir';
import { type Arrangement, unlaid } from './bids.ts';
import { coinTarget } from './targets.ts';
import type { Alike } from './touch.ts';

/** The open question with what has been decided about it. */
function openFrame<K extends Frame['do']>(
  { agenda }: View,
  step: K,
): Extract<View['agenda'][number], { do: K }> | undefined {
  const frame = agenda.at(-1);
  return frame?.do === step ? (frame as Extract<View['agenda'][number], { do: K }>) : undefined;
}

/** Whether a seat has laid its bids while others still think. */
export function hasBid(view: View, seat: Seat): boolean {
  const answer = openFrame(view, 'bid')?.answers[seat];
  return answer !== null && answer !== undefined;
}

/** A seat that keeps its coins in hand and bids last: Uline sees for it. */
export const isSeer = ({ heroes }: Readonly<Player>): boolean => heroes.includes('uline');

/** Where a viewer's own coins lie, once they are laid: around one screen only those that are turned up. */
export function ownCoins(view: View, seat: Seat): Arrangement {
  const answer = openFrame(view, 'bid')?.answers[seat];
  if (answer && answer !== 'veiled') return answer;
  return view.laid ?? at(view.seats, seat).slots.map(known);
}

/** Whether coins of this seat lie somewhere the viewer may not look, so that nobody can say which are in the pouch. */
export const hidesCoins = (view: View, seat: Seat): boolean =>
  view.laid === null && at(view.seats, seat).slots.includes('down');

/** A coin on a slot as somebody at the table sees it. */
export interface Seen {
  /** What is on its face, as far as the viewer knows. */
  readonly coin: Coin | null;
  readonly piece: Piece | null;
  /** Lies face down for the others. */
  readonly down: boolean;
}

/** What a viewer sees of the bid of a seat on a tavern; nothing lies there: null. */
export function bidOn(view: View, viewer: Viewer, seat: Seat, tavern: Tavern): Seen | null {
  const player = at(view.seats, seat);
  const slot = player.slots[tavern] ?? null;
  const own = viewer === seat ? (ownCoins(view, seat)[tavern] ?? null) : null;
  if (slot === null && own === null) return hasBid(view, seat) ? UNKNOWN : null;
  const piece: Piece | null = own ?? known(slot);
  return {
    piece,
    coin: piece === null ? null : at(player.coins, piece),
    down: view.tavern === null || tavern > view.tavern,
  };
}
const UNKNOWN: Seen = { coin: null, piece: null, down: true };
const known = (slot: Slot): Piece | null => (slot === 'down' ? null : slot);

/** A name for each coin that stays with it when coins are sorted: of equal ones the second is another. */
export function coinPieces(coins: readonly Coin[], seat: Seat): string[] {
  return coins.map((coin, i) => {
    const twins = coins.slice(0, i).filter((it) => it === coin).length;
    return `coin-${seat}-${coin}${twins > 0 ? `-${twins + 1}` : ''}`;
  });
}

/** Coins that look the same and lie in the same place. */
export function alikeCoins({ coins }: Readonly<Player>, seat: Seat, laid: Arrangement): Alike {
  const groups = new Map<string, string[]>();
  const off = unlaid(laid);
  for (const piece of off)
    groups.set(
      coinTarget(seat, piece),
      off.filter((it) => coins[it] === coins[piece]).map((it) => coinTarget(seat, it)),
    );
  return (target) => groups.get(target) ?? [target];
}

/** Coins from the lowest to the highest. */
export const byWorth = (coins: readonly Coin[]): Piece[] =>
  ([0, 1, 2, 3, 4] as Piece[]).sort((a, b) => worth(at(coins, a)) - worth(at(coins, b)));

/** In which order the seats have their turns at the tavern being resolved, and who is done. */
export function turns(view: View): { order: readonly Seat[]; next: number } | null {
  const frame = view.agenda.findLast((it) => it.do === 'takeTurns');
  return frame?.do === 'takeTurns' ? { order: frame.order, next: frame.next } : null;
}

/** Rounds of an Age, as the decks allow. (NID-3.1) */
export const roundsOf = ({ seats }: View): number => (seats.length > 3 ? 3 : 4);

export interface Standing {
  readonly lines: readonly Line<LineKey>[];
  readonly totals: readonly number[];
  readonly winners: readonly Seat[];
}

const standings = new WeakMap<View, Standing>();

/** The score sheet as it would be now. It rests on nothing secret, so any imagined table will do. */
export function standing(view: View, viewer: Viewer): Standing {
  const before = standings.get(view);
  if (before) return before;
  const game = nidavellir.imagine(view, viewer, seeded('0'.repeat(32)));
  const lines = nidavellir.sheet(game);
  const sums = totals(lines, view.seats.length);
  const found = { lines, totals: sums, winners: leaders(sums) };
  standings.set(view, found);
  return found;
}

/** Points of each class on the sheet of one seat, with what belongs to it. */
export function classPoints({ lines }: Standing, seat: Seat): Record<Class, number> {
  const points = { warrior: 0, hunter: 0, miner: 0, blacksmith: 0, explorer: 0 };
  for (const line of lines) {
    if (line.seat !== seat) continue;
    const name = CLASSES.find((it) => it === line.key);
    if (name) points[name] += line.points;
    else if (line.key === 'majority') points.warrior += line.points;
    else if (line.key === 'idunn') points.explorer += line.points;
  }
  return points;
}
