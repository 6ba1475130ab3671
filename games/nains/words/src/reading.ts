import { at, type Seat } from '@meadhall/kernel';
import {
  type CardId,
  COLUMN,
  type Coin,
  DWARVES,
  type Frame,
  type Lord,
  type Nains,
  ORDERS,
  type Order,
  type Piece,
  type Place,
  pointsOf,
  ranks,
  type Tavern,
  worth,
} from '@meadhall/nains';
import type { Scene as SceneOf } from '@meadhall/words';

export type Scene = SceneOf<Nains>;

/** What is being asked, with what has been decided about it. */
export function asked<K extends Frame['do']>(
  { view }: Scene,
  step: K,
): Extract<Frame, { do: K }> | undefined {
  const frame = view.agenda.at(-1);
  return frame?.do === step ? (frame as Extract<Frame, { do: K }>) : undefined;
}

export const lord = ({ view }: Scene, seat: Seat): Readonly<Lord> => at(view.seats, seat);

export const coin = (scene: Scene, seat: Seat, piece: Piece): Coin =>
  at(lord(scene, seat).coins, piece);

/** Where the reader knows a coin to lie; nowhere if that is a secret. */
export function whereIs(scene: Scene, seat: Seat, piece: Piece): Place | null {
  const { slots, pouch } = lord(scene, seat);
  const own = scene.viewer === seat ? scene.view.laid : null;
  const tavern = (own ?? slots).indexOf(piece);
  if (tavern >= 0) return tavern as Tavern;
  if (slots[0] === null) return 'hand';
  return own || pouch.includes(piece) ? 'pouch' : null;
}

/** What an army comes to: ranks in the column that grows, and whether a line is completed. */
interface Growth {
  ranks: number;
  line: boolean;
}

/** How an army grows by so many ranks in one column. */
export function withMore(scene: Scene, seat: Seat, order: Order, more: number): Growth {
  const { army } = lord(scene, seat);
  const own = ORDERS.map((_, column) => ranks(at(army, column)));
  const before = Math.min(...own);
  const grown = at(own, COLUMN[order]) + more;
  own[COLUMN[order]] = grown;
  return { ranks: grown, line: Math.min(...own) > before };
}

/** Whether an Errants dwarf would get a Pariah token. */
export function becomesPariah({ view }: Scene, seat: Seat, card: CardId): boolean {
  const { order, points } = at(DWARVES, card);
  if (order !== 'errants') return false;
  const counted = view.options.pariahs;
  return at(at(view.seats, seat).army, COLUMN.errants).some(
    (it) => (counted === 'anyCard' || typeof it === 'number') && pointsOf(it, 'errants') === points,
  );
}

/** What a change was meant to give, if the Treasury had to give something else. */
export const missed = ({ to, wanted }: { to: Coin; wanted: number }): number | null =>
  worth(to) === wanted ? null : wanted;
