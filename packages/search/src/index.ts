// The public face of the search package.
export { type Greed, greedy } from './greedy.ts';
export { type Bot, random } from './random.ts';
