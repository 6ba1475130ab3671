/** The four creatures, and the two enemies that are figures of their own. */
export const KINDS = ['gor', 'skral', 'wardrak', 'troll', 'dragon', 'mage'] as const;
export type Kind = (typeof KINDS)[number];

interface CreatureFacts {
  readonly strength: number;
  readonly willpower: number;
  readonly reward: number;
  readonly figures: number;
  readonly dice: 'red' | 'black';
}

/** Values and number of figures. (AND-16.1, AND-1.4) */
export const CREATURES: Readonly<Record<Kind, CreatureFacts>> = {
  gor: { strength: 2, willpower: 4, reward: 2, figures: 16, dice: 'red' },
  skral: { strength: 6, willpower: 6, reward: 4, figures: 5, dice: 'red' },
  wardrak: { strength: 10, willpower: 7, reward: 6, figures: 2, dice: 'black' },
  troll: { strength: 14, willpower: 12, reward: 6, figures: 5, dice: 'red' },
  dragon: { strength: 30, willpower: 14, reward: 0, figures: 1, dice: 'red' },
  mage: { strength: 20, willpower: 7, reward: 0, figures: 1, dice: 'black' },
};

/** Who moves when at sunrise. (AND-16.3) */
export const SUNRISE_ORDER = ['gor', 'skral', 'wardrak', 'troll', 'wardrak'] as const;

export const FIGURES = [
  'prince',
  'shieldDwarves',
  'witch',
  'dragon',
  'tower',
  'princeCaptive',
] as const;
export type Figure = (typeof FIGURES)[number];
