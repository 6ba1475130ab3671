import { checkExpected, differences, type Fields, readName, readRecord } from '@meadhall/taverns';
import { readCoinCase } from './coinCase.ts';
import { readOrderCase } from './orderCase.ts';
import { readEvaluationCase, readTavernCase, readTurnCase } from './playCases.ts';
import type { Prepared } from './prepared.ts';
import { readRecruitCase } from './recruitCase.ts';
import { readFinalCase, readScoreCase, readSetupCase } from './scoreCases.ts';

const TYPES: Record<string, (block: Fields) => Prepared> = {
  setup: readSetupCase,
  order: readOrderCase,
  coin: readCoinCase,
  turn: readTurnCase,
  tavern: readTavernCase,
  recruitOptions: readRecruitCase,
  evaluation: readEvaluationCase,
  score: readScoreCase,
  final: readFinalCase,
};

/**
 * Carries out one case of a casebook and lists what did not come out as expected. A case that is
 * malformed, or a position that cannot be, throws `IllegalSetup`; nothing is computed then.
 */
export function runCase(block: unknown): readonly string[] {
  const fields = readRecord(block, 'case');
  const type = readName(fields['type'], 'type', Object.keys(TYPES));
  const prepared = TYPES[type]?.(fields) as Prepared;
  const expected = fields['expect'];
  if (!isAllDecided(fields)) checkExpected(expected, prepared.now(), 'expect');
  const problems = prepared.run?.() ?? [];
  return [...problems, ...differences(expected, prepared.now())];
}

/** What is asked and offered may be all that a case is about. */
function isAllDecided({ decisions, expect }: Fields): boolean {
  const nothing = Object.keys(readRecord(expect, 'expect')).length === 0;
  return nothing && Array.isArray(decisions) && decisions.length > 0;
}
