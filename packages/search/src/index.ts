// The public face of the search package.
export { type Analysis, analyse, type Balance, type Care, type Judged } from './analysis.ts';
export { analyst } from './analyst.ts';
export { botOf } from './bots.ts';
export { chances } from './chances.ts';
export {
  type Considered,
  type Craft,
  type Habits,
  LEVELS,
  type Level,
  type Mind,
  type Thought,
} from './craft.ts';
export { flat } from './flat.ts';
export { type Greed, greedy } from './greedy.ts';
export { type Glance, greedyBy } from './greedyBy.ts';
export { ismcts, type Search } from './ismcts.ts';
export { type Foresight, type Lessons, lessons } from './lessons.ts';
export { mindOf, type Thinking, thinkingOf } from './levels.ts';
export { type Pace, paceOf } from './pace.ts';
export { type Practice, practice } from './practice.ts';
export { type Race, race } from './race.ts';
export { type Bot, random } from './random.ts';
export type { Weight } from './regression.ts';
