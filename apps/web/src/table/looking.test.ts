import { expect, test } from 'vitest';
import type { Eyes } from '../match/messages.ts';
import { hear, type Table } from '../match/table.ts';
import { info, tableMessage } from '../testing/messages.ts';
import { looking } from './looking.ts';

const eyes = (viewer: number | null, ...steps: string[]): Eyes => ({
  viewer,
  view: { of: viewer },
  asks: steps.map((step) => ({ seat: viewer ?? 0, step, clause: '', options: [1] })),
});
const table = (...all: Eyes[]): Table =>
  hear(null, tableMessage({ info: info({ mine: [0, 1] }), eyes: all })) as Table;

test('one person at the screen always looks through their own eyes', () => {
  expect(looking(table(eyes(0, 'bid')), null, [])).toMatchObject({ viewer: 0, curtain: null });
});

test('a spectator sees what everybody may see', () => {
  expect(looking(table(eyes(null)), null, [])).toMatchObject({ viewer: null, curtain: null });
});

test('before a secret question the screen must change hands', () => {
  const shown = looking(table(eyes(0, 'bid'), eyes(1, 'bid'), eyes(null)), null, []);
  expect(shown).toMatchObject({ curtain: 0, view: { of: null }, asks: [] });
});

test('whoever has the screen answers first; then the curtain falls for the next', () => {
  const both = table(eyes(0, 'bid'), eyes(1, 'bid'), eyes(null));
  expect(looking(both, 1, [])).toMatchObject({ viewer: 1, curtain: null, view: { of: 1 } });
  const one = table(eyes(0, 'bid'), eyes(1), eyes(null));
  expect(looking(one, 1, [])).toMatchObject({ curtain: 0, view: { of: null } });
});

test('a question about open things shows no secrets and needs no curtain', () => {
  const shown = looking(table(eyes(0), eyes(1, 'pick'), eyes(null)), 0, ['pick']);
  expect(shown).toMatchObject({ viewer: 1, curtain: null, view: { of: null } });
  expect(shown?.asks).toHaveLength(1);
});

test('while only bots think, nobody’s secrets lie open', () => {
  const shown = looking(table(eyes(0), eyes(1), eyes(null)), 0, []);
  expect(shown).toMatchObject({ viewer: 0, view: { of: null }, asks: [] });
});

test('a free action alone brings nobody to the screen', () => {
  const shown = looking(table(eyes(0, 'anytime'), eyes(1, 'act'), eyes(null)), null, []);
  expect(shown?.curtain).toBe(1);
});
