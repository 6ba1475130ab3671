import { asks, clone, IllegalSetup, totals } from '@meadhall/kernel';
import { describe, expect, test } from 'vitest';
import { examplePosition } from './examplePosition.ts';
import { nains } from './nains.ts';
import { readPosition } from './position.ts';

type Fields = Record<string, unknown>;

/** Two lords, with nothing but what the test says. */
const two = (a: Fields, b: Fields = {}): Fields => ({
  players: [
    { name: 'A', ...a },
    { name: 'B', ...b },
  ],
});

const pointsOf = (given: unknown): number[] => {
  const { game } = readPosition(given);
  return totals(nains.sheet(game), game.seats.length);
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

/** An army with one complete line. */
const line = { shield: '0', temple: '2', errants: '7', forge: '2r3', talion: '4' };

describe('a final position', () => {
  test('NAI-17.1 the example is read and counted; the elites break its tie', () => {
    const { game, names } = readPosition(examplePosition);
    expect(names).toEqual(['Céline', 'Serge', 'Valériane']);
    expect(totals(nains.sheet(game), 3)).toEqual([284, 277, 284]);
    expect(nains.winners(game)).toEqual([2]);
  });

  test('nobody is asked anything any more', () => {
    expect(asks(nains, readPosition(examplePosition).game)).toEqual([]);
  });

  test('reading leaves what was typed as it is', () => {
    const before = clone(examplePosition);
    readPosition(examplePosition);
    expect(examplePosition).toEqual(before);
  });

  test('lists may be texts, cards written as they look or by their code, names as printed', () => {
    const typed = two({
      army: { Errants: ['ERR-1-07', 8, '9*'], shield: 'm, 0' },
      coins: '0 2 3 4 9g',
    });
    expect(pointsOf(typed)).toEqual([9 + 8 + 7 + 1 + 18, 14]);
  });

  test('a coin typed as 3 or 5 is the one it can be', () => {
    const coinsOf = (coins: unknown, army: Fields = {}) =>
      readPosition(two({ coins, army })).game.seats[0]?.coins;
    expect(coinsOf([0, 2, 3, 5, 5])).toEqual(['b0', 'b2', 'b3', 'b5', 't5']);
    const withKardum = { ...line, talion: '4 Kardum' };
    expect(coinsOf([2, 3, 4, 5, 6], withKardum)).toEqual(['b2', 's3', 'b4', 'b5', 't6']);
    expect(coinsOf([3, 3, 4, 5, 6], withKardum)).toEqual(['b3', 's3', 'b4', 'b5', 't6']);
  });

  test('NAI-16.1 tokens may have been lifted already: the count is the same', () => {
    const lifted = { ...line, errants: '7 8 8m Dröh' };
    const covered = { ...line, errants: '7 8 8m* Dröh' };
    expect(pointsOf(two({ army: lifted }))).toEqual(pointsOf(two({ army: covered })));
  });
});

describe('a position that cannot be is refused, with field and rule', () => {
  test.each<[string | null, string, unknown]>([
    [null, 'position', 'nothing'],
    [null, 'position.winner', { players: [], winner: 'A' }],
    [null, 'players', { players: 'A B' }],
    [null, 'players[0].hat', two({ hat: 1 })],
    [null, 'players[0].army', two({ army: 'many' })],
    ['NAI-3.2', 'seats', { players: [{ name: 'A' }] }],
    ['NAI-3.2', 'seats', { players: Array(6).fill({ name: 'A' }) }],
    [null, 'names[1]', { players: [{ name: 'A' }, { name: 'A' }] }],
    [null, 'names[0]', { players: [{}, { name: 'A' }] }],
    ['NAI-2.4', 'players[0].coins[1]', two({ coins: [0, 1, 3, 4, 5] })],
    ['NAI-1.7', 'players[0].coins', two({ coins: [0, 2, 3, 4, 5, 6] })],
    ['NAI-1.7', 'players[0].coins', two({ coins: [2, '5g', 4, 5, 6] })],
    ['NAI-2.4', 'players[0].coins[4]', two({ coins: [0, 2, 3, '15g', '15g'] })],
    ['NAI-2.2', 'players[0].command[0]', two({ command: ['Odin'] })],
    ['NAI-10.4', 'players[0].command[0]', two({ command: ['Fey'] })],
    ['NAI-10.5', 'players[0].army.forge[0]', two({ army: { forge: 'Jorun' } })],
    ['NAI-10.4', 'players[0].army.forge[0]', two({ army: { forge: 'Fey' } })],
    ['NAI-2.2', 'players[1].command[0]', two({ command: 'Tiss' }, { command: 'Tiss' })],
    ['NAI-2.1', 'players[0].army.talion[0]', two({ army: { talion: '8' } })],
    ['NAI-3.7', 'players[0].army', two({ army: { talion: 'TAL-1-08' } })],
    ['NAI-9.3', 'players[0].army.talion[0]', two({ army: { talion: 'ERR-1-01' } })],
    ['NAI-9.9', 'players[0].army.talion[0]', two({ army: { talion: '4*' } })],
    ['NAI-9.8', 'players[0].army', two({ army: { errants: '7 8*' } })],
    ['NAI-9.8', 'players[0].army', two({ army: { errants: '7 7m' } })],
    ['NAI-2.5', 'players[1].gem', two({ gem: 5 }, { gem: 5 })],
    ['NAI-3.2', 'players[0].gem', two({ gem: 3 })],
    ['NAI-11.15', 'players[0].army', two({ army: line, command: 'Oboron' })],
    ['NAI-10.7', 'players[0].army', two({ army: { ...line, shield: '0 Wal' } })],
    ['NAI-11.9', 'players[0].coins', two({ army: { ...line, talion: '4 Kardum' } })],
    ['NAI-11.9', 'players[0].coins', two({ army: line, coins: ['3x', 2, 3, 4, 5] })],
    ['NAI-10.12', 'players[0].army', two({ army: { temple: '2 Fey' } })],
    ['NAI-10.1', 'players[0].army', two({ army: line })],
    [
      'NAI-6.3',
      'players[0].army',
      two({
        army: { shield: Array(16).fill('SHI').map(shield), temple: '0o 0o 1o 1o 1o 1o 2 2 2' },
      }),
    ],
  ])('%s %s', (clause, field, given) => {
    const error = refused(given);
    expect([error.clause, error.field]).toEqual([clause, field]);
  });
});

/** The sixteen Shield cards of two to four lords. */
function shield(letters: string, i: number): string {
  return `${letters}-${i < 8 ? 1 : 2}-0${(i % 8) + 1}`;
}
