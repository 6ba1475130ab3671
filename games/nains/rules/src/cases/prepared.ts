import { type Actual, type Fields, readRecord } from '@meadhall/taverns';

/** A case that has been read and can be carried out. */
export interface Prepared {
  /** Carries it out and says what went wrong on the way. */
  run?(): readonly string[];
  /** Everything its `expect` may name, as it is now. */
  now(): Record<string, Actual>;
}

/** The fields every case has. */
const COMMON = ['id', 'type', 'clauses', 'note', 'expect'] as const;

/** A case of one type, with no other fields than it may have. */
export const readCase = (block: Fields, keys: readonly string[]): Fields =>
  readRecord(block, 'case', [...COMMON, ...keys]);
