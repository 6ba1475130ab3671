import { at } from '@meadhall/kernel';
import { countRunes, type Muster } from './bot-muster.ts';
import { COLUMN } from './cards.ts';
import { shieldTrack } from './sheet.ts';

/** What a lord reckons with besides the own army. */
export interface Outlook {
  /** Cards the lord will still take. */
  readonly picks: number;
  /** Those of them that come before the awards; 0 once they are given. */
  readonly picksBeforeAwards: number;
  /** Rounds still to come after this one. */
  readonly rounds: number;
  /** The most ranks a rival has in each column. */
  readonly rivals: readonly number[];
  /** The most Malt a rival has. */
  readonly rivalMalt: number;
}

/** How many of a lord's further cards end up in one column. */
const SHARE = 0.22;
/** Average points of a dwarf of the Temple, part of them with an Occult symbol, and of new runes. */
const TEMPLE = 1.8;
const OCCULT = 0.4;
const RUNE = 0.65;
/** What the next Cognar, the one after and the third are worth, once their line is complete. */
const LINES = [16, 10, 6] as const;
/** So many missing ranks make a line hopeless at the end, and so many more for each card to come. */
const GAP = 1.4;
const GAP_LATER = 0.26;
/** How much a card to come unsettles a majority. */
const CONTEST = 0.45;
/** What the elite of each column is worth, and the certification. */
const AWARDS = [12, 9, 13, 8, 5] as const;
const CERTIFICATION = 5;

/** The points a fortress-state can be expected to have in the end. With nothing to come, those it has. */
export function prospects(muster: Muster, outlook: Outlook): number {
  const { ranks, points } = muster;
  const { picks, picksBeforeAwards } = outlook;
  const more = SHARE * picks;
  const shields = at(ranks, COLUMN.shield) + more;
  const runes = countRunes(muster.runes) + RUNE * more;
  let sum = muster.apart + shieldTrack(shields) + muster.perShield * shields;
  // The board shows one Occult symbol. (NAI-2.6)
  sum += (at(points, COLUMN.temple) + TEMPLE * more) * (1 + muster.occult + OCCULT * more);
  sum += at(points, COLUMN.errants) + at(points, COLUMN.talion);
  sum += at(points, COLUMN.forge) + runes * runes + muster.perRune * runes;
  sum += muster.malt * muster.perMalt;
  if (picksBeforeAwards > 0) sum += awardsToCome(muster, outlook);
  return sum + cognarsToCome(muster, picks);
}

function awardsToCome({ ranks, malt }: Muster, outlook: Outlook): number {
  const { picksBeforeAwards, rivals, rivalMalt } = outlook;
  let sum = CERTIFICATION * majority(malt - rivalMalt, picksBeforeAwards);
  for (let column = 0; column < 5; column++)
    sum += at(AWARDS, column) * majority(at(ranks, column) - at(rivals, column), picksBeforeAwards);
  return sum;
}

/** The chance to have a majority in the end with such a lead and so many cards to come. */
function majority(lead: number, picks: number): number {
  const chance = 0.5 + lead / (1 + CONTEST * picks);
  return chance < 0 ? 0 : chance > 1 ? 1 : chance;
}

/** What the lines begun are worth: the fewer ranks are missing and the more cards to come, the surer the Cognar. */
function cognarsToCome({ ranks, lines }: Muster, picks: number): number {
  let sum = 0;
  let missing = 0;
  for (let i = 0; i < LINES.length; i++) {
    const line = lines + i + 1;
    for (let column = 0; column < 5; column++) if (at(ranks, column) < line) missing++;
    if (missing > picks) break;
    sum += at(LINES, i) * Math.max(0, 1 - missing / (GAP * (i + 1) + GAP_LATER * picks));
  }
  return sum;
}
