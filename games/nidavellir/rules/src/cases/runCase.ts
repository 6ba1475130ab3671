import {
  type Actual,
  checkExpected,
  differences,
  type Fields,
  readName,
  readRecord,
} from '@meadhall/taverns';
import { readCoinCase } from './coinCase.ts';
import { readOrderCase } from './orderCase.ts';
import { readPlayCase } from './playCase.ts';
import { readScoreCase } from './scoreCase.ts';

/** A case that has been read and can be carried out. */
export interface Prepared {
  /** Carries it out and says what went wrong on the way. */
  run?(): readonly string[];
  /** Everything its `expect` may name, as it is now. */
  now(): Record<string, Actual>;
}

const KINDS: Record<string, (given: Fields) => Prepared> = {
  order: readOrderCase,
  coin: readCoinCase,
  play: readPlayCase,
  score: readScoreCase,
};

const KEYS = ['id', 'kind', 'clauses', 'note', 'given', 'expect'] as const;

/**
 * Carries out one case of a casebook and lists what did not come out as expected. A case that is
 * malformed, or a position that cannot be, throws `IllegalSetup`; nothing is computed then.
 */
export function runCase(block: unknown): readonly string[] {
  const fields = readRecord(block, 'case', KEYS);
  const kind = readName(fields['kind'], 'kind', Object.keys(KINDS));
  const prepared = KINDS[kind]?.(readRecord(fields['given'], 'given')) as Prepared;
  const expected = fields['expect'];
  checkExpected(expected, prepared.now(), 'expect');
  const problems = prepared.run?.() ?? [];
  return [...problems, ...differences(expected, prepared.now())];
}
