import type { Article, HeroKind } from './heroes.ts';
import type { Space } from './place.ts';

/** Which heroes a card means; every condition given must hold. */
export interface Filter {
  readonly willpowerBelow?: number;
  readonly strengthAtMost?: number;
  readonly spaceFrom?: Space;
  readonly spaceTo?: Space;
  readonly terrain?: 'forest';
  readonly river?: true;
  readonly outdoors?: true;
  readonly timeMarker?: 'sunrise';
}

/** What the group may pay to keep a card from happening, by number of heroes. */
interface Ransom {
  readonly with: 'willpower' | 'goldOrWillpower';
  readonly amount: Readonly<Record<string, number>>;
}

type Rank = 'lowestRank' | 'highestRank';

export type EventEffect =
  | { code: 'placeCreatures'; kind: 'gor'; spaces: readonly Space[] }
  | { code: 'willpowerEach'; filter: Filter; amount: number }
  | { code: 'willpowerGroupSplit'; amount: number }
  | { code: 'removeWell'; space: Space }
  | { code: 'goldOnSpace'; space: Space; gold: number; tie: Rank }
  | { code: 'itemOnSpace'; space: Space; item: Article; tie: Rank }
  | {
      code: 'willpowerSet';
      heroes?: readonly HeroKind[];
      max?: number;
      min?: number;
      optional?: true;
    }
  | { code: 'buyWillpower'; gold: number; amount: number }
  | { code: 'strengthEach'; filter: Filter; amount: number }
  | { code: 'revealFog'; who: Rank; count: number }
  | { code: 'buyArticleForWillpower'; willpower: number; exclude: readonly Article[] }
  | { code: 'strengthAtSpace'; space: Space; amount: number; tie: Rank }
  | { code: 'willpowerForHeroes'; heroes: readonly HeroKind[]; amount: number }
  | { code: 'rollLowestRankDrink'; lose: readonly number[]; gain: readonly number[] }
  | { code: 'rollLowestRankGroupLoss' }
  | { code: 'buyStrengthAtSpace'; space: Space; strength: number; gold: number }
  | { code: 'hourRule'; rule: 'no10th' | 'cost9and10' | 'free8th'; cost?: number }
  | { code: 'creatureStrengthDay'; amount: number }
  | { code: 'giveItemEach'; filter: Filter; item: Article }
  | { code: 'peekEvent'; who: Rank }
  | {
      code: 'moveCreature';
      select: { kind: 'gor' | 'any'; space: 'lowest' | 'highest' };
      steps: number;
      prevent: Ransom;
    }
  | { code: 'removeFarmer'; count: number; prevent: Ransom }
  | { code: 'willpowerTrapAtSpaces'; spaces: readonly Space[]; amount: number; tie: Rank }
  | {
      code: 'strengthChosen';
      maxHeroes: number;
      filter?: Filter;
      amount: number;
      mandatory?: true;
      min?: number;
    }
  | { code: 'rollGainBelow'; below: number }
  | { code: 'tradeStrengthForWillpower'; maxHeroes: number; strength: number; willpower: number };

/** One event card: `day` lasts until all heroes have ended the day, `lasting` lies until triggered. */
export interface EventCard {
  readonly shield: boolean;
  readonly timing: 'immediate' | 'day' | 'lasting';
  readonly effect: EventEffect;
}
