import { asks, at, heard, type Seat } from '@meadhall/kernel';
import { type Table, table } from '@meadhall/testkit';
import { describe, expect, test } from 'vitest';
import { bargeroc } from './bargeroc.ts';
import type { Card, Ore } from './components.ts';
import type { Bargeroc } from './model.ts';

/** Three seats; seat 0 begins. Hands are what the test says, and nothing else. */
function hall(
  hands: readonly (readonly Card[])[],
  ores: readonly Ore[] = ['onyx', 'coal'],
): Table<Bargeroc> {
  return table(bargeroc, { seats: hands.length, seed: seedWithFirstSeat0(hands.length) }).given(
    (game) => {
      hands.forEach((hand, seat) => {
        at(game.seats, seat).tavern = [...hand];
      });
      at(game.seats, 0).ores = [...ores];
      at(game.seats, 0).coins = 0;
    },
  );
}

function seedWithFirstSeat0(seats: number): number {
  for (let seed = 1; ; seed++) if (table(bargeroc, { seats, seed }).game.pickaxe === 0) return seed;
}

const sellOnyx = (t: Table<Bargeroc>): Table<Bargeroc> => t.play(0, 'merchant', { sell: 'onyx' });
const coins = (t: Table<Bargeroc>, seat: Seat): number => at(t.game.seats, seat).coins;

describe('who is asked', () => {
  test('BAR-8.9 everybody with a tavern card is asked at once, whatever the card; nobody without one', () => {
    const t = sellOnyx(hall([['beer'], ['inflation'], []]));
    expect(t.asked()).toEqual(['0 price', '1 price']);
    expect(t.options(0, 'price')).toEqual(['pass', 'passUntilTurn', 'passUntilCard']);
    expect(t.options(1, 'price')).toContainEqual({ play: 'inflation' });
  });

  test('BAR-8.2 the player of a card is not asked about it', () => {
    const t = sellOnyx(hall([['in_your_dreams'], ['inflation'], ['in_your_dreams']]));
    t.play(1, 'price', { play: 'inflation' });
    expect(t.asked()).toEqual(['0 counter', '2 counter']);
  });

  test('BAR-8.9 with no tavern card around the table no window opens', () => {
    const t = sellOnyx(hall([[], [], []]));
    expect(t.asked()).toEqual(['0 merchant']);
    expect(coins(t, 0)).toBe(4);
  });
});

describe('whose card is played', () => {
  test('BAR-8.7 the first in the order, even if a later seat answered earlier', () => {
    const t = sellOnyx(hall([[], ['inflation'], ['devaluation']]));
    t.play(2, 'price', { play: 'devaluation' });
    expect(t.asked()).toEqual(['1 price']);
    t.play(1, 'price', { play: 'inflation' });
    expect(t.game.chain.map(({ by }) => by)).toEqual([1]);
    expect(at(t.game.seats, 2).tavern).toEqual(['devaluation']);
  });

  test('BAR-8.7 as soon as it is settled nobody else is waited for', () => {
    const t = sellOnyx(hall([['beer'], ['inflation'], ['devaluation']]));
    t.play(1, 'price', { play: 'inflation' });
    expect(t.asked()).toEqual(['0 counter', '2 counter']);
  });

  test('BAR-8.7 after a card all are asked again, the next in order first', () => {
    const t = sellOnyx(hall([['devaluation'], ['inflation', 'inflation'], ['beer']]));
    t.play(1, 'price', { play: 'inflation' }).play(0, 'counter', 'pass').play(2, 'counter', 'pass');
    expect(t.asked()).toEqual(['0 price', '1 price', '2 price']);
    // 2 comes before 0, and 0 before 1.
    t.play(1, 'price', { play: 'inflation' }).play(0, 'price', { play: 'devaluation' });
    t.play(2, 'price', 'pass');
    expect(t.game.chain.at(-1)).toMatchObject({ by: 0, play: { play: 'devaluation' } });
  });

  test('BAR-8.5 a cancelled counter: those not yet asked are, nobody twice', () => {
    const t = hall([['racket', 'in_your_dreams'], ['in_your_dreams'], ['in_your_dreams']]);
    t.given((game) => {
      at(game.seats, 1).coins = 3;
    });
    t.play(0, 'merchant', { play: 'racket', from: 1, take: 'coins' });
    t.play(1, 'counter', { play: 'in_your_dreams' });
    t.play(2, 'counter', 'pass').play(0, 'counter', { play: 'in_your_dreams' });
    t.play(2, 'counter', 'pass');
    expect(t.asked()).toEqual(['2 counter']);
    t.play(2, 'counter', 'pass');
    expect(coins(t, 0)).toBe(2);
  });
});

describe('standing passes', () => {
  test('BAR-8.9 a pass until the next turn is kept until then', () => {
    const t = sellOnyx(hall([['beer'], ['inflation'], ['beer']]));
    t.play(0, 'price', 'pass').play(1, 'price', 'passUntilTurn').play(2, 'price', 'pass');
    t.play(0, 'merchant', { sell: 'coal' });
    expect(t.asked()).toEqual(['0 price', '2 price']);
    expect(at(t.game.seats, 1).quiet).toBe('passUntilTurn');
  });

  test('BAR-8.9 while the window is open nobody sees that it is a standing one', () => {
    const t = sellOnyx(hall([['beer'], ['inflation'], ['beer']]));
    t.play(1, 'price', 'passUntilTurn');
    expect(bargeroc.view(t.game, 2).seats[1]?.quiet).toBeNull();
  });

  test('BAR-8.9 a pass until a card ends when somebody else plays one', () => {
    const t = sellOnyx(hall([['inflation', 'lucky_day'], ['in_your_dreams'], []]));
    t.play(0, 'price', 'pass').play(1, 'price', 'passUntilCard');
    t.play(0, 'merchant', { sell: 'coal' });
    expect(t.asked()).toEqual(['0 price']);
    t.play(0, 'price', { play: 'inflation' });
    expect(t.asked()).toEqual(['1 counter']);
    t.play(1, 'counter', { play: 'in_your_dreams' });
    expect(at(t.game.seats, 1).quiet).toBeNull();
  });

  test('BAR-8.9 a Racket wakes its victim, a brawl its fighters', () => {
    const t = sellOnyx(hall([['racket', 'beer'], ['in_your_dreams', 'beer'], ['beer']]));
    t.play(0, 'price', 'passUntilTurn').play(1, 'price', 'passUntilTurn');
    t.play(2, 'price', 'passUntilTurn');
    t.play(0, 'merchant', { play: 'racket', from: 1, take: 'bread' });
    expect(t.asked()).toEqual(['1 counter']);
    t.play(1, 'counter', 'passUntilTurn').play(0, 'merchant', 'done').play(0, 'mine', 'up');
    t.play(0, 'forge', 'done').play(0, 'tavern', { brawl: 1 });
    t.play(0, 'bet', { bet: 0 }).play(1, 'bet', { bet: 0 });
    expect(t.asked()).toEqual(['0 roll', '1 roll']);
  });

  test('BAR-8.9 a card that works on a seat wakes it: here the trader', () => {
    const t = sellOnyx(hall([['in_your_dreams'], ['devaluation'], []]));
    t.play(0, 'price', 'passUntilTurn').play(1, 'price', 'pass');
    t.play(0, 'merchant', { sell: 'coal' });
    expect(t.asked()).toEqual(['1 price']);
    t.play(1, 'price', { play: 'devaluation' });
    expect(t.asked()).toEqual(['0 counter']);
  });

  test('BAR-8.9 the own turn ends a standing pass', () => {
    const t = hall([[], ['beer'], []]);
    t.given((game) => {
      at(game.seats, 1).quiet = 'passUntilTurn';
    });
    t.play(0, 'merchant', 'done').play(0, 'mine', 'up').play(0, 'forge', 'done');
    t.play(0, 'tavern', { brawl: 2 }).play(0, 'bet', { bet: 0 }).play(2, 'bet', { bet: 0 });
    for (
      let [open] = asks(bargeroc, t.game);
      open?.step === 'spoils';
      [open] = asks(bargeroc, t.game)
    )
      t.play(open.seat, 'spoils', at(open.options, 0));
    expect(t.game.active).toBe(1);
    expect(at(t.game.seats, 1).quiet).toBeNull();
  });
});

describe('what is known', () => {
  test('BAR-3.3 a view shows the own hands, and of others only how many cards there are', () => {
    const t = sellOnyx(hall([['beer'], ['inflation', 'racket'], ['elbow']]));
    const seen = bargeroc.view(t.game, 1);
    expect(seen.tavern).toEqual(['inflation', 'racket']);
    expect(seen.seats.map(({ tavern }) => tavern)).toEqual([1, 2, 1]);
    expect(seen.seats[0]).toMatchObject({ ores: 1, coins: 0 });
    expect(seen.deal).toMatchObject({ ore: 'onyx', price: 4 });
    expect(seen.oreDeck).toBe(t.game.oreDeck.length);
    const spectator = bargeroc.view(t.game, null);
    expect([spectator.ores, spectator.tavern]).toEqual([[], []]);
    expect(heard(t.game.news, null)).toEqual(t.game.news);
  });

  test('BAR-3.3 an answer in an open window is known to exist, not what it is', () => {
    const t = sellOnyx(hall([['beer'], ['inflation'], ['devaluation']]));
    t.play(2, 'price', { play: 'devaluation' });
    expect(bargeroc.view(t.game, 0).agenda.at(-1)).toMatchObject({
      answers: [null, null, 'veiled'],
    });
    expect(bargeroc.view(t.game, 2).agenda.at(-1)).toMatchObject({
      answers: [null, null, { play: 'devaluation' }],
    });
  });

  test('BAR-7.13 a knock-out shows the loser’s ore to the winner alone', () => {
    const t = hall([[], [], []], []);
    t.given((game) => {
      game.fate.dice = [6, 2];
      at(game.seats, 1).ores = ['ruby', 'coal'];
    });
    t.play(0, 'merchant', 'done').play(0, 'mine', 'up').play(0, 'forge', 'done');
    t.play(0, 'tavern', { brawl: 1 }).play(0, 'bet', { bet: 0 }).play(1, 'bet', { bet: 0 });
    expect(t.options(0, 'spoils')).toContainEqual({ ore: 'ruby' });
    expect(bargeroc.view(t.game, 0).shown).toEqual(['ruby', 'coal']);
    expect(bargeroc.view(t.game, 2).shown).toBeNull();
    expect(bargeroc.view(t.game, null).shown).toBeNull();
  });
});
