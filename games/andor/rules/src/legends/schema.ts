// The closed vocabulary a legend is written in. A legend is data: nothing in it is ever executed as code.
import type { BoardName } from '../tables/boards.ts';
import type { Figure, Kind } from '../tables/creatures.ts';
import type { FogName } from '../tables/fog.ts';
import type { Article, HeroKind } from '../tables/heroes.ts';
import type { Space } from '../tables/place.ts';

export const LETTERS = [
  'A',
  'B',
  'C',
  'D',
  'E',
  'F',
  'G',
  'H',
  'I',
  'J',
  'K',
  'L',
  'M',
  'N',
] as const;
export type Letter = (typeof LETTERS)[number];

export const DIFFICULTIES = ['easy', 'normal'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const EVENT_DECKS = ['silver', 'silver+start', 'golden', 'none'] as const;
type EventDeckName = (typeof EVENT_DECKS)[number];

export const RULE_FLAGS = [
  'equipmentBoard',
  'strengthOnlyMerchants',
  'farmers',
  'witch',
  'runestones',
  'prince',
  'shieldDwarves',
  'creatureTiles',
  'fates',
  'rubble',
  'lake',
  'alarm',
  'gemsAsMoney',
  'gemLure',
  'gemEating',
  'fire',
  'heroDeath',
  'siege',
  'noCastle',
  'carriedTokenAlarm',
  'guardCarries',
  'nMarker',
] as const;
export type RuleFlag = (typeof RULE_FLAGS)[number];

export type VarValue = string | number | boolean | null;

/** A number, or one looked up by difficulty and number of heroes. */
export type Amount = number | { param: string };

/** A space, a thrown one, or that of a named piece. */
export type SpaceSpec =
  | Space
  | { roll: 'base+d6'; base: number }
  | { roll: 'tensOnes' }
  | { roll: 'table'; faces: Readonly<Record<string, Space>> }
  | { sameAs: string };

export type Condition =
  | { c: 'true' }
  | { c: 'all' | 'any'; of: readonly Condition[] }
  | { c: 'not'; of: Condition }
  | { c: 'castleHeld' | 'castleFree' }
  | { c: 'letterReached'; letter: Letter }
  | { c: 'defeated'; tag?: string; id?: string }
  | { c: 'tokenAt'; token: string; space: Space; count?: number }
  | { c: 'valueDeliveredAtLeast'; space: Space; param: string }
  | { c: 'var'; var: string; equals?: VarValue; atLeast?: number }
  | { c: 'figureInPlay'; figure: Figure }
  | { c: 'fatesDone'; all?: true }
  | { c: 'fateDoneOrNotDealt'; fate: number }
  | { c: 'heroesAliveAtLeast'; count: number }
  | { c: 'tagAtSpace'; tag: string; space: Space }
  | { c: 'tokenMeetsCreature'; token: string }
  | { c: 'markerReached'; marker: string };

export type Trigger =
  | { on: 'letter'; letter: Letter }
  | { on: 'letterVar'; var: string }
  | { on: 'start' }
  | { on: 'sunrise'; step?: number }
  | { on: 'fog'; token: string }
  | { on: 'creatureDefeated'; tag?: string; id?: string }
  | { on: 'creatureReachesCastle'; tag?: string }
  | { on: 'creatureReachesExit' }
  | { on: 'heroEnters' | 'heroEndsMove'; spaces: readonly Space[] }
  | { on: 'tokenAt'; token: string; space: Space; count?: number }
  | { on: 'itemPicked'; kind: string }
  | { on: 'heroMeetsCreature' | 'rangedRoundNoKill' | 'allFatesDone' }
  | { on: 'varAtLeast'; var: string; value: number }
  | { on: 'battleRoundStart'; tag: string }
  | { on: 'valueDelivered'; space: Space; param: string };

export type Effect =
  | {
      op: 'placeCreature';
      kind: Kind;
      space: SpaceSpec | readonly Space[];
      id?: string;
      tag?: string;
      figure?: 'mage';
      strength?: Amount | { rule: 'sumOfFightersStrength' };
      willpower?: Amount;
      dice?: 'red' | 'black';
      immobile?: boolean;
      carries?: string;
      onOccupied?: 'advance' | 'removeOther';
    }
  | { op: 'placeFarmer'; space: Space | readonly Space[] }
  | {
      op: 'placeToken';
      token: string;
      space: SpaceSpec | readonly Space[];
      faceDown?: boolean;
      count?: number;
    }
  | { op: 'placeItems'; items: Readonly<Partial<Record<Article, number>>>; space: Space }
  | { op: 'placeFigure' | 'moveFigure'; figure: Figure; space: SpaceSpec }
  | { op: 'removeFigure'; figure: Figure }
  | { op: 'placeMarker'; marker: string; space: SpaceSpec | null }
  | {
      op: 'spawnBoss';
      id?: string;
      figure: 'dragon' | 'mage';
      space: SpaceSpec;
      tag: string;
      strength: Amount;
      willpower: Amount;
      dice?: 'red' | 'black';
      immobile?: boolean;
      blocksSpace?: boolean;
    }
  | { op: 'tagCreature'; creature: 'fromFog'; tag: string }
  | { op: 'closeEdge'; edge: readonly [Space, Space] }
  | { op: 'closeMerchant'; space: Space }
  | {
      op: 'grant';
      who: 'each' | 'group';
      strength?: Amount;
      willpower?: Amount;
      gold?: Amount;
      items?: Readonly<Partial<Record<Article, number>>>;
      gems?: Amount;
    }
  | { op: 'dealFates'; perHero: number }
  | { op: 'drawCreatureTiles'; count: Amount }
  | { op: 'drawDragonCard' }
  | { op: 'moveCreatures'; kind?: Kind; tag?: string; steps: number }
  | { op: 'moveNarrator'; to?: Letter; by?: number }
  | { op: 'moveNMarker'; by: number }
  | { op: 'scheduleByDie'; card?: string; var: string }
  | { op: 'rollPlace'; token: string; count: Amount; method?: 'tensOnes'; faceDown?: boolean }
  | {
      op: 'rollTable';
      die?: 'hero' | 'red';
      rows: readonly { faces: readonly number[]; effects: readonly Effect[] }[];
    }
  | {
      op: 'choice';
      who?: 'group' | 'hero';
      options: readonly { id: string; text: string; effects: readonly Effect[] }[];
    }
  | { op: 'if'; if: Condition; then: readonly Effect[]; else?: readonly Effect[] }
  | { op: 'setVar'; var: string; value: VarValue }
  | { op: 'addVar'; var: string; value: number }
  | { op: 'setRule' | 'clearRule'; rule: RuleFlag }
  | { op: 'fireBlast'; corridor: 'roll' | number; loss: number }
  | { op: 'willpower'; who: 'each'; amount: Amount }
  | { op: 'story'; text: string }
  | { op: 'win' }
  | { op: 'lose'; reason?: string };

export interface Card {
  readonly id: string;
  readonly summary: string;
  readonly difficulty?: Difficulty;
  readonly trigger: Trigger;
  readonly if?: Condition;
  readonly effects: readonly Effect[];
}

export interface Objective {
  readonly id: string;
  readonly text: string;
  readonly done: Condition;
  readonly by?: Letter;
}

/** Where the heroes begin: on the space of their rank, on named ones, or the lowest rank apart. */
type StartSpaces =
  | 'rank'
  | Readonly<Record<HeroKind, Space>>
  | { readonly lowestRank: Space; readonly others: 'rank' };

export interface Legend {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly status: string;
  readonly board: BoardName;
  readonly difficulties: readonly Difficulty[];
  readonly eventDeck: EventDeckName;
  readonly extraDecks?: readonly string[];
  readonly fog: FogName;
  readonly wells: boolean;
  readonly start: {
    readonly spaces: StartSpaces;
    readonly strength: number;
    readonly willpower: number;
    readonly groupGold: number;
    readonly groupItems: Readonly<Partial<Record<Article, number>>>;
    readonly firstHero: 'lowestRank';
  };
  /** The first day begins with a whole sunrise. (AND-1.8) */
  readonly firstDay?: 'sunrise';
  /** Name -> difficulty -> number of heroes -> value. */
  readonly params: Readonly<
    Record<string, Readonly<Partial<Record<Difficulty, Readonly<Record<string, number>>>>>>
  >;
  readonly stars: readonly Letter[];
  readonly vars: Readonly<Record<string, VarValue>>;
  readonly setup: readonly Effect[];
  readonly cards: readonly Card[];
  readonly objectives: readonly Objective[];
  readonly win: Condition;
  readonly lose: readonly Condition[];
  readonly rules: readonly RuleFlag[];
}
