import { at } from '@meadhall/kernel';
import { worth } from '@meadhall/taverns';
import { CARDS, CLASSES, COLUMN } from './cards.ts';
import { HEROES, YLUD_POINTS } from './heroes.ts';
import type { Player } from './model.ts';

/** An army in figures: what a player with a pencil would note. */
export interface Muster {
  /** Ranks of each column that count for lines. */
  readonly ranks: number[];
  /** Points shown in each column. */
  readonly points: number[];
  /** Heroes recruited. */
  heroes: number;
  readonly highestCoin: number;
  idunn: boolean;
  /** The column Thrud stands in, where she will not count; -1: none. */
  thrud: number;
}

export function musterOf({ army, coins, heroes }: Readonly<Player>): Muster {
  const ranks = [0, 0, 0, 0, 0];
  const points = [0, 0, 0, 0, 0];
  let thrud = -1;
  for (let column = 0; column < 5; column++) {
    let rank = 0;
    let sum = 0;
    for (const card of at(army, column)) {
      if (typeof card === 'number') {
        const dwarf = at(CARDS, card);
        rank += dwarf.ranks;
        sum += dwarf.points;
        continue;
      }
      rank += HEROES[card].ranks;
      if (card === 'thrud') thrud = column;
      else sum += card === 'ylud' ? YLUD_POINTS[at(CLASSES, column)] : HEROES[card].points;
    }
    ranks[column] = rank;
    points[column] = sum;
  }
  let highestCoin = 0;
  for (const coin of coins) highestCoin = Math.max(highestCoin, worth(coin));
  return {
    ranks,
    points,
    heroes: heroes.length,
    highestCoin,
    idunn: heroes.includes('idunn'),
    thrud,
  };
}

/** What a player reckons with besides the own army. */
export interface Outlook {
  /** Cards the player will still take. */
  readonly picks: number;
  /** Those of them that come before the Distinctions; 0 once they are awarded. */
  readonly picksBeforeAwards: number;
  /** Rounds still to come after this one. */
  readonly rounds: number;
  /** The most ranks a rival has in each column. */
  readonly rivals: readonly number[];
}

/** How many of a player's further cards end up in one column. */
const SHARE = 0.17;
/** Average points of a Miner. */
const MINER = 1.6;
/** What the next hero, the one after and the third are worth, once their line is complete. */
const LINES = [11, 7, 4] as const;
/** So many missing ranks make a line hopeless at the end, and so many more for each card to come. */
const GAP = 1.4;
const GAP_LATER = 0.2;
/** How much a card to come unsettles a majority. */
const CONTEST = 0.45;
/** What a Distinction is worth, by column. */
const AWARDS = [6, 4, 4, 10, 9] as const;

/** The points an army can be expected to have in the end. With nothing to come, those it has. */
export function prospects(muster: Muster, { picks, picksBeforeAwards, rivals }: Outlook): number {
  const { ranks, points, thrud } = muster;
  const more = SHARE * picks;
  const warriors = finalRanks(ranks, COLUMN.warrior, thrud);
  const hunters = finalRanks(ranks, COLUMN.hunter, thrud) + more;
  const smiths = finalRanks(ranks, COLUMN.blacksmith, thrud) + more;
  const miners = finalRanks(ranks, COLUMN.miner, thrud) + more;
  let sum = at(points, COLUMN.warrior) + at(points, COLUMN.explorer);
  // Equals share the majority of the Warriors. (NID-18.1)
  sum += muster.highestCoin * majority(warriors + 0.5 - at(rivals, COLUMN.warrior), picks);
  sum += hunters * hunters + (smiths * (smiths + 5)) / 2;
  sum += (at(points, COLUMN.miner) + MINER * more) * miners;
  if (muster.idunn) sum += 2 * (finalRanks(ranks, COLUMN.explorer, thrud) + more);
  if (picksBeforeAwards > 0)
    for (let column = 0; column < 5; column++)
      sum +=
        at(AWARDS, column) * majority(at(ranks, column) - at(rivals, column), picksBeforeAwards);
  return sum + heroesToCome(ranks, muster.heroes, picks);
}

const finalRanks = (ranks: readonly number[], column: number, thrud: number): number =>
  at(ranks, column) - (column === thrud ? 1 : 0);

/** The chance to have a majority in the end with such a lead and so many cards to come. */
function majority(lead: number, picks: number): number {
  const chance = 0.5 + lead / (1 + CONTEST * picks);
  return chance < 0 ? 0 : chance > 1 ? 1 : chance;
}

/** What the lines begun are worth: the fewer ranks are missing and the more cards to come, the surer the hero. */
function heroesToCome(ranks: readonly number[], heroes: number, picks: number): number {
  let sum = 0;
  let missing = 0;
  for (let i = 0; i < LINES.length; i++) {
    const line = heroes + i + 1;
    for (let column = 0; column < 5; column++) if (at(ranks, column) < line) missing++;
    if (missing > picks) break;
    sum += at(LINES, i) * Math.max(0, 1 - missing / (GAP * (i + 1) + GAP_LATER * picks));
  }
  return sum;
}
