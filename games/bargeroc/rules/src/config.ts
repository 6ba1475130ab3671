import { type OptionSpecs, type Range, readOptions } from '@meadhall/kernel';
import { ROUNDS, ROUNDS_ALTERNATIVE } from './components.ts';

/** What a table may choose before the match (BAR-12.2): variants, and every number the rules name. */
export interface Options {
  /** 1 to 12; 0 takes the advice of the table of rounds (BAR-2.13). */
  rounds: number;
  roundsAlternative: boolean;
  missionsInPlay: number;
  objectPowers: boolean;
  startOres: number;
  startTavern: number;
  startCoins: number;
  startBread: number;
  startForSale: number;
  shopSize: number;
  breadPrice: number;
  breadBonus: number;
  safeCards: number;
  cartCapacity: number;
  caveInSaves: number;
  renewCostPerCard: number;
  renewMaxPerTurn: number;
  spoilsCoins: number;
  spoilsBread: number;
  maxTieRerolls: number;
  tavernHandLimit: number;
  tavernDrawPerTurn: number;
  tavernDrawInLastRound: number;
  coinsPerPoint: number;
  missionPoints: number;
  titlePoints: number;
  racketCoins: number;
  racketBread: number;
  inflationDelta: number;
  devaluationDivisor: number;
  devaluationRounding: 'ceil' | 'floor';
}

const number = (min: number, max: number, standard: number, clause: string): Range => ({
  kind: 'range',
  min,
  max,
  default: standard,
  clause,
});

/** The bounds keep every match playable: enough cards to deal, no deal that costs nothing for ever. */
export const OPTIONS: OptionSpecs<Options> = {
  rounds: number(0, 12, 0, 'BAR-2.13'),
  roundsAlternative: { kind: 'flag', default: false, clause: 'BAR-12.2' },
  missionsInPlay: number(0, 5, 3, 'BAR-2.9'),
  objectPowers: { kind: 'flag', default: true, clause: 'BAR-1.3' },
  startOres: number(0, 5, 2, 'BAR-2.7'),
  startTavern: number(0, 6, 3, 'BAR-2.7'),
  startCoins: number(0, 20, 2, 'BAR-2.8'),
  startBread: number(0, 20, 2, 'BAR-2.8'),
  startForSale: number(0, 10, 3, 'BAR-2.5'),
  shopSize: number(1, 6, 4, 'BAR-1.9'),
  breadPrice: number(1, 5, 1, 'BAR-4.6'),
  breadBonus: number(0, 3, 1, 'BAR-7.5'),
  safeCards: number(1, 5, 2, 'BAR-5.4'),
  cartCapacity: number(2, 8, 5, 'BAR-5.7'),
  caveInSaves: number(0, 5, 1, 'BAR-5.6'),
  renewCostPerCard: number(0, 5, 1, 'BAR-6.5'),
  renewMaxPerTurn: number(0, 4, 1, 'BAR-6.5'),
  spoilsCoins: number(0, 10, 2, 'BAR-7.12'),
  spoilsBread: number(0, 10, 1, 'BAR-7.12'),
  maxTieRerolls: number(0, 10, 3, 'BAR-7.9'),
  tavernHandLimit: number(0, 12, 5, 'BAR-10.3'),
  tavernDrawPerTurn: number(0, 4, 1, 'BAR-10.1'),
  tavernDrawInLastRound: number(0, 4, 0, 'BAR-10.2'),
  coinsPerPoint: number(1, 10, 2, 'BAR-11.5'),
  missionPoints: number(0, 20, 4, 'BAR-11.5'),
  titlePoints: number(0, 20, 4, 'BAR-11.4'),
  racketCoins: number(0, 10, 2, 'BAR-9.6'),
  racketBread: number(0, 10, 2, 'BAR-9.6'),
  inflationDelta: number(1, 10, 2, 'BAR-9.1'),
  devaluationDivisor: number(2, 5, 2, 'BAR-9.2'),
  devaluationRounding: {
    kind: 'oneOf',
    values: ['ceil', 'floor'],
    default: 'ceil',
    clause: 'BAR-4.9',
  },
};

/** The numbers as the rules have them. */
const STANDARD = readOptions<Options>(OPTIONS, {});

/** What a table plays otherwise than the rules have it; nothing, as most tables do: null. */
export type House = Readonly<Partial<Options>> | null;

/** Only what differs is kept in a state: it is copied a million times, and read by people. */
export function houseOf(options: Options): House {
  const own = Object.entries(options).filter(
    ([name, value]) => value !== STANDARD[name as keyof Options],
  );
  return own.length > 0 ? Object.fromEntries(own) : null;
}

/** Every number a match is played by. */
export const settings = ({ house }: { readonly house: House }): Options =>
  house === null ? STANDARD : { ...STANDARD, ...house };

/** How many rounds a match has: what the table chose, else the advice for that many players. */
export function roundsFor(seats: number, { rounds, roundsAlternative }: Options): number {
  if (rounds > 0) return rounds;
  const advice = roundsAlternative ? ROUNDS_ALTERNATIVE : ROUNDS;
  return advice[seats as keyof typeof advice];
}
