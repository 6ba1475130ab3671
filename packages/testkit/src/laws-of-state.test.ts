import { at, doNext } from '@meadhall/kernel';
import { describe, expect, test } from 'vitest';
import { hoard, sheet, steps } from './testing/hoard.ts';
import { complaints, expectComplaint, spoilt, spoiltStep, whenRevealed } from './testing/spoilt.ts';

describe('the state is plain JSON', () => {
  const law = 'the state is plain JSON';
  test.each([
    ['undefined', undefined, /state\.seats\.0\.extra is undefined, which JSON cannot hold/],
    ['a date', new Date(0), /state\.seats\.0\.extra is an instance of Date, not a plain record/],
    ['no number', Number.NaN, /state\.seats\.0\.extra is NaN/],
    ['a list with a hole', Array(2), /state\.seats\.0\.extra\.0 is undefined/],
  ])('%s is found', (_, extra, problem) => {
    const rules = whenRevealed(({ seats }) => Object.assign(at(seats, 0), { extra }));
    expectComplaint(complaints(rules), law, problem);
  });
});

describe('reading changes nothing', () => {
  const law = 'reading changes nothing';
  test('a view that sorts the hand of the state is found', () => {
    const view: typeof hoard.view = (game, viewer) => {
      if (viewer !== null) at(game.seats, viewer).hand.sort((a, b) => a - b);
      return hoard.view(game, viewer);
    };
    expectComplaint(
      complaints(spoilt({ view })),
      law,
      /view of seat \d changes the state at seats/,
    );
  });

  test('a sheet that keeps accounts in the state is found', () => {
    const rules = spoilt({
      sheet(game) {
        at(game.seats, 0).won += 0.5;
        return sheet(game);
      },
    });
    expectComplaint(
      complaints(rules),
      law,
      /sheet changes the state at seats\.0\.won: 0\.5, not 0/,
    );
  });

  test('an imagined world that shares a list with the real one is found', () => {
    const imagine: typeof hoard.imagine = (seen, viewer, rng) => ({
      ...hoard.imagine(seen, viewer, rng),
      discard: seen.discard as number[],
    });
    expectComplaint(
      complaints(spoilt({ imagine })),
      law,
      /a world imagined by .+ and played on changes the state at discard/,
    );
  });
});

describe('the same seed and answers lead to the same state', () => {
  const law = 'the same seed and answers lead to the same state';
  test('a die that is not in the state is found', () => {
    let hidden = 0;
    const rules = whenRevealed(({ deck }) => {
      if (hidden++ % 7 === 0) deck.reverse();
    });
    expectComplaint(
      complaints(rules),
      law,
      /played again, the state is another one after \d+ answers/,
    );
  });

  test('an imagination with a mind of its own is found', () => {
    let hidden = 0;
    const imagine: typeof hoard.imagine = (seen, viewer, rng) => {
      const world = hoard.imagine(seen, viewer, rng);
      if (hidden++ % 2 === 0) world.deck.reverse();
      return world;
    };
    expectComplaint(complaints(spoilt({ imagine })), law, /imagine gives two worlds .+ deck/);
  });

  test('two places of a state that are one and the same list are found', () => {
    const rules = whenRevealed((game) => {
      if (!('pile' in game)) Object.assign(game, { pile: game.discard });
    });
    expectComplaint(complaints(rules), law, /played again, the state is another one/);
  });
});

describe('games end', () => {
  const law = 'games end, with somebody who has won';
  test('steps that go round in circles are found', () => {
    const rules = whenRevealed((game) => {
      if (game.deck.length < 4) doNext(game, { do: 'deal' });
    });
    expectComplaint(complaints(rules), law, /BrokenRules: step deal goes round in circles/);
  });

  test('a game that nobody can finish is found', () => {
    const rules = spoiltStep({
      look: { ...steps.look, take: (game, frame) => doNext(game, frame) },
    });
    const found = complaints(rules, { limit: 300 });
    expectComplaint(found, law, /no end after 300 answers/);
    expect(found.get(law)).toContain('after 300 answers (');
  });

  test.each([
    [[3], /3 has won, which is not a seat/],
    [[1, 1], /somebody has won twice: 1,1/],
    [[], /nobody has won/],
    [[0, 1, 2], /seats 0,1,2 have won with totals \d,\d,\d/],
  ])('%j as winners are found', (winners, problem) => {
    expectComplaint(complaints(spoilt({ winners: () => winners })), law, problem);
  });

  test('all who play together win, or nobody does', () => {
    const winning = (winners: number[]): Map<string, string> =>
      complaints(spoilt({ winners: () => winners, together: true }));
    expect(winning([])).toEqual(new Map());
    expect(winning([0, 1, 2])).toEqual(new Map());
    expectComplaint(winning([0]), law, /only some have won together: 0/);
  });
});

describe('nothing appears or vanishes', () => {
  const law = 'nothing appears or vanishes';
  test('a lost card is found', () => {
    const rules = whenRevealed(({ discard }) => discard.shift());
    expectComplaint(complaints(rules), law, /: \d+, not \d+/);
  });

  test('a card that appears is found', () => {
    const rules = whenRevealed(({ discard }) => discard.push(99));
    expectComplaint(complaints(rules), law, /14: 99, not undefined/);
  });
});

describe('the sheet adds up', () => {
  const law = 'the sheet adds up';
  const line = { seat: 0, key: 'won', clause: 'HOA-3', points: 1 } as const;
  test.each([
    ['points that are no number', { ...line, points: Number.NaN }, /NaN points/],
    ['a line for nobody', { ...line, seat: 3 }, /seat 3 has a line/],
    ['a line without a rule', { ...line, clause: ' ' }, /without a clause/],
    ['a line without a name', { ...line, key: '' as 'won' }, /without a key/],
  ])('%s are found', (_, wrong, problem) => {
    const rules = spoilt({ sheet: (game) => [...sheet(game), wrong] });
    expectComplaint(complaints(rules), law, problem);
  });
});
