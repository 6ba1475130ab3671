// The public face of Nidavellir: rules, types and tables.

export {
  type Bid,
  type Coin,
  cardsPerTavern,
  isExchangeCoin,
  type Laid,
  type Piece,
  type Place,
  type Slot,
  type Tavern,
  TREASURY_VALUES,
  worth,
} from '@meadhall/taverns';
export { commandZone, lines, ranks } from './army.ts';
export { craft } from './bot.ts';
export {
  AGES,
  type Age,
  CARDS,
  type Card,
  type CardId,
  CLASSES,
  type Class,
  COLUMN,
  deckOf,
  SPECIAL_BLACKSMITH,
} from './cards.ts';
export { runCase } from './cases/runCase.ts';
export { DISTINCTIONS, type Distinction } from './distinctions.ts';
export { examplePosition } from './examplePosition.ts';
export {
  BROTHERS,
  HERO_NAMES,
  HEROES,
  type Hero,
  type HeroName,
  heroNamed,
  YLUD_POINTS,
} from './heroes.ts';
export {
  type ArmyCard,
  type Choices,
  type Frame,
  LINES,
  type LineKey,
  type Nidavellir,
  type Options,
  type Player,
  SPECIAL_GEM,
  type State,
  TAVERN_NAMES,
  type TavernName,
  type View,
  type Winner,
} from './model.ts';
export type { News } from './news.ts';
export { nidavellir } from './nidavellir.ts';
export { readPosition } from './position.ts';
