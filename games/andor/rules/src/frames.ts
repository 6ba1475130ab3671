// What may stand on the agenda.
import type { Seat } from '@meadhall/kernel';
import type { Card, Effect } from './legends/schema.ts';
import type { Thing } from './pieces.ts';
import type { Kind } from './tables/creatures.ts';
import type { Space } from './tables/place.ts';

/** Where an effect comes from: whose hero, which space, which creature. */
export interface Origin {
  hero?: Seat;
  space?: Space;
  creature?: number;
}

export interface Payment {
  gold: number;
  willpower: number;
}

export type Frame =
  | { do: 'chooseHero'; seat: Seat }
  /** Tries that are left, this one included. */
  | { do: 'prologue'; tries: number }
  | { do: 'prologueTurn'; turn: Seat; tries: number }
  | { do: 'arrive'; seat: Seat; tries: number }
  | { do: 'endPrologue'; tries: number }
  /** `arrived`: the heroes stand where the prologue has brought them. */
  | { do: 'beginLegend'; arrived?: true }
  | { do: 'firstDay'; first?: Seat }
  | { do: 'nextTurn'; after: Seat }
  | { do: 'takeTurn'; turn: Seat }
  | { do: 'act'; seat: Seat }
  | WalkFrame
  | { do: 'endMove'; hero: Seat }
  | {
      do: 'leadFigure';
      seat: Seat;
      figure: 'prince' | 'shieldDwarves';
      left: number;
      moved: boolean;
    }
  | { do: 'crossLake'; from: Space; walk: WalkFrame }
  | { do: 'lakeCard'; from: Space; walk: WalkFrame; card: number }
  | { do: 'loseGem'; seat: Seat }
  | { do: 'activateFog'; hero: Seat; space: Space }
  | { do: 'trade'; seat: Seat; with: Seat; falcon: boolean; give: Thing[]; get: Thing[] }
  | { do: 'agree'; seat: Seat; with: Seat; falcon: boolean; give: Thing[]; get: Thing[] }
  | { do: 'test' }
  | { do: 'testLoss' }
  | { do: 'share'; gold: number; things: Thing[] }
  | { do: 'join'; seat: Seat }
  | { do: 'battleRound' }
  | { do: 'rollFor'; hero: Seat }
  | { do: 'rollMode'; seat: Seat }
  | { do: 'runeDie'; seat: Seat; oneByOne: boolean }
  | { do: 'throwDice'; hero: Seat; oneByOne: boolean; black: number }
  | { do: 'rollOn'; seat: Seat; rolled: number; black: number }
  | { do: 'flip'; seat: Seat; roller: Seat }
  | { do: 'enhance'; seat: Seat }
  | { do: 'herb'; seat: Seat }
  | { do: 'tally'; hero: Seat }
  | { do: 'foeRolls' }
  | { do: 'clash' }
  | { do: 'suffer'; seat: Seat; loss: number }
  | { do: 'afterRound' }
  | { do: 'removeRubble'; value: number }
  | { do: 'stay'; seat: Seat }
  | { do: 'nextRound' }
  | { do: 'endBattle' }
  | { do: 'reward'; left: number }
  | { do: 'bury' }
  | { do: 'narrate'; kill: boolean }
  | { do: 'finale' }
  | { do: 'sunrise' }
  | { do: 'drawEvent'; hero: Seat | null }
  | { do: 'moveKind'; kind: Kind; left?: number[] }
  | { do: 'sunriseCards'; step: number }
  | { do: 'freshen' }
  | { do: 'newDay' }
  | { do: 'event'; card: string; hero: Seat | null }
  | {
      do: 'shieldCard';
      seat: Seat;
      /** Who is asked after `seat`. */
      others: Seat[];
      card: string;
      /** What is done if nobody cancels the card, and what is done if somebody does. */
      struck: Frame[];
      spared: Frame[];
    }
  | { do: 'eventEffect'; card: string; hero: Seat | null }
  | { do: 'split'; amount: number }
  | { do: 'pay'; card: string; left: number; gold: boolean; paid: Payment[] }
  | { do: 'afterRansom'; card: string }
  | { do: 'chooseFarmer' }
  | {
      do: 'chooseHeroes';
      amount: number;
      left: number;
      optional: boolean;
      chosen: Seat[];
      pool: Seat[];
    }
  | { do: 'bargain'; card: string }
  | { do: 'buyOffer'; seat: Seat; card: string }
  | { do: 'revealFog'; seat: Seat; left: number }
  | { do: 'drink'; seat: Seat }
  | { do: 'peek'; seat: Seat; card: string }
  | { do: 'playCard'; card: Card; origin: Origin }
  | { do: 'effect'; effect: Effect; origin: Origin }
  | {
      do: 'legendChoice';
      options: readonly { id: string; text: string; effects: readonly Effect[] }[];
      origin: Origin;
    }
  | { do: 'flame'; seat: Seat; loss: number }
  | { do: 'dragonCard'; card: number }
  | { do: 'dragonStrikes'; card: number }
  | { do: 'weaken'; fighters: Seat[] };

export interface WalkFrame {
  do: 'walk';
  seat: Seat;
  /** Farmers taken along, and whether that was settled on this space. */
  led: number;
  ledHere: boolean;
  steps: number;
  /** Steps left of a herb. */
  herb: number;
}
