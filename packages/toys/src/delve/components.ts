export const GEMS = [1, 2, 3, 4] as const;
export type Gem = (typeof GEMS)[number];

/** What comes up in the mine: gems by their value, and trouble. */
export type MineCard = Gem | 'rock' | 'rival';

/** How often a card is in the mine for each seat. (DEL-1) */
const COPIES = { gem: 2, rock: 3, rival: 2 } as const;

export function allMineCards(seats: number): MineCard[] {
  const kinds: MineCard[] = [...GEMS, 'rock', 'rival'];
  return kinds.flatMap((card) => {
    const copies = COPIES[typeof card === 'number' ? 'gem' : card];
    return Array.from({ length: copies * seats }, () => card);
  });
}

/** By how much a haggle card raises a price. */
export type Haggle = 1 | 2 | 3;

/** Every haggle card there is. (DEL-1) */
export const ALL_HAGGLES: readonly Haggle[] = [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3];

interface Good {
  readonly price: number;
  readonly points: number;
  /** How many more rocks the mine takes before it caves in. */
  readonly props?: number;
  /** What is added to the own die in a brawl. */
  readonly brawl?: number;
}

const GOODS = {
  lamp: { price: 4, points: 4, props: 1 },
  beam: { price: 3, points: 2, props: 1 },
  axe: { price: 4, points: 4, brawl: 1 },
  hammer: { price: 3, points: 2, brawl: 1 },
  goblet: { price: 5, points: 6 },
  crown: { price: 7, points: 9 },
} as const satisfies Record<string, Good>;

export type GoodName = keyof typeof GOODS;
export const ALL_GOODS = Object.keys(GOODS) as readonly GoodName[];

export const good = (name: GoodName): Good => GOODS[name];
