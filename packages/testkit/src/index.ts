// The public face of the testkit.
export { randomGame } from './random.ts';
export { type Match, type Table, table } from './table.ts';
