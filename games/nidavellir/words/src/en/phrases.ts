import { at, type Seat } from '@meadhall/kernel';
import {
  BROTHERS,
  type CardId,
  type Class,
  type Coin,
  type HeroName,
  heroNamed,
  type Piece,
  type Place,
  SPECIAL_BLACKSMITH,
  worth,
  YLUD_POINTS,
} from '@meadhall/nidavellir';
import { a, count, nth } from '@meadhall/words/english';
import { cardName, cardOf, classOf } from '../names.ts';
import { coin, liftsThrud, player, type Scene, withHer, withMore } from '../reading.ts';
import { NAMES } from './names.ts';

export const tavern = (index: number): string => at(NAMES.taverns, index).full;

export const aCard = (id: CardId): string =>
  id === SPECIAL_BLACKSMITH ? `the ${cardName(NAMES, id)}` : a(cardName(NAMES, id));

export const among = (column: Class): string => `among the ${NAMES.classes[column].many}`;

export const points = (n: number): string => count(n, 'point');

/** A coin among those of its owner: a base 5 and a treasury 5 look alike but are not. (NID-11.7) */
export function coinName(it: Coin, owned: readonly Coin[] = []): string {
  if (it === 's3') return 'special 3';
  const twin = owned.some((other) => other !== it && other !== 's3' && worth(other) === worth(it));
  if (!twin) return String(worth(it));
  return `${it.startsWith('b') ? 'base' : 'treasury'} ${worth(it)}`;
}

export const ownCoin = (scene: Scene, seat: Seat, piece: Piece): string =>
  coinName(coin(scene, seat, piece), player(scene, seat).coins);

export const place = (where: Place): string =>
  where === 'pouch' ? 'pouch' : where === 'hand' ? 'in hand' : tavern(where);

/** What a card would do: its column grows, perhaps far enough for a hero. */
export function taking(id: CardId, scene: Scene, seat: Seat): string {
  const name = cardName(NAMES, id);
  const column = classOf(id);
  if (column === null) return `${name}: a coin grows by ${cardOf(id).raises}`;
  if (liftsThrud(scene, seat, column)) return `${name}: Thrud changes place`;
  const { ranks, hero } = withMore(scene, seat, column, cardOf(id).ranks);
  return `${name}: your ${nth(ranks)} rank${hero ? ', and a hero' : ''}`;
}

/** Ylud or Thrud at the end of a column. */
export function joining(column: Class, scene: Scene, seat: Seat, her: 'ylud' | 'thrud'): string {
  const { ranks, hero } = withHer(scene, seat, column, her);
  const value = her === 'ylud' ? YLUD_POINTS[column] : 0;
  const lifts = her === 'ylud' && liftsThrud(scene, seat, column);
  const growth = `Among the ${NAMES.classes[column].many}: ${nth(ranks)} rank`;
  const worthIt = value > 0 ? `, ${points(value)}` : '';
  return `${growth}${worthIt}${lifts ? ', Thrud changes place' : hero ? ', and a hero' : ''}`;
}

/** What a hero does besides bringing ranks and points. */
const DEEDS: Readonly<Partial<Record<HeroName, string>>> = {
  dagda: 'discard the last card of two columns',
  bonfur: 'discard the last card of one column',
  idunn: '2 more points for each Explorer rank at the end',
  astrid: 'as many points as your highest coin at the end',
  grid: 'a coin grows by 7',
  uline: 'keep your coins in hand and bid after the others',
  ylud: '1 rank in a column of your choice, at the end of the Age',
  thrud: '1 rank in a column of your choice, at once',
};

export function deed(hero: HeroName, scene: Scene, seat: Seat): string {
  const { column, ranks, points: value, brother } = heroNamed(hero);
  if (brother) {
    const brothers = player(scene, seat).heroes.filter((it) => heroNamed(it).brother).length + 1;
    return `${nth(brothers)} brother, ${points(at(BROTHERS, brothers))} in all`;
  }
  const figures = [
    ...(column ? [count(ranks, `${NAMES.classes[column].one} rank`)] : []),
    ...(value > 0 ? [points(value)] : []),
  ].join(', ');
  return [figures, DEEDS[hero] ?? ''].filter((part) => part !== '').join('; ');
}
