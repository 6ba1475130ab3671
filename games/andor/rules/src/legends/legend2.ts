import type { Legend } from './schema.ts';
import { when } from './when.ts';

export const LEGEND_2: Legend = {
  id: 'L2',
  number: 2,
  title: 'The Healing of the King',
  status: 'public (all cards)',
  board: 'andor',
  difficulties: ['easy', 'normal'],
  eventDeck: 'golden',
  fog: 'all 15',
  wells: true,
  start: {
    spaces: 'rank',
    strength: 2,
    willpower: 7,
    groupGold: 5,
    groupItems: { wineskin: 2 },
    firstHero: 'lowestRank',
  },
  params: {
    towerStrength: {
      easy: { '1': 6, '2': 10, '3': 20, '4': 30 },
      normal: { '1': 10, '2': 20, '3': 30, '4': 40 },
    },
  },
  stars: ['C', 'G', 'N'],
  vars: { witchFound: false, runeLetter: null },
  setup: [
    { op: 'placeCreature', kind: 'gor', space: [8, 20, 21, 26, 48] },
    { op: 'placeCreature', kind: 'skral', space: 19 },
    { op: 'placeFarmer', space: 24 },
    when({ c: 'var', var: 'difficulty', equals: 'easy' }, [{ op: 'placeFarmer', space: 36 }]),
    { op: 'scheduleByDie', card: 'Runes', var: 'runeLetter' },
    { op: 'story', text: 'The king is failing; a healing herb and the witch must be found.' },
  ],
  cards: [
    {
      id: 'Witch',
      summary: 'The witch is found and tells where the herb grows.',
      trigger: { on: 'fog', token: 'witch' },
      effects: [
        { op: 'setVar', var: 'witchFound', value: true },
        {
          op: 'rollTable',
          die: 'hero',
          rows: [
            {
              faces: [1, 2],
              effects: [
                { op: 'placeCreature', kind: 'gor', space: 37, tag: 'herbGor', carries: 'herb' },
              ],
            },
            {
              faces: [3, 4],
              effects: [
                { op: 'placeCreature', kind: 'gor', space: 67, tag: 'herbGor', carries: 'herb' },
              ],
            },
            {
              faces: [5, 6],
              effects: [
                { op: 'placeCreature', kind: 'gor', space: 61, tag: 'herbGor', carries: 'herb' },
              ],
            },
          ],
        },
        { op: 'setRule', rule: 'guardCarries' },
      ],
    },
    {
      id: 'Runes-easy',
      difficulty: 'easy',
      summary: 'Rune stones appear.',
      trigger: { on: 'letterVar', var: 'runeLetter' },
      effects: [
        { op: 'placeCreature', kind: 'gor', space: 43 },
        { op: 'placeCreature', kind: 'skral', space: 39 },
        { op: 'rollPlace', token: 'runestone', count: 5, method: 'tensOnes', faceDown: true },
      ],
    },
    {
      id: 'Runes-normal',
      difficulty: 'normal',
      summary: 'Rune stones appear only if the witch is known.',
      trigger: { on: 'letterVar', var: 'runeLetter' },
      effects: [
        { op: 'placeCreature', kind: 'gor', space: [32, 43] },
        { op: 'placeCreature', kind: 'skral', space: 39 },
        when({ c: 'var', var: 'witchFound', equals: true }, [
          { op: 'rollPlace', token: 'runestone', count: 5, method: 'tensOnes', faceDown: true },
        ]),
      ],
    },
    {
      id: 'C1',
      summary: 'The skral stronghold is located.',
      trigger: { on: 'letter', letter: 'C' },
      effects: [
        {
          op: 'placeCreature',
          kind: 'skral',
          space: { roll: 'base+d6', base: 50 },
          id: 'towerSkral',
          tag: 'towerSkral',
          immobile: true,
          strength: { param: 'towerStrength' },
          willpower: 6,
          onOccupied: 'removeOther',
        },
        { op: 'placeMarker', marker: 'tower', space: { sameAs: 'towerSkral' } },
        { op: 'placeFarmer', space: 28 },
      ],
    },
    {
      id: 'C2',
      summary: 'New creatures; Prince Thorald joins.',
      trigger: { on: 'letter', letter: 'C' },
      effects: [
        { op: 'placeCreature', kind: 'gor', space: [27, 31] },
        { op: 'placeCreature', kind: 'skral', space: 29 },
        { op: 'placeFigure', figure: 'prince', space: 72 },
        { op: 'setRule', rule: 'prince' },
      ],
    },
    {
      id: 'G',
      summary: 'The prince leaves; wardraks come.',
      trigger: { on: 'letter', letter: 'G' },
      effects: [
        { op: 'removeFigure', figure: 'prince' },
        { op: 'placeCreature', kind: 'wardrak', space: [26, 27] },
      ],
    },
    {
      id: 'C1-end',
      summary: 'Stronghold taken: narrator to N.',
      trigger: { on: 'creatureDefeated', tag: 'towerSkral' },
      effects: [{ op: 'moveNarrator', to: 'N' }],
    },
  ],
  objectives: [
    { id: 'castle', text: 'Keep the castle', done: { c: 'castleHeld' } },
    {
      id: 'herb',
      text: 'Healing herb on the castle space',
      done: { c: 'tokenAt', token: 'herb', space: 0 },
    },
    { id: 'tower', text: 'Defeat the tower skral', done: { c: 'defeated', tag: 'towerSkral' } },
  ],
  win: {
    c: 'all',
    of: [
      { c: 'castleHeld' },
      { c: 'tokenAt', token: 'herb', space: 0 },
      { c: 'defeated', tag: 'towerSkral' },
    ],
  },
  lose: [{ c: 'not', of: { c: 'castleHeld' } }],
  rules: ['equipmentBoard', 'farmers', 'witch', 'runestones', 'prince', 'guardCarries'],
};
