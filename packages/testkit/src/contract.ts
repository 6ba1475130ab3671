import type { GameTypes, Rules } from '@meadhall/kernel';
import { everythingComesUp } from './coverage.ts';
import { calledTable, type Law, type Spec, tables, uphold } from './law.ts';
import { LAWS_OF_PLAY } from './laws-of-play.ts';
import { LAWS_OF_SECRECY } from './laws-of-secrecy.ts';
import { LAWS_OF_STATE } from './laws-of-state.ts';

/** One law for one table, to be turned into a test: `check` throws `BrokenLaw`. */
export interface Check {
  name: string;
  check(): void;
}

/**
 * The contract between the platform and a game, as a list of checks:
 * `for (const { name, check } of obeysTheContract(rules, spec)) test(name, check);`
 */
export function obeysTheContract<T extends GameTypes>(rules: Rules<T>, spec: Spec<T>): Check[] {
  const checks = atEveryTable([...LAWS_OF_STATE, ...LAWS_OF_PLAY, ...LAWS_OF_SECRECY], rules, spec);
  const { components } = spec;
  if (components) {
    const name = 'every component comes up in random play or is named as missing';
    checks.push({ name, check: () => everythingComesUp(name, rules, spec, components) });
  }
  return checks;
}

/** The part of the contract about secrets alone: for a game that proves it on a thousand games. */
export function keepsItsSecrets<T extends GameTypes>(rules: Rules<T>, spec: Spec<T>): Check[] {
  return atEveryTable(LAWS_OF_SECRECY, rules, spec);
}

function atEveryTable<T extends GameTypes>(
  laws: readonly Law[],
  rules: Rules<T>,
  spec: Spec<T>,
): Check[] {
  return tables(rules, spec).flatMap((hall) =>
    laws.map((law) => ({
      name: `${calledTable(hall)}: ${law.name}`,
      check: () => uphold(law, hall),
    })),
  );
}
