// The public face of Legends of Andor.
export { andor, andorWith } from './andor.ts';
export { runCase } from './cases/runCase.ts';
export type { Andor, State, View } from './model.ts';
