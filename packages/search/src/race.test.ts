import { asks, clone, type GameTypes, type Rules, seeded, seedOf, start } from '@meadhall/kernel';
import { randomGame } from '@meadhall/testkit';
import { bids, delve, muster } from '@meadhall/toys';
import { describe, expect, test } from 'vitest';
import type { Craft, Mind } from './craft.ts';
import { mindOf } from './levels.ts';
import { type Race, race } from './race.ts';
import { type Orchard, orchard } from './testing/orchard.ts';
import { plainCraft } from './testing/plainCraft.ts';

const apples = plainCraft(orchard);
/** Judges by the apples even when all is picked: a tree twice as full is worth more, not just a win. */
const picker: Craft<Orchard> = { ...apples, finish: apples.evaluate };

const racing = (settings: Partial<Race> = {}, craft: Craft<Orchard> = picker): Mind<Orchard> =>
  race(orchard, craft, { iterations: 120, least: 6, doubt: 2, habit: 0, ...settings });

/** Worth so much an apple, with luck in between. */
const lucky =
  (apple: number) =>
  ({ seats, rng }: Orchard['state']): number[] =>
    seats.map(({ apples: own }) => apple * own + (((rng[0] + 7919 * own) % 997) / 997) * 0.5);

/** What seat 0 thinks in an orchard with a best tree. */
function thought(mind: Mind<Orchard>, enough?: () => boolean) {
  const game = start(orchard, { seats: 2, seed: seedOf(1) });
  game.trees = { low: 1, left: 12, right: 9 };
  const asked = asks(orchard, game).filter((ask) => ask.seat === 0 && ask.step === 'pick');
  return mind(orchard.view(game, 0), 0, seeded(seedOf(2)), asked, enough);
}
const visitsBy = ({ considered }: ReturnType<typeof thought>) =>
  Object.fromEntries(considered.map(({ answer, visits }) => [answer.choice, visits]));

describe('a race', () => {
  test('is won by the best answer; whoever is surely behind drops out', () => {
    const { answer, considered } = thought(racing());
    expect(answer.choice).toBe('left');
    expect(considered.map((it) => it.answer.choice)).toEqual(['left', 'right', 'low']);
    for (const { value } of considered) {
      expect(value).toBeGreaterThan(0);
      expect(value).toBeLessThan(1);
    }
    // With luck in between, a poor tree drops out before a fairly good one.
    const { left, right, low } = visitsBy(thought(racing({}, { ...picker, finish: lucky(0.02) })));
    expect(low).toBeLessThan(right as number);
    expect(right).toBeLessThanOrEqual(left as number);
  });

  test('gives every answer the same worlds and the same luck', () => {
    // Worth as much as the dice have left: whatever differs, differs by luck.
    const luck = ({ rng }: Orchard['state']) => [(rng[0] % 997) / 997, 0];
    const { considered } = thought(racing({}, { ...picker, evaluate: luck, finish: luck }));
    const values = considered.map(({ value }) => value);
    expect(new Set(values).size).toBe(1);
    expect(values[0]).toBeGreaterThan(0);
  });

  test('is over soon where answers are equal, and where one is clearly best', () => {
    const equal = () => [0.5, 0.5];
    const even = thought(racing({}, { ...picker, evaluate: equal, finish: equal }));
    expect(visitsBy(even)).toEqual({ left: 6, right: 6, low: 6 });
    const clear = (game: Orchard['state']) => (game.seats[0]?.apples === 12 ? [1, 0] : [0, 1]);
    expect(visitsBy(thought(racing({}, { ...picker, finish: clear })))).toEqual({
      left: 6,
      right: 6,
      low: 6,
    });
  });

  test('never takes more play-outs than it may', () => {
    const { considered } = thought(racing({ doubt: 1e9, iterations: 100 }));
    expect(considered.reduce((sum, { visits }) => sum + visits, 0)).toBe(99);
  });

  test('leaves out what is not worth a thought, unless there is nothing else', () => {
    const weighs = (weights: number[]) => racing({}, { ...picker, weigh: () => weights });
    const never = Number.NEGATIVE_INFINITY;
    expect(visitsBy(thought(weighs([0, never, 1])))).not.toHaveProperty('left');
    expect(thought(weighs([never, never, 1])).considered).toHaveLength(1);
    expect(thought(weighs([never, never, never])).answer.choice).toBe('low');
  });

  test('that is stopped at once answers what looks best at a glance', () => {
    const mind = racing({}, { ...picker, weigh: () => [0, 0, 1] });
    expect(thought(mind, () => true).answer.choice).toBe('right');
  });

  test('keeps to what looks best at a glance, unless something else leads clearly', () => {
    const craft = { ...picker, finish: lucky(0.01), weigh: () => [0, 0, 1] };
    const answerWith = (habit: number) =>
      thought(racing({ habit, iterations: 2400, doubt: 1e9, shown: 1 }, craft));
    expect(answerWith(0).answer.choice).toBe('left');
    expect(answerWith(1).answer.choice).toBe('left');
    const { answer, considered } = answerWith(1e6);
    expect(answer.choice).toBe('right');
    expect(considered.map((it) => it.answer.choice)).toEqual(['right']);
  });

  test('a free action is no habit', () => {
    const game = start(orchard, { seats: 2, seed: seedOf(1), options: { basket: true } });
    const asked = asks(orchard, game).filter((ask) => ask.seat === 0);
    const weigh: Craft<Orchard>['weigh'] = (_game, { step, options }) =>
      options.map(() => (step === 'anytime' ? 1 : 0));
    const mind = racing({ habit: 1e6 }, { ...picker, weigh, finish: lucky(-0.01) });
    const { answer } = mind(orchard.view(game, 0), 0, seeded(seedOf(2)), asked);
    expect(answer.step).toBe('pick');
  });

  test('goes on until it is told that it is enough', () => {
    let asked = 0;
    const { considered } = thought(racing({ doubt: 1e9 }), () => ++asked > 4);
    expect(considered.map(({ visits }) => visits)).toEqual([4, 4, 4]);
  });

  test('with the same luck always comes to the same', () => {
    expect(thought(racing({ doubt: 12 }))).toEqual(thought(racing({ doubt: 12 })));
  });
});

test('by the clock a play-out goes on for as many turns as the game has patience', () => {
  let hurried = 0;
  const craft = (patience: number): Craft<Orchard> => ({
    ...picker,
    hurry: () => {
      hurried++;
      return 0;
    },
    clock: ({ agenda }) => 4 - agenda.length,
    patience,
  });
  const game = start(orchard, { seats: 4, seed: seedOf(1) });
  const asked = asks(orchard, game).filter((ask) => ask.seat === 0 && ask.step === 'pick');
  const count = (patience: number) => {
    hurried = 0;
    const mind = race(orchard, craft(patience), { iterations: 3 });
    mind(orchard.view(game, 0), 0, seeded(seedOf(1)), asked);
    return hurried;
  };
  // The own answer is the first turn of each of three play-outs.
  expect(count(1)).toBe(0);
  expect(count(2)).toBe(3);
  expect(count(Number.POSITIVE_INFINITY)).toBe(9);
});

test('a master of a game with a clock does not think longer than needed', () => {
  const clock = ({ agenda }: Orchard['state']) => -agenda.length;
  const { considered } = thought(mindOf(orchard, { ...picker, clock, patience: 9 }, 'master'));
  const visits = considered.reduce((sum, it) => sum + it.visits, 0);
  expect(considered[0]?.answer.choice).toBe('left');
  expect(visits).toBeLessThan(1000);
});

function cannotCheat<T extends GameTypes>(rules: Rules<T>): void {
  test(`${rules.id}: hidden things dealt afresh lead to the same thought`, () => {
    const mind = race(rules, plainCraft(rules), { iterations: 40, least: 2 });
    const think = (game: T['state'], seat: number) =>
      mind(rules.view(game, seat), seat, seeded(seedOf(3)));
    let checked = 0;
    randomGame(rules, { seats: 2, seed: 6 }, (game, answered) => {
      if (answered.length > 20) return;
      for (const { seat } of asks(rules, game)) {
        const view = clone(rules.view(game, seat));
        const dealt = rules.imagine(view, seat, seeded(seedOf(answered.length)));
        const before = JSON.stringify(game);
        expect(think(dealt, seat)).toEqual(think(game, seat));
        expect(JSON.stringify(game)).toBe(before);
        checked++;
      }
    });
    expect(checked).toBeGreaterThan(10);
  });
}
cannotCheat(bids);
cannotCheat(delve);
cannotCheat(muster);
