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
import { capital } from '@meadhall/words';
import { count, de, nth } from '@meadhall/words/french';
import { cardName, cardOf, classOf } from '../names.ts';
import { coin, liftsThrud, player, type Scene, withHer, withMore } from '../reading.ts';
import { NAMES } from './names.ts';

export const tavern = (index: number): string => at(NAMES.taverns, index).full;

export function aCard(id: CardId): string {
  // There is only one special Blacksmith, a woman.
  const article = id === SPECIAL_BLACKSMITH ? 'la' : classOf(id) ? 'un' : 'une';
  return `${article} ${cardName(NAMES, id)}`;
}

export const among = (column: Class): string => `chez les ${NAMES.classes[column].many}`;

export const points = (n: number): string => count(n, 'point');

/** A coin among those of its owner: a base 5 and a treasury 5 look alike but are not. (NID-11.7) */
export function coinName(it: Coin, owned: readonly Coin[] = []): string {
  if (it === 's3') return '3 spécial';
  const twin = owned.some((other) => other !== it && other !== 's3' && worth(other) === worth(it));
  if (!twin) return String(worth(it));
  return `${worth(it)} ${it.startsWith('b') ? 'de base' : 'du Trésor'}`;
}

export const ownCoin = (scene: Scene, seat: Seat, piece: Piece): string =>
  coinName(coin(scene, seat, piece), player(scene, seat).coins);

export const place = (where: Place): string =>
  where === 'pouch' ? 'bourse' : where === 'hand' ? 'en main' : tavern(where);

/** What a card would do: its column grows, perhaps far enough for a hero. */
export function taking(id: CardId, scene: Scene, seat: Seat): string {
  const name = capital(cardName(NAMES, id));
  const column = classOf(id);
  if (column === null) return `${name} : une pièce gagne ${cardOf(id).raises}`;
  if (liftsThrud(scene, seat, column)) return `${name} : Thrud change de place`;
  const { ranks, hero } = withMore(scene, seat, column, cardOf(id).ranks);
  return `${name} : votre ${nth(ranks)} grade${hero ? ', et un héros' : ''}`;
}

/** Ylud or Thrud at the end of a column. */
export function joining(column: Class, scene: Scene, seat: Seat, her: 'ylud' | 'thrud'): string {
  const { ranks, hero } = withHer(scene, seat, column, her);
  const value = her === 'ylud' ? YLUD_POINTS[column] : 0;
  const lifts = her === 'ylud' && liftsThrud(scene, seat, column);
  const growth = `${capital(among(column))} : ${nth(ranks)} grade`;
  const worthIt = value > 0 ? `, ${points(value)}` : '';
  return `${growth}${worthIt}${lifts ? ', Thrud change de place' : hero ? ', et un héros' : ''}`;
}

/** What a hero does besides bringing ranks and points. */
const DEEDS: Readonly<Partial<Record<HeroName, string>>> = {
  dagda: 'défaussez la dernière carte de deux colonnes',
  bonfur: 'défaussez la dernière carte d’une colonne',
  idunn: '2 points de plus par grade d’explorateur à la fin',
  astrid: 'autant de points que votre plus forte pièce à la fin',
  grid: 'une pièce gagne 7',
  uline: 'gardez vos pièces en main et misez après les autres',
  ylud: '1 grade dans la colonne de votre choix, à la fin de l’Âge',
  thrud: '1 grade dans la colonne de votre choix, tout de suite',
};

export function deed(hero: HeroName, scene: Scene, seat: Seat): string {
  const { column, ranks, points: value, brother } = heroNamed(hero);
  if (brother) {
    const brothers = player(scene, seat).heroes.filter((it) => heroNamed(it).brother).length + 1;
    return `${nth(brothers)} frère, ${points(at(BROTHERS, brothers))} en tout`;
  }
  const figures = [
    ...(column ? [`${count(ranks, 'grade')} ${de(NAMES.classes[column].one)}`] : []),
    ...(value > 0 ? [points(value)] : []),
  ].join(', ');
  return [figures, DEEDS[hero] ?? ''].filter((part) => part !== '').join(' ; ');
}
