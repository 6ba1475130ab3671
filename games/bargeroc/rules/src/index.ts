// The public face of the game.
export { bargeroc } from './bargeroc.ts';
