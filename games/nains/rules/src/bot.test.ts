import { type Ask, asks, at, clone, seeded, seedOf, start } from '@meadhall/kernel';
import { type Craft, ismcts } from '@meadhall/search';
import { randomGame } from '@meadhall/testkit';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { craft } from './bot.ts';
import { prospects } from './bot-army.ts';
import { musterOf } from './bot-muster.ts';
import { type CardId, DWARVES, ORDERS } from './cards.ts';
import type { Lord, Nains, State } from './model.ts';
import { nains } from './nains.ts';
import { sheet } from './sheet.ts';

test('a search can rest on it', () => {
  expectTypeOf(craft).toExtend<Craft<Nains>>();
});

/** Cards by order and what they show: `shield 0m`. */
const named = (...looks: string[]): CardId[] => {
  const used = new Set<CardId>();
  return looks.map((wanted) => {
    const card = DWARVES.findIndex(
      ({ order, look }, id) => `${order} ${look}` === wanted && !used.has(id),
    );
    used.add(card);
    return card;
  });
};

/** The first tavern of the last round: seat 0 is asked for one of these cards. */
function taking(army: string[], tavern: string[]): { game: State; ask: Ask<Nains> } {
  const game = start(nains, { seats: 2, seed: seedOf(1) });
  const cards = named(...army);
  at(game.seats, 0).army = ORDERS.map((_, column) =>
    cards.filter((card) => at(DWARVES, card).column === column),
  );
  Object.assign(game, { era: 2, round: 4, tavern: 0 });
  game.taverns[0] = named(...tavern);
  game.agenda.push({ do: 'take', seat: 0, tavern: 0 });
  return { game, ask: at(asks(nains, game), 0) };
}

function favourite(army: string[], tavern: string[]): string {
  const { game, ask } = taking(army, tavern);
  const weights = craft.weigh(game, ask);
  const options = ask.options as readonly { card: CardId }[];
  const { order, look } = at(DWARVES, at(options, weights.indexOf(Math.max(...weights))).card);
  return `${order} ${look}`;
}

describe('what a dwarf is worth', () => {
  test('one that would be a pariah shows nothing', () => {
    expect(favourite(['errants 10'], ['errants 9', 'errants 10', 'errants 7'])).toBe('errants 9');
  });

  test('a new rune is worth more than one that is there already', () => {
    const army = ['forge 0r1', 'forge 1r2', 'forge 2r3'];
    expect(favourite(army, ['forge 3r4', 'forge 3r1', 'forge 4r2'])).toBe('forge 3r4');
  });

  test('one that completes a line is worth a Cognar', () => {
    const army = ['temple 2', 'errants 7', 'forge 3r1', 'talion 4'];
    expect(favourite(army, ['shield 0', 'errants 10', 'talion 7'])).toBe('shield 0');
  });
});

test('with nothing to come, prospects are the points of the fortress-state', () => {
  const done = {
    picks: 0,
    picksBeforeAwards: 0,
    rounds: 0,
    rivals: [9, 9, 9, 9, 9],
    rivalMalt: 9,
  };
  const points = (lord: Lord): number =>
    sheet({ seats: [lord] }).reduce(
      (sum, line) => sum + (line.key === 'coins' ? 0 : line.points),
      0,
    );
  let compared = 0;
  for (let seed = 1; seed <= 6; seed++)
    randomGame(nains, { seats: 3, seed }, (game) => {
      for (const lord of game.seats) {
        expect(prospects(musterOf(lord), done)).toBe(points(lord));
        compared++;
      }
    });
  expect(compared).toBeGreaterThan(500);
});

test.each([2, 3, 4, 5])(
  'with %i lords there is a judgement for every position and question',
  (seats) => {
    const rng = seeded(seedOf('judge'));
    let asked = 0;
    for (let seed = 1; seed <= 4; seed++)
      randomGame(nains, { seats, seed }, (game) => {
        const open = asks(nains, game);
        if (open.length === 0) return;
        for (const chance of craft.evaluate(game)) {
          expect(chance).toBeGreaterThanOrEqual(0);
          expect(chance).toBeLessThanOrEqual(1);
        }
        for (const ask of open) {
          const weights = craft.weigh(game, ask);
          expect(weights).toHaveLength(ask.options.length);
          expect(weights.every(Number.isFinite)).toBe(true);
          expect(ask.options[craft.hurry(game, ask, rng)]).toBeDefined();
          asked++;
        }
      });
    expect(asked).toBeGreaterThan(100);
  },
);

test('the card the rival would like best is sent away', () => {
  const game = start(nains, { seats: 2, seed: seedOf(1) });
  at(game.seats, 1).army[3] = named('forge 0r1', 'forge 1r2', 'forge 2r3');
  Object.assign(game, { era: 2, round: 4, tavern: 1 });
  game.taverns[1] = named('forge 3r4', 'forge 3r1');
  game.agenda.push({ do: 'dismiss', seat: 0, tavern: 1 });
  const ask = at(asks(nains, game), 0);
  const [newRune = 0, oldRune = 0] = craft.weigh(game, ask);
  expect(newRune).toBeGreaterThan(oldRune);
});

test('judging leaves the position as it is', () => {
  const game = start(nains, { seats: 3, seed: seedOf(4) });
  const before = JSON.stringify(game);
  craft.evaluate(game);
  craft.weigh(game, at(asks(nains, game), 0));
  expect(JSON.stringify(game)).toBe(before);
});

test('what lies face down, and the decks, change no thought', () => {
  const mind = ismcts(nains, craft, { iterations: 15 });
  const luck = () => seeded(seedOf('thought'));
  let hidden = 0;
  randomGame(nains, { seats: 3, seed: 3 }, (game, answered) => {
    if (answered.length % 5 !== 2) return;
    for (const { seat } of asks(nains, game)) {
      const view = nains.view(game, seat);
      const dealt = nains.imagine(clone(view), seat, seeded(seedOf(answered.length)));
      if (JSON.stringify(dealt.laid) !== JSON.stringify(game.laid)) hidden++;
      const thought = mind(nains.view(dealt, seat), seat, luck());
      expect(thought).toEqual(mind(view, seat, luck()));
    }
  });
  expect(hidden).toBeGreaterThan(2);
});
