import type { Legend } from './schema.ts';
import { when } from './when.ts';

export const LEGEND_5: Legend = {
  id: 'L5',
  number: 5,
  title: 'The Wrath of the Dragon',
  status: 'reconstructed on public anchors',
  board: 'andor',
  difficulties: ['easy', 'normal'],
  eventDeck: 'golden',
  extraDecks: ['dragon', 'creatureTiles'],
  fog: 'all 15',
  wells: true,
  start: {
    spaces: { dwarf: 71, warrior: 71, archer: 71, wizard: 71 },
    strength: 5,
    willpower: 10,
    groupGold: 8,
    groupItems: { wineskin: 1, bow: 1 },
    firstHero: 'lowestRank',
  },
  params: {
    dragonStrength: {
      easy: { '1': 10, '2': 21, '3': 31, '4': 40 },
      normal: { '1': 12, '2': 24, '3': 33, '4': 41 },
    },
    dragonWillpower: {
      easy: { '1': 10, '2': 10, '3': 12, '4': 12 },
      normal: { '1': 12, '2': 14, '3': 14, '4': 14 },
    },
  },
  stars: ['B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'K', 'M', 'N'],
  vars: { castleFreed: false, princeFreed: false, towerPlan: false, towerBuilt: false },
  setup: [
    { op: 'placeCreature', kind: 'gor', space: [18, 13, 45] },
    { op: 'placeCreature', kind: 'skral', space: 64 },
    { op: 'placeCreature', kind: 'gor', space: 0, tag: 'occupier' },
    { op: 'placeCreature', kind: 'skral', space: 0, tag: 'occupier' },
    when({ c: 'heroesAliveAtLeast', count: 3 }, [
      { op: 'placeCreature', kind: 'gor', space: 0, tag: 'occupier' },
    ]),
    when(
      {
        c: 'all',
        of: [
          { c: 'heroesAliveAtLeast', count: 4 },
          { c: 'var', var: 'difficulty', equals: 'normal' },
        ],
      },
      [{ op: 'placeCreature', kind: 'skral', space: 0, tag: 'occupier' }],
    ),
    { op: 'placeFarmer', space: [19, 29, 40, 56] },
    {
      op: 'spawnBoss',
      id: 'dragon',
      figure: 'dragon',
      space: 84,
      tag: 'dragon',
      strength: { param: 'dragonStrength' },
      willpower: { param: 'dragonWillpower' },
      dice: 'red',
      immobile: true,
      blocksSpace: false,
    },
    { op: 'grant', who: 'group', gems: 4 },
    { op: 'rollPlace', token: 'runestone', count: 5, method: 'tensOnes', faceDown: true },
    { op: 'rollPlace', token: 'herb', count: 1, method: 'tensOnes', faceDown: true },
    { op: 'story', text: 'The king is dead, the castle taken, and the dragon awakes.' },
  ],
  cards: [
    {
      id: 'B',
      summary: 'Creatures pour in.',
      trigger: { on: 'letter', letter: 'B' },
      effects: [{ op: 'drawCreatureTiles', count: 1 }],
    },
    {
      id: 'Prince',
      summary: 'The prince is found in the fog, guarded.',
      trigger: { on: 'fog', token: 'gor' },
      if: {
        c: 'all',
        of: [
          { c: 'not', of: { c: 'figureInPlay', figure: 'prince' } },
          { c: 'not', of: { c: 'figureInPlay', figure: 'princeCaptive' } },
        ],
      },
      effects: [
        { op: 'tagCreature', creature: 'fromFog', tag: 'princeGuard' },
        { op: 'placeFigure', figure: 'princeCaptive', space: { sameAs: 'fogSpace' } },
        { op: 'story', text: 'The guard must be beaten to free the prince.' },
      ],
    },
    {
      id: 'PrinceFree',
      summary: 'The prince fights again.',
      trigger: { on: 'creatureDefeated', tag: 'princeGuard' },
      effects: [
        { op: 'setVar', var: 'princeFreed', value: true },
        { op: 'placeFigure', figure: 'prince', space: { sameAs: 'princeCaptive' } },
        { op: 'removeFigure', figure: 'princeCaptive' },
        { op: 'setRule', rule: 'prince' },
      ],
    },
    {
      id: 'C',
      summary: 'The dragon breaks the stone bridge.',
      trigger: { on: 'letter', letter: 'C' },
      effects: [
        { op: 'moveFigure', figure: 'dragon', space: 39 },
        { op: 'closeEdge', edge: [38, 39] },
      ],
    },
    {
      id: 'D',
      summary: 'The dwarves offer their axes.',
      trigger: { on: 'letter', letter: 'D' },
      effects: [
        {
          op: 'choice',
          who: 'group',
          options: [
            {
              id: 'accept',
              text: 'Dwarf soldiers join on 71, but two creature tiles are drawn',
              effects: [
                { op: 'placeFigure', figure: 'shieldDwarves', space: 71 },
                { op: 'setRule', rule: 'shieldDwarves' },
                { op: 'drawCreatureTiles', count: 2 },
              ],
            },
            { id: 'refuse', text: 'Nothing happens', effects: [] },
          ],
        },
      ],
    },
    {
      id: 'E',
      summary: 'The Tree of Songs burns.',
      trigger: { on: 'letter', letter: 'E' },
      effects: [
        { op: 'moveFigure', figure: 'dragon', space: 57 },
        { op: 'closeMerchant', space: 57 },
      ],
    },
    {
      id: 'F',
      summary: 'The old tower may be rebuilt.',
      trigger: { on: 'letter', letter: 'F' },
      effects: [
        {
          op: 'choice',
          who: 'group',
          options: [
            {
              id: 'plan',
              text: 'When 6 gold lie on 65 the tower stands: +3 battle value in every dragon battle',
              effects: [{ op: 'setVar', var: 'towerPlan', value: true }],
            },
            { id: 'skip', text: 'Nothing happens', effects: [] },
          ],
        },
      ],
    },
    {
      id: 'TowerDone',
      summary: 'The tower stands.',
      trigger: { on: 'tokenAt', token: 'gold', count: 6, space: 65 },
      if: { c: 'var', var: 'towerPlan', equals: true },
      effects: [{ op: 'setVar', var: 'towerBuilt', value: true }],
    },
    {
      id: 'G',
      summary: 'The dragon hunts the witch.',
      trigger: { on: 'letter', letter: 'G' },
      effects: [
        when({ c: 'figureInPlay', figure: 'witch' }, [
          {
            op: 'rollTable',
            die: 'hero',
            rows: [
              {
                faces: [1, 2, 3],
                effects: [
                  { op: 'moveFigure', figure: 'dragon', space: { sameAs: 'witch' } },
                  { op: 'removeFigure', figure: 'witch' },
                ],
              },
              { faces: [4, 5, 6], effects: [{ op: 'story', text: 'It does not find her.' }] },
            ],
          },
        ]),
        { op: 'drawCreatureTiles', count: 1 },
      ],
    },
    {
      id: 'H',
      summary: 'The castle must be free by now.',
      trigger: { on: 'letter', letter: 'H' },
      effects: [when({ c: 'castleFree' }, [], [{ op: 'lose', reason: 'castle not freed' }])],
    },
    {
      id: 'CastleFree',
      summary: 'The castle is ours again; its shields count from now on.',
      trigger: { on: 'creatureDefeated', tag: 'occupier' },
      if: { c: 'castleFree' },
      effects: [
        { op: 'setVar', var: 'castleFreed', value: true },
        { op: 'clearRule', rule: 'siege' },
      ],
    },
    {
      id: 'I',
      summary: 'The dragon nears.',
      trigger: { on: 'letter', letter: 'I' },
      effects: [
        { op: 'moveFigure', figure: 'dragon', space: 18 },
        { op: 'drawCreatureTiles', count: 1 },
      ],
    },
    {
      id: 'K',
      summary: 'The dragon circles the castle.',
      trigger: { on: 'letter', letter: 'K' },
      effects: [{ op: 'moveFigure', figure: 'dragon', space: 3 }],
    },
    {
      id: 'M',
      summary: 'Last chance.',
      trigger: { on: 'letter', letter: 'M' },
      effects: [{ op: 'moveFigure', figure: 'dragon', space: 1 }],
    },
    {
      id: 'DragonRound',
      summary: 'A dragon-fight card is drawn.',
      trigger: { on: 'battleRoundStart', tag: 'dragon' },
      effects: [{ op: 'drawDragonCard' }],
    },
    {
      id: 'DragonDead',
      summary: 'The dragon falls.',
      trigger: { on: 'creatureDefeated', tag: 'dragon' },
      effects: [{ op: 'moveNarrator', to: 'N' }],
    },
  ],
  objectives: [
    { id: 'free', text: 'Free the castle', done: { c: 'castleFree' }, by: 'H' },
    { id: 'dragon', text: 'Defeat the dragon', done: { c: 'defeated', tag: 'dragon' } },
    { id: 'castle', text: 'Keep the castle afterwards', done: { c: 'castleHeld' } },
  ],
  win: {
    c: 'all',
    of: [{ c: 'castleFree' }, { c: 'castleHeld' }, { c: 'defeated', tag: 'dragon' }],
  },
  lose: [
    { c: 'not', of: { c: 'castleHeld' } },
    { c: 'not', of: { c: 'heroesAliveAtLeast', count: 1 } },
  ],
  rules: [
    'equipmentBoard',
    'farmers',
    'witch',
    'runestones',
    'prince',
    'shieldDwarves',
    'creatureTiles',
    'gemLure',
    'siege',
    'heroDeath',
  ],
};
