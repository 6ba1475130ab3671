import { at, type Seat } from '@meadhall/kernel';
import {
  CLASSES,
  type Class,
  COLUMN,
  type Coin,
  type Frame,
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
export function ranksOf(scene: Scene, seat: Seat): Record<Class, number> {
  const { army } = player(scene, seat);
  return Object.fromEntries(CLASSES.map((name) => [name, ranks(at(army, COLUMN[name]))])) as Record<
    Class,
    number
  >;
}

/** What more ranks in one column would come to: its ranks, and whether lines then call for a hero. */
export function after(
  scene: Scene,
  seat: Seat,
  column: Class,
  more: number,
): { ranks: number; hero: boolean } {
  const own = ranksOf(scene, seat);
  own[column] += more;
  const lines = Math.min(...Object.values(own));
  return { ranks: own[column], hero: lines > player(scene, seat).heroes.length };
}

/** Whether Thrud would have to make room for a card in this column. */
export const liftsThrud = (scene: Scene, seat: Seat, column: Class): boolean =>
  at(player(scene, seat).army, COLUMN[column]).at(-1) === 'thrud';

/** What a change was meant to give, if the treasury had to give something else. */
export const missed = (to: Coin, wanted: number): number | null =>
  worth(to) === wanted ? null : wanted;
