import { IllegalSetup, totals } from '@meadhall/kernel';
import { expect, test } from 'vitest';
import { bids } from './bids.ts';
import { bidsExample, readBidsPosition } from './position.ts';

const [ada, ben] = bidsExample.players;

test('BID-9 the example scores as its cards say', () => {
  const { game, names } = readBidsPosition(bidsExample);
  expect(names).toEqual(['Ada', 'Ben']);
  expect(totals(bids.sheet(game), 2)).toEqual([19 + 36 + 10, 14 + 38]);
  expect(bids.winners(game)).toEqual([0]);
});

test.each<[string, unknown]>([
  ['position is null; allowed: a record of players', null],
  ['players is {}; allowed: a list', { players: {} }],
  ['number of players is 1; allowed: a whole number from 2 to 4 (BID-1)', { players: [ada] }],
  ['players[1].name is ""; allowed: a name', { players: [ada, { ...ben, name: '' }] }],
  [
    'names of players is "Ada"; allowed: each only once',
    { players: [ada, { ...ben, name: 'Ada' }] },
  ],
  ['players[1] is "gold"; allowed: name, coins', { players: [ada, { ...ben, gold: 1 }] }],
  [
    'players[1].coins is [0,2,3,4]; allowed: a list of 5',
    { players: [ada, { ...ben, coins: [0, 2, 3, 4] }] },
  ],
  [
    'players[1].coins[4] is 26; allowed: a whole number',
    { players: [ada, { ...ben, coins: [0, 2, 3, 4, 26] }] },
  ],
  [
    'players[1].coins is [0,0,3,4,5]; allowed: what can',
    { players: [ada, { ...ben, coins: [0, 0, 3, 4, 5] }] },
  ],
  [
    'players[1].coins is [1,2,3,4,5]; allowed: what can',
    { players: [ada, { ...ben, coins: [1, 2, 3, 4, 5] }] },
  ],
  [
    'players[1].gem is 1; allowed: a whole number from 3 to 4 (BID-1)',
    { players: [ada, { ...ben, gem: 1 }] },
  ],
  ['gems of players is 3; allowed: each only once (BID-1)', { players: [ada, { ...ben, gem: 3 }] }],
  ['players[1].cards[0] is "elf-1"', { players: [ada, { ...ben, cards: ['elf-1'] }] }],
  [
    'cards of players is "smith-4"; allowed: each only once',
    { players: [ada, { ...ben, cards: ada?.cards }] },
  ],
  ['players[1].heroes[0] is "zorro"', { players: [ada, { ...ben, heroes: ['zorro'] }] }],
  [
    'players[1].heroes is ["thyra"]; allowed: 0 heroes',
    { players: [ada, { ...ben, heroes: ['thyra'] }] },
  ],
  [
    'players[0].heroes is []; allowed: 1 heroes for as many lines (BID-5)',
    { players: [{ ...ada, heroes: [] }, ben] },
  ],
  [
    'players[1].cards is ["miner-12"]; allowed: 6, 9 or 12 dwarves',
    { players: [ada, { ...ben, cards: ['miner-12'] }] },
  ],
])('a position that cannot be is refused: %s', (message, position) => {
  expect(() => readBidsPosition(position)).toThrow(IllegalSetup);
  expect(() => readBidsPosition(position)).toThrow(message);
});
