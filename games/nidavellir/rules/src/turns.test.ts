import { at } from '@meadhall/kernel';
import { table } from '@meadhall/testkit';
import { expect, test } from 'vitest';
import { CARDS } from './cards.ts';
import { nidavellir } from './nidavellir.ts';
import { bid, gems, serve, told } from './testing/scenes.ts';

test('NID-7.1, NID-41.3 one of the cards left; nobody passes; the last one is no choice', () => {
  const t = table(nidavellir, { seats: 3 }).given(serve(0, 'H', 'B', 'M0'));
  bid(t, [5, 4, 3], [4, 5, 3], [3, 4, 5]);
  expect(t.options(0, 'pick')).toHaveLength(3);
  expect(() => t.play(0, 'pick', 'pass' as never)).toThrow('notOffered (NID-7.1)');
  t.play(0, 'pick', at(t.options(0, 'pick'), 0));
  expect(t.options(1, 'pick')).toHaveLength(2);
  t.play(1, 'pick', at(t.options(1, 'pick'), 0));
  expect(t.game.news).toContainEqual(expect.objectContaining({ say: 'took', seat: 2, last: true }));
});

test('NID-0.9 what is no choice is not asked, but told', () => {
  const t = table(nidavellir, { seats: 3 }).given(serve(0, 'H', 'B', 'M0'));
  bid(t, [5, 4, 3], [4, 5, 3], [3, 4, 5]);
  t.play(0, 'pick', at(t.options(0, 'pick'), 0)).play(1, 'pick', at(t.options(1, 'pick'), 1));
  expect(t.asked()).toEqual(['1 pick']);
  expect(told(t)).toContain('took');
  expect(t.game.seats.map(({ army }) => army.flat().length)).toEqual([1, 1, 1]);
});

test('NID-7.1, NID-41.14 pick, place, recruit, then the exchange, before the next player', () => {
  const t = table(nidavellir, { seats: 2 }).given((game) => {
    gems(4, 5)(game);
    serve(0, 'W3', 'H', 'B')(game);
    const codes = ['H', 'M0', 'B', 'E5'];
    codes.forEach((code, i) => {
      const deck = at(game.decks, 0);
      const card =
        deck.find((it) => CARDS[it]?.code === code) ??
        deck.find((it) => CARDS[it]?.column === i + 1);
      deck.splice(deck.indexOf(card as number), 1);
      at(game.seats, 0).army[i + 1] = [card as number];
    });
  });
  bid(t, [0, 2, 3], [0, 2, 3]);
  t.play(1, 'pick', at(t.options(1, 'pick'), 1));
  expect(told(t)).toEqual(['took', 'exchanged']);
  t.play(0, 'pick', at(t.options(0, 'pick'), 0));
  expect(t.asked()).toEqual(['0 recruit']);
  expect(told(t)).toEqual(['took']);
  t.play(0, 'recruit', { hero: 'grid' });
  expect(t.asked()).toEqual(['0 transform']);
  t.play(0, 'transform', { coin: 3 });
  expect(told(t).slice(0, 4)).toEqual(['transformed', 'exchanged', 'leftover', 'gemsSwapped']);
});
