import { asks, type GameTypes, type Rules, seeded, seedOf, start, take } from '@meadhall/kernel';
import { bids, coop, delve, duel, muster } from '@meadhall/toys';
import { expect, test } from 'vitest';
import { botOf } from './bots.ts';
import { LEVELS, type Level, type Mind } from './craft.ts';
import { greedyBy } from './greedyBy.ts';
import { mindOf, thinkingOf } from './levels.ts';
import { orchard } from './testing/orchard.ts';
import { plainCraft } from './testing/plainCraft.ts';

const quick = <T extends GameTypes>(rules: Rules<T>) => ({
  ...plainCraft(rules),
  iterations: { veteran: 10, master: 30 },
});

function playsOn<T extends GameTypes>(rules: Rules<T>): void {
  test.each(LEVELS)(`${rules.id}: the %s knows what to answer all game long`, (level) => {
    const game = start(rules, { seats: 2, seed: seedOf(`${rules.id} ${level}`) });
    const mind = mindOf(rules, quick(rules), level);
    const rng = seeded(seedOf(level));
    let answers = 0;
    for (let open = asks(rules, game); open.length > 0 && answers < 60; answers++) {
      const { seat } = open[0]!;
      const { answer, considered } = mind(rules.view(game, seat), seat, rng);
      expect(considered[0]?.answer).toEqual(answer);
      const asked = open.find((ask) => ask.seat === seat && ask.step === answer.step);
      expect(asked?.options).toContainEqual(answer.choice);
      open = take(rules, game, answer);
    }
    expect(answers).toBeGreaterThan(5);
  });
}
playsOn(bids);
playsOn(coop);
playsOn(delve);
playsOn(duel);
playsOn(muster);

test('a game may need another number of play-outs than most', () => {
  expect(thinkingOf(quick(bids), 'master').iterations).toBe(30);
  expect(thinkingOf(plainCraft(bids), 'master').iterations).toBe(1500);
  expect(thinkingOf(quick(bids), 'master').milliseconds).toBeLessThan(2000);
});

/** What a mind picks in an orchard with a best tree, over many games. */
function picks(mind: Mind<typeof orchard extends Rules<infer T> ? T : never>): Map<string, number> {
  const game = start(orchard, { seats: 2, seed: seedOf(1) });
  game.trees = { low: 1, left: 30, right: 15 };
  const counts = new Map<string, number>();
  for (let i = 0; i < 200; i++) {
    const choice = botOf(mind)(orchard.view(game, 0), 0, seeded(seedOf(i))).choice as string;
    counts.set(choice, (counts.get(choice) ?? 0) + 1);
  }
  return counts;
}
const best = (level: Level): number =>
  picks(mindOf(orchard, plainCraft(orchard), level)).get('left') ?? 0;

test('greed by the game’s own judgement never takes less than the best', () => {
  const craft = plainCraft(orchard);
  const mind = greedyBy(orchard, { ...craft, finish: craft.evaluate });
  expect(picks(mind)).toEqual(new Map([['left', 200]]));
});

test('the companion overlooks the best answer now and then, the apprentice often, the others never', () => {
  expect(best('companion')).toBeGreaterThan(160);
  expect(best('companion')).toBeLessThan(195);
  expect(best('apprentice')).toBeGreaterThan(110);
  expect(best('apprentice')).toBeLessThan(best('companion'));
  expect(best('veteran')).toBe(200);
  expect(best('master')).toBe(200);
});

test('a mistake of the apprentice is a second best it saw, not any answer', () => {
  const counts = picks(mindOf(orchard, plainCraft(orchard), 'apprentice'));
  const [left, right, low] = ['left', 'right', 'low'].map((tree) => counts.get(tree) ?? 0);
  expect(left).toBeGreaterThan(2 * (right as number));
  // Only who overlooks both good trees picks from the poor one: about one in eleven, not one in three.
  expect(right).toBeGreaterThan(low as number);
  expect(low).toBeLessThan(200 / 7);
});

test('the apprentice looks at the own board only', () => {
  // Seat 1 has all but won: whoever judges the whole table sees no hope, the apprentice still wants apples.
  const game = start(orchard, { seats: 2, seed: seedOf(1) });
  game.seats[1]!.apples = 10_000;
  const mind = mindOf(orchard, plainCraft(orchard), 'apprentice');
  const { considered } = mind(orchard.view(game, 0), 0, seeded(seedOf(3)));
  expect(considered[0]?.value).toBeGreaterThan(0.5);
});
