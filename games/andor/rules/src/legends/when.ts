import type { Condition, Effect } from './schema.ts';

// The schema says `then`, which a promise says too; under a constant the two cannot be mixed up.
const THEN = 'then';

/** The effect `if` of the schema. */
export const when = (
  condition: Condition,
  effects: readonly Effect[],
  otherwise: readonly Effect[] = [],
): Effect => ({ op: 'if', if: condition, [THEN]: effects, else: otherwise });
