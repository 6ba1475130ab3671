import { at, seeded, seedOf } from '@meadhall/kernel';
import { type Table, table } from '@meadhall/testkit';
import { describe, expect, test } from 'vitest';
import { deckOf } from './cards.ts';
import type { Nidavellir, State } from './model.ts';
import { nidavellir } from './nidavellir.ts';

const { view, imagine } = nidavellir;
const rng = () => seeded(seedOf('somebody looks'));

/** Seat 0 has bid coins 4, 3, 2 of its five, seat 1 coins 3, 2, 1; the Goblin is resolved. */
function underway(): Table<Nidavellir> {
  const t = table(nidavellir, { seats: 2 });
  return t.play(0, 'bid', [4, 3, 2]).play(1, 'bid', [3, 2, 1]);
}

/** Puts a Royal Offering before a seat, whatever the tavern holds. */
const offering =
  (seat: number) =>
  (game: State): void => {
    game.agenda.push({ do: 'transform', seat, by: 3 });
  };

describe('public', () => {
  test('NID-42.1 armies, gems, heroes, taverns, discards, treasury and deck sizes', () => {
    const { game } = underway();
    const seen = view(game, null);
    expect(seen).toMatchObject({
      seats: game.seats,
      pool: game.pool,
      taverns: game.taverns,
      discard: game.discard,
      treasury: game.treasury,
      distinctions: game.distinctions,
      deckSizes: [27, 37],
    });
  });

  test('NID-42.2, NID-0.7 which coins a player owns, not where they lie', () => {
    const seen = view(underway().game, 1);
    expect(seen.seats[0]).toMatchObject({
      coins: ['b0', 'b2', 'b3', 'b4', 'b5'],
      slots: [4, 'down', 'down'],
      pouch: [],
    });
    expect(seen.laid).toEqual([3, 2, 1]);
  });
});

describe('secret', () => {
  test('NID-42.4 the order of the decks', () => {
    const { game } = underway();
    const other = structuredClone(game);
    other.decks.forEach((deck) => {
      deck.reverse();
    });
    for (const viewer of [null, 0, 1]) expect(view(other, viewer)).toEqual(view(game, viewer));
  });

  test('NID-42.4 the coins the others have laid face down, and their pouch', () => {
    const { game } = underway();
    const other = structuredClone(game);
    other.laid[0] = [4, 0, 1];
    expect(view(other, 1)).toEqual(view(game, 1));
    expect(view(other, null)).toEqual(view(game, null));
    expect(view(other, 0)).not.toEqual(view(game, 0));
  });

  test('NID-42.5 a bid, until all have bid: only that it was made', () => {
    const bidding = (bid: [0 | 4, 3, 2]) =>
      table(nidavellir, { seats: 3 }).play(0, 'bid', bid).game;
    expect(view(bidding([4, 3, 2]), 1)).toEqual(view(bidding([0, 3, 2]), 1));
    expect(view(bidding([4, 3, 2]), 1).agenda.at(-1)).toMatchObject({
      answers: ['veiled', null, null],
      open: [1, 2],
    });
    expect(view(bidding([4, 3, 2]), 0).agenda.at(-1)).toMatchObject({
      answers: [[4, 3, 2], null, null],
    });
  });

  test('NID-15.13, NID-42.4 what the Pioneer draws, but not that a card is to be kept', () => {
    const { game } = table(nidavellir, { seats: 3 }).given((it) => {
      it.agenda = [{ do: 'keepCard', seat: 1 }];
    });
    const top = at(game.decks, 1).slice(-3);
    expect(view(game, 1).drawn).toEqual(top);
    for (const viewer of [null, 0, 2]) {
      const seen = view(game, viewer);
      expect(seen.drawn).toBeNull();
      expect(seen.agenda).toEqual([{ do: 'keepCard', seat: 1 }]);
      expect(JSON.stringify(seen.news)).not.toContain('keptCard');
    }
    const imagined = imagine(view(game, 1), 1, rng());
    expect(at(imagined.decks, 1).slice(-3)).toEqual(top);
  });

  test('NID-15.13 once kept, the card is public and the two others are somewhere in the deck', () => {
    const t = table(nidavellir, { seats: 3 }).given((it) => {
      it.agenda = [{ do: 'keepCard', seat: 1 }];
    });
    const [low, , high] = at(t.game.decks, 1).slice(-3) as [number, number, number];
    t.play(1, 'keepCard', { card: low });
    expect(t.game.news).toContainEqual({ say: 'keptCard', seat: 1, card: low });
    expect(at(t.game.decks, 1)).toHaveLength(36);
    expect(at(t.game.decks, 1)).toContain(high);
  });
});

describe('what everybody has seen', () => {
  test('NID-42.3 a coin transformed face down: old value, new value and slot', () => {
    const t = underway().given(offering(0)).play(0, 'transform', { coin: 2 });
    expect(t.game.news).toContainEqual({
      say: 'transformed',
      seat: 0,
      from: 'b3',
      to: 't6',
      wanted: 6,
      place: 2,
      by: 3,
    });
    const seen = view(t.game, 1);
    expect(seen.seats[0]?.slots).toEqual([4, 'down', 2]);
    for (let seed = 0; seed < 20; seed++) {
      const world = imagine(seen, 1, seeded(seedOf(seed)));
      expect(world.laid[0]?.[2]).toBe(2);
    }
  });

  test('NID-42.3 a coin transformed in the pouch is known to lie there until the coins return', () => {
    const t = underway().given(offering(0)).play(0, 'transform', { coin: 1 });
    const seen = view(t.game, 1);
    expect(seen.seats[0]?.pouch).toEqual([1]);
    for (let seed = 0; seed < 20; seed++)
      expect(imagine(seen, 1, seeded(seedOf(seed))).laid[0]).not.toContain(1);
  });

  test('NID-11.2, NID-42.4 an exchange shows the pouch, and it stays known', () => {
    const t = underway().given((game) => {
      game.agenda.push({ do: 'exchange', seat: 0 });
    });
    expect(view(t.game, 1).seats[0]).toMatchObject({
      coins: ['b0', 't5', 'b3', 'b4', 'b5'],
      pouch: [0, 1],
    });
  });
});

describe('imagined worlds', () => {
  test('deal coins face down in every way that is still possible', () => {
    const seen = view(underway().game, 1);
    const worlds = new Set<string>();
    const chance = rng();
    for (let i = 0; i < 400; i++) worlds.add(String(imagine(seen, 1, chance).laid[0]));
    expect(worlds.size).toBe(12);
  });

  test('leave the viewer’s own coins and the cards seen where they are', () => {
    const { game } = underway();
    const world = imagine(view(game, 0), 0, rng());
    expect(world.laid[0]).toEqual([4, 3, 2]);
    expect(world.taverns).toEqual(game.taverns);
    expect(world.decks.map((deck) => deck.length)).toEqual([27, 37]);
    const dealt = [...at(world.decks, 0), ...world.taverns.flat()].sort((a, b) => a - b);
    expect(dealt).toEqual(deckOf(1, 2));
  });

  test('share nothing with the view they were imagined from', () => {
    const { game } = underway();
    const before = structuredClone(game);
    const world = imagine(view(game, 0), 0, rng());
    world.seats.forEach((player) => {
      player.army.forEach((column) => {
        column.push('skaa');
      });
      player.coins.length = 0;
      player.heroes.push('skaa');
    });
    world.treasury.length = 0;
    world.agenda.length = 0;
    expect(game).toEqual(before);
  });
});
