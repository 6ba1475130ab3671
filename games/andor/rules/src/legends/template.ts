import type { Legend } from './schema.ts';

export const TEMPLATE: Legend = {
  id: 'L6-template',
  number: 6,
  title: 'Write your own legend',
  status: 'template',
  board: 'andor',
  difficulties: ['normal'],
  eventDeck: 'golden',
  fog: 'all 15',
  wells: true,
  start: {
    spaces: 'rank',
    strength: 2,
    willpower: 7,
    groupGold: 5,
    groupItems: { wineskin: 1 },
    firstHero: 'lowestRank',
  },
  params: {},
  stars: ['C', 'N'],
  vars: {},
  setup: [
    { op: 'placeCreature', kind: 'gor', space: [26, 48] },
    { op: 'placeFarmer', space: 24 },
  ],
  cards: [
    {
      id: 'C',
      summary: 'Your first turn of events.',
      trigger: { on: 'letter', letter: 'C' },
      effects: [{ op: 'placeCreature', kind: 'skral', space: 29 }],
    },
  ],
  objectives: [{ id: 'castle', text: 'Keep the castle', done: { c: 'castleHeld' } }],
  win: { c: 'castleHeld' },
  lose: [{ c: 'not', of: { c: 'castleHeld' } }],
  rules: ['equipmentBoard', 'farmers', 'witch'],
};
