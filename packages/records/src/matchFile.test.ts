import { IllegalSetup } from '@meadhall/kernel';
import { recordGame } from '@meadhall/testkit';
import { duel } from '@meadhall/toys';
import { expect, test } from 'vitest';
import { checkPlayers, matchText, readMatch } from './matchFile.ts';

const record = recordGame(duel, { seats: 2, seed: 3 });
const fairness = { commitment: 'ab'.repeat(32), nonces: ['01'.repeat(16), ''] };

const refused = (change: object) => {
  try {
    readMatch({ ...record, ...change });
    return 'read';
  } catch (error) {
    return error instanceof IllegalSetup ? error.field : 'broken';
  }
};

test('a bare record is a match', () => {
  expect(readMatch(record)).toEqual(record);
});

test('names, players and the proof of the shuffle are kept', () => {
  const file = { ...record, names: ['A', 'B'], players: ['human', 'greedy'], fairness };
  expect(readMatch(file)).toEqual(file);
});

test('a wrong field is named', () => {
  expect(refused({ format: 'chess' })).toBe('format');
  expect(refused({ seed: 'x' })).toBe('seed');
  expect(refused({ names: ['A'] })).toBe('names');
  expect(refused({ answers: [{ seat: 0 }] })).toBe('answers[0]');
  expect(refused({ result: { hash: 'x' } })).toBe('result.hash');
  expect(refused({ fairness: { ...fairness, commitment: 'x' } })).toBe('fairness.commitment');
  expect(refused({ fairness: { ...fairness, nonces: ['x'] } })).toBe('fairness.nonces');
  expect(refused({ fairness: { ...fairness, secret: 7 } })).toBe('fairness.secret');
});

test('a player nobody knows is refused', () => {
  const file = readMatch({ ...record, players: ['human', 'cheater'] });
  expect(() => checkPlayers(file, ['greedy'])).toThrow(IllegalSetup);
});

test('as text it is read back as it was, an answer a line', () => {
  const file = {
    format: 'meadhall-match',
    formatVersion: 1,
    names: ['A', 'B'],
    ...record,
  } as const;
  const text = matchText(file as never);
  expect(JSON.parse(text)).toEqual(file);
  expect(text.split('\n').length).toBeGreaterThan(record.answers.length);
  expect(JSON.parse(matchText(file as never, { compact: true }))).toEqual(file);
});
