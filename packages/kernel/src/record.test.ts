import { describe, expect, test } from 'vitest';
import { asks, doNext, IllegalAnswer } from './agenda.ts';
import { hash } from './json.ts';
import { IllegalSetup } from './options.ts';
import { type MatchRecord, replay, resultOf } from './record.ts';
import { below, seedOf } from './rng.ts';
import type { Rules, Seat } from './rules.ts';
import { leaders, totals } from './sheet.ts';

interface Race {
  frame: { do: 'run'; seat: Seat };
  choices: { run: 'walk' | 'dice' };
  options: { goal: number };
  lines: 'way';
  news: never;
  state: {
    agenda: Race['frame'][];
    seats: number[];
    rng: [number, number, number, number];
    news: never[];
    goal: number;
  };
  view: object;
}

/** One step at a time, or as many as a die says, until the goal is reached. */
const race: Rules<Race> = {
  id: 'race',
  version: 3,
  seats: { min: 2, max: 3 },
  options: { goal: { kind: 'range', min: 1, max: 20, default: 6 } },
  steps: {
    run: {
      clause: 'RAC-1',
      options: () => ['walk', 'dice'],
      take(game, { seat }, choice) {
        game.seats[seat]! += choice === 'walk' ? 2 : below(game.rng, 7);
        const next = (seat + 1) % game.seats.length;
        if (game.seats[seat]! < game.goal) doNext(game, { do: 'run', seat: next });
      },
    },
  },
  setup: ({ seats, rng, options: { goal } }) => ({
    agenda: [{ do: 'run', seat: 0 }],
    seats: Array.from({ length: seats }, () => 0),
    rng,
    news: [],
    goal,
  }),
  view: () => ({}),
  imagine: () => race.setup({ seats: 2, rng: [1, 2, 3, 4], options: { goal: 1 } }),
  sheet: ({ seats }) =>
    seats.map((points, seat) => ({ seat, key: 'way', clause: 'RAC-2', points })),
  winners: (game) => leaders(totals(race.sheet(game), game.seats.length)),
};

const walk = (seat: Seat) => ({ seat, step: 'run', choice: 'walk' }) as const;
const record: MatchRecord<Race> = {
  game: 'race',
  version: 3,
  seats: 2,
  options: { goal: 4 },
  seed: seedOf('race'),
  answers: [walk(0), walk(1), walk(0)],
};
const positions = (change: object): Race['state'][] => [...replay(race, { ...record, ...change })];

describe('a record', () => {
  test('is played again position by position, the first one included', () => {
    const all = positions({});
    expect(all.map(({ seats }) => seats)).toEqual([
      [0, 0],
      [2, 0],
      [2, 2],
      [4, 2],
    ]);
    expect(asks(race, all.at(-1) as Race['state'])).toEqual([]);
  });

  test('leads to the same result, dice included', () => {
    const dice = {
      options: { goal: 20 },
      answers: record.answers.map((answer) => ({ ...answer, choice: 'dice' })),
    };
    const last = (change: object): Race['state'] | undefined => positions(change).at(-1);
    expect(last(dice)).toEqual(last(dice));
    expect(last({ ...dice, seed: seedOf('another race') })).not.toEqual(last(dice));
  });

  test('keeps the result: hash, totals, winners', () => {
    const last = positions({}).at(-1) as Race['state'];
    expect(resultOf(race, last)).toEqual({ hash: hash(last), totals: [4, 2], winners: [0] });
  });

  test.each([
    [{ game: 'chess' }, 'game is "chess"; allowed: race'],
    [{ version: 2 }, "version is 2; allowed: 3 (this program's rules)"],
    [{ version: '3' }, 'version is "3"; allowed: 3 (this program\'s rules)'],
    [{ seats: 4 }, 'seats is 4; allowed: 2 to 3'],
    [{ seats: '2' }, 'seats is "2"; allowed: 2 to 3'],
    [{ options: { goal: 0 } }, 'options.goal is 0; allowed: 1 to 20'],
    [{ seed: 'race' }, 'seed is "race"; allowed: 32 hexadecimal digits'],
    [{ seed: undefined }, 'seed is missing; allowed: 32 hexadecimal digits'],
    [{ answers: undefined }, 'answers is missing; allowed: a list of {seat, step, choice}'],
    [{ answers: [null] }, 'answers is [null]; allowed: a list of {seat, step, choice}'],
  ])('%j is refused before anything is played', (change, problem) => {
    expect(() => positions(change)).toThrow(IllegalSetup);
    expect(() => positions(change)).toThrow(problem);
  });

  test('with an illegal answer in the middle is refused there', () => {
    const seen: number[][] = [];
    const broken = { ...record, answers: [walk(0), walk(0), walk(1)] };
    expect(() => {
      for (const { seats } of replay(race, broken)) seen.push(seats);
    }).toThrow(IllegalAnswer);
    expect(seen).toEqual([
      [0, 0],
      [2, 0],
    ]);
  });

  test('with an answer after the end is refused', () => {
    expect(() => positions({ answers: [...record.answers, walk(1)] })).toThrow('gameOver');
  });
});

describe('the sheet', () => {
  test('the total of a seat is the sum of its lines', () => {
    const line = { key: 'way', clause: 'RAC-2' };
    const lines = [
      { ...line, seat: 1, points: 3 },
      { ...line, seat: 0, points: -1 },
      { ...line, seat: 1, points: 4 },
    ];
    expect(totals(lines, 3)).toEqual([-1, 7, 0]);
    expect(totals([], 2)).toEqual([0, 0]);
  });

  test('those with the highest number lead, all of them', () => {
    expect(leaders([8, 9, 9, 1])).toEqual([1, 2]);
    expect(leaders([-5, -7])).toEqual([0]);
    expect(leaders([])).toEqual([]);
  });
});
