import { expect, test } from 'vitest';
import { addGame, emptyTally, rowOf } from './tally.ts';

test('a shared victory is divided among those who share it', () => {
  const tally = emptyTally(3, ['greedy', 'random']);
  addGame(tally, {
    seated: ['greedy', 'random', 'greedy'],
    totals: [10, 10, 4],
    winners: [0, 1],
    answers: 9,
  });
  expect(tally.bots.get('greedy')?.wins).toBe(0.5);
  expect(tally.bots.get('random')?.wins).toBe(0.5);
  expect(tally.seats.map(({ wins }) => wins)).toEqual([0.5, 0.5, 0]);
});

test('a bot at two of three seats counts with its mean, and two thirds of the wins are its fair share', () => {
  const tally = emptyTally(3, ['greedy', 'random']);
  for (const points of [6, 8])
    addGame(tally, {
      seated: ['greedy', 'random', 'greedy'],
      totals: [10, 3, points],
      winners: [0],
      answers: 9,
    });
  const row = rowOf(tally.bots.get('greedy')!, tally.games);
  expect(row.score.value).toBe(8.5);
  expect(row.fairShare).toBeCloseTo(2 / 3);
  expect(row.wins.value).toBe(1);
});

test('a game nobody wins is nobody’s win', () => {
  const tally = emptyTally(1, ['random']);
  addGame(tally, { seated: ['random'], totals: [0], winners: [], answers: 3 });
  expect(rowOf(tally.seats[0]!, tally.games).wins.value).toBe(0);
  expect(tally.lost).toBe(1);
});

test('the shortest and the longest game are remembered', () => {
  const tally = emptyTally(1, ['random']);
  for (const answers of [7, 3, 5])
    addGame(tally, { seated: ['random'], totals: [0], winners: [0], answers });
  expect(tally.answers).toEqual({ total: 15, min: 3, max: 7 });
});
