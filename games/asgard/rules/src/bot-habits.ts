// What hurried players go by, in points: found by practice (`npm run training -- asgard habits`).
import type { GodName } from './tables/gods.ts';
import type { Recruit } from './tables/pieces.ts';

type ByGod = Record<GodName, number>;

/** Whatever changes with the rounds has a value for the first and one for the last. */
export const HABITS = {
  /** A god called. */
  call: {
    first: {
      freyja: 2.46,
      baldr: 1.85,
      odin: 0.61,
      tyr: 0.75,
      thor: 1.42,
      loki: 0.28,
      hel: -1.16,
      mimir: 1.05,
      surtr: 0.42,
      fenrir: -0.15,
    } as ByGod,
    last: {
      freyja: -5.95,
      baldr: -1.04,
      odin: 0.56,
      tyr: 2.2,
      thor: -0.47,
      loki: 0.97,
      hel: 0.59,
      mimir: 0.33,
      surtr: -1.6,
      fenrir: -0.77,
    } as ByGod,
    stones: 1.04,
    wanted: 4.36,
    seal: 1.97,
    /** It would take the Temple that can nearly be paid; and if another god called would, too. */
    temple: 4.73,
    spare: -3.23,
  },
  /** A disc on an upper Request slot, and on a lower one. */
  upper: {
    first: {
      freyja: 8.07,
      baldr: 7.15,
      odin: 2.53,
      tyr: 4,
      thor: 4.36,
      loki: 0.61,
      hel: 1.19,
      mimir: 1.43,
      surtr: 1.6,
      fenrir: 1.08,
    } as ByGod,
    last: {
      freyja: -3.91,
      baldr: 4.49,
      odin: 0.8,
      tyr: -0.59,
      thor: -0.06,
      loki: 4.77,
      hel: 2.32,
      mimir: 1.04,
      surtr: 3.95,
      fenrir: -0.2,
    } as ByGod,
    wanted: 9.42,
  },
  lower: { first: -1.16, last: -1.02, wanted: 1.51 },
  seal: -0.74,
  /** A disc on a Temple slot: for a Temple that can be paid, that nearly can, for each round gone, for none in sight. */
  temple: { paid: 5.47, near: 0.94, late: 1.28, far: -0.25 },
  /** A disc in Asgard: the first for somebody without Recruits, the second, each one more. */
  asgard: { first: 3.78, last: 2.85, needy: -0.97, second: -2.98, more: -1.96 },
  /** Which disc acts first; a Seal that others could take is worth a little more. */
  act: {
    all: 3.57,
    one: -1.86,
    temple: 11.85,
    upper: 1.39,
    lower: 0.51,
    seal: -0.09,
    contested: 1.77,
  },
  /** A disc taken from the track: on a Battle slot, by its chance and by what its victory would bring; in reserve. */
  battle: { slot: -1.11, chance: 8.83, gain: 0.65 },
  reserve: { first: 0.62, last: 0.44 },
  /** A battle won, and by what victory brings; what is sent for it, Recruits by their strength. */
  help: { won: 8.16, gain: 0.83, first: 1.35, last: 1.01, power: 0.24, bonus: -0.29 },
  /** Recruits, and one of a type not owned yet. */
  recruit: { white: -0.89, orange: 2.35, giant: 5.46, unlike: 0.54 } as Record<
    Recruit | 'unlike',
    number
  >,
  /** Recruits for Seals: by somebody who has none, who has some, who has a disc in battle, for each round gone. */
  buy: {
    white: 1.08,
    orange: 0.4,
    giant: -0.46,
    none: 2.59,
    more: -2.24,
    battle: -0.85,
    late: -0.34,
  },
  /** A God tile: on a Lower World, for a Population gained, for a share of a World's reward. */
  tile: { lower: 11.6, population: -1.18, world: 4.85 },
  retrieve: { centre: 0.03, support: 1.43, victory: 3.73 },
};
