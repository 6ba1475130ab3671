// What may be answered, question by question.
import type { Seat } from '@meadhall/kernel';
import type { Thing } from './pieces.ts';
import type { Article, HeroKind } from './tables/heroes.ts';
import type { Space } from './tables/place.ts';

export type FreeAction =
  | 'well'
  | 'fog'
  | { buy: Article; gems?: number[] }
  | { buy: 'strength'; count: number; gems?: number[] }
  | { take: Thing }
  | { turnUp: Thing }
  | { drop: Thing }
  | { trade: Seat }
  | { falcon: Seat }
  | { telescope: Space }
  | { useHerb: Thing }
  | { claim: string };

export interface Choices {
  chooseHero: HeroKind;
  arrive: 'move' | 'pass';
  act:
    | 'move'
    | 'pass'
    | 'endDay'
    | { fight: string; with: Seat[] }
    | { clear: Space; with: Seat[] }
    | { lead: 'prince' | 'shieldDwarves' };
  /** `by`: a wineskin, the herb that was begun (`herb`), or a fresh one (`herb3`). */
  walk: 'stop' | { step: Space; by?: Thing } | { farmers: number };
  leadFigure: 'stop' | { step: Space };
  loseGem: number;
  trade: 'done' | 'cancel' | { give: Thing } | { get: Thing };
  agree: 'yes' | 'no';
  share: { to: Seat; gold: number } | { to: Seat; thing: Thing };
  join: 'yes' | 'no';
  rollMode: 'together' | 'single';
  runeDie: 'no' | number;
  rollOn: 'roll' | 'stop';
  flip: 'no' | number | `b${number}`;
  enhance: 'no' | { helm: number } | { brew: number };
  /** A herb, or `no`. */
  herb: Thing;
  suffer: 'take' | 'shield';
  removeRubble: { remove: Thing[] };
  stay: 'stay' | 'leave';
  reward: { to: Seat; gold: number } | { to: Seat; willpower: number };
  shieldCard: 'no' | 'shield';
  split: { split: number[] };
  pay: 'no' | { from: Seat; gold: number } | { from: Seat; willpower: number };
  chooseFarmer: Space;
  chooseHeroes: 'enough' | Seat;
  bargain: 'no' | Seat;
  buyOffer: 'no' | 'willpower' | Article;
  revealFog: 'enough' | Space;
  drink: 'no' | 'drink';
  peek: 'keep' | 'remove';
  legendChoice: string;
  flame: 'take' | 'shield';
  weaken: Seat;
  anytime: FreeAction;
}
