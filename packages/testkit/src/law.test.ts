import { describe, expect, test } from 'vitest';
import { BrokenLaw, type Law, named, said, tables, uphold } from './law.ts';
import { hoard, spec } from './testing/hoard.ts';

/** A law that only counts: how many answers had been given wherever it looked. */
function counting(): { law: Law; looked: number[]; ends: number } {
  const notes = { looked: [] as number[], ends: 0 };
  const law: Law = {
    name: 'counting',
    inspect: () => ({
      at({ answered, open }) {
        notes.looked.push(answered.length);
        if (open.length === 0) notes.ends++;
        return undefined;
      },
    }),
  };
  return Object.assign(notes, { law });
}

describe('a law', () => {
  const hall = { rules: hoard, spec, seats: 3, options: {} };

  test('is checked at every position of so many games', () => {
    const count = counting();
    uphold(count.law, { ...hall, spec: { ...spec, games: 5 } });
    expect(count.ends).toBe(5);
    const first = count.looked.slice(0, count.looked.indexOf(0, 1));
    expect(first).toEqual([...first.keys()]);
  });

  test('may look at every n-th position only, but never misses the first and the last', () => {
    const [all, some] = [counting(), counting()];
    uphold(all.law, { ...hall, spec: { ...spec, games: 8 } });
    uphold(some.law, { ...hall, spec: { ...spec, games: 8, every: 4 } });
    expect(some.ends).toBe(8);
    expect(some.looked.filter((answers) => answers === 0)).toHaveLength(8);
    expect(some.looked.length).toBeLessThan(all.looked.length / 2);
    expect(new Set(some.looked)).toEqual(new Set(all.looked));
  });

  test('that is broken says which, how and where', () => {
    const law: Law = {
      name: 'nobody bids a second time',
      inspect: () => ({
        at: ({ answered }) => (answered.length === 5 ? 'somebody did' : undefined),
      }),
    };
    const check = () => uphold(law, { ...hall, options: { deckSize: 20 } });
    expect(check).toThrow(BrokenLaw);
    expect(check).toThrow(
      /^nobody bids a second time: somebody did; seed 1, 3 seats, options {"deckSize":20}, after 5 answers \(\d bid \d+\), asked: \d bid/,
    );
  });

  test('has the last word when all games are over', () => {
    const law: Law = {
      name: 'a dragon comes',
      inspect: () => ({ at: () => undefined, afterwards: () => 'none came' }),
    };
    expect(() => uphold(law, hall)).toThrow(
      new BrokenLaw('a dragon comes: none came; seeds 1 to 4, 3 seats'),
    );
  });
});

test('a game is tried with every seat count and set of options, unless it says otherwise', () => {
  const { options: _, ...bare } = spec;
  const named = (change: object) =>
    tables(hoard, { ...bare, ...change }).map(({ seats, options }) => [seats, options]);
  expect(named({})).toEqual([
    [2, {}],
    [3, {}],
    [4, {}],
  ]);
  expect(named({ seats: [4], options: [{}, { deckSize: 20 }] })).toEqual([
    [4, {}],
    [4, { deckSize: 20 }],
  ]);
});

test('an error is said in one line, an answer too', () => {
  expect(said(new TypeError('no such thing'))).toBe('TypeError: no such thing');
  expect(said(new Error('so it is'))).toBe('so it is');
  expect(said('plain')).toBe('plain');
  expect(named({ seat: 2, step: 'bid', choice: { coin: 4 } })).toBe('2 bid {"coin":4}');
});
