// The public face of Asgard.
export { asgard } from './asgard.ts';
export { discCost } from './asgardAction.ts';
export { battleValues } from './battle.ts';
export { craft } from './bot.ts';
export { type AsgardBot, bots } from './bots/bots.ts';
export { farsighted } from './bots/outlook.ts';
export { runCase } from './cases/runCase.ts';
export type { ActionPlace, Choices, Commitment, RetrievePlace } from './choices.ts';
export type { Frame } from './frames.ts';
export type { Asgard, LineKey, Player, RowTile, State, View } from './model.ts';
export type { News } from './news.ts';
export { examplePosition } from './position/example.ts';
export { readPosition } from './position/readPosition.ts';
export { ranking, scoreOf } from './score.ts';
export {
  ANCESTRAL_WEAPONS,
  type ArmName,
  isWeapon,
  kindOf,
  SPELLS,
  WEAPONS,
} from './tables/arms.ts';
export { activeGods, GOD_NAMES, GODS, type GodName, SLOTS, type Slot } from './tables/gods.ts';
export type { Piece } from './tables/pieces.ts';
export {
  COLOURS,
  type Colour,
  type Group,
  RECRUITS,
  type Recruit,
  SIDES,
  type Side,
  strengthOf,
  type Warrior,
} from './tables/pieces.ts';
export { POPULATIONS, type PopulationName } from './tables/populations.ts';
export { POWER_TILES, POWERS, type PowerTileName } from './tables/powers.ts';
export {
  ASGARD_TILES,
  type AsgardTileName,
  BATTLE_VALUES,
  PRICES,
  ROUNDS,
  TRACK,
  tableFor,
} from './tables/table.ts';
export {
  type PaymentName,
  paymentNamed,
  STACKS,
  stackOf,
  TEMPLES,
  type TempleName,
} from './tables/temples.ts';
export {
  type ArmKind,
  type BoardTile,
  boardTile,
  type Space,
  spaceNamed,
  WORLD_NAMES,
  WORLDS,
  type WorldName,
  type WorldSpace,
} from './tables/worlds.ts';
