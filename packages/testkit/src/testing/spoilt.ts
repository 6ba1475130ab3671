// Every law is shown a game that breaks it, and must say so with the seed and the step.
import type { Rules } from '@meadhall/kernel';
import { expect } from 'vitest';
import { BrokenLaw, obeysTheContract, type Spec } from '../index.ts';
import { type Hoard, hoard, type State, spec, steps } from './hoard.ts';

const WHERE = /; seed \d+, 3 seats, after \d+ answers \((the start|\d \w+ .+)\)/;

/** Hoard with some of its rules replaced. */
export const spoilt = (change: Partial<Rules<Hoard>>): Rules<Hoard> => ({ ...hoard, ...change });
export const spoiltStep = (change: Partial<Rules<Hoard>['steps']>): Rules<Hoard> =>
  spoilt({ steps: { ...steps, ...change } });

export const fourteen = Array.from({ length: 14 }, (_, i) => String(i + 1));
export const seen = ({ discard }: State): string[] => discard.map(String);
const short: Partial<Spec<Hoard>> = {
  seats: [3],
  breadth: 6,
  options: [{}],
  components: { all: fourteen, seen },
};

/** What the contract says against a game: law -> message. */
export function complaints(
  rules: Rules<Hoard>,
  change: Partial<Spec<Hoard>> = {},
): Map<string, string> {
  const found = new Map<string, string>();
  const laws = obeysTheContract(rules, { ...spec, ...short, ...change });
  for (const { name, check } of laws) {
    try {
      check();
    } catch (error) {
      expect(error).toBeInstanceOf(BrokenLaw);
      found.set(name.replace('3 seats: ', ''), (error as Error).message);
    }
  }
  return found;
}

/** The law that must speak up names itself, the seed and the step, and says what is wrong. */
export function expectComplaint(found: Map<string, string>, law: string, problem: RegExp): void {
  expect([...found.keys()]).toContain(law);
  expect(found.get(law)).toMatch(new RegExp(`^${law}: `));
  expect(found.get(law)).toMatch(problem);
  expect(found.get(law)).toMatch(WHERE);
}

/** A game whose last bid of a round does something more. */
export const whenRevealed = (more: (game: State) => void): Rules<Hoard> =>
  spoiltStep({
    deal: {
      run(game, frame) {
        steps.deal.run(game, frame);
        more(game);
      },
    },
  });
