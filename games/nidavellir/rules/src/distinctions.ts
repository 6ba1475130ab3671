/** The Distinctions in the order of the classes they reward. (NID-15) */
export const DISTINCTIONS = [
  'kings-hand',
  'hunting-master',
  'crown-jeweler',
  'great-armorer',
  'pioneer',
] as const;
export type Distinction = (typeof DISTINCTIONS)[number];
