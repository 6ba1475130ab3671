import { expect, test } from 'vitest';
import { secretsToVary } from './vary.ts';

const world = (deck: number, ...hands: number[]) => ({
  deck: [deck],
  seats: hands.map((card) => ({ hand: [card] })),
});

test('each secret must differ once for each viewer', () => {
  const varied = secretsToVary(['deck'], 2);
  expect(varied.missing()).toEqual({ viewer: null, path: 'deck' });
  varied.compare(null, world(1), world(2));
  expect(varied.missing()).toEqual({ viewer: 0, path: 'deck' });
  varied.compare(0, world(1), world(2));
  varied.compare(1, world(1), world(1));
  expect(varied.missing()).toEqual({ viewer: 1, path: 'deck' });
  expect([null, 0, 1].map((viewer) => varied.waitsFor(viewer))).toEqual([false, false, true]);
  varied.compare(1, world(1), world(2));
  expect(varied.missing()).toBeUndefined();
});

test('what a seat owns need not differ for that seat', () => {
  const varied = secretsToVary(['seats.*.hand'], 2);
  for (const viewer of [null, 0, 1]) varied.compare(viewer, world(1, 2, 3), world(1, 2, 4));
  expect(varied.missing()).toEqual({ viewer: null, path: 'seats.0.hand' });
  varied.compare(null, world(1, 2, 3), world(1, 5, 3));
  expect(varied.missing()).toEqual({ viewer: 1, path: 'seats.0.hand' });
  varied.compare(1, world(1, 2, 3), world(1, 5, 3));
  expect(varied.missing()).toBeUndefined();
});

test('a star stands for everything in its place, and what is not there does not differ', () => {
  const varied = secretsToVary(['agenda.*.answers.*'], 1);
  const agenda = (...answers: unknown[]) => ({ agenda: [{ do: 'turn' }, { answers }] });
  varied.compare(null, agenda(1, null), agenda(1, null));
  varied.compare(null, {}, {});
  expect(varied.waitsFor(null)).toBe(true);
  varied.compare(null, agenda(1, null), agenda(2, null));
  expect(varied.waitsFor(null)).toBe(false);
});
