import { at, type Clause, type Line } from '@meadhall/kernel';
import { worth } from '@meadhall/taverns';
import { owns, ranks } from './army.ts';
import { CARDS, type Class, COLUMN } from './cards.ts';
import { BROTHERS, heroNamed, YLUD_POINTS } from './heroes.ts';
import { type LineKey, type Player, SPECIAL_GEM, type State } from './model.ts';

/** The rule each line of the sheet rests on. */
const CLAUSES: Record<LineKey, Clause> = {
  warrior: 'NID-18.1',
  majority: 'NID-18.1',
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
  let most = 0;
  for (const player of seats) most = Math.max(most, finalRanks(player, 'warrior'));
  const lines: Line<LineKey>[] = [];
  seats.forEach((player, seat) => {
    const write = (key: LineKey, points: number): void => {
      lines.push({ seat, key, clause: CLAUSES[key], points });
    };
    writeArmy(player, most, write);
    writeHeroes(player, write);
    write(
      'coins',
      player.coins.reduce((sum, coin) => sum + worth(coin), 0),
    );
    if (player.gem === SPECIAL_GEM) write('gem', 3);
  });
  return lines;
}

type Write = (key: LineKey, points: number) => void;

/** The five classes; `most` is the highest number of Warrior ranks at the table. */
function writeArmy(player: Player, most: number, write: Write): void {
  const warriors = finalRanks(player, 'warrior');
  const smiths = finalRanks(player, 'blacksmith');
  write('warrior', pointsIn(player, 'warrior'));
  if (most > 0 && warriors === most) write('majority', highestCoin(player));
  write('hunter', finalRanks(player, 'hunter') ** 2);
  write('miner', pointsIn(player, 'miner') * finalRanks(player, 'miner'));
  write('blacksmith', (smiths * (smiths + 5)) / 2);
  write('explorer', pointsIn(player, 'explorer'));
  if (owns(player, 'idunn')) write('idunn', 2 * finalRanks(player, 'explorer'));
}

/** The neutral heroes, brothers together. */
function writeHeroes(player: Player, write: Write): void {
  const brothers = player.heroes.filter((hero) => heroNamed(hero).brother).length;
  if (brothers > 0) write('dwerg', at(BROTHERS, brothers));
  if (owns(player, 'astrid')) write('astrid', highestCoin(player));
  for (const hero of PLAIN_HEROES) if (owns(player, hero)) write(hero, heroNamed(hero).points);
}

/** Ranks that count at the end: all but Thrud's. (NID-18.11) */
function finalRanks({ army }: Player, name: Class): number {
  const column = at(army, COLUMN[name]);
  return ranks(column) - (column.includes('thrud') ? heroNamed('thrud').ranks : 0);
}

/** Points shown in a column; Ylud takes the value of the column, Thrud has none there. */
function pointsIn({ army }: Player, name: Class): number {
  let sum = 0;
  for (const card of at(army, COLUMN[name])) {
    if (typeof card === 'number') sum += at(CARDS, card).points;
    else if (card === 'ylud') sum += YLUD_POINTS[name];
    else if (card !== 'thrud') sum += heroNamed(card).points;
  }
  return sum;
}

const highestCoin = ({ coins }: Player): number => Math.max(...coins.map(worth));
