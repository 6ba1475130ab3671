import { at } from '@meadhall/kernel';
import { pointsOf } from './army.ts';
import { type CardId, COLUMN, DWARVES, ORDERS } from './cards.ts';
import {
  COGNAR_NAMES,
  COGNARS,
  cognarNamed,
  ELITE_NAMES,
  eliteNamed,
  isElite,
  isMercenary,
  PER_RUNE,
  PER_SHIELD_RANK,
  type Symbols,
} from './cognars.ts';
import type { CommandCard, Lord } from './model.ts';

/** A fortress-state in figures: what a lord with a pencil would note. */
export interface Muster {
  /** Ranks of each column. */
  readonly ranks: number[];
  /** Points shown in each column, of the Errants those not hidden. */
  readonly points: number[];
  /** Lines a Cognar has come for. */
  lines: number;
  /** What is paid for apart: Mercenaries, white Cognars and elites. */
  apart: number;
  occult: number;
  malt: number;
  lifts: number;
  pariahs: number;
  /** Each different rune as one bit. */
  runes: number;
  /** Points for each rank of the Shield. */
  perShield: number;
  /** Points for each different rune. */
  perRune: number;
  perMalt: number;
}

/** A bit for every rune there is. */
const RUNE_BITS: ReadonlyMap<string, number> = new Map(
  [
    ...DWARVES.flatMap(({ rune }) => rune ?? []),
    ...COGNAR_NAMES.flatMap((name) => cognarNamed(name).runes ?? []),
    ...ELITE_NAMES.flatMap((name) => eliteNamed(name).runes ?? []),
  ]
    .filter((rune, i, runes) => runes.indexOf(rune) === i)
    .map((rune, i) => [rune, 1 << i]),
);

const DWARF_RUNES = DWARVES.map(({ rune }) => (rune ? (RUNE_BITS.get(rune) ?? 0) : 0));

/** The rune a dwarf shows, as a bit. */
export const runeOf = (card: CardId): number => at(DWARF_RUNES, card);

const runesOf = ({ runes = [] }: Symbols): number =>
  runes.reduce((bits, rune) => bits | (RUNE_BITS.get(rune) ?? 0), 0);

const NAMED_RUNES = Object.fromEntries([
  ...COGNAR_NAMES.map((name) => [name, runesOf(cognarNamed(name))]),
  ...ELITE_NAMES.map((name) => [name, runesOf(eliteNamed(name))]),
]) as Readonly<Record<CommandCard, number>>;

export function countRunes(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

export function musterOf({ army, command, pariahs }: Readonly<Lord>): Muster {
  const muster: Muster = {
    ranks: [0, 0, 0, 0, 0],
    points: [0, 0, 0, 0, 0],
    lines: 0,
    apart: 0,
    occult: 0,
    malt: 0,
    lifts: 0,
    pariahs: pariahs.length,
    runes: 0,
    perShield: 0,
    perRune: 0,
    perMalt: 1,
  };
  for (let column = 0; column < 5; column++) {
    const order = at(ORDERS, column);
    for (const card of at(army, column)) {
      muster.points[column] = at(muster.points, column) + pointsOf(card, order);
      if (typeof card === 'number') addDwarf(muster, card);
      else {
        muster.ranks[column] = at(muster.ranks, column) + COGNARS[card].ranks;
        addNamed(muster, card);
      }
    }
  }
  for (const card of command) addNamed(muster, card);
  if (command.includes('gurdan') && command.includes('borogam')) muster.perMalt++;
  hidePariahs(muster, pariahs);
  muster.lines = Math.min(...muster.ranks);
  return muster;
}

function addDwarf(muster: Muster, card: CardId): void {
  const { column, ranks, malt, occult } = at(DWARVES, card);
  muster.ranks[column] = at(muster.ranks, column) + ranks;
  muster.malt += malt;
  muster.occult += occult;
  muster.runes |= runeOf(card);
}

/** What a named card brings besides its place in a column. */
export function addNamed(muster: Muster, name: CommandCard): void {
  if (name === 'certification') {
    muster.perMalt++;
    return;
  }
  const card = isElite(name) ? eliteNamed(name) : cognarNamed(name);
  muster.malt += card.malt ?? 0;
  muster.occult += card.occult ?? 0;
  muster.lifts += card.lifts ?? 0;
  muster.runes |= NAMED_RUNES[name];
  if (isElite(name) || COGNARS[name].kind === 'white' || isMercenary(name))
    muster.apart += card.points;
  if (name === 'abokar' || name === 'tiss') muster.perShield += PER_SHIELD_RANK[name];
  if (name === 'jorun') muster.perRune += PER_RUNE;
}

/** The highest pariahs are lifted, the others hide their points. (NAI-16.1) */
function hidePariahs(muster: Muster, pariahs: readonly CardId[]): void {
  if (pariahs.length <= muster.lifts) return;
  const hidden = pariahs.map((card) => at(DWARVES, card).points).sort((a, b) => b - a);
  for (let i = muster.lifts; i < hidden.length; i++)
    muster.points[COLUMN.errants] = at(muster.points, COLUMN.errants) - at(hidden, i);
}
