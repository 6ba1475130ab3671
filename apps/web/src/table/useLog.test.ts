import { expect, test } from 'vitest';
import type { LogLine } from '../match/link.ts';
import { joined } from './useLog.ts';

const line = (n: number, text: string): LogLine => ({ n, at: 0, seat: null, text });

test('what happens while the past is fetched stays told', () => {
  const past = [line(1, 'bids'), line(2, 'out of time')];
  const since = [line(1, 'bids'), line(3, 'picks'), line(4, 'picks')];
  expect(joined(past, since, 2).map(({ n }) => n)).toEqual([1, 2, 3, 4]);
});

test('what the past knows already is told once', () => {
  const past = [line(1, 'bids'), line(3, 'picks')];
  expect(joined(past, [line(3, 'picks')], 1)).toEqual(past);
});

test('an undone line goes with the past it was part of', () => {
  const since = [line(1, 'bids'), line(2, 'picks')];
  expect(joined([line(1, 'bids'), line(3, 'taken back')], since, 3).map(({ n }) => n)).toEqual([
    1, 3,
  ]);
});
