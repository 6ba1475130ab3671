import { at, type GameTypes, type Rules, seedOf } from '@meadhall/kernel';
import { bids } from '@meadhall/toys';
import { expect, test } from 'vitest';
import type { Craft } from './craft.ts';
import { type Lessons, lessons } from './lessons.ts';
import { type Orchard, orchard } from './testing/orchard.ts';
import { plainCraft } from './testing/plainCraft.ts';

function learn<T extends GameTypes>(rules: Rules<T>, craft: Craft<T>, games: number): Lessons {
  const course = lessons(rules, craft, { seats: 2, games, seed: (i) => seedOf(`lesson ${i}`) });
  let told = 0;
  for (;;) {
    const { done, value } = course.next();
    if (done) {
      expect(told).toBe(games);
      return value;
    }
    told = value;
  }
}

const picks = plainCraft(orchard);
/** Looks after each pick. Whoever has picked first from a good tree wins two games of three, else one of six. */
const judging = (trust: number): Craft<Orchard> => ({
  ...picks,
  clock: ({ agenda }) => -agenda.length,
  evaluate: ({ seats: [first] }) => {
    const good = first?.apples === 3 ? trust : first?.apples === 1 ? -trust : 0;
    return [0.5 + good, 0.5 - good];
  },
});

test('a judgement that is too timid should stretch, one that is too sure should shrink', () => {
  const [, timid] = learn(orchard, judging(0.02), 300).foresight;
  const [, sure] = learn(orchard, judging(0.499), 300).foresight;
  expect(timid?.stretch).toBeGreaterThan(1.5);
  expect(sure?.stretch).toBeLessThan(0.7);
  expect(sure?.surprise).toBeGreaterThan(sure?.ignorance as number);
});

test('who knows nothing is surprised by a bit in every game of two', () => {
  const [first] = learn(orchard, judging(0.02), 40).foresight;
  expect(first).toMatchObject({ tenth: 1, positions: 40, ignorance: 1 });
});

test('what a judgement does not count shows up as worth something', () => {
  const blind: Craft<Orchard> = {
    ...judging(0.1),
    training: {
      points: () => [0, 0],
      things: ({ seats, agenda }, seat) => ({
        apples: at(seats, seat).apples,
        picks: agenda.filter((frame) => frame.seat === seat).length,
        pears: 0,
      }),
    },
  };
  const { things } = learn(orchard, blind, 300);
  // An apple picked is an apple of the final lead; a pick to come brings one or three, mostly three.
  const { apples, picks: toCome } = things;
  expect(Math.abs((apples?.weight ?? 0) - 1)).toBeLessThan(4 * (apples?.error ?? 0));
  expect(Math.abs((toCome?.weight ?? 0) - 7 / 3)).toBeLessThan(4 * (toCome?.error ?? 0));
  expect(things['pears']?.weight).toBe(0);
});

test('a game without training things still shows how well it is judged', () => {
  const { foresight, things } = learn(bids, plainCraft(bids), 20);
  expect(things).toEqual({});
  expect(at(foresight, foresight.length - 1).positions).toBeGreaterThan(0);
});
