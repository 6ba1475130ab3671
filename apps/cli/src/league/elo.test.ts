import { seeded, seedOf } from '@meadhall/kernel';
import { describe, expect, test } from 'vitest';
import { ratings } from './elo.ts';
import { comparedTeams, countOf, lineupsOf, type Meeting, seatedAt } from './lineups.ts';

const rng = () => seeded(seedOf('elo'));

/** A meeting in which the one has won that share of many seeds. */
const meeting = (one: string, rest: string, share: number, seeds = 500): Meeting => ({
  lineup: { one, rest },
  shares: Array.from({ length: seeds }, (_, i) => [i < share * seeds ? 1 : 0]),
});

describe('who meets whom', () => {
  const bots = ['a', 'b', 'c'];
  const table = { seats: 2, together: false, alone: false };

  test('two seats: every pair once', () => {
    expect(lineupsOf(bots, table).map(({ one, rest }) => one + rest)).toEqual(['ab', 'ac', 'bc']);
  });

  test('more seats: each of a pair sits alone among the other’s', () => {
    const four = lineupsOf(bots, { ...table, seats: 4 }).map(({ one, rest }) => one + rest);
    expect(four).toEqual(['ab', 'ba', 'ac', 'ca', 'bc', 'cb']);
  });

  test('the first alone, if that is all that is asked', () => {
    const four = lineupsOf(bots, { ...table, seats: 4, alone: true });
    expect(four.map(({ one, rest }) => one + rest)).toEqual(['ab', 'ac']);
  });

  test('teams play with their own kind', () => {
    const teams = lineupsOf(bots, { ...table, seats: 4, together: true });
    expect(teams.map(({ one, rest }) => one + rest)).toEqual(['aa', 'bb', 'cc']);
  });

  test('the one sits on every seat in turn', () => {
    const lineup = { one: 'a', rest: 'b' };
    const turns = [0, 1, 2, 3].map((turn) => seatedAt(lineup, 3, turn).join(''));
    expect(turns).toEqual(['abb', 'bab', 'bba', 'abb']);
  });
});

describe('ratings', () => {
  test('400 points are ten wins to one', () => {
    const elo = ratings(['a', 'b'], [meeting('a', 'b', 10 / 11, 5500)], 2, rng());
    expect((elo.get('a')?.value ?? 0) - (elo.get('b')?.value ?? 0)).toBeCloseTo(400, 0);
  });

  test('equals have the mean, and an interval around it', () => {
    const { value, low, high } = ratings(['a', 'b'], [meeting('a', 'b', 0.5)], 2, rng()).get('a')!;
    expect(value).toBeCloseTo(1500, 6);
    expect(low).toBeLessThan(1500);
    expect(high).toBeGreaterThan(1500);
    expect(Number(high) - Number(low)).toBeLessThan(60);
  });

  test('a fair share at a table of four makes nobody stronger', () => {
    const meetings = [meeting('a', 'b', 0.25), meeting('b', 'a', 0.25)];
    const elo = ratings(['a', 'b'], meetings, 4, rng());
    expect(elo.get('a')?.value).toBeCloseTo(1500, 6);
  });

  test('who always wins is strong, not infinitely so', () => {
    const elo = ratings(['a', 'b'], [meeting('a', 'b', 1, 100)], 2, rng());
    expect(elo.get('a')?.value).toBeGreaterThan(1800);
    expect(elo.get('a')?.value).toBeLessThan(3000);
  });

  test('the order of three follows from pairs', () => {
    const meetings = [meeting('a', 'b', 0.7), meeting('b', 'c', 0.7)];
    const elo = ratings(['a', 'b', 'c'], meetings, 2, rng());
    const gap = (x: string, y: string) => (elo.get(x)?.value ?? 0) - (elo.get(y)?.value ?? 0);
    expect(gap('a', 'b')).toBeCloseTo(gap('b', 'c'), 0);
    expect(gap('a', 'c')).toBeCloseTo(2 * gap('a', 'b'), 0);
  });
});

test('teams are compared seed by seed', () => {
  const mine: Meeting = { lineup: { one: 'a', rest: 'a' }, shares: [[1], [1], [0], [0]] };
  const theirs: Meeting = { lineup: { one: 'b', rest: 'b' }, shares: [[1], [0], [0], [0]] };
  const [pair] = comparedTeams([mine, theirs]);
  expect(pair?.shares).toEqual([[0.5], [1], [0.5], [0.5]]);
  expect(countOf(pair!)).toEqual({ games: 4, wins: 2.5 });
});
