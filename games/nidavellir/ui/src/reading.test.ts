import { nidavellir } from '@meadhall/nidavellir';
import { expect, test } from 'vitest';
import { bidOn, hidesCoins, ownCoins } from './reading.ts';
import { positions } from './testing/positions.ts';

test('around one screen a coin lies face down until it is turned up, on the board and in no hand', () => {
  let hidden = 0;
  for (const { game } of positions(2))
    for (const [seat, { slots }] of game.seats.entries()) {
      const view = nidavellir.view(game, null);
      for (const tavern of [0, 1, 2] as const) {
        if (slots[tavern] !== 'down') continue;
        hidden++;
        expect(bidOn(view, seat, seat, tavern)).toMatchObject({ coin: null, piece: null });
        expect(ownCoins(view, seat)[tavern]).toBeNull();
        expect(hidesCoins(view, seat)).toBe(true);
        expect(hidesCoins(nidavellir.view(game, seat), seat)).toBe(false);
      }
      for (const [tavern, slot] of slots.entries())
        if (typeof slot === 'number') expect(ownCoins(view, seat)[tavern]).toBe(slot);
    }
  expect(hidden).toBeGreaterThan(0);
});
