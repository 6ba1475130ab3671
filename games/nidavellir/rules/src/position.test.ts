import { asks, clone, IllegalSetup, totals } from '@meadhall/kernel';
import { describe, expect, test } from 'vitest';
import { examplePosition } from './examplePosition.ts';
import { nidavellir } from './nidavellir.ts';
import { readPosition } from './position.ts';

type Fields = Record<string, unknown>;

/** Two players, with nothing but what the test says. */
const two = (a: Fields, b: Fields = {}, more: Fields = {}): Fields => ({
  players: [
    { name: 'A', ...a },
    { name: 'B', ...b },
  ],
  ...more,
});

const pointsOf = (given: unknown): number[] => {
  const { game } = readPosition(given);
  return totals(nidavellir.sheet(game), game.seats.length);
};

function refused(given: unknown): IllegalSetup {
  try {
    readPosition(given);
  } catch (error) {
    if (error instanceof IllegalSetup) return error;
    throw error;
  }
  throw new Error('the position was read');
}

describe('a final position', () => {
  test('the example is read and counted', () => {
    const { game, names } = readPosition(examplePosition);
    expect(names).toEqual(['Céline', 'Serge', 'Valériane']);
    expect(totals(nidavellir.sheet(game), 3)).toEqual([253, 275, 267]);
    expect(nidavellir.winners(game)).toEqual([1]);
    expect(game.distinctions).toEqual([1, 0, 0, 2, 1]);
  });

  test('nobody is asked anything any more', () => {
    expect(asks(nidavellir, readPosition(examplePosition).game)).toEqual([]);
  });

  test('reading leaves what was typed as it is', () => {
    const before = clone(examplePosition);
    readPosition(examplePosition);
    expect(examplePosition).toEqual(before);
  });

  test('lists may be texts, names may be written as printed', () => {
    const typed = two({
      army: { Blacksmith: 'b, b aëgur', warrior: ['w6'] },
      command: ['Dwerg Ymir', 'dwerg-sigmir', 'Skaa'],
      distinctions: "King's-Hand pioneer",
      coins: '0 2 3 4 t9',
    });
    expect(pointsOf(typed)).toEqual([18 + 15 + 40 + 17 + 18, 14]);
  });

  test('a coin typed as 3 or 5 is the one it can be', () => {
    const coinsOf = (...coins: unknown[]) => readPosition(two({ coins })).game.seats[0]?.coins;
    expect(coinsOf(0, 2, 3, 5, 5)).toEqual(['b0', 'b2', 'b3', 'b5', 't5']);
    expect(coinsOf(2, 3, 4, 5, 6)).toEqual(['b2', 's3', 'b4', 'b5', 't6']);
    expect(coinsOf(3, 3, 4, 5, 6)).toEqual(['b3', 's3', 'b4', 'b5', 't6']);
    expect(coinsOf('b5', 0, 5, '6', 'T7')).toEqual(['b0', 'b5', 't5', 't6', 't7']);
  });

  test('gem and Distinctions may be left out; what shows them counts', () => {
    const { game } = readPosition(
      two({ gem: 6, coins: [2, 3, 3, 5, 9] }, { army: { blacksmith: 'BS2' } }),
    );
    expect(game.distinctions).toEqual([null, 0, 0, 1, null]);
    expect(game.seats.map(({ gem }) => gem)).toEqual([6, 5]);
    const jeweler = readPosition(two({ distinctions: 'crown-jeweler' })).game;
    expect(jeweler.seats[0]?.gem).toBe(6);
  });

  test('NID-18.11, NID-40.8 Thrud may still lie in a column: she counts as if she had left', () => {
    const inArmy = two({ army: { warrior: 'W3 thrud' } }, { army: { warrior: 'W4' } });
    const left = two({ army: { warrior: 'W3' }, command: 'thrud' }, { army: { warrior: 'W4' } });
    expect(pointsOf(inArmy)).toEqual(pointsOf(left));
  });
});

describe('a position that cannot be is refused, with field and rule', () => {
  const fullLine = { warrior: 'W3', hunter: 'H', miner: 'M0', blacksmith: 'B', explorer: 'E5' };
  const cards = (code: string, times: number): string => Array(times).fill(code).join(' ');

  test.each<[string | null, string, unknown]>([
    [null, 'position', 'nothing'],
    [null, 'position.winner', { players: [], winner: 'A' }],
    [null, 'players', { players: 'A B' }],
    [null, 'players[0].hat', two({ hat: 1 })],
    ['NID-2.1', 'seats', { players: [{ name: 'A' }] }],
    ['NID-2.1', 'seats', { players: Array(6).fill({ name: 'A' }) }],
    [null, 'names[1]', { players: [{ name: 'A' }, { name: 'A' }] }],
    [null, 'names[0]', { players: [{}, { name: 'A' }] }],
    ['NID-1.7', 'players[0].coins[1]', two({ coins: [0, 1, 3, 4, 5] })],
    ['NID-43.1', 'players[0].coins', two({ coins: [0, 2, 3, 4, 5, 6] })],
    ['NID-0.6', 'players[0].coins', two({ coins: [0, 0, 3, 4, 5] })],
    ['NID-2.6', 'players[0].coins[4]', two({ coins: [0, 2, 3, 9, 9] })],
    ['NID-1.5', 'players[0].command[0]', two({ command: ['Dwerg Odin'] })],
    [
      'NID-9.8',
      'players[1].army.warrior[0]',
      two({ army: { warrior: 'tarah' } }, { army: { warrior: 'tarah' } }),
    ],
    ['NID-2.7', 'players[0].army.warrior[0]', two({ army: { warrior: 'W10' } })],
    ['NID-1.2', 'players[0].army.hunter[12]', two({ army: { hunter: cards('H', 13) } })],
    ['NID-43.3', 'players[1].gem', two({ gem: 5 }, { gem: 5 })],
    ['NID-2.2', 'players[0].gem', two({ gem: 3 })],
    ['NID-15.8', 'players[0].distinctions', two({ gem: 6, distinctions: [] })],
    ['NID-15.8', 'players[0].distinctions', two({ gem: 5, distinctions: ['crown-jeweler'] })],
    ['NID-15.6', 'players[0].distinctions', two({ distinctions: ['hunting-master'] })],
    ['NID-15.6', 'players[0].distinctions', two({ coins: ['s3', 2, 3, 4, 5], distinctions: [] })],
    ['NID-15.9', 'players[0].distinctions', two({ army: { blacksmith: 'BS2' }, distinctions: [] })],
    [
      'NID-15.2',
      'players[1].distinctions',
      two({ distinctions: 'pioneer' }, { distinctions: 'pioneer' }),
    ],
    ['NID-9.1', 'players[0]', two({ army: fullLine })],
    ['NID-39.5', 'players[0].command', two({ command: 'ylud' })],
    ['NID-2.9', 'players[0]', two({ command: ['Uline'] }, {}, { firstGame: true })],
    ['NID-2.9', 'firstGame', two({}, {}, { firstGame: 1 })],
    [
      'NID-3.6',
      'players[0].army',
      two({ army: { hunter: cards('H', 12), blacksmith: cards('B', 14) } }),
    ],
  ])('%s %s', (clause, field, given) => {
    const error = refused(given);
    expect([error.clause, error.field]).toEqual([clause, field]);
  });

  test('NID-9.9 a line without its hero is possible when nobody was left to recruit', () => {
    const most = {
      hunter: 'aral dagda ylud',
      warrior: 'kraal tarah',
      miner: 'zoral lokdur',
      blacksmith: 'aegur bonfur',
      explorer: 'idunn',
    };
    const rest =
      'dwerg-bergelmir dwerg-jungir dwerg-aesir dwerg-ymir dwerg-sigmir skaa astrid grid uline thrud';
    expect(() =>
      readPosition(two({ army: fullLine }, { army: most, command: rest })),
    ).not.toThrow();
  });
});
