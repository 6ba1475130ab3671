// The public face of Nains: rules, types and tables.

export {
  type Bid,
  type Coin,
  isExchangeCoin,
  type Laid,
  type Piece,
  type Place,
  type Slot,
  type Tavern,
  TREASURY_VALUES,
  worth,
} from '@meadhall/taverns';
export { countSymbol, differentRunes, lines, pointsOf, ranks, recruited } from './army.ts';
export { craft } from './bot.ts';
export {
  type CardId,
  COLUMN,
  type CommonRune,
  DWARVES,
  type Dwarf,
  deckOf,
  ERAS,
  type Era,
  ORDERS,
  type Order,
} from './cards.ts';
export { runCase } from './cases/runCase.ts';
export {
  AWARDS,
  type Award,
  COGNAR_NAMES,
  COGNARS,
  type Cognar,
  type CognarName,
  cognarNamed,
  ELITE_NAMES,
  ELITES,
  type Elite,
  type EliteName,
  GAAT_POINTS,
  isElite,
  isMercenary,
  RECRUITABLE,
} from './cognars.ts';
export { examplePosition } from './examplePosition.ts';
export {
  type ArmyCard,
  type Choices,
  type CommandCard,
  type Frame,
  LINES,
  type LineKey,
  type Lord,
  type Nains,
  type Options,
  type State,
  TAVERN_NAMES,
  type TavernName,
  type View,
  type Winner,
} from './model.ts';
export { nains } from './nains.ts';
export type { News } from './news.ts';
export { readPosition } from './position.ts';
export { isLastRound } from './recruiting.ts';
export { shieldTrack } from './sheet.ts';
