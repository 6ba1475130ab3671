// The public face of the testkit.
export { type Case, clausesOf, type Outcome, readCases, runCases } from './cases.ts';
export { clausesCited } from './clauses.ts';
export { type Check, keepsItsSecrets, obeysTheContract } from './contract.ts';
export { checkRecord, type Players, recordGame } from './fixtures.ts';
export { BrokenLaw, type Components, type Spec } from './law.ts';
export { randomGame } from './random.ts';
export { type Match, type Table, table } from './table.ts';
