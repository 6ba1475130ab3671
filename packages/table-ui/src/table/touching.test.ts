import type { Ask, GameTypes } from '@meadhall/kernel';
import { expect, test } from 'vitest';
import type { Decision } from './decisions.ts';
import { matching } from './decisions.ts';
import { nextInTurn, touchesByPiece } from './touching.ts';

type Any = GameTypes & { choices: { pick: string } };
const ask = { seat: 0, step: 'pick', options: ['ab', 'ac', 'ba'] } as Ask<Any>;
const asked: Decision<Any>[] = [
  { ask, title: '?', options: ['ab', 'ac', 'ba'].map((choice) => ({ choice, label: choice })) },
];
const letters = (_: unknown, choice: unknown): string[] => [...String(choice)];

test('a piece offers every option that is about it, each once', () => {
  const found = touchesByPiece(asked, (_, choice) => [...letters(_, choice), 'a']);
  expect(found.get('a')?.map(({ label }) => label)).toEqual(['ab', 'ac', 'ba']);
  expect(found.get('c')?.map(({ label }) => label)).toEqual(['ac']);
});

test('piece by piece only what can still follow is open', () => {
  const open = (picked: string[]) =>
    [...nextInTurn(asked, letters, picked)].map(
      ([piece, left]) => `${piece}: ${left.map(({ label }) => label)}`,
    );
  expect(open([])).toEqual(['a: ab,ac', 'b: ba']);
  expect(open(['a'])).toEqual(['b: ab', 'c: ac']);
  expect(open(['c'])).toEqual([]);
});

test('a search finds every word, whatever accents and case', () => {
  const options = ['Épée du roi', 'Bouclier', 'Roi nu'].map((label) => ({ choice: label, label }));
  const found = (sought: string) => matching(options, sought).map(({ label }) => label);
  expect(found('epee')).toEqual(['Épée du roi']);
  expect(found('ROI')).toEqual(['Épée du roi', 'Roi nu']);
  expect(found('roi epee')).toEqual(['Épée du roi']);
  expect(found('  ')).toHaveLength(3);
});
