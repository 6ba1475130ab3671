// The public face of Asgard.
export { asgard } from './asgard.ts';
export { runCase } from './cases/runCase.ts';
export type { Asgard } from './model.ts';
