// The public face of the game.

export type { Choices, Pass, Play, WindowName } from './answers.ts';
export { bargeroc } from './bargeroc.ts';
export { craft } from './bot.ts';
export { type BargerocBot, bots } from './bots/bots.ts';
export { STYLE_NAMES, STYLES, type Style, type StyleName } from './bots/style.ts';
export { runCase } from './cases/runCase.ts';
export {
  CARD_NAMES,
  CARDS,
  CATEGORIES,
  type Card,
  type Category,
  KNOCK_OUT,
  MISSION_NAMES,
  MISSIONS,
  type Mission,
  OBJECT_NAMES,
  OBJECTS,
  type ObjectName,
  ORE_NAMES,
  ORES,
  type Ore,
  type Power,
  TITLE_NAMES,
  TITLES,
  type Title,
} from './components.ts';
export { type House, type Options, settings } from './config.ts';
export { INGREDIENTS } from './forge.ts';
export type {
  Bargeroc,
  Brawl,
  Deal,
  Fighter,
  Frame,
  Link,
  Loot,
  Player,
  Seen,
  State,
  View,
} from './model.ts';
export type { News } from './news.ts';
export { examplePosition, readPosition } from './position.ts';
