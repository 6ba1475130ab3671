import { type Ask, asks, at, clone, seeded, seedOf, start, totals } from '@meadhall/kernel';
import { type Craft, ismcts } from '@meadhall/search';
import { randomGame } from '@meadhall/testkit';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { craft } from './bot.ts';
import { musterOf, prospects } from './bot-army.ts';
import { CARDS, type CardId } from './cards.ts';
import type { Nidavellir, Player, State } from './model.ts';
import { newPlayer, nidavellir } from './nidavellir.ts';
import { sheet } from './sheet.ts';

const named = (...codes: string[]): CardId[] => {
  const used = new Set<CardId>();
  return codes.map((code) => {
    const card = CARDS.findIndex((it, id) => it.code === code && !used.has(id));
    used.add(card);
    return card;
  });
};

/** The first tavern of the last round: seat 0 is asked for one of these cards. */
function picking(army: string[][], tavern: string[]): { game: State; ask: Ask<Nidavellir> } {
  const game = start(nidavellir, { seats: 2, seed: seedOf(1) });
  at(game.seats, 0).army = army.map((codes) => named(...codes));
  Object.assign(game, { age: 2, round: 4, tavern: 0 });
  game.taverns[0] = named(...tavern);
  game.agenda.push({ do: 'pick', seat: 0, tavern: 0 });
  return { game, ask: at(asks(nidavellir, game), 0) };
}

const favourite = (army: string[][], tavern: string[]): string => {
  const { game, ask } = picking(army, tavern);
  const weights = craft.weigh(game, ask);
  const options = ask.options as readonly { card: CardId }[];
  const { card } = at(options, weights.indexOf(Math.max(...weights)));
  return at(CARDS, card).code;
};

test('a search can rest on it', () => {
  expectTypeOf(craft).toExtend<Craft<Nidavellir>>();
});

describe('what a card is worth', () => {
  test('the more Hunters, the better the next one', () => {
    const others = [
      ['W5', 'W6'],
      ['M1', 'M1'],
      ['B', 'B'],
      ['E9', 'E8'],
    ] as const;
    const army = (hunters: string[]) => [
      [...others[0]],
      hunters,
      ...others.slice(1).map((it) => [...it]),
    ];
    expect(favourite(army(['H', 'H', 'H', 'H', 'H']), ['H', 'E11', 'W7'])).toBe('H');
    expect(favourite(army(['H', 'H']), ['H', 'E11', 'W7'])).toBe('E11');
  });

  test('a card that completes a line is worth a hero', () => {
    const army = [['W5', 'W6'], ['H', 'H'], ['M1', 'M1'], [], ['E9', 'E8']];
    expect(favourite(army, ['B', 'E11', 'H'])).toBe('B');
  });
});

test('with nothing to come, prospects are the points of the army', () => {
  const done = { picks: 0, picksBeforeAwards: 0, rounds: 0, rivals: [9, 9, 9, 9, 9] };
  const points = (player: Player): number =>
    sheet({ seats: [player] })
      .filter(({ key }) =>
        ['warrior', 'hunter', 'miner', 'blacksmith', 'explorer', 'idunn'].includes(key),
      )
      .reduce((sum, line) => sum + line.points, 0);
  let compared = 0;
  randomGame(nidavellir, { seats: 3, seed: 2 }, (game) => {
    for (const player of game.seats) {
      // A line that waits for its hero is worth something even then.
      const muster = { ...musterOf(player), heroes: 99 };
      expect(prospects(muster, done)).toBe(points(player));
      compared++;
    }
  });
  expect(compared).toBeGreaterThan(100);
});

test.each([2, 3, 4, 5])(
  'with %i players there is a judgement for every position and question',
  (seats) => {
    const rng = seeded(seedOf('judge'));
    let asked = 0;
    for (let seed = 1; seed <= 4; seed++)
      randomGame(nidavellir, { seats, seed }, (game) => {
        const open = asks(nidavellir, game);
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

test('judging leaves the position as it is', () => {
  const game = start(nidavellir, { seats: 3, seed: seedOf(4) });
  const before = JSON.stringify(game);
  craft.evaluate(game);
  craft.weigh(game, at(asks(nidavellir, game), 0));
  expect(JSON.stringify(game)).toBe(before);
});

test('the end is worth more the clearer the victory', () => {
  const game = start(nidavellir, { seats: 2, seed: seedOf(5) });
  const ahead = (points: string[]): number[] => {
    game.seats = [newPlayer(5), newPlayer(4)];
    at(game.seats, 0).army[4] = named(...points);
    return craft.finish(game);
  };
  expect(totals(sheet(game), 2)).toEqual([14, 14]);
  expect(ahead([])).toEqual([0.5, 0.5]);
  const [narrow = 0, lost = 0] = ahead(['E5']);
  const [clear = 0] = ahead(['E10', 'E11', 'E9']);
  expect(narrow).toBeGreaterThan(0.5);
  expect(clear).toBeGreaterThan(narrow);
  expect(narrow + lost).toBeCloseTo(1);
});

test('what lies face down, and the decks, change no thought', () => {
  const mind = ismcts(nidavellir, craft, { iterations: 15 });
  const luck = () => seeded(seedOf('thought'));
  let hidden = 0;
  randomGame(nidavellir, { seats: 3, seed: 3 }, (game, answered) => {
    if (answered.length % 5 !== 2) return;
    for (const { seat } of asks(nidavellir, game)) {
      const view = nidavellir.view(game, seat);
      const dealt = nidavellir.imagine(clone(view), seat, seeded(seedOf(answered.length)));
      if (JSON.stringify(dealt.laid) !== JSON.stringify(game.laid)) hidden++;
      const thought = mind(nidavellir.view(dealt, seat), seat, luck());
      expect(thought).toEqual(mind(view, seat, luck()));
    }
  });
  expect(hidden).toBeGreaterThan(2);
});
