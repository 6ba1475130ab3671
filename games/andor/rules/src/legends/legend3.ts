import type { Legend } from './schema.ts';
import { when } from './when.ts';

export const LEGEND_3: Legend = {
  id: 'L3',
  number: 3,
  title: 'The Days of Resistance',
  status: 'reconstructed on public anchors',
  board: 'andor',
  difficulties: ['easy', 'normal'],
  eventDeck: 'golden',
  fog: 'all 15',
  wells: true,
  start: {
    spaces: 'rank',
    strength: 3,
    willpower: 8,
    groupGold: 6,
    groupItems: { wineskin: 1, brew: 1 },
    firstHero: 'lowestRank',
  },
  params: {
    mageStrength: {
      easy: { '1': 2, '2': 17, '3': 18, '4': 40 },
      normal: { '1': 5, '2': 20, '3': 29, '4': 48 },
    },
    tilesAtF: {
      easy: { '1': 1, '2': 1, '3': 1, '4': 1 },
      normal: { '1': 1, '2': 1, '3': 1, '4': 1 },
    },
    chiefStrength: {
      easy: { '1': 4, '2': 20, '3': 22, '4': 44 },
      normal: { '1': 8, '2': 22, '3': 29, '4': 48 },
    },
  },
  stars: ['B', 'C', 'D', 'E', 'F', 'G', 'I', 'L', 'M', 'N'],
  vars: { bossOut: false },
  setup: [
    { op: 'placeCreature', kind: 'gor', space: 9 },
    { op: 'placeCreature', kind: 'troll', space: 30 },
    { op: 'placeFarmer', space: [24, 28] },
    { op: 'rollPlace', token: 'runestone', count: 5, method: 'tensOnes', faceDown: true },
    { op: 'rollPlace', token: 'herb', count: 1, method: 'tensOnes', faceDown: true },
    { op: 'placeFigure', figure: 'prince', space: 72 },
    { op: 'dealFates', perHero: 1 },
    when({ c: 'var', var: 'difficulty', equals: 'easy' }, [
      { op: 'grant', who: 'each', strength: 2, gold: 2, willpower: 4 },
      { op: 'placeToken', token: 'herb', space: 18 },
      when({ c: 'heroesAliveAtLeast', count: 4 }, [{ op: 'placeFarmer', space: 65 }]),
    ]),
    when({ c: 'heroesAliveAtLeast', count: 4 }, [
      { op: 'grant', who: 'each', strength: 3, willpower: 4 },
      { op: 'placeToken', token: 'herb', space: 18 },
    ]),
    { op: 'story', text: 'A dark mage stirs up the land; each hero follows a fate.' },
  ],
  cards: [
    {
      id: 'B',
      summary: 'A creature tile is drawn.',
      trigger: { on: 'letter', letter: 'B' },
      effects: [{ op: 'drawCreatureTiles', count: 1 }],
    },
    {
      id: 'C',
      summary: 'A creature tile is drawn.',
      trigger: { on: 'letter', letter: 'C' },
      effects: [{ op: 'drawCreatureTiles', count: 1 }],
    },
    {
      id: 'D',
      summary: 'A creature tile is drawn.',
      trigger: { on: 'letter', letter: 'D' },
      effects: [{ op: 'drawCreatureTiles', count: 1 }],
    },
    {
      id: 'E',
      summary: 'The prince rides away.',
      trigger: { on: 'letter', letter: 'E' },
      effects: [
        { op: 'removeFigure', figure: 'prince' },
        { op: 'drawCreatureTiles', count: 1 },
      ],
    },
    {
      id: 'F',
      summary: 'The land is overrun.',
      trigger: { on: 'letter', letter: 'F' },
      effects: [{ op: 'drawCreatureTiles', count: { param: 'tilesAtF' } }],
    },
    {
      id: 'F-lone',
      difficulty: 'normal',
      summary: "The lone fighter's fate is due.",
      trigger: { on: 'letter', letter: 'F' },
      effects: [
        when(
          { c: 'fateDoneOrNotDealt', fate: 6 },
          [],
          [{ op: 'lose', reason: 'fate 6 not fulfilled' }],
        ),
      ],
    },
    {
      id: 'H-lone',
      difficulty: 'easy',
      summary: "The lone fighter's fate is due.",
      trigger: { on: 'letter', letter: 'L' },
      effects: [
        when(
          { c: 'fateDoneOrNotDealt', fate: 6 },
          [],
          [{ op: 'lose', reason: 'fate 6 not fulfilled' }],
        ),
      ],
    },
    {
      id: 'G',
      summary: 'A creature tile is drawn.',
      trigger: { on: 'letter', letter: 'G' },
      effects: [{ op: 'drawCreatureTiles', count: 1 }],
    },
    {
      id: 'I',
      summary: 'A creature tile is drawn.',
      trigger: { on: 'letter', letter: 'I' },
      effects: [{ op: 'drawCreatureTiles', count: 1 }],
    },
    {
      id: 'J',
      summary: 'Fates must be fulfilled by now.',
      trigger: { on: 'letter', letter: 'M' },
      effects: [
        when({ c: 'fatesDone', all: true }, [], [{ op: 'lose', reason: 'fates not fulfilled' }]),
      ],
    },
    {
      id: 'Enemy',
      summary: "The mage's plan is revealed.",
      trigger: { on: 'allFatesDone' },
      effects: [
        { op: 'setVar', var: 'bossOut', value: true },
        {
          op: 'rollTable',
          die: 'hero',
          rows: [
            {
              faces: [1, 2],
              effects: [
                {
                  op: 'placeCreature',
                  kind: 'gor',
                  space: 66,
                  id: 'boss',
                  tag: 'boss',
                  strength: { rule: 'sumOfFightersStrength' },
                  willpower: 12,
                },
                { op: 'story', text: 'An ensorcelled gor marches on the castle.' },
              ],
            },
            {
              faces: [3, 4],
              effects: [
                {
                  op: 'placeCreature',
                  kind: 'gor',
                  space: { roll: 'base+d6', base: 60 },
                  id: 'boss',
                  tag: 'boss',
                  figure: 'mage',
                  immobile: true,
                  strength: { param: 'mageStrength' },
                  willpower: 7,
                  dice: 'black',
                  onOccupied: 'removeOther',
                },
                { op: 'placeMarker', marker: 'tower', space: { sameAs: 'boss' } },
                { op: 'story', text: 'The dark mage waits in his tower.' },
              ],
            },
            {
              faces: [5, 6],
              effects: [
                {
                  op: 'placeCreature',
                  kind: 'troll',
                  space: 70,
                  id: 'boss',
                  tag: 'boss',
                  strength: { param: 'chiefStrength' },
                  willpower: 14,
                },
                { op: 'story', text: 'A troll chieftain leads the attack.' },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'BossAtCastle',
      summary: 'The final enemy reaches the castle.',
      trigger: { on: 'creatureReachesCastle', tag: 'boss' },
      effects: [{ op: 'lose', reason: 'final enemy in the castle' }],
    },
    {
      id: 'BossDead',
      summary: 'The plan is thwarted.',
      trigger: { on: 'creatureDefeated', tag: 'boss' },
      effects: [{ op: 'moveNarrator', to: 'N' }],
    },
  ],
  objectives: [
    { id: 'castle', text: 'Keep the castle', done: { c: 'castleHeld' } },
    { id: 'fates', text: 'All fates fulfilled', done: { c: 'fatesDone', all: true }, by: 'M' },
    { id: 'boss', text: 'Defeat the final enemy', done: { c: 'defeated', tag: 'boss' } },
  ],
  win: {
    c: 'all',
    of: [{ c: 'castleHeld' }, { c: 'fatesDone', all: true }, { c: 'defeated', tag: 'boss' }],
  },
  lose: [{ c: 'not', of: { c: 'castleHeld' } }],
  rules: ['equipmentBoard', 'farmers', 'witch', 'runestones', 'prince', 'creatureTiles', 'fates'],
};
