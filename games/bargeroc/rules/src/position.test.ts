import { IllegalSetup, totals } from '@meadhall/kernel';
import { expect, test } from 'vitest';
import { bargeroc } from './bargeroc.ts';
import { examplePosition, readPosition } from './position.ts';

test('the example position is counted', () => {
  const { game, names } = readPosition(examplePosition);
  expect(names).toEqual(['Brunhild', 'Grimbart', 'Odalind']);
  expect(totals(bargeroc.sheet(game), 3)).toEqual([36, 28, 6]);
  expect(bargeroc.winners(game)).toEqual([0]);
});

test('what is left out is none; rounds come from the number of players', () => {
  const { game, names } = readPosition({ players: [{}, { coins: 3 }] });
  expect(game.rounds).toBe(6);
  expect(names).toEqual(['Seat 1', 'Seat 2']);
  expect(totals(bargeroc.sheet(game), 2)).toEqual([0, 5]);
});

const two = (first: object): unknown => ({ players: [first, {}] });

const BAD: [string, unknown, string, string | null][] = [
  ['a list', [], 'position', null],
  ['an unknown field', { players: [{}, {}], moon: 1 }, 'position.moon', null],
  ['one player', { players: [{}] }, 'seats', 'BAR-1.1'],
  ['half a coin', two({ coins: 2.5 }), 'players.0.coins', 'BAR-3.5'],
  ['an unknown object', two({ objects: ['spoon'] }), 'players.0.objects.0', 'BAR-1.3'],
  ['two diadems', two({ objects: ['diadem', 'diadem'] }), 'players.0.objects.1', 'BAR-13.4'],
  ['an unknown ore', two({ ores: ['mud'] }), 'players.0.ores.0', 'BAR-1.2'],
  ['five moonstones', two({ ores: Array(5).fill('moonstone') }), 'players.0.ores.4', 'BAR-13.4'],
  ['a haul of six', two({ bestHaul: 6 }), 'players.0.bestHaul', 'BAR-5.7'],
  [
    'six missions',
    {
      players: [{}, {}],
      missions: ['collector', 'bruiser', 'baker', 'weaponsmith', 'armourer', 'toolmaker'],
    },
    'missions',
    'BAR-12.2',
  ],
  ['no rounds', { players: [{}, {}], rounds: 0 }, 'rounds', 'BAR-2.13'],
  ['a nameless dwarf', two({ name: '' }), 'players.0.name', null],
  [
    'two dwarves of one name',
    { players: [{ name: 'Ida' }, { name: 'Ida' }] },
    'players.1.name',
    null,
  ],
  [
    'fewer victories than brawls',
    { players: [{ brawlsWon: 3 }, { brawlsWon: 4 }], rounds: 6 },
    'players.*.brawlsWon',
    'BAR-7.1',
  ],
  ['an unknown option', { players: [{}, {}], options: { hats: 2 } }, 'options', null],
];

test.each(BAD)('%s is refused by field and clause', (_title, given, field, clause) => {
  let refused: unknown;
  try {
    readPosition(given);
  } catch (error) {
    refused = error;
  }
  expect(refused).toBeInstanceOf(IllegalSetup);
  expect(refused).toMatchObject({ field, clause });
});
