// The public face of Legends of Andor.
export { andor, andorWith } from './andor.ts';
export { craft, minds } from './bot.ts';
export { WISE } from './bots/manners.ts';
export { school } from './bots/schooling.ts';
export { advise, teammate } from './bots/team.ts';
export { runCase } from './cases/runCase.ts';
export type * from './choices.ts';
export { shieldsOf, strengthOf } from './creatures.ts';
export type * from './frames.ts';
export { diceOf } from './heroes.ts';
export { checkLegend, readLegend } from './legends/check.ts';
export { LEGEND_NAMES, LEGENDS, type LegendName } from './legends/legends.ts';
export {
  type Card,
  DIFFICULTIES,
  type Difficulty,
  type Effect,
  LETTERS,
  type Legend,
  type Letter,
  type Objective,
} from './legends/schema.ts';
export type { Mistake } from './legends/shapes.ts';
export { TEMPLATE } from './legends/template.ts';
export type * from './model.ts';
export type * from './pieces.ts';
export { examplePosition, readPosition } from './position.ts';
export { BOARD_NAMES, BOARDS, type Board, type BoardName, placeOn } from './tables/boards.ts';
export { FATES, TILES } from './tables/cards.ts';
export { CREATURES, FIGURES, type Figure, KINDS, type Kind } from './tables/creatures.ts';
export type { EventCard, EventEffect } from './tables/eventCard.ts';
export { EVENT_CARDS } from './tables/eventCards.ts';
export { FOG_KINDS, type FogKind } from './tables/fog.ts';
export {
  ARTICLE_NAMES,
  ARTICLES,
  type Article,
  HERO_KINDS,
  HEROES,
  type HeroKind,
} from './tables/heroes.ts';
export type { Place, Space } from './tables/place.ts';
