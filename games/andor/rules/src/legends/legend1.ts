import type { Legend } from './schema.ts';

export const LEGEND_1: Legend = {
  id: 'L1',
  number: 1,
  title: 'The Heroes Arrive',
  status: 'public (cards) + rulebook (setup)',
  board: 'andor',
  difficulties: ['normal'],
  eventDeck: 'silver+start',
  fog: 'legend 1',
  wells: true,
  start: {
    spaces: { lowestRank: 0, others: 'rank' },
    strength: 1,
    willpower: 7,
    groupGold: 0,
    groupItems: {},
    firstHero: 'lowestRank',
  },
  params: {},
  stars: ['B', 'C', 'D', 'F', 'H', 'N'],
  vars: {},
  setup: [{ op: 'story', text: "The king's call brings the heroes to the castle." }],
  cards: [
    {
      id: 'B1',
      summary: 'Heroes are equipped; merchants sell strength.',
      trigger: { on: 'letter', letter: 'B' },
      effects: [
        { op: 'grant', who: 'each', strength: 1 },
        { op: 'grant', who: 'group', gold: 4 },
        { op: 'setRule', rule: 'strengthOnlyMerchants' },
      ],
    },
    {
      id: 'B2',
      summary: 'Heroes may now fight; the hero in the castle begins.',
      trigger: { on: 'letter', letter: 'B' },
      effects: [{ op: 'story', text: 'Fighting is allowed from now on.' }],
    },
    {
      id: 'C',
      summary: 'Golden shields and fighting together are explained.',
      trigger: { on: 'letter', letter: 'C' },
      effects: [{ op: 'story', text: 'The creatures storm the castle.' }],
    },
    {
      id: 'D',
      summary: 'More gors appear.',
      trigger: { on: 'letter', letter: 'D' },
      effects: [{ op: 'placeCreature', kind: 'gor', space: [8, 15, 48, 53, 43] }],
    },
    {
      id: 'F',
      summary: 'The first skral shows up by the river.',
      trigger: { on: 'letter', letter: 'F' },
      effects: [{ op: 'placeCreature', kind: 'skral', space: 32 }],
    },
    {
      id: 'H1',
      summary: 'The rope bridge is gone; a letter must reach the Tree of Songs.',
      trigger: { on: 'letter', letter: 'H' },
      effects: [
        { op: 'closeEdge', edge: [16, 48] },
        { op: 'placeToken', token: 'parchment', space: 5, faceDown: false },
        { op: 'setRule', rule: 'carriedTokenAlarm' },
      ],
    },
    {
      id: 'H2',
      summary: 'Creatures try to seize the letter.',
      trigger: { on: 'letter', letter: 'H' },
      effects: [
        { op: 'placeCreature', kind: 'gor', space: [19, 36, 56] },
        { op: 'placeCreature', kind: 'skral', space: [54, 64] },
      ],
    },
    {
      id: 'H-end',
      summary: 'Letter delivered: the legend ends early.',
      trigger: { on: 'tokenAt', token: 'parchment', space: 57 },
      effects: [{ op: 'moveNarrator', to: 'N' }],
    },
  ],
  objectives: [
    { id: 'castle', text: 'Keep the castle', done: { c: 'castleHeld' } },
    {
      id: 'letter',
      text: 'Parchment on 57',
      done: { c: 'tokenAt', token: 'parchment', space: 57 },
    },
  ],
  win: { c: 'all', of: [{ c: 'castleHeld' }, { c: 'tokenAt', token: 'parchment', space: 57 }] },
  lose: [
    { c: 'not', of: { c: 'castleHeld' } },
    { c: 'tokenMeetsCreature', token: 'parchment' },
  ],
  rules: ['strengthOnlyMerchants', 'carriedTokenAlarm'],
  firstDay: 'sunrise',
};
