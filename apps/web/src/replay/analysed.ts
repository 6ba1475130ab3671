import {
  type Answer,
  type Clause,
  clauseOf,
  replay,
  type Seat,
  seeded,
  seedOf,
} from '@meadhall/kernel';
import type { ReadMatch } from '@meadhall/records';
import { analyse, type Balance, type Care, type Judged } from '@meadhall/search';
import { LANGUAGES, type Language } from '@meadhall/words';
import type { AnyGame, Played } from '../anyGame.ts';

type Said = Readonly<Record<Language, string>>;

/** A decision that surely cost something, told so that it can be read. */
interface Mistake {
  /** The position it led to. */
  n: number;
  seat: Seat;
  /** The share of victory it gave away. */
  loss: number;
  played: Said;
  better: Said;
  clause: Clause;
}

/** What a match looks like to somebody who plays it again in thought. */
export interface Analysed {
  /** Chances of all seats in every position. */
  curve: readonly (readonly number[])[];
  balance: readonly Balance[];
  /** The worst first. */
  mistakes: readonly Mistake[];
}

/** How closely a match is looked at: in the time somebody waits for it, or while they do something else. */
export const CARES = {
  quick: { iterations: 160, worlds: 24 },
  close: { iterations: 1000, worlds: 60 },
} as const satisfies Record<string, Care>;
const SHOWN = 8;

/** Judges a match move by move; yields how many moves are done. Nothing where a game has no bots to ask. */
export function* analysed(
  { rules, craft, words }: Played,
  file: ReadMatch,
  care: Care,
): Generator<number, Analysed | null> {
  if (!craft) return null;
  const record = file as ReadMatch & { options: AnyGame['options']; answers: Answer<AnyGame>[] };
  const positions = [...replay(rules, record)];
  const rng = seeded(seedOf(`${file.seed} analysis`));
  const { curve, balance, decisions } = yield* analyse(
    rules,
    craft,
    { positions, answers: record.answers },
    care,
    rng,
  );
  const names = file.names ?? positions[0]?.seats.map((_, seat) => String(seat + 1)) ?? [];
  const told = ({ n, seat, loss, answer, best }: Judged<AnyGame>): Mistake => {
    const state = positions[n - 1] as AnyGame['state'];
    const scene = {
      view: rules.view(state, seat),
      viewer: seat,
      name: (it: Seat) => names[it] ?? '',
    };
    const said = ({ step, choice }: Answer<AnyGame>): Said =>
      Object.fromEntries(
        LANGUAGES.map((it) => [it, words[it].option[step]?.(choice, scene, seat) ?? step]),
      ) as Said;
    const clause = clauseOf(rules, answer.step);
    return { n, seat, loss, played: said(answer), better: said(best[0]?.answer ?? answer), clause };
  };
  const mistakes = decisions
    .filter(({ sure }) => sure)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, SHOWN)
    .map(told);
  return { curve, balance, mistakes };
}
