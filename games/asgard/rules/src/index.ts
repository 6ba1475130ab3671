// The public face of Asgard.
export { asgard } from './asgard.ts';
export type { Asgard } from './model.ts';
