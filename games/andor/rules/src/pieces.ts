// Heroes, creatures, battles and piles, as a state keeps them.
import type { Seat } from '@meadhall/kernel';
import type { Kind } from './tables/creatures.ts';
import type { HeroKind } from './tables/heroes.ts';
import type { Space } from './tables/place.ts';

/**
 * A thing as it is written down: `gold3`, `gem4`, `herb3`, `runestone:blue`, `rubble7`, `parchment`,
 * `poison` or an article. `*`: one side is used; `?`: it lies face down.
 */
export type Thing = string;

export interface Hero {
  kind: HeroKind;
  space: Space;
  strength: number;
  willpower: number;
  gold: number;
  /** Values of the gems in the purse. */
  gems: number[];
  items: Thing[];
  /** Used up today. */
  hours: number;
  dayEnded: boolean;
  alive: boolean;
}

export interface Creature {
  id: number;
  kind: Kind;
  space: Space;
  tag?: string;
  /** Where it differs from its kind; `fighters`: as strong as those who attack it. (AND-24.2) */
  strength?: number | 'fighters';
  willpower?: number;
  dice?: 'red' | 'black';
  immobile?: true;
  /** Other creatures may stand on its space. (AND-16.2) */
  ghost?: true;
  carries?: Thing[];
}

/** A battle, or a try at rubble: then `foe` is null and `rubble` its space. */
export interface Battle {
  foe: number | null;
  rubble: Space | null;
  starter: Seat;
  /** In rolling order. */
  fighters: Seat[];
  /** What the creature has left. */
  willpower: number;
  round: number;
  /** Value of this round so far: kept dice, strength, herbs. */
  value: number;
  /** Of the hero who has rolled: what helm or brew make of the dice; 0 if neither is used. */
  kept: number;
  foeValue: number;
  /** Strength of the creature in this round. */
  foeStrength: number;
  /** The wizard has turned a die this round. (AND-14.6) */
  flipped: boolean;
  /** Dice of the hero whose turn it is to roll; the black one last. */
  dice: number[];
  black: boolean;
  oneByOne: boolean;
  /** Dice the creature rolls besides. */
  extraDice: number;
}

export interface Fate {
  card: number;
  owner: Seat;
  done: boolean;
  /** Creatures defeated alone. */
  count: number;
}

/** Draw piles. A used card of `lake` and `dragon` goes under its pile, and is known there. */
export interface Piles {
  gem: Thing[];
  runestone: Thing[];
  herb: Thing[];
  rubble: Thing[];
  tile: number[];
  fate: number[];
  lake: number[];
  lakeUsed: number[];
  dragon: number[];
  dragonUsed: number[];
}

/** Rolls laid out beforehand, for a case of the casebook: who rolls, and which faces come up. */
export interface Scripted {
  rolls: { who: string; faces: number[]; blacks: number; next: number }[];
  used: number;
}
