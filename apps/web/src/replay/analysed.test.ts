import { readFileSync } from 'node:fs';
import { totals } from '@meadhall/kernel';
import * as nidavellir from '@meadhall/nidavellir';
import { words } from '@meadhall/nidavellir-words';
import { readMatch } from '@meadhall/records';
import type { Craft } from '@meadhall/search';
import { expect, test } from 'vitest';
import { anyPlayed } from '../anyGame.ts';
import { type Analysed, analysed } from './analysed.ts';

const fixture = new URL('../../../../games/nidavellir/fixtures/2-seats-1.json', import.meta.url);
/** Its beginning is enough to tell a story. */
const whole = readMatch(JSON.parse(readFileSync(fixture, 'utf8')));
const file = { ...whole, answers: whole.answers.slice(0, 8) };
/** Whoever has a point more is sure to win: a craft that judges fast and harshly. */
const craft: Craft<nidavellir.Nidavellir> = {
  evaluate(game) {
    const points = totals(nidavellir.nidavellir.sheet(game), game.seats.length);
    return points.map((own) => (own === Math.max(...points) ? 1 : 0));
  },
  hurry: () => 0,
  patience: 0,
};
const played = anyPlayed({
  rules: nidavellir.nidavellir,
  words,
  craft,
  minds: {},
  readPosition: null,
});

function finished(steps: Generator<number, Analysed | null>): {
  moves: number;
  found: Analysed | null;
} {
  for (let moves = 0; ; moves++) {
    const { done, value } = steps.next();
    if (done) return { moves, found: value };
  }
}

test('a match is judged move by move, and its mistakes are told in both languages, the worst first', () => {
  const { moves, found } = finished(analysed(played, file, { iterations: 60, worlds: 4 }));
  expect(moves).toBe(file.answers.length);
  expect(found?.curve).toHaveLength(file.answers.length + 1);
  expect(found?.balance).toHaveLength(2);
  const mistakes = found?.mistakes ?? [];
  expect(mistakes.length).toBeGreaterThan(0);
  expect(mistakes.map(({ loss }) => loss)).toEqual(
    mistakes.map(({ loss }) => loss).sort((a, b) => b - a),
  );
  for (const { played: was, better, clause } of mistakes) {
    expect(was.fr).not.toBe(better.fr);
    expect(was.en).not.toBe('');
    expect(clause).toMatch(/^NID-\d/);
  }
});

test('a game without bots is not judged', () => {
  expect(
    finished(analysed({ ...played, craft: null }, file, { iterations: 1, worlds: 1 })),
  ).toEqual({
    moves: 0,
    found: null,
  });
});
