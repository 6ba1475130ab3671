import { at, type Clause, type Line } from '@meadhall/kernel';
import { worth } from '@meadhall/taverns';
import { owns, ranks } from './army.ts';
import { CARDS, type Class, COLUMN } from './cards.ts';
import { BROTHERS, heroNamed, YLUD_POINTS } from './heroes.ts';
import { type ArmyCard, type LineKey, type Player, SPECIAL_GEM, type State } from './model.ts';

/** The rule each line of the sheet rests on. */
const CLAUSES: Record<LineKey, Clause> = {
  warrior: 'NID-18.1',
  majority: 'NID-18.2',
  hunter: 'NID-18.3',
  miner: 'NID-18.4',
  blacksmith: 'NID-18.5',
  explorer: 'NID-18.6',
  idunn: 'NID-29.2',
  dwerg: 'NID-30.1',
  skaa: 'NID-35.1',
  astrid: 'NID-36.1',
  grid: 'NID-37.1',
  uline: 'NID-38.1',
  thrud: 'NID-40.8',
  coins: 'NID-18.9',
  gem: 'NID-15.8',
};

/** Lines of neutral heroes whose points are printed on the card. */
const PLAIN_HEROES = ['skaa', 'grid', 'uline', 'thrud'] as const;

/** The score of everybody, line by line. Thrud counts as if she had left her column. (NID-18) */
export function sheet({ seats }: Pick<State, 'seats'>): Line<LineKey>[] {
  const most = Math.max(...seats.map((player) => finalRanks(player, 'warrior')));
  return seats.flatMap((player, seat) => {
    const points = pointsOf(player);
    if (most > 0 && finalRanks(player, 'warrior') === most) points.majority = highestCoin(player);
    return (Object.keys(points) as LineKey[]).map((key) => ({
      seat,
      key,
      clause: CLAUSES[key],
      points: points[key] ?? 0,
    }));
  });
}

function pointsOf(player: Player): Partial<Record<LineKey, number>> {
  const brothers = player.heroes.filter((hero) => heroNamed(hero).brother).length;
  const smiths = finalRanks(player, 'blacksmith');
  const points: Partial<Record<LineKey, number>> = {
    warrior: sum(player, 'warrior'),
    hunter: finalRanks(player, 'hunter') ** 2,
    miner: sum(player, 'miner') * finalRanks(player, 'miner'),
    blacksmith: (smiths * (smiths + 5)) / 2,
    explorer: sum(player, 'explorer'),
    coins: player.coins.reduce((total, coin) => total + worth(coin), 0),
  };
  if (owns(player, 'idunn')) points.idunn = 2 * finalRanks(player, 'explorer');
  if (brothers > 0) points.dwerg = at(BROTHERS, brothers);
  if (owns(player, 'astrid')) points.astrid = highestCoin(player);
  for (const hero of PLAIN_HEROES) if (owns(player, hero)) points[hero] = heroNamed(hero).points;
  if (player.gem === SPECIAL_GEM) points.gem = 3;
  return points;
}

/** Ranks that count at the end: all but Thrud's. (NID-18.11) */
function finalRanks({ army }: Player, name: Class): number {
  const column = at(army, COLUMN[name]);
  return ranks(column) - (column.includes('thrud') ? heroNamed('thrud').ranks : 0);
}

const sum = ({ army }: Player, name: Class): number =>
  at(army, COLUMN[name]).reduce<number>((total, card) => total + pointsIn(name, card), 0);

function pointsIn(name: Class, card: ArmyCard): number {
  if (typeof card === 'number') return at(CARDS, card).points;
  if (card === 'ylud') return YLUD_POINTS[name];
  return card === 'thrud' ? 0 : heroNamed(card).points;
}

const highestCoin = ({ coins }: Player): number => Math.max(...coins.map(worth));
