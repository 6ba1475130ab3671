import { same, start, take } from '@meadhall/kernel';
import { Refused } from '../refused.ts';
import type { AnyAnswer, AnyRules, AnyState } from './games.ts';
import type { Match } from './match.ts';

type Given = readonly { readonly answer: AnyAnswer }[];

/** The state after some answers, from the first one on. */
export function stateAfter(rules: AnyRules, match: Match, answers: Given): AnyState {
  const { seed, options, seats } = match;
  if (seed === null) throw new Refused('notStarted');
  const state = start(rules, { seed, options, seats: seats.length });
  for (const { answer } of answers) take(rules, state, answer);
  return state;
}

/**
 * Whether a match can be played again from its first answer on. One that was begun with other rules can, if those of
 * today lead to the very state it is in; if not it goes on from there, and only its past is out of reach.
 */
export function playsAgain(
  rules: AnyRules,
  match: Match,
  answers: Given,
  state: AnyState,
): boolean {
  if (match.version === rules.version) return true;
  try {
    return same(stateAfter(rules, match, answers), state);
  } catch {
    // An answer of then may be no answer of today, in ways nobody can foresee.
    return false;
  }
}
