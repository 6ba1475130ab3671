/**
 * What `meadhall score asgard` reads: players by Turn Order tile, their points before Battle tiles are
 * counted, the discs on Support slots, and every World that takes part in Ragnarök with all that lies there.
 */
export const examplePosition = {
  players: [
    { name: 'Astrid', points: 41, battleTiles: [3, 5, 9] },
    { name: 'Bjarni', points: 38, battleTiles: [3, 3] },
    { name: 'Céline', points: 45, battleTiles: [5] },
  ],
  gods: {
    freyja: { upper: 'Bjarni', lower: 'Céline' },
    thor: { upper: 'Astrid' },
    mimir: { upper: 'Astrid', lower: 'Céline' },
  },
  worlds: {
    W2: {
      light: 'thor:4',
      darkness: 'pop-D2',
      recruits: { light: { orange: 2 } },
      under: { light: ['weapon-2a', 'spell-shatter'] },
      ancestral: 5,
    },
    W7: {
      light: 'freyja:1',
      darkness: 'mimir:3',
      recruits: { light: { white: 3 }, darkness: { white: 1, orange: 1, giant: 1 } },
      under: { light: ['weapon-6', 'spell-unmake', 'spell-upper'], darkness: ['spell-swell'] },
    },
  },
};
