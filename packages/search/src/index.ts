// The public face of the search package.
export { type Bot, greedy, random } from './bots.ts';
