// The public face of the search package.
export {
  type Considered,
  type Craft,
  LEVELS,
  type Level,
  type Mind,
  type Thought,
} from './craft.ts';
export { type Greed, greedy } from './greedy.ts';
export { type Bot, random } from './random.ts';
