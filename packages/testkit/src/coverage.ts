import type { GameTypes, Rules } from '@meadhall/kernel';
import { BrokenLaw, type Components, type Spec } from './law.ts';
import { LIMIT, randomGame } from './random.ts';

const GAMES = 200;

/** Plays random games, the tables taking turns, until every component has come up. */
export function everythingComesUp<T extends GameTypes>(
  rules: Rules<T>,
  spec: Spec<T>,
  { all, seen, missing = {}, games = GAMES }: Components<T>,
): void {
  const waiting = new Set(all);
  const known = new Set(all);
  const { min, max } = rules.seats;
  const seatCounts = spec.seats ?? Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const tables = seatCounts.flatMap((seats) =>
    (spec.options ?? [{}]).map((options) => ({ seats, options })),
  );
  const excused = Object.keys(missing);
  let seed = 1;
  for (; seed <= games && waiting.size > excused.length; seed++) {
    for (const table of tables)
      randomGame(rules, { ...table, seed, limit: spec.limit ?? LIMIT }, (game, answered) => {
        for (const component of seen(game)) {
          waiting.delete(component);
          if (!known.has(component))
            throw new BrokenLaw(
              `components: ${component} comes up but is not listed; seed ${seed}, ${table.seats} seats, after ${answered.length} answers`,
            );
        }
      });
  }
  const never = [...waiting].filter((component) => !excused.includes(component));
  const after = `seeds 1 to ${seed - 1}, ${seatCounts.join(', ')} seats`;
  if (never.length > 0)
    throw new BrokenLaw(`components: ${never.join(', ')} never came up; ${after}`);
  const found = excused.filter((component) => !waiting.has(component));
  if (found.length > 0)
    throw new BrokenLaw(`components: ${found.join(', ')} named as missing, but not so; ${after}`);
}
