import { describe, expect, test } from 'vitest';
import { asks, doNext, play, refusal, start } from './agenda.ts';
import { BrokenRules } from './check.ts';
import { clone } from './json.ts';
import { seedOf } from './rng.ts';
import type { Answer, Rules, Seat, Steps } from './rules.ts';
import {
  interrupt,
  openWindow,
  type Secret,
  secretly,
  unanswered,
  unveil,
  veil,
  type Window,
} from './secret.ts';

type Frame =
  | ({ do: 'bid' } & Secret<number>)
  | ({ do: 'ward'; deed: string } & Window<'ward' | 'curse'>);

interface State {
  agenda: Frame[];
  seats: { coins: number[]; holds: ('ward' | 'curse')[] }[];
  rng: [number, number, number, number];
  news: never[];
  log: string[];
}

interface Hush {
  frame: Frame;
  choices: { bid: number; ward: 'ward' | 'curse' | 'pass' };
  options: Record<never, never>;
  lines: never;
  news: never;
  state: State;
  view: object;
}

const steps: Steps<Hush> = {
  bid: secretly<Hush, 'bid'>({
    clause: 'HUS-1',
    options: ({ seats }, _, seat) => seats[seat]?.coins ?? [],
    reveal: (game, { answers }) => void game.log.push(`bids ${JSON.stringify(answers)}`),
    forbids: (_game, _frame, choice) => (choice === 0 ? 'HUS-1.2' : 'HUS-1'),
  }),
  ward: interrupt<Hush, 'ward'>({
    clause: 'HUS-2',
    reactions: ({ seats }, _, seat) => seats[seat]?.holds ?? [],
    react(game, { deed, by }, choice, seat) {
      const player = game.seats[seat];
      if (player) player.holds = player.holds.filter((held) => held !== choice);
      game.log.push(`${seat} plays ${choice} on ${deed}`);
      if (choice === 'curse') doNext(game, { do: 'ward', deed, ...openWindow(4, by) });
    },
    passed: (game, { deed }) => void game.log.push(`${deed} stands`),
  }),
};

const hush: Rules<Hush> = {
  id: 'hush',
  version: 1,
  seats: { min: 4, max: 4 },
  options: {},
  steps,
  setup: ({ rng }) => ({
    agenda: [],
    seats: [0, 1, 2, 3].map((seat) => ({ coins: [seat, 10 + seat], holds: [] })),
    rng,
    news: [],
    log: [],
  }),
  view: () => ({}),
  imagine: () => {
    throw new BrokenRules('there is nothing to imagine');
  },
  sheet: () => [],
  winners: () => [],
};

function given(frame: Frame, holds: Record<Seat, State['seats'][0]['holds']> = {}): State {
  const game = start(hush, { seats: 4, seed: seedOf('hush') });
  for (const [seat, player] of game.seats.entries()) player.holds = holds[seat] ?? [];
  doNext(game, frame);
  return game;
}

function after(game: State, step: 'bid' | 'ward', ...answers: [Seat, unknown][]): State {
  return answers.reduce(
    (now, [seat, choice]) => play(hush, now, { seat, step, choice } as Answer<Hush>),
    game,
  );
}

const asked = (game: State): string[] =>
  asks(hush, game).map(({ seat, options }) => `${seat} ${options}`);

describe('secret answers', () => {
  test('all are asked at once, and each only once', () => {
    const game = given({ do: 'bid', ...unanswered(4) });
    expect(asked(game)).toEqual(['0 0,10', '1 1,11', '2 2,12', '3 3,13']);
    expect(asked(after(game, 'bid', [2, 12]))).toEqual(['0 0,10', '1 1,11', '3 3,13']);
    expect(
      refusal(hush, after(game, 'bid', [2, 12]), { seat: 2, step: 'bid', choice: 2 }),
    ).toMatchObject({ reason: 'notAsked' });
  });

  test('they are revealed once the last one is in, whatever their order', () => {
    const game = given({ do: 'bid', ...unanswered(4) });
    const almost = after(game, 'bid', [3, 3], [0, 10], [1, 1]);
    expect(almost.log).toEqual([]);
    const done = after(almost, 'bid', [2, 2]);
    expect(done.log).toEqual(['bids [10,1,2,3]']);
    expect(done.agenda).toEqual([]);
    expect(after(game, 'bid', [2, 2], [1, 1], [0, 10], [3, 3])).toEqual(done);
  });

  test('those who take no part are not asked, and their answer stays open', () => {
    const game = given({ do: 'bid', ...unanswered(4, [3, 1]) });
    expect(asked(game)).toEqual(['1 1,11', '3 3,13']);
    expect(after(game, 'bid', [1, 1], [3, 3]).log).toEqual(['bids [null,1,null,3]']);
  });

  test('a refusal cites the clause that forbids the answer', () => {
    const game = given({ do: 'bid', ...unanswered(4) });
    const clause = (choice: number): unknown =>
      refusal(hush, game, { seat: 1, step: 'bid', choice })?.clause;
    expect(clause(0)).toBe('HUS-1.2');
    expect(clause(5)).toBe('HUS-1');
  });

  test('to ask nobody, or somebody who has nothing to answer, is our mistake', () => {
    expect(() => asked(given({ do: 'bid', ...unanswered(4, []) }))).toThrow(
      new BrokenRules('bid: nobody is asked'),
    );
    const game = given({ do: 'bid', ...unanswered(4, [0]) });
    for (const player of game.seats) player.coins = [];
    expect(() => asked(game)).toThrow(new BrokenRules('bid: nothing to answer for seat 0'));
  });
});

describe('an interrupt window', () => {
  const open = (by: Seat): Frame => ({ do: 'ward', deed: 'deed', ...openWindow(4, by) });

  test('everybody is asked, whatever they hold', () => {
    expect(asked(given(open(0), { 2: ['ward'] }))).toEqual([
      '0 pass',
      '1 pass',
      '2 pass,ward',
      '3 pass',
    ]);
  });

  test('when all pass, what was announced stands', () => {
    const game = after(given(open(0)), 'ward', [3, 'pass'], [1, 'pass'], [0, 'pass'], [2, 'pass']);
    expect(game.log).toEqual(['deed stands']);
    expect(game.agenda).toEqual([]);
  });

  test.each([
    [0, 1],
    [1, 3],
    [2, 3],
    [3, 1],
  ])('after a deed of seat %i, of seats 1 and 3 it is seat %i who reacts', (by, first) => {
    const game = given(open(by), { 1: ['ward'], 3: ['ward'] });
    const words = [
      [3, 'ward'],
      [2, 'pass'],
      [1, 'ward'],
      [0, 'pass'],
    ] as [Seat, unknown][];
    expect(after(game, 'ward', ...words).log).toEqual([`${first} plays ward on deed`]);
  });

  test('whoever did the deed may react to it after all others', () => {
    const game = given(open(0), { 0: ['ward'], 3: ['ward'] });
    const others: [Seat, unknown][] = [
      [1, 'pass'],
      [2, 'pass'],
    ];
    expect(after(game, 'ward', ...others, [3, 'pass'], [0, 'ward']).log).toEqual([
      '0 plays ward on deed',
    ]);
    expect(after(game, 'ward', ...others, [3, 'ward'], [0, 'ward']).log).toEqual([
      '3 plays ward on deed',
    ]);
  });

  test('put back, it asks everybody afresh, and those who were too late still hold their card', () => {
    const game = given(open(0), { 1: ['curse'], 2: ['ward'] });
    const again = after(game, 'ward', [0, 'pass'], [1, 'curse'], [2, 'ward'], [3, 'pass']);
    expect(again.log).toEqual(['1 plays curse on deed']);
    expect(asked(again)).toEqual(['0 pass', '1 pass', '2 pass,ward', '3 pass']);
  });

  test('only those named are asked', () => {
    expect(asked(given({ do: 'ward', deed: 'deed', ...openWindow(4, 0, [1, 2]) }))).toEqual([
      '1 pass',
      '2 pass',
    ]);
  });
});

describe('veils', () => {
  const agenda: Frame[] = [
    { do: 'bid', answers: [4, null, 7, null], open: [1, 3] },
    { do: 'ward', deed: 'deed', ...openWindow(4, 2) },
  ];
  const answers = (seen: readonly { answers: unknown[] }[]): unknown => seen[0]?.answers;

  test('of others only is known that they have answered', () => {
    expect(answers(veil(agenda, 0))).toEqual([4, null, 'veiled', null]);
    expect(answers(veil(agenda, 1))).toEqual(['veiled', null, 'veiled', null]);
    expect(answers(veil(agenda, 2))).toEqual(['veiled', null, 7, null]);
    expect(answers(veil(agenda, null))).toEqual(['veiled', null, 'veiled', null]);
  });

  test('veiling leaves the agenda as it is, and everything else in it in sight', () => {
    const before = clone(agenda);
    const seen = veil(agenda, 1);
    expect(agenda).toEqual(before);
    expect(seen[0]).toMatchObject({ do: 'bid', open: [1, 3] });
    expect(seen[1]).toEqual(agenda[1]);
  });

  test('unveiled, every veiled answer is a guess and every other as it was', () => {
    const guessed: Seat[] = [];
    const full = unveil<Frame>(veil(agenda, 0), (seat) => {
      guessed.push(seat);
      return 9;
    });
    expect(answers(full)).toEqual([4, null, 9, null]);
    expect(guessed).toEqual([2]);
    expect(answers(veil(full, 0))).toEqual(answers(veil(agenda, 0)));
  });

  test('an unveiled agenda can be played without a trace in the one it came from', () => {
    const before = clone(agenda);
    for (const frame of unveil<Frame>(veil(agenda, 0), () => 9)) {
      frame.open.length = 0;
      frame.answers.fill(null);
    }
    expect(agenda).toEqual(before);
  });

  test('frames without secret answers pass through', () => {
    const turn = { do: 'turn', seat: 1 };
    expect(veil([turn], 0)).toEqual([turn]);
    expect(unveil([turn], () => 1)).toEqual([turn]);
  });
});
