import { at, type Seat } from '@meadhall/kernel';
import {
  CLASSES,
  type Class,
  COLUMN,
  type Coin,
  type Frame,
  HEROES,
  type Nidavellir,
  type Piece,
  type Place,
  type Player,
  ranks,
  type Tavern,
  worth,
} from '@meadhall/nidavellir';
import type { Scene as SceneOf } from '@meadhall/words';

export type Scene = SceneOf<Nidavellir>;

/** What is being asked, with what has been decided about it. */
export function asked<K extends Frame['do']>(
  { view }: Scene,
  step: K,
): Extract<Frame, { do: K }> | undefined {
  const frame = view.agenda.at(-1);
  return frame?.do === step ? (frame as Extract<Frame, { do: K }>) : undefined;
}

export const player = ({ view }: Scene, seat: Seat): Readonly<Player> => at(view.seats, seat);

export const coin = (scene: Scene, seat: Seat, piece: Piece): Coin =>
  at(player(scene, seat).coins, piece);

/** A player who waits for the others' bids with the coins in hand. */
export const isSeer = (scene: Scene, seat: Seat): boolean =>
  player(scene, seat).heroes.includes('uline');

/** Where the reader knows a coin to lie; nowhere if that is a secret. */
export function whereIs(scene: Scene, seat: Seat, piece: Piece): Place | null {
  const { slots, pouch } = player(scene, seat);
  const own = scene.viewer === seat ? scene.view.laid : null;
  const tavern = (own ?? slots).indexOf(piece);
  if (tavern >= 0) return tavern as Tavern;
  if (isSeer(scene, seat) || slots[0] === null) return 'hand';
  return own || pouch.includes(piece) ? 'pouch' : null;
}

/** Ranks of each class in a player's army. */
function ranksOf(scene: Scene, seat: Seat): Record<Class, number> {
  const { army } = player(scene, seat);
  return Object.fromEntries(CLASSES.map((name) => [name, ranks(at(army, COLUMN[name]))])) as Record<
    Class,
    number
  >;
}

/** What an army comes to: ranks in the column that grows, and whether lines then call for a hero. */
interface Growth {
  ranks: number;
  hero: boolean;
}

/** How an army grows by so many ranks in one column. */
export const withMore = (scene: Scene, seat: Seat, column: Class, more: number): Growth =>
  grown(scene, seat, column, more, ranksOf(scene, seat));

/** How an army looks once Thrud or Ylud, wherever she is, joins a column. */
export function withHer(scene: Scene, seat: Seat, column: Class, her: 'thrud' | 'ylud'): Growth {
  const own = ranksOf(scene, seat);
  for (const name of CLASSES)
    if (at(player(scene, seat).army, COLUMN[name]).includes(her)) own[name] -= HEROES[her].ranks;
  return grown(scene, seat, column, HEROES[her].ranks, own);
}

function grown(
  scene: Scene,
  seat: Seat,
  column: Class,
  more: number,
  own: Record<Class, number>,
): Growth {
  own[column] += more;
  const lines = Math.min(...Object.values(own));
  return { ranks: own[column], hero: lines > player(scene, seat).heroes.length };
}

/** Whether Thrud would have to make room for a card in this column. */
export const liftsThrud = (scene: Scene, seat: Seat, column: Class): boolean =>
  at(player(scene, seat).army, COLUMN[column]).at(-1) === 'thrud';

/** What a change was meant to give, if the treasury had to give something else. */
export const missed = ({ to, wanted }: { to: Coin; wanted: number }): number | null =>
  worth(to) === wanted ? null : wanted;
