import { describe, expect, test } from 'vitest';
import {
  asks,
  clauseOf,
  clockwise,
  doNext,
  heard,
  IllegalAnswer,
  others,
  play,
  refusal,
  settle,
  start,
  take,
  tell,
} from './agenda.ts';
import { BrokenRules } from './check.ts';
import { clone } from './json.ts';
import { IllegalSetup } from './options.ts';
import { seedOf } from './rng.ts';
import type { Answer, Rules, Seat, Steps } from './rules.ts';

type Frame =
  | { do: 'say'; word: string; next?: string }
  | { do: 'pick'; seat?: Seat; from: Pick[][] }
  | { do: 'must'; seat?: Seat; from: Pick[][] }
  | { do: 'spin' }
  | { do: 'close' };
type Pick = string | { card: string };
type News = { say: 'told'; word: string; only?: Seat };

interface State {
  agenda: Frame[];
  seats: unknown[];
  rng: [number, number, number, number];
  news: News[];
  log: string[];
}

interface Clerk {
  frame: Frame;
  choices: { pick: Pick; must: Pick; anytime: 'ring' };
  options: { bells: number };
  lines: never;
  news: News;
  state: State;
  view: object;
}

const note = (game: State, text: string): void => void game.log.push(text);
const text = (pick: Pick): string => (typeof pick === 'string' ? pick : pick.card);

const steps: Steps<Clerk> = {
  say: {
    run(game, { word, next }) {
      note(game, `${word} before ${game.agenda.length} more`);
      tell(game, { say: 'told', word });
      if (next) doNext(game, { do: 'say', word: next });
    },
  },
  pick: {
    clause: 'CLE-1',
    options: (_, { from }, seat) => from[seat] ?? [],
    take(game, _, choice, seat) {
      note(game, `${seat} picks ${text(choice)} before ${game.agenda.length} more`);
      tell(game, { say: 'told', word: text(choice), only: seat });
    },
    forbids: (_game, _frame, choice) => (choice === 'crown' ? 'CLE-1.9' : 'CLE-1'),
  },
  must: {
    clause: 'CLE-2',
    forced: true,
    options: (_, { from }, seat) => from[seat] ?? [],
    take: (game, _, choice, seat) => note(game, `${seat} must ${text(choice)}`),
  },
  close: {
    run(game) {
      game.agenda = [];
    },
  },
  spin: { run: (game) => doNext(game, { do: 'spin' }) },
};

/** Writes down what happens, in order; what is to be done is put on the agenda by each test. */
const clerk: Rules<Clerk> = {
  id: 'clerk',
  version: 1,
  seats: { min: 1, max: 3, clause: 'CLE-0' },
  options: { bells: { kind: 'range', min: 0, max: 9, default: 0 } },
  steps,
  setup: ({ seats, rng, options: { bells } }) => ({
    agenda: bells > 0 ? [{ do: 'say', word: `${bells} bells` }] : [],
    seats: Array.from({ length: seats }, () => null),
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

/** The same, but every seat may ring a bell while a question is open. */
const ringing: Rules<Clerk> = {
  ...clerk,
  anytime: {
    clause: 'CLE-3',
    options: ({ log }, _, seat) => (log.length < 3 && seat !== 1 ? ['ring'] : []),
    take: (game, frame, _, seat) => note(game, `${seat} rings during ${frame.do}`),
  },
};

function given(...frames: Frame[]): State {
  const game = start(clerk, { seats: 3, seed: seedOf('clerk') });
  doNext(game, ...frames);
  return game;
}

const asked = (game: State, rules = clerk): string[] =>
  asks(rules, game).map(({ seat, step, options }) => `${seat} ${step} ${options.map(text)}`);
const answer = (seat: Seat, step: 'pick' | 'must' | 'anytime', choice: Pick): Answer<Clerk> =>
  ({ seat, step, choice }) as Answer<Clerk>;

describe('the agenda', () => {
  test('frames are carried out in reading order, each off the agenda before it runs', () => {
    const game = given({ do: 'say', word: 'one' }, { do: 'say', word: 'two' });
    expect(settle(clerk, game)).toEqual([]);
    expect(game.log).toEqual(['one before 1 more', 'two before 0 more']);
  });

  test('a step that clears the agenda ends the match', () => {
    const game = given({ do: 'close' }, { do: 'say', word: 'never' });
    expect(settle(clerk, game)).toEqual([]);
    expect(game).toMatchObject({ agenda: [], log: [] });
  });

  test('what a step puts on the agenda comes before what was there', () => {
    const game = given({ do: 'say', word: 'one', next: 'and' }, { do: 'say', word: 'two' });
    settle(clerk, game);
    expect(game.log.map((line) => line.split(' ')[0])).toEqual(['one', 'and', 'two']);
  });

  test('nothing runs past an open question', () => {
    const game = given({ do: 'pick', seat: 1, from: [[], ['x']] }, { do: 'say', word: 'later' });
    settle(clerk, game);
    expect(game.log).toEqual([]);
    take(clerk, game, answer(1, 'pick', 'x'));
    expect(game.log).toEqual(['1 picks x before 1 more', 'later before 0 more']);
  });

  test('steps that go round in circles are our mistake', () => {
    expect(() => settle(clerk, given({ do: 'spin' }))).toThrow(
      new BrokenRules('step spin goes round in circles'),
    );
  });

  test('a frame that names no step is our mistake', () => {
    expect(() => settle(clerk, given({ do: 'dance' } as unknown as Frame))).toThrow(
      new BrokenRules('no step is called dance'),
    );
  });

  test('a match starts settled, with the options it was given', () => {
    const game = start(clerk, { seats: 2, seed: seedOf(1), options: { bells: 4 } });
    expect(game.log).toEqual(['4 bells before 0 more']);
    expect(game.seats).toHaveLength(2);
  });

  test.each([
    [{ seats: 4, seed: seedOf(1) }, 'seats is 4; allowed: 1 to 3 (CLE-0)'],
    [{ seats: 3, seed: 'abc' }, 'seed is "abc"; allowed: 32 hexadecimal digits'],
    [{ seats: 3, seed: seedOf(1), options: { bells: 10 } }, 'options.bells is 10; allowed: 0 to 9'],
    [
      { seats: 3, seed: seedOf(1), options: [] },
      'options is []; allowed: a record of option names',
    ],
  ])('%j cannot be started', (match, problem) => {
    expect(() => start(clerk, match)).toThrow(IllegalSetup);
    expect(() => start(clerk, match)).toThrow(problem);
  });
});

describe('questions', () => {
  test('a frame with a seat asks that seat, one without asks all who have something to answer', () => {
    const from: Pick[][] = [['a'], [], ['c', 'd']];
    expect(asked(given({ do: 'pick', seat: 2, from }))).toEqual(['2 pick c,d']);
    expect(asked(given({ do: 'pick', from }))).toEqual(['0 pick a', '2 pick c,d']);
  });

  test('a step nobody can answer is skipped', () => {
    const game = given({ do: 'pick', from: [] }, { do: 'say', word: 'on' });
    expect(asked(game)).toEqual([]);
    expect(game.log).toEqual(['on before 0 more']);
  });

  test('a single option is asked all the same, unless the step forces it', () => {
    expect(asked(given({ do: 'pick', seat: 0, from: [['a']] }))).toEqual(['0 pick a']);
    const game = given({ do: 'must', seat: 0, from: [['a']] });
    expect(asked(game)).toEqual([]);
    expect(game.log).toEqual(['0 must a']);
  });

  test('two options, or two seats, are never forced', () => {
    expect(asked(given({ do: 'must', seat: 0, from: [['a', 'b']] }))).toEqual(['0 must a,b']);
    expect(asked(given({ do: 'must', from: [['a'], ['b']] }))).toEqual(['0 must a', '1 must b']);
    expect(asked(given({ do: 'must', from: [[], ['b'], []] }))).toEqual([]);
  });

  test('reading what is asked changes nothing', () => {
    const game = given({ do: 'pick', from: [['a']] });
    const before = clone(game);
    asks(clerk, game);
    expect(game).toEqual(before);
  });
});

describe('anytime', () => {
  test('whoever may do so is asked beside the open question', () => {
    const game = given({ do: 'pick', seat: 1, from: [[], ['x']] });
    expect(asked(game, ringing)).toEqual(['1 pick x', '0 anytime ring', '2 anytime ring']);
  });

  test('the open frame stays, and the question with it', () => {
    const game = given({ do: 'pick', seat: 1, from: [[], ['x']] });
    const rung = play(ringing, game, answer(2, 'anytime', 'ring'));
    expect(rung.log).toEqual(['2 rings during pick']);
    expect(rung.agenda).toEqual(game.agenda);
    expect(asked(rung, ringing)).toEqual(asked(game, ringing));
  });

  test('nobody is asked for free actions when nothing is open', () => {
    expect(asked(given({ do: 'say', word: 'end' }), ringing)).toEqual([]);
    expect(asked(given({ do: 'must', seat: 1, from: [[], ['x']] }), ringing)).toEqual([]);
  });

  test('a free action that is not offered is refused with its clause', () => {
    const game = given({ do: 'pick', seat: 1, from: [[], ['x']] });
    const refused = refusal(ringing, game, { seat: 0, step: 'anytime', choice: 'shout' });
    expect(refused).toMatchObject({ reason: 'notOffered', clause: 'CLE-3' });
  });
});

describe('answers', () => {
  const game = given({ do: 'pick', from: [['a', { card: 'b' }], ['c'], []] });
  const refused = (seat: unknown, step: unknown, choice: unknown): unknown[] => {
    const error = refusal(clerk, game, { seat, step, choice });
    return error ? [error.reason, error.clause] : ['accepted'];
  };

  test('an offered choice is accepted, as it is or as it comes by wire', () => {
    expect(refused(0, 'pick', 'a')).toEqual(['accepted']);
    expect(refused(0, 'pick', { card: 'b' })).toEqual(['accepted']);
  });

  test.each([
    ['another seat', 2, 'pick', 'a', ['notAsked', 'CLE-1']],
    ['no seat of the table', 7, 'pick', 'a', ['notAsked', 'CLE-1']],
    ['a seat written as text', '0', 'pick', 'a', ['notAsked', 'CLE-1']],
    ['a seat in a list', [0], 'pick', 'a', ['notAsked', 'CLE-1']],
    ['a step that is not open', 0, 'must', 'a', ['otherStep', 'CLE-2']],
    ['free actions where there are none', 0, 'anytime', 'ring', ['otherStep', null]],
    ['a step there is not', 0, 'toString', 'a', ['otherStep', null]],
    ['no step', 0, undefined, 'a', ['otherStep', null]],
    ['what only another seat is offered', 0, 'pick', 'c', ['notOffered', 'CLE-1']],
    ['a field more', 0, 'pick', { card: 'b', more: 1 }, ['notOffered', 'CLE-1']],
    ['a field less', 0, 'pick', {}, ['notOffered', 'CLE-1']],
    [
      'a field nobody sees',
      0,
      'pick',
      JSON.parse('{"__proto__":{"card":"b"}}'),
      ['notOffered', 'CLE-1'],
    ],
    ['the choice in a list', 0, 'pick', ['a'], ['notOffered', 'CLE-1']],
    ['nothing', 0, 'pick', undefined, ['notOffered', 'CLE-1']],
    ['what another clause forbids', 0, 'pick', 'crown', ['notOffered', 'CLE-1.9']],
  ])('%s is refused', (_, seat, step, choice, why) => {
    expect(refused(seat, step, choice)).toEqual(why);
  });

  test('a choice too deep for the stack is refused like any other', () => {
    const deep = JSON.parse(`${'['.repeat(30_000)}${']'.repeat(30_000)}`) as unknown;
    expect(refused(0, 'pick', deep)).toEqual(['notOffered', 'CLE-1']);
  });

  test('when the game is over, every answer comes too late', () => {
    expect(refusal(clerk, given(), { seat: 0, step: 'pick', choice: 'a' })).toMatchObject({
      reason: 'gameOver',
      clause: null,
    });
  });

  test('a refusal says why, by which rule, and what was answered', () => {
    const error = refusal(clerk, game, { seat: 0, step: 'pick', choice: 'crown' });
    expect(error).toBeInstanceOf(IllegalAnswer);
    expect(error?.message).toBe('notOffered (CLE-1.9): {"seat":0,"step":"pick","choice":"crown"}');
    expect(refusal(clerk, game, { seat: 2, step: 'pick', choice: 1 })?.message).toBe(
      'notAsked (CLE-1): {"seat":2,"step":"pick","choice":1}',
    );
  });

  test('play leaves the state it was given, take does not', () => {
    const before = clone(game);
    const next = play(clerk, game, answer(0, 'pick', 'a'));
    expect(next.log).toEqual(['0 picks a before 0 more']);
    expect(game).toEqual(before);
    const copy = clone(game);
    expect(take(clerk, copy, answer(0, 'pick', 'a'))).toEqual([]);
    expect(copy).toEqual(next);
  });

  test('play throws what refusal says, and the state stays as it is', () => {
    const before = clone(game);
    expect(() => play(clerk, game, answer(1, 'pick', 'a'))).toThrow('notOffered (CLE-1)');
    expect(game).toEqual(before);
  });

  test('a question rests on the clause of its step', () => {
    expect(clauseOf(clerk, 'pick')).toBe('CLE-1');
    expect(clauseOf(ringing, 'anytime')).toBe('CLE-3');
    expect(() => clauseOf(clerk, 'anytime')).toThrow(BrokenRules);
  });
});

describe('news', () => {
  test('what is told stays until the next answer', () => {
    const game = given(
      { do: 'say', word: 'one' },
      { do: 'pick', seat: 0, from: [['a']] },
      { do: 'say', word: 'two' },
      { do: 'pick', seat: 0, from: [['b']] },
    );
    settle(clerk, game);
    expect(game.news.map(({ word }) => word)).toEqual(['one']);
    const next = play(clerk, game, answer(0, 'pick', 'a'));
    expect(next.news.map(({ word }) => word)).toEqual(['a', 'two']);
    expect(game.news.map(({ word }) => word)).toEqual(['one']);
    expect(play(clerk, next, answer(0, 'pick', 'b')).news.map(({ word }) => word)).toEqual(['b']);
  });

  test('what is told to one seat is heard by no other, nor by a spectator', () => {
    const news: News[] = [
      { say: 'told', word: 'all' },
      { say: 'told', word: 'first', only: 0 },
      { say: 'told', word: 'second', only: 1 },
    ];
    const words = (viewer: Seat | null): string[] => heard(news, viewer).map(({ word }) => word);
    expect(words(0)).toEqual(['all', 'first']);
    expect(words(1)).toEqual(['all', 'second']);
    expect(words(2)).toEqual(['all']);
    expect(words(null)).toEqual(['all']);
    expect(heard(news.slice(1, 2), 1)).toEqual([]);
  });
});

test('clockwise begins to the left and ends with the seat itself', () => {
  expect(clockwise(4, 1)).toEqual([2, 3, 0, 1]);
  expect(clockwise(1, 0)).toEqual([0]);
});

test('the others follow in turn order', () => {
  expect(others(4, 2)).toEqual([3, 0, 1]);
  expect(others(1, 0)).toEqual([]);
});
