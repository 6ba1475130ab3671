import { asks, clone, type GameTypes, type Rules, seeded, seedOf, start } from '@meadhall/kernel';
import { randomGame } from '@meadhall/testkit';
import { bids, coop, delve, duel, muster } from '@meadhall/toys';
import { expect, expectTypeOf, test } from 'vitest';
import { greedy } from './greedy.ts';
import { type Bot, random } from './random.ts';
import { type Orchard, orchard } from './testing/orchard.ts';

test('a bot is given a view, never a state', () => {
  expectTypeOf<Parameters<Bot<Orchard>>[0]>().toEqualTypeOf<Orchard['view']>();
  expectTypeOf<Orchard['view']>().not.toExtend<Orchard['state']>();
});

test('every option of every question comes up, none much more often than the others', () => {
  const game = start(orchard, { seats: 2, options: { basket: true }, seed: seedOf(1) });
  const bot = random(orchard);
  const rng = seeded(seedOf('random'));
  const counts = new Map<string, number>();
  for (let i = 0; i < 1200; i++) {
    const { choice } = bot(orchard.view(game, 0), 0, rng);
    counts.set(choice, (counts.get(choice) ?? 0) + 1);
  }
  // Half of the answers pick one of three trees, half take one of two free actions.
  for (const tree of ['low', 'left', 'right']) expect(counts.get(tree)).toBeGreaterThan(150);
  for (const free of ['takeBasket', 'moveLadder']) expect(counts.get(free)).toBeGreaterThan(240);
  expect(counts.size).toBe(5);
});

test('questions that are passed on need not be found by imagining', () => {
  const game = start(orchard, { seats: 2, seed: seedOf(1) });
  const blind = {
    ...orchard,
    imagine: () => {
      throw new Error('there was no need');
    },
  };
  const asked = asks(orchard, game).filter(({ seat }) => seat === 0);
  const { step, choice } = random(blind)(orchard.view(game, 0), 0, seeded(seedOf(1)), asked);
  expect(asked.find((ask) => ask.step === step)?.options).toContain(choice);
});

function imaginesFairly<T extends GameTypes>(rules: Rules<T>): void {
  test(`${rules.id}: bots answer what is offered in the real game, though they only imagine it`, () => {
    const bots = [random(rules), greedy(rules, { worlds: 1, patience: 2 })];
    const rng = seeded(seedOf('offered'));
    let checked = 0;
    randomGame(rules, { seats: 2, seed: 5 }, (game, answered) => {
      if (answered.length > 40) return;
      for (const { seat } of asks(rules, game))
        for (const bot of bots) {
          const { step, choice } = bot(rules.view(game, seat), seat, rng);
          const asked = asks(rules, game).find((ask) => ask.seat === seat && ask.step === step);
          expect(asked?.options).toContainEqual(choice);
          checked++;
        }
    });
    expect(checked).toBeGreaterThan(10);
  });

  test(`${rules.id}: what a seat cannot know does not change a bot’s answer`, () => {
    const bot = greedy(rules, { worlds: 2, patience: 4 });
    let checked = 0;
    randomGame(rules, { seats: 2, seed: 6 }, (game, answered) => {
      if (answered.length > 20) return;
      for (const { seat } of asks(rules, game)) {
        const view = rules.view(game, seat);
        const dealt = rules.imagine(clone(view), seat, seeded(seedOf(answered.length)));
        const luck = seeded(seedOf(`luck ${answered.length}`));
        const afresh = bot(rules.view(dealt, seat), seat, clone(luck));
        expect(afresh).toEqual(bot(view, seat, clone(luck)));
        checked++;
      }
    });
    expect(checked).toBeGreaterThan(10);
  });
}

imaginesFairly(bids);
imaginesFairly(coop);
imaginesFairly(delve);
imaginesFairly(duel);
imaginesFairly(muster);
