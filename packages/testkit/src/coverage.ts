import type { GameTypes, Rules } from '@meadhall/kernel';
import { BrokenLaw, type Components, calledTable, type Spec, tables, visit } from './law.ts';

const GAMES = 200;

/** Plays random games, the tables taking turns, until every component has come up. */
export function everythingComesUp<T extends GameTypes>(
  law: string,
  rules: Rules<T>,
  spec: Spec<T>,
  { all, seen, missing = {}, games = GAMES }: Components<T>,
): void {
  const halls = tables(rules, spec);
  const known = new Set(all);
  const waiting = new Set(all);
  const excused = Object.keys(missing);
  let seed = 0;
  while (seed < games && waiting.size > excused.length) {
    seed++;
    for (const hall of halls)
      visit(law, hall, seed, ({ game }) => {
        for (const component of seen(game)) {
          waiting.delete(component);
          if (!known.has(component)) return `${component} comes up but is not listed`;
        }
        return undefined;
      });
  }
  const where = `seeds 1 to ${seed}, ${halls.map(calledTable).join('; ')}`;
  const never = all.filter((it) => waiting.has(it) && !excused.includes(it));
  if (never.length > 0) throw new BrokenLaw(`${law}: ${never.join(', ')} never came up; ${where}`);
  const found = excused.filter((it) => !waiting.has(it));
  if (found.length > 0)
    throw new BrokenLaw(`${law}: ${found.join(', ')} named as missing, but not so; ${where}`);
}
