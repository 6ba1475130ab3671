import { at, seeded, seedOf } from '@meadhall/kernel';
import { table } from '@meadhall/testkit';
import { describe, expect, test } from 'vitest';
import { deckOf } from './cards.ts';
import { nains } from './nains.ts';
import { army, bid, type Play } from './testing/scenes.ts';

const { view, imagine } = nains;
const rng = () => seeded(seedOf('somebody looks'));

/** Two lords have bid 5, 4, 3 and 4, 3, 2; the first tavern is resolved. */
const underway = (): Play => bid(table(nains, { seats: 2 }), [5, 4, 3], [4, 3, 2]);

describe('open', () => {
  test('NAI-4.2 armies, command zones, gems, taverns, Cognars, Treasury, elite layout', () => {
    const { game } = underway();
    expect(view(game, null)).toMatchObject({
      seats: game.seats,
      supply: game.supply,
      taverns: game.taverns,
      discard: game.discard,
      treasury: game.treasury,
      layout: game.layout,
      awards: game.awards,
      options: game.options,
      deckSizes: [27, 37],
    });
  });

  test('NAI-4.3 which coins a lord owns, not where they lie', () => {
    const seen = view(underway().game, 1);
    expect(seen.seats[0]).toMatchObject({
      coins: ['b0', 'b2', 'b3', 'b4', 'b5'],
      slots: [4, 'down', 'down'],
      pouch: [],
    });
    expect(seen.laid).toEqual([3, 2, 1]);
  });
});

describe('hidden', () => {
  test('NAI-4.1 the order of the decks', () => {
    const { game } = underway();
    const other = structuredClone(game);
    for (const deck of other.decks) deck.reverse();
    for (const viewer of [null, 0, 1]) expect(view(other, viewer)).toEqual(view(game, viewer));
  });

  test('NAI-4.1 coins on spaces not yet revealed, and the purse', () => {
    const { game } = underway();
    const other = structuredClone(game);
    other.laid[0] = [4, 0, 1];
    expect(view(other, 1)).toEqual(view(game, 1));
    expect(view(other, null)).toEqual(view(game, null));
    expect(view(other, 0)).not.toEqual(view(game, 0));
  });

  test('NAI-4.1 a bid, until all have bid: only that it was made', () => {
    const bidding = (first: 0 | 4) => table(nains, { seats: 3 }).play(0, 'bid', [first, 3, 2]).game;
    expect(view(bidding(4), 1)).toEqual(view(bidding(0), 1));
    expect(view(bidding(4), 1).agenda.at(-1)).toMatchObject({ answers: ['veiled', null, null] });
  });

  test('NAI-4.6 only Svara’s owner sees the five cards', () => {
    const { game } = table(nains, { seats: 3 }).given((it) => {
      it.agenda = [{ do: 'keepCard', seat: 1, of: 5 }];
    });
    const top = at(game.decks, 1).slice(-5);
    expect(view(game, 1).looked).toEqual([...top].reverse());
    for (const viewer of [null, 0, 2]) expect(view(game, viewer).looked).toBeNull();
    const world = imagine(view(game, 1), 1, rng());
    expect(at(world.decks, 1).slice(-5)).toEqual(top);
  });

  test('NAI-4.6 the card kept is shown, the four others are somewhere in the deck', () => {
    const t = table(nains, { seats: 3 }).given((it) => {
      it.tavern = 0;
      it.laid = [
        [4, 3, 2],
        [4, 3, 2],
        [4, 3, 2],
      ];
      it.agenda = [{ do: 'keepCard', seat: 1, of: 5 }];
    });
    const [keep, ...others] = t.options(1, 'keepCard');
    t.play(1, 'keepCard', keep as { card: number });
    expect(t.game.news[0]).toEqual({ say: 'kept', seat: 1, unseen: false, ...keep });
    const told = JSON.stringify(t.game.news);
    for (const { card } of others) {
      expect(at(t.game.decks, 1)).toContain(card);
      expect(told).not.toContain(`"card":${card},`);
    }
  });
});

describe('what everybody has seen', () => {
  test('NAI-4.4 an exchange shows both coins of the purse, and they stay known', () => {
    const t = underway().given((game) => {
      game.agenda.push({ do: 'exchange', seat: 0 });
    });
    expect(t.game.news).toContainEqual(
      expect.objectContaining({ say: 'exchanged', coins: ['b0', 'b2'] }),
    );
    expect(view(t.game, 1).seats[0]?.pouch).toEqual([0, 1]);
  });

  test('NAI-4.5 a coin improved face down: what left, what came, and where', () => {
    const t = underway().given((game) => {
      game.agenda.push({ do: 'improveCoin', seat: 0, by: 5 });
    });
    t.play(0, 'improveCoin', { coin: 2 });
    expect(t.game.news).toContainEqual({
      say: 'improved',
      seat: 0,
      place: 2,
      by: 5,
      from: 'b3',
      to: 't8',
      wanted: 8,
    });
    const seen = view(t.game, 1);
    expect(seen.seats[0]?.slots).toEqual([4, 'down', 2]);
    for (let seed = 0; seed < 20; seed++)
      expect(imagine(seen, 1, seeded(seedOf(seed))).laid[0]?.[2]).toBe(2);
  });

  test('NAI-4.5, NAI-11.9 the 3-Exchange lies where the 0 lay, in everybody’s sight', () => {
    const zero = bid(table(nains, { seats: 2 }), [5, 4, 0], [4, 3, 2]);
    zero.given((game) => {
      game.agenda.push({ do: 'replaceZero', seat: 0 });
    });
    expect(view(zero.game, 1).seats[0]).toMatchObject({
      coins: ['s3', 'b2', 'b3', 'b4', 'b5'],
      slots: [4, 'down', 0],
    });
    const inPurse = underway().given((game) => {
      game.agenda.push({ do: 'replaceZero', seat: 0 });
    });
    expect(view(inPurse.game, 1).seats[0]?.pouch).toEqual([0]);
  });

  test('NAI-9.5, NAI-4.1 whoever improves the purse is asked, even with two equal coins', () => {
    const t = underway().given((game) => {
      at(game.seats, 0).coins = ['t7', 't7', 'b0', 'b4', 'b5'];
      game.agenda.push({ do: 'improvePurse', seat: 0 });
    });
    expect(t.options(0, 'improvePurse')).toEqual([{ coin: 0 }, { coin: 1 }]);
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
    const dealt = [...at(world.decks, 0), ...world.taverns.flat()].sort((a, b) => a - b);
    expect(dealt).toEqual(deckOf(1, 2));
  });

  test('share nothing with the view they were imagined from', () => {
    const { game } = underway().given(army(0, 'SHI-1-05 volgrir'));
    const before = structuredClone(game);
    const world = imagine(view(game, 0), 0, rng());
    for (const lord of world.seats) {
      for (const column of lord.army) column.length = 0;
      lord.coins.length = 0;
      lord.command.push('tiss');
      lord.pariahs.push(1);
    }
    world.treasury.length = 0;
    world.layout.length = 0;
    world.agenda.length = 0;
    expect(game).toEqual(before);
  });
});
