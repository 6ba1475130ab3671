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
import { capital } from '@meadhall/words';
import { count, nth } from '@meadhall/words/french';
import { CALLED, cardName, dwarf } from '../names.ts';
import { becomesPariah, coin, lord, type Scene, withMore } from '../reading.ts';
import { NAMES } from './names.ts';

export const tavern = (index: number): string => at(NAMES.taverns, index).full;

export const aCard = (id: CardId): string => `un ${cardName(NAMES, id)}`;

export const inside = (order: Order): string => `dans la colonne ${NAMES.orders[order].column}`;

const points = (n: number): string => count(n, 'point');

/** A coin among those of its owner: a bronze 5 and a gold 5 look alike but are not. */
export function coinName(it: Coin, owned: readonly Coin[] = []): string {
  if (it === 's3') return '3-Échange';
  const twin = owned.some((other) => other !== it && other !== 's3' && worth(other) === worth(it));
  if (!twin) return String(worth(it));
  return `${worth(it)} ${it.startsWith('b') ? 'de bronze' : 'd’or'}`;
}

export const ownCoin = (scene: Scene, seat: Seat, piece: Piece): string =>
  coinName(coin(scene, seat, piece), lord(scene, seat).coins);

export const place = (where: Place): string =>
  where === 'pouch' ? 'bourse' : where === 'hand' ? 'en main' : at(NAMES.taverns, where).short;

/** What a dwarf would do: its column grows, a line may be complete, its order may have its word. */
export function taking(id: CardId, scene: Scene, seat: Seat, improves = true): string {
  const { order } = dwarf(id);
  const { ranks, line } = withMore(scene, seat, order, dwarf(id).ranks);
  const parts = [
    `votre ${nth(ranks)} grade`,
    ...(line ? ['et un Cognar'] : []),
    ...(becomesPariah(scene, seat, id) ? ['sous un jeton Paria'] : []),
    ...(order === 'talion' && improves ? ['un talion gagne 1'] : []),
  ];
  return `${capital(cardName(NAMES, id))} : ${parts.join(', ')}`;
}

/** A Mercenary or Ga'at in a column. */
export function joining(order: Order, cognar: CognarName, scene: Scene, seat: Seat): string {
  const { ranks, line } = withMore(scene, seat, order, cognarNamed(cognar).ranks);
  const value = cognar === 'gaat' ? GAAT_POINTS[order] : 0;
  const column = `Colonne ${NAMES.orders[order].column} : ${nth(ranks)} grade`;
  return `${column}${value > 0 ? `, ${points(value)}` : ''}${line ? ', et un Cognar' : ''}`;
}

/** What a Cognar does besides bringing ranks and points. */
const DEEDS: Readonly<Partial<Record<CognarName, string>>> = {
  abokar: '1 point par grade du Bouclier à la fin',
  svara: 'choisissez un nain parmi 5 cartes de l’Ère 2',
  derdhr: 'un de vos talions gagne 5',
  kardum: 'le 3-Échange remplace votre 0',
  oosram: 'retire 2 jetons Paria à la fin',
  droh: 'retire 1 jeton Paria à la fin',
  gurdan: 'avec Borogam, 1 point de plus par Malt',
  borogam: 'avec Gurdan, 1 point de plus par Malt',
  jorun: '3 points par rune différente à la fin',
  oboron: 'vient avec son allié Ga’at',
};

const LAST_CARD = 'prend la dernière carte de l’Ère 2 sans la voir';

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
    ...(order ? [`${count(ranks, 'grade')} ${NAMES.orders[order].rank}`] : []),
    ...(kind === 'mercenary' ? ['Mercenaire, 1 grade où vous voulez'] : []),
    ...(value > 0 ? [points(value)] : []),
    ...(malt > 0 ? [`${malt} Malt`] : []),
    ...(occult > 0 ? [count(occult, 'symbole Occulte', 'symboles Occulte')] : []),
    ...(runes ? [count(runes.length, 'rune unique', 'runes uniques')] : []),
  ].join(', ');
  const does = looks && isLastRound(view) ? LAST_CARD : (DEEDS[cognar] ?? '');
  return [figures, does].filter((part) => part !== '').join(' ; ');
}

export const introduced = (cognar: CognarName, scene: Scene): string =>
  `${CALLED[cognar]} : ${deed(cognar, scene)}`;
