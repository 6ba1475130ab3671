// The public face of the testkit.
export { type Check, keepsItsSecrets, obeysTheContract } from './contract.ts';
export { BrokenLaw, type Components, type Spec } from './law.ts';
export { randomGame } from './random.ts';
export { type Match, type Table, table } from './table.ts';
