import { at, type Seat } from '@meadhall/kernel';
import {
  type CardId,
  type CognarName,
  type Coin,
  cognarNamed,
  GAAT_POINTS,
  isLastRound,
  type Order,
  type Piece,
  type Place,
  worth,
} from '@meadhall/nains';
import { a, count, nth } from '@meadhall/words/english';
import { CALLED, cardName, dwarf } from '../names.ts';
import { becomesPariah, coin, lord, type Scene, withMore } from '../reading.ts';
import { NAMES } from './names.ts';

export const tavern = (index: number): string => at(NAMES.taverns, index).full;

export const aCard = (id: CardId): string => a(cardName(NAMES, id));

export const inside = (order: Order): string => `in the ${NAMES.orders[order].column} column`;

const points = (n: number): string => count(n, 'point');

/** A coin among those of its owner: a bronze 5 and a gold 5 look alike but are not. */
export function coinName(it: Coin, owned: readonly Coin[] = []): string {
  if (it === 's3') return '3-Exchange';
  const twin = owned.some((other) => other !== it && other !== 's3' && worth(other) === worth(it));
  if (!twin) return String(worth(it));
  return `${it.startsWith('b') ? 'bronze' : 'gold'} ${worth(it)}`;
}

export const ownCoin = (scene: Scene, seat: Seat, piece: Piece): string =>
  coinName(coin(scene, seat, piece), lord(scene, seat).coins);

export const place = (where: Place): string =>
  where === 'pouch' ? 'purse' : where === 'hand' ? 'in hand' : at(NAMES.taverns, where).short;

/** What a dwarf would do: its column grows, a line may be complete, its order may have its word. */
export function taking(id: CardId, scene: Scene, seat: Seat, improves = true): string {
  const { order } = dwarf(id);
  const { ranks, line } = withMore(scene, seat, order, dwarf(id).ranks);
  const parts = [
    `your ${nth(ranks)} rank`,
    ...(line ? ['and a Cognar'] : []),
    ...(becomesPariah(scene, seat, id) ? ['under a Pariah token'] : []),
    ...(order === 'talion' && improves ? ['a coin grows by 1'] : []),
  ];
  return `${cardName(NAMES, id)}: ${parts.join(', ')}`;
}

/** A Mercenary or Ga'at in a column. */
export function joining(order: Order, cognar: CognarName, scene: Scene, seat: Seat): string {
  const { ranks, line } = withMore(scene, seat, order, cognarNamed(cognar).ranks);
  const value = cognar === 'gaat' ? GAAT_POINTS[order] : 0;
  const column = `${NAMES.orders[order].column} column: ${nth(ranks)} rank`;
  return `${column}${value > 0 ? `, ${points(value)}` : ''}${line ? ', and a Cognar' : ''}`;
}

/** What a Cognar does besides bringing ranks and points. */
const DEEDS: Readonly<Partial<Record<CognarName, string>>> = {
  abokar: '1 point for each Shield rank at the end',
  svara: 'choose a dwarf among 5 cards of Era 2',
  derdhr: 'one of your coins grows by 5',
  kardum: 'the 3-Exchange takes the place of your 0',
  oosram: 'lifts 2 Pariah tokens at the end',
  droh: 'lifts 1 Pariah token at the end',
  gurdan: 'with Borogam, 1 more point for each Malt',
  borogam: 'with Gurdan, 1 more point for each Malt',
  jorun: '3 points for each different rune at the end',
  oboron: 'comes with his ally Ga’at',
};

const LAST_CARD = 'takes the last card of Era 2 unseen';

function deed(cognar: CognarName, { view }: Scene): string {
  const {
    kind,
    order,
    ranks,
    points: value,
    malt = 0,
    occult = 0,
    runes,
    looks,
  } = cognarNamed(cognar);
  const figures = [
    ...(order ? [count(ranks, `${NAMES.orders[order].rank} rank`)] : []),
    ...(kind === 'mercenary' ? ['Mercenary, 1 rank wherever you like'] : []),
    ...(value > 0 ? [points(value)] : []),
    ...(malt > 0 ? [`${malt} Malt`] : []),
    ...(occult > 0 ? [count(occult, 'Occult symbol')] : []),
    ...(runes ? [count(runes.length, 'unique rune')] : []),
  ].join(', ');
  const does = looks && isLastRound(view) ? LAST_CARD : (DEEDS[cognar] ?? '');
  return [figures, does].filter((part) => part !== '').join('; ');
}

export const introduced = (cognar: CognarName, scene: Scene): string =>
  `${CALLED[cognar]}: ${deed(cognar, scene)}`;
