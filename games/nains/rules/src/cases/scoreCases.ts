import { at, readOptions, readSeats, seeded, seedOf, totals } from '@meadhall/kernel';
import { bag, cardsPerTavern, type Fields, readWhole, roundsFor } from '@meadhall/taverns';
import type { Options } from '../model.ts';
import { nains } from '../nains.ts';
import { sheet, winnersWith } from '../sheet.ts';
import { readLords, readOneLord, TABLE_KEYS } from './given.ts';
import { LORD_KEYS } from './lord.ts';
import { score, tableNow } from './outcome.ts';
import { type Prepared, readCase } from './prepared.ts';
import { spellCoin } from './spelling.ts';

/** `setup`: how a table is set for so many lords. */
export function readSetupCase(block: Fields): Prepared {
  const fields = readCase(block, ['players', 'options']);
  const seats = readSeats(nains.seats, fields['players']);
  const options = readOptions<Options>(nains.options, fields['options'] ?? {});
  const game = nains.setup({ seats, options, rng: seeded(seedOf('nains')) });
  const { treasury, cognarsLeft } = tableNow(game);
  return {
    now: () => ({
      gems: game.seats.map(({ gem }) => gem).sort((a, b) => a - b),
      deckSizes: game.decks.map((deck) => deck.length),
      roundsPerEra: roundsFor(seats),
      cardsPerTavern: cardsPerTavern(seats),
      coinsEach: bag(at(game.seats, 0).coins.map(spellCoin)),
      treasury: treasury ?? null,
      cognarsLeft: cognarsLeft ?? null,
      layout: bag(game.layout),
    }),
  };
}

/** `score`: a final position and its points. */
export function readScoreCase(block: Fields): Prepared {
  const { game } = readOneLord(readCase(block, ['lord', ...TABLE_KEYS]));
  return { now: () => score(game, 0) };
}

/** `final`: totals, given or counted, and who wins. */
export function readFinalCase(block: Fields): Prepared {
  const fields = readCase(block, ['lords', ...TABLE_KEYS]);
  const { game, names } = readLords(fields, [...LORD_KEYS, 'total']);
  const counted = totals(sheet(game), names.length);
  const points = (fields['lords'] as readonly Fields[]).map(({ total }, seat) =>
    total === undefined ? at(counted, seat) : readWhole(total, `lords[${seat}].total`, 0, 9999),
  );
  return {
    now: () => ({
      winners: bag(winnersWith(points, game.seats).map((seat) => at(names, seat))),
      totals: Object.fromEntries(names.map((name, seat) => [name, at(points, seat)])),
    }),
  };
}
