// Event cards: what they do is data; `effect.code` names the step of events.ts that does it.
import type { EventCard } from './eventCard.ts';

const SILVER: Readonly<Record<string, EventCard>> = {
  'silver start': {
    shield: false,
    timing: 'immediate',
    effect: { code: 'placeCreatures', kind: 'gor', spaces: [16, 22, 23, 24] },
  },
  'silver 1': {
    shield: false,
    timing: 'immediate',
    effect: { code: 'willpowerEach', filter: { willpowerBelow: 10 }, amount: 2 },
  },
  'silver 2': {
    shield: true,
    timing: 'immediate',
    effect: { code: 'willpowerGroupSplit', amount: -3 },
  },
  'silver 3': {
    shield: false,
    timing: 'immediate',
    effect: { code: 'willpowerEach', filter: { spaceFrom: 0, spaceTo: 9 }, amount: 2 },
  },
  'silver 4': { shield: true, timing: 'immediate', effect: { code: 'removeWell', space: 55 } },
  'silver 5': {
    shield: false,
    timing: 'lasting',
    effect: { code: 'goldOnSpace', space: 26, gold: 3, tie: 'lowestRank' },
  },
  'silver 6': {
    shield: true,
    timing: 'immediate',
    effect: { code: 'willpowerSet', heroes: ['warrior', 'archer'], max: 12 },
  },
  'silver 7': {
    shield: false,
    timing: 'immediate',
    effect: { code: 'buyWillpower', gold: 2, amount: 5 },
  },
  'silver 8': {
    shield: true,
    timing: 'immediate',
    effect: { code: 'strengthEach', filter: { terrain: 'forest' }, amount: -1 },
  },
  'silver 9': {
    shield: false,
    timing: 'immediate',
    effect: { code: 'revealFog', who: 'lowestRank', count: 2 },
  },
  'silver 10': {
    shield: true,
    timing: 'immediate',
    effect: { code: 'willpowerSet', heroes: ['wizard', 'dwarf'], max: 12 },
  },
  'silver 11': {
    shield: false,
    timing: 'immediate',
    effect: { code: 'willpowerGroupSplit', amount: 5 },
  },
};
const GOLDEN: Readonly<Record<string, EventCard>> = {
  'golden 1': {
    shield: false,
    timing: 'immediate',
    effect: { code: 'buyArticleForWillpower', willpower: 3, exclude: ['brew'] },
  },
  'golden 2': {
    shield: true,
    timing: 'immediate',
    effect: { code: 'willpowerEach', filter: { spaceFrom: 0, spaceTo: 20 }, amount: -3 },
  },
  'golden 3': {
    shield: false,
    timing: 'lasting',
    effect: { code: 'strengthAtSpace', space: 57, amount: 1, tie: 'highestRank' },
  },
  'golden 4': {
    shield: true,
    timing: 'immediate',
    effect: { code: 'willpowerEach', filter: { spaceFrom: 37, spaceTo: 70 }, amount: -3 },
  },
  'golden 5': {
    shield: false,
    timing: 'immediate',
    effect: { code: 'willpowerForHeroes', heroes: ['wizard', 'archer'], amount: 3 },
  },
  'golden 6': {
    shield: false,
    timing: 'immediate',
    effect: { code: 'rollLowestRankDrink', lose: [1, 2, 3, 4], gain: [5, 6] },
  },
  'golden 7': { shield: true, timing: 'immediate', effect: { code: 'rollLowestRankGroupLoss' } },
  'golden 8': {
    shield: false,
    timing: 'lasting',
    effect: { code: 'buyStrengthAtSpace', space: 9, strength: 2, gold: 2 },
  },
  'golden 9': { shield: true, timing: 'day', effect: { code: 'hourRule', rule: 'no10th' } },
  'golden 10': {
    shield: false,
    timing: 'immediate',
    effect: { code: 'buyWillpower', gold: 1, amount: 3 },
  },
  'golden 11': { shield: true, timing: 'day', effect: { code: 'creatureStrengthDay', amount: 1 } },
  'golden 12': {
    shield: false,
    timing: 'immediate',
    effect: { code: 'giveItemEach', filter: { river: true }, item: 'wineskin' },
  },
  'golden 13': {
    shield: false,
    timing: 'immediate',
    effect: { code: 'willpowerSet', min: 10, optional: true },
  },
  'golden 14': {
    shield: false,
    timing: 'immediate',
    effect: { code: 'willpowerForHeroes', heroes: ['dwarf', 'warrior'], amount: 3 },
  },
  'golden 15': { shield: true, timing: 'immediate', effect: { code: 'removeWell', space: 35 } },
  'golden 16': {
    shield: false,
    timing: 'immediate',
    effect: { code: 'peekEvent', who: 'highestRank' },
  },
  'golden 17': { shield: true, timing: 'immediate', effect: { code: 'willpowerSet', max: 12 } },
  'golden 18': {
    shield: true,
    timing: 'immediate',
    effect: {
      code: 'moveCreature',
      select: { kind: 'gor', space: 'lowest' },
      steps: 1,
      prevent: { with: 'willpower', amount: { '1': 1, '2': 2, '3': 4, '4': 6 } },
    },
  },
  'golden 19': {
    shield: true,
    timing: 'day',
    effect: { code: 'hourRule', rule: 'cost9and10', cost: 3 },
  },
  'golden 20': {
    shield: true,
    timing: 'immediate',
    effect: {
      code: 'removeFarmer',
      count: 1,
      prevent: { with: 'goldOrWillpower', amount: { '1': 1, '2': 2, '3': 3, '4': 4 } },
    },
  },
  'golden 21': {
    shield: true,
    timing: 'lasting',
    effect: {
      code: 'willpowerTrapAtSpaces',
      spaces: [22, 23, 24, 25],
      amount: -4,
      tie: 'highestRank',
    },
  },
  'golden 22': { shield: true, timing: 'immediate', effect: { code: 'removeWell', space: 45 } },
  'golden 23': {
    shield: false,
    timing: 'immediate',
    effect: { code: 'strengthChosen', maxHeroes: 2, filter: { strengthAtMost: 6 }, amount: 1 },
  },
  'golden 24': {
    shield: true,
    timing: 'immediate',
    effect: { code: 'willpowerEach', filter: { outdoors: true }, amount: -2 },
  },
  'golden 25': { shield: false, timing: 'immediate', effect: { code: 'rollGainBelow', below: 6 } },
  'golden 26': { shield: false, timing: 'day', effect: { code: 'hourRule', rule: 'free8th' } },
  'golden 27': {
    shield: true,
    timing: 'immediate',
    effect: {
      code: 'moveCreature',
      select: { kind: 'any', space: 'highest' },
      steps: 1,
      prevent: { with: 'goldOrWillpower', amount: { '1': 1, '2': 2, '3': 3, '4': 4 } },
    },
  },
  'golden 28': {
    shield: false,
    timing: 'immediate',
    effect: { code: 'willpowerEach', filter: { timeMarker: 'sunrise' }, amount: 2 },
  },
  'golden 29': {
    shield: false,
    timing: 'lasting',
    effect: { code: 'itemOnSpace', space: 57, item: 'shield', tie: 'lowestRank' },
  },
  'golden 30': {
    shield: false,
    timing: 'lasting',
    effect: { code: 'itemOnSpace', space: 72, item: 'wineskin', tie: 'lowestRank' },
  },
  'golden 31': {
    shield: true,
    timing: 'immediate',
    effect: { code: 'willpowerEach', filter: { outdoors: true }, amount: -2 },
  },
  'golden 32': {
    shield: true,
    timing: 'immediate',
    effect: { code: 'willpowerEach', filter: { timeMarker: 'sunrise' }, amount: -2 },
  },
  'golden 33': {
    shield: true,
    timing: 'immediate',
    effect: { code: 'strengthChosen', maxHeroes: 1, mandatory: true, amount: -1, min: 1 },
  },
  'golden 34': {
    shield: false,
    timing: 'immediate',
    effect: { code: 'tradeStrengthForWillpower', maxHeroes: 1, strength: 2, willpower: 10 },
  },
};
export const EVENT_CARDS: Readonly<Record<string, EventCard>> = { ...SILVER, ...GOLDEN };
