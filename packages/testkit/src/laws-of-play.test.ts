import { at } from '@meadhall/kernel';
import { describe, expect, test } from 'vitest';
import { type State, steps } from './testing/hoard.ts';
import { complaints, expectComplaint, spoilt, spoiltStep } from './testing/spoilt.ts';

describe('options are few, plain and distinct, and rest on a clause', () => {
  const law = 'options are few, plain and distinct, and rest on a clause';
  const looks = (change: Partial<typeof steps.look>): Map<string, string> =>
    complaints(spoiltStep({ look: { ...steps.look, ...change } }));

  test('an option offered twice is found', () => {
    const found = looks({ options: () => [{ look: true }, { look: true }] });
    expectComplaint(found, law, /\d look offers {"look":true} twice/);
  });

  test('too many options at once are found', () => {
    const many = Array.from({ length: 201 }, (_, i) => ({ look: i > 100, i }));
    expectComplaint(looks({ options: () => many }), law, /\d look has 201 options/);
  });

  test('a question without a clause is found', () => {
    expectComplaint(looks({ clause: '' }), law, /\d look rests on no clause/);
  });

  test('an option that JSON cannot hold is found', () => {
    const found = looks({ options: () => [{ look: true, at: undefined } as { look: true }] });
    expectComplaint(found, law, /an option of \d look\.at is undefined/);
  });
});

describe('every offered option is accepted', () => {
  const law = 'every offered option is accepted';
  test('an option that its step cannot carry out is found', () => {
    const rules = spoiltStep({
      look: {
        ...steps.look,
        take(game, frame, choice) {
          if (game.deck.length === 2 && choice.look) throw new Error('cannot look');
          steps.look.take(game, frame, choice, frame.seat);
        },
      },
    });
    const found = complaints(rules);
    expectComplaint(found, law, /\d look {"look":true} is offered but fails: cannot look/);
    expect([...found.keys()].length).toBeGreaterThan(1);
  });

  test('an option that is refused when it comes back from the client is found', () => {
    const rules = spoiltStep({
      look: { ...steps.look, options: () => [{ look: true, at: undefined } as { look: true }] },
    });
    expectComplaint(complaints(rules), law, /is offered but refused: notOffered \(HOA-2\)/);
  });

  test('an option that leads elsewhere when it is taken once more is found', () => {
    let taken = 0;
    const rules = spoiltStep({
      look: {
        ...steps.look,
        take({ seats }) {
          at(seats, 0).won += taken++ % 2;
        },
      },
    });
    expectComplaint(
      complaints(rules),
      law,
      /is offered but leads elsewhere when taken in place: seats\.0\.won: \d, not \d/,
    );
  });

  test('a step that changes the answer it was given is found', () => {
    const rules = spoiltStep({
      look: {
        ...steps.look,
        take: (_game, _frame, choice) => void Object.assign(choice, { n: 1 }),
      },
    });
    expectComplaint(
      complaints(rules),
      law,
      /is offered but changes the answer itself: choice\.n: 1/,
    );
  });

  test('an option that leaves something odd in the state is found', () => {
    const rules = spoiltStep({
      look: {
        ...steps.look,
        take: (game, _, { look }) => void Object.assign(game, { looked: look || undefined }),
      },
    });
    expectComplaint(
      complaints(rules),
      law,
      /look {"look":false} is offered but state\.looked is undefined/,
    );
  });
});

describe('nothing but what is offered is accepted', () => {
  const law = 'nothing but what is offered is accepted';
  test('an answer that was not among the options but is taken is found', () => {
    const asked = new WeakSet<State>();
    const rules = spoiltStep({
      look: {
        ...steps.look,
        options: (game, frame, seat) => {
          const options = steps.look.options(game, frame, seat);
          if (asked.has(game)) return [...options, 'pass' as unknown as { look: true }];
          asked.add(game);
          return options;
        },
      },
    });
    expectComplaint(complaints(rules), law, /\d look "pass" is not offered but accepted/);
  });

  test('a seat that has answered and is asked again behind the back is found', () => {
    const asked = new WeakSet<State>();
    const rules = spoiltStep({
      bid: {
        ...steps.bid,
        options(game, frame, seat) {
          if (asked.has(game)) return at(game.seats, seat).hand;
          if (seat === 2) asked.add(game);
          return steps.bid.options(game, frame, seat);
        },
      },
    });
    expectComplaint(complaints(rules), law, /\d bid \d+ is not offered but (accepted|refused as)/);
  });

  test('a free action that nobody was told of is found', () => {
    const asked = new WeakSet<State>();
    const anytime = {
      clause: 'HOA-4',
      options(game: State, _: unknown, seat: number): never[] {
        if (seat === 2 && !asked.has(game)) asked.add(game);
        else if (asked.has(game)) return ['shout' as never];
        return [];
      },
      take: () => {},
    };
    expectComplaint(
      complaints(spoilt({ anytime })),
      law,
      /\d anytime .+ is not offered but refused as notOffered instead of (otherStep|notAsked)/,
    );
  });

  test.each([
    [
      'fails',
      (choice: unknown) => (choice as { look: { deep: string } }).look.deep,
      /look .+ is not offered but refusing it fails: TypeError/,
    ],
    ['cites nothing', () => '', /is not offered but refused without a clause/],
  ])('a refusal that %s is found', (_, forbids, problem) => {
    const rules = spoiltStep({
      look: { ...steps.look, forbids: (_game, _frame, choice) => forbids(choice) },
    });
    expectComplaint(complaints(rules), law, problem);
  });

  test('a refusal that leaves a trace is found', () => {
    const rules = spoiltStep({
      look: {
        ...steps.look,
        forbids(game) {
          at(game.seats, 0).won--;
          return 'HOA-2';
        },
      },
    });
    expectComplaint(
      complaints(rules),
      law,
      /refusing \d look .+ changes the state at seats\.0\.won/,
    );
  });
});
