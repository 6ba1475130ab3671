// Ways to play Bargeroc, to measure the game with: each differs from the balanced one in one habit.

export interface Style {
  /** How many cards it digs for: a fixed number, or as long as the odds are good. */
  dig: number | 'odds';
  /** What it forges: anything, only dear or only cheap objects, or nothing at all. */
  forge: 'any' | 'dear' | 'cheap' | 'never';
  /** How much bread it puts on the table. */
  stake: 'some' | 'much' | 'none';
  /** What it sells: ore the forge can spare, all there is, or nothing. */
  sells: 'spare' | 'all' | 'nothing';
  playsCards: boolean;
}

const BALANCED: Style = {
  dig: 'odds',
  forge: 'any',
  stake: 'some',
  sells: 'spare',
  playsCards: true,
};

export const STYLES = {
  balanced: BALANCED,
  cautious: { ...BALANCED, dig: 2 },
  steady3: { ...BALANCED, dig: 3 },
  gambler: { ...BALANCED, dig: 4 },
  brawler: { ...BALANCED, stake: 'much' },
  pacifist: { ...BALANCED, stake: 'none' },
  trader: { ...BALANCED, forge: 'never', sells: 'all' },
  hoarder: { ...BALANCED, forge: 'never', sells: 'nothing' },
  bigspender: { ...BALANCED, forge: 'dear' },
  smallfry: { ...BALANCED, forge: 'cheap' },
  nocards: { ...BALANCED, playsCards: false },
} as const satisfies Record<string, Style>;

export type StyleName = keyof typeof STYLES;
export const STYLE_NAMES = Object.keys(STYLES) as readonly StyleName[];
