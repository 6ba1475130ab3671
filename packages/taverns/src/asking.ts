import type { GameTypes, Rules, Steps } from '@meadhall/kernel';

/** The same rules, but every question is asked, those with a single answer too: for casebooks. */
export const askingAll = <T extends GameTypes>(rules: Rules<T>): Rules<T> => ({
  ...rules,
  steps: Object.fromEntries(
    Object.entries(rules.steps).map(([name, step]) => [
      name,
      Object.fromEntries(Object.entries(step as object).filter(([key]) => key !== 'forced')),
    ]),
  ) as unknown as Steps<T>,
});
