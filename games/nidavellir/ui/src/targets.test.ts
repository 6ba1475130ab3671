import { at } from '@meadhall/kernel';
import { nidavellir } from '@meadhall/nidavellir';
import { LANGUAGES } from '@meadhall/words';
import { describe, expect, test } from 'vitest';
import { bidFor } from './bids.ts';
import { layout } from './layout.ts';
import { alikeCoins, ownCoins } from './reading.ts';
import { coinTarget, offersOf, targetsOf } from './targets.ts';
import { positions } from './testing/positions.ts';
import { answerTo, isOpen, touching } from './touch.ts';

const alone = (target: string) => [target];

describe('every question can be answered on the table', () => {
  test('what an option is about lies there, and means that option', () => {
    const steps = new Set<string>();
    const wrong: string[] = [];
    for (const { game, open } of positions(5))
      for (const ask of open) {
        steps.add(ask.step);
        const view = nidavellir.view(game, ask.seat);
        const pieces = new Set(
          layout(view, ask.seat, 'fr').zones.flatMap((zone) => zone.pieces.map(({ id }) => id)),
        );
        const offers = offersOf([ask]);
        for (const choice of ask.options) {
          const targets = targetsOf(ask, choice);
          const lies = targets.length > 0 && targets.every((target) => pieces.has(target));
          // Bids are laid coin by coin: see bids.test.ts.
          const means =
            ask.step === 'bid' ||
            (answerTo(offers, targets, alone)?.choice === choice &&
              isOpen(offers, [], at(targets, 0), alone));
          if (!lies || !means) wrong.push(`${ask.step} ${targets}`);
        }
      }
    expect(wrong).toEqual([]);
    expect([...steps].sort()).toEqual(Object.keys(QUESTIONS).sort());
  });

  test('of coins that look the same any may be touched', () => {
    let twins = 0;
    for (const { game, open } of positions(12))
      for (const ask of open) {
        if (!['transform', 'ulineBid', 'ulineExchange'].includes(ask.step)) continue;
        const view = nidavellir.view(game, ask.seat);
        const player = at(view.seats, ask.seat);
        const alike = alikeCoins(player, ask.seat, ownCoins(view, ask.seat));
        const offers = offersOf([ask]);
        for (const piece of [0, 1, 2, 3, 4] as const) {
          const target = coinTarget(ask.seat, piece);
          const [first = target] = alike(target);
          if (first !== target) twins++;
          expect(isOpen(offers, [], target, alike)).toBe(isOpen(offers, [], first, alike));
        }
      }
    expect(twins).toBeGreaterThan(0);
  });

  test('two different coins of which one has a twin are found, whichever twin was touched', () => {
    const ask = {
      seat: 0,
      step: 'ulineExchange' as const,
      options: [{ coins: [0, 1] as const }, { coins: [0, 2] as const }],
    };
    const offers = offersOf([ask]);
    // Coins 0 and 1 look the same, so that 1 + 2 is offered as 0 + 2.
    const alike = (target: string) =>
      ['coin-0-0', 'coin-0-1'].includes(target) ? ['coin-0-0', 'coin-0-1'] : [target];
    expect(answerTo(offers, ['coin-0-1', 'coin-0-2'], alike)?.choice).toEqual({ coins: [0, 2] });
    expect(answerTo(offers, ['coin-0-1', 'coin-0-0'], alike)?.choice).toEqual({ coins: [0, 1] });
  });

  test('touching again lets go, touching something else begins anew', () => {
    const ask = {
      seat: 0,
      step: 'discard' as const,
      options: [{ columns: ['warrior', 'miner'] as const }],
    };
    const offers = offersOf([ask]);
    const one = touching(offers, [], 'column-0-warrior', alone);
    expect(one).toEqual(['column-0-warrior']);
    expect(touching(offers, one, 'column-0-warrior', alone)).toEqual([]);
    expect(touching(offers, one, 'column-0-miner', alone)).toEqual([
      'column-0-warrior',
      'column-0-miner',
    ]);
    expect(touching(offers, one, 'column-0-hunter', alone)).toEqual(['column-0-hunter']);
    expect(answerTo(offers, one, alone)).toBeUndefined();
  });
});

/** Every step that asks something; the compiler knows if one is missing. */
const QUESTIONS: Record<keyof import('@meadhall/nidavellir').Choices, true> = {
  bid: true,
  ulineBid: true,
  pick: true,
  transform: true,
  recruit: true,
  discard: true,
  placeThrud: true,
  ulineExchange: true,
  placeYlud: true,
  moveYlud: true,
  keepCard: true,
};

test('the layout names every thing once, in words, in every language', () => {
  const wrong: string[] = [];
  for (const { game } of positions(1))
    for (const viewer of [0, null])
      for (const language of LANGUAGES) {
        const { zones, seats, status } = layout(nidavellir.view(game, viewer), viewer, language);
        const ids = zones.flatMap((zone) => zone.pieces.map(({ id }) => id));
        if (new Set(ids).size !== ids.length) wrong.push(`twice: ${ids}`);
        const said = JSON.stringify([zones, seats, status]);
        if (/undefined|NaN|null|""/.test(said)) wrong.push(said);
      }
  expect(wrong).toEqual([]);
});

test('a bid that has been laid is shown as it was laid', () => {
  for (const { game, open } of positions(1)) {
    const ask = open.find(({ step }) => step === 'bid');
    if (ask?.step !== 'bid') continue;
    const { coins } = at(game.seats, ask.seat);
    const laid = ownCoins(nidavellir.view(game, ask.seat), ask.seat);
    expect(bidFor(laid, coins, ask.options)).toBeUndefined();
  }
});
