import {
  asks,
  clone,
  type GameTypes,
  type Rules,
  type Seat,
  seeded,
  seedOf,
  start,
  take,
} from '@meadhall/kernel';
import { randomGame } from '@meadhall/testkit';
import { bids, coop, delve, duel, muster } from '@meadhall/toys';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { analyst } from './analyst.ts';
import type { Craft, Mind } from './craft.ts';
import { flat } from './flat.ts';
import { ismcts, type Search } from './ismcts.ts';
import { type Orchard, orchard } from './testing/orchard.ts';
import { pennies } from './testing/pennies.ts';
import { plainCraft } from './testing/plainCraft.ts';

const searching = <T extends GameTypes>(
  rules: Rules<T>,
  settings: Partial<Search> = {},
  craft: Craft<T> = plainCraft(rules),
): Mind<T> => ismcts(rules, craft, { iterations: 60, ...settings });

/** What a seat thinks at a position. */
const thought = <T extends GameTypes>(
  rules: Rules<T>,
  game: T['state'],
  mind: Mind<T>,
  { seat = 0, luck = 1, enough }: { seat?: Seat; luck?: number; enough?: () => boolean } = {},
) => mind(rules.view(game, seat), seat, seeded(seedOf(luck)), undefined, enough);

describe('a search', () => {
  test('finds the best answer where there is one, and says how good it thinks each is', () => {
    const game = start(orchard, { seats: 2, seed: seedOf(1) });
    game.trees = { low: 1, left: 9, right: 2 };
    const { answer, considered } = thought(orchard, game, searching(orchard, { iterations: 300 }));
    expect(answer).toEqual({ seat: 0, step: 'pick', choice: 'left' });
    expect(considered[0]?.answer).toEqual(answer);
    for (const { value } of considered) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
    expect(considered.reduce((sum, { visits }) => sum + visits, 0)).toBe(300);
  });

  test('acts freely where that gains something, never to put off an answer', () => {
    const game = start(orchard, { seats: 2, options: { basket: true }, seed: seedOf(1) });
    const next = () =>
      [1, 2, 3, 4, 5].map((luck) => thought(orchard, game, searching(orchard), { luck }).answer);
    expect(new Set(next().map(({ choice }) => choice))).toEqual(new Set(['takeBasket']));
    game.basket = false;
    expect(new Set(next().map(({ step }) => step))).toEqual(new Set(['pick']));
  });

  test('with the same luck and the same number of play-outs always comes to the same', () => {
    const game = start(bids, { seats: 3, seed: seedOf(2) });
    const mind = searching(bids, { iterations: 200 });
    expect(thought(bids, game, mind)).toEqual(thought(bids, game, mind));
    expect(thought(bids, game, mind)).not.toEqual(thought(bids, game, mind, { luck: 2 }));
  });

  test('that is stopped at once still answers what a hurried player would', () => {
    const game = start(orchard, { seats: 2, seed: seedOf(1) });
    const craft: Craft<Orchard> = { ...plainCraft(orchard), hurry: () => 1 };
    const { answer } = thought(orchard, game, searching(orchard, {}, craft), {
      enough: () => true,
    });
    expect(answer.choice).toBe('left');
  });

  test('goes on until it is told that it is enough', () => {
    const game = start(bids, { seats: 2, seed: seedOf(1) });
    let asked = 0;
    const enough = () => ++asked > 25;
    const { considered } = thought(bids, game, searching(bids, { shown: 60 }), { enough });
    expect(considered.reduce((sum, { visits }) => sum + visits, 0)).toBe(25);
  });

  test('does not think about a question with a single answer', () => {
    const game = start(orchard, { seats: 2, seed: seedOf(1) });
    const asked = asks(orchard, game).filter(({ step }) => step === 'anytime');
    const { answer, considered } = searching(orchard)(
      orchard.view(game, 1),
      1,
      seeded(seedOf(1)),
      asked.filter(({ seat }) => seat === 1),
    );
    expect(answer).toEqual({ seat: 1, step: 'anytime', choice: 'moveLadder' });
    expect(considered).toEqual([{ answer, value: 0.5, visits: 0 }]);
  });

  test('changes neither the view nor the game behind it', () => {
    const game = start(bids, { seats: 3, seed: seedOf(3) });
    const before = JSON.stringify(game);
    thought(bids, game, searching(bids), { seat: 1 });
    expect(JSON.stringify(game)).toBe(before);
  });
});

describe('what cannot be known', () => {
  test('a mind is given a view, never a state', () => {
    expectTypeOf<Parameters<Mind<Orchard>>[0]>().toEqualTypeOf<Orchard['view']>();
  });

  test('what another has bid in secret changes nothing', () => {
    const open = start(bids, { seats: 2, seed: seedOf(4) });
    const options = asks(bids, open)[1]?.options as readonly [number, number, number][];
    const thoughts = [0, 17, 59].map((i) => {
      const game = clone(open);
      take(bids, game, { seat: 1, step: 'bid', choice: options[i]! });
      return thought(bids, game, searching(bids, { iterations: 150 }));
    });
    expect(thoughts[1]).toEqual(thoughts[0]);
    expect(thoughts[2]).toEqual(thoughts[0]);
  });

  test.each([0, 1])(
    'seat %i neither sees a penny that is not shown nor fears to be seen',
    (seat) => {
      const game = start(pennies, { seats: 2, seed: seedOf(5) });
      const mind = searching(pennies, { iterations: 2000 });
      for (const { value } of thought(pennies, game, mind, { seat }).considered) {
        expect(value).toBeGreaterThan(0.4);
        expect(value).toBeLessThan(0.6);
      }
    },
  );

  test('nor does a penny that lies already, face down, help to guess it', () => {
    const game = start(pennies, { seats: 2, seed: seedOf(5) });
    take(pennies, game, { seat: 1, step: 'show', choice: 'tails' });
    const { considered } = thought(pennies, game, searching(pennies, { iterations: 2000 }));
    for (const { value } of considered) expect(Math.abs(value - 0.5)).toBeLessThan(0.1);
  });

  function cannotCheat<T extends GameTypes>(rules: Rules<T>): void {
    test(`${rules.id}: hidden things dealt afresh lead to the same thought`, () => {
      const mind = searching(rules, { iterations: 12 });
      let checked = 0;
      randomGame(rules, { seats: 2, seed: 6 }, (game, answered) => {
        if (answered.length > 20) return;
        for (const { seat } of asks(rules, game)) {
          const view = rules.view(game, seat);
          const dealt = rules.imagine(clone(view), seat, seeded(seedOf(answered.length)));
          expect(thought(rules, dealt, mind, { seat })).toEqual(
            thought(rules, game, mind, { seat }),
          );
          checked++;
        }
      });
      expect(checked).toBeGreaterThan(10);
    });
  }
  cannotCheat(bids);
  cannotCheat(coop);
  cannotCheat(delve);
  cannotCheat(duel);
  cannotCheat(muster);
});

describe('promise', () => {
  const craft: Craft<typeof bids extends Rules<infer T> ? T : never> = {
    ...plainCraft(bids),
    // The bids listed last look best.
    weigh: (_game, { options }) => options.map((_, i) => i),
  };
  const tried = (settings: Partial<Search>): unknown[] => {
    const game = start(bids, { seats: 2, seed: seedOf(7) });
    const mind = searching(bids, { shown: 60, ...settings }, craft);
    return thought(bids, game, mind)
      .considered.filter(({ visits }) => visits > 0)
      .map(({ answer }) => answer.choice);
  };
  const all = asks(bids, start(bids, { seats: 2, seed: seedOf(7) }))[0]?.options as unknown[];

  test('lets the best-looking answers in first, and more the longer the search goes on', () => {
    // Two and the square root of sixteen.
    const few = tried({ iterations: 16 });
    expect(few).toHaveLength(6);
    expect(few).toEqual(expect.arrayContaining(all.slice(-6)));
    expect(tried({ iterations: 100 })).toHaveLength(12);
  });

  test('can be left aside', () => {
    expect(tried({ iterations: 60, widening: Number.POSITIVE_INFINITY })).toHaveLength(60);
  });
});

test('flat play-outs try every answer equally often', () => {
  const game = start(bids, { seats: 2, seed: seedOf(8) });
  const mind = flat(bids, plainCraft(bids), { iterations: 180, shown: 60 });
  const { considered } = thought(bids, game, mind);
  expect(considered.map(({ visits }) => visits)).toEqual(Array(60).fill(3));
});

test('an analysis gives a value for every answer, the best ones with most certainty', () => {
  const game = start(bids, { seats: 2, seed: seedOf(9) });
  const { considered } = thought(bids, game, analyst(bids, plainCraft(bids), { iterations: 900 }));
  expect(considered).toHaveLength(60);
  const visits = considered.map((it) => it.visits);
  expect(Math.min(...visits)).toBeGreaterThanOrEqual(8);
  expect(Math.max(...visits)).toBeGreaterThan(20);
});

test('a team that searches saves the castle more often than one that does anything', () => {
  const team = (mind: Mind<typeof coop extends Rules<infer T> ? T : never> | null): number => {
    let saved = 0;
    for (let day = 0; day < 15; day++) {
      const game = start(coop, { seats: 2, seed: seedOf(`day ${day}`) });
      const rng = seeded(seedOf(`team ${day}`));
      for (let open = asks(coop, game); open.length > 0; ) {
        const { seat } = open[0]!;
        const asked = open.filter((ask) => ask.seat === seat);
        const any = plainCraft(coop);
        const answer = mind
          ? mind(coop.view(game, seat), seat, rng, asked).answer
          : { ...asked[0]!, choice: asked[0]!.options[any.hurry(game, asked[0]!, rng)]! };
        open = take(coop, game, answer as never);
      }
      if (coop.winners(game).length > 0) saved++;
    }
    return saved;
  };
  const craft = { ...plainCraft(coop), patience: Number.POSITIVE_INFINITY };
  expect(team(searching(coop, { iterations: 80 }, craft))).toBeGreaterThan(team(null) + 3);
});
