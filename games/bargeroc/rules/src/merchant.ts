// Phase 1, the merchant: selling, buying, bread, and the price window on every deal in ore.
import {
  type Automatic,
  at,
  type Decision,
  doNext,
  remove,
  type Seat,
  tell,
} from '@meadhall/kernel';
import type { Choices } from './answers.ts';
import { BUY, DEVALUATION, INFLATION, loaves, SELL } from './choices.ts';
import { ORES, type Ore } from './components.ts';
import { settings } from './config.ts';
import type { Bargeroc, Player, State } from './model.ts';
import { addDoggyBag, addFreeCards, clauseAgainst, isPlay, playCard, watch } from './play.ts';
import { power } from './powers.ts';
import { present } from './present.ts';
import { windowStep } from './windows.ts';

/** Nobody carries more at once; whoever wants more buys again. */
const LOAVES_AT_ONCE = 100;

const priceOf = (ore: Ore): number => ORES[ore].price ?? 0;
const isSellable = (ore: Ore): boolean => ORES[ore].price !== null;

/** Whether a seat has anything the merchant takes. */
const canSell = ({ ores }: Player): boolean => ores.some(isSellable);

export const merchant: Decision<Bargeroc, 'merchant'> = {
  clause: 'BAR-4.1',
  options(game, { seat }) {
    const player = at(game.seats, seat);
    const options: Choices['merchant'][] = ['done'];
    if (!player.angry) {
      addSales(player, options);
      addPurchases(game, player, options);
      const most = Math.min(LOAVES_AT_ONCE, player.coins / settings(game).breadPrice);
      for (let n = 1; n <= most; n++) options.push(loaves(n));
    }
    addFreeCards(game, seat, options);
    return options;
  },
  take(game, { seat }, choice) {
    if (choice === 'done') return;
    doNext(game, { do: 'merchant', seat });
    if ('sell' in choice) announceSale(game, seat, choice.sell);
    else if ('buy' in choice) announcePurchase(game, seat, choice.buy);
    else if ('bread' in choice) buyBread(game, seat, choice.bread);
    else playCard(game, seat, choice);
  },
  forbids(game, { seat }, choice) {
    if (typeof choice !== 'object' || choice === null) return 'BAR-4.1';
    const player = at(game.seats, seat);
    const wanted = choice as { sell?: Ore; buy?: Ore };
    if (isPlay(choice)) return clauseAgainst(choice, 'BAR-3.4');
    if (player.angry) return 'BAR-4.17';
    if (wanted.sell !== undefined) return againstSale(player, wanted.sell);
    if (wanted.buy !== undefined)
      return game.forSale.includes(wanted.buy)
        ? 'BAR-4.12'
        : game.sold.includes(wanted.buy)
          ? 'BAR-4.3'
          : 'BAR-4.4';
    return 'BAR-4.6';
  },
};

function againstSale({ ores, bought }: Player, ore: Ore): string {
  if (ores.includes(ore)) return 'BAR-4.7';
  return bought.includes(ore) ? 'BAR-4.5' : 'BAR-4.2';
}

// Each name once, however many cards of it there are.
function addSales({ ores }: Player, options: unknown[]): void {
  for (let i = 0; i < ores.length; i++) {
    const ore = ores[i] as Ore;
    if (isSellable(ore) && ores.indexOf(ore) === i) options.push(SELL[ore]);
  }
}

// A purchase may be announced that coins and the printed prices in hand could pay for (BAR-4.12).
function addPurchases({ forSale }: State, { coins, ores }: Player, options: unknown[]): void {
  let means = coins;
  for (const ore of ores) means += priceOf(ore);
  for (let i = 0; i < forSale.length; i++) {
    const ore = forSale[i] as Ore;
    if (priceOf(ore) <= means && forSale.indexOf(ore) === i) options.push(BUY[ore]);
  }
}

function announceSale(game: State, seat: Seat, ore: Ore): void {
  remove(at(game.seats, seat).ores, ore);
  const bonus = game.sales === 0 ? power(game, seat, 'firstSaleBonus') : 0;
  game.sales++;
  announce(game, 'sell', seat, ore, priceOf(ore) + bonus);
}

const announcePurchase = (game: State, seat: Seat, ore: Ore): void =>
  announce(game, 'buy', seat, ore, priceOf(ore));

// The trader's left neighbour is polled first, the trader last (BAR-4.8).
function announce(game: State, kind: 'sell' | 'buy', seat: Seat, ore: Ore, price: number): void {
  game.deal = { kind, seat, ore, price };
  tell(game, { say: 'announced', seat, kind, ore, price });
  const seats = game.seats.length;
  doNext(game, watch('price', (seat + 1) % seats, seats), { do: 'conclude' });
}

function buyBread(game: State, seat: Seat, bread: number): void {
  const player = at(game.seats, seat);
  player.coins -= bread * settings(game).breadPrice;
  player.bread += bread;
  tell(game, { say: 'loaves', seat, bread });
}

export const price = windowStep<'price'>('BAR-4.8', (_game, hand, plays) => {
  if (hand.includes('inflation')) plays.push(INFLATION);
  if (hand.includes('devaluation')) plays.push(DEVALUATION);
});

/** The price is fixed: a sale brings it, a purchase has to be paid (BAR-4.2, BAR-4.4). */
export const conclude: Automatic<Bargeroc, 'conclude'> = {
  run(game) {
    const { kind, seat, ore, price } = present(game.deal, 'deal');
    game.deal = null;
    if (kind === 'buy') {
      doNext(game, { do: 'pay', seat, ore, price });
      return;
    }
    const player = at(game.seats, seat);
    player.coins += price;
    player.sold++;
    game.sold.push(ore);
    tell(game, { say: 'sold', seat, ore, price });
  },
};

/** A purchase is finished, at the price of a forced sale, or fails and angers the merchant (BAR-4.14 to 4.17). */
export const pay: Automatic<Bargeroc, 'pay'> = {
  run(game, frame) {
    const { seat, ore, price } = frame;
    const player = at(game.seats, seat);
    if (player.coins >= price) {
      player.coins -= price;
      remove(game.forSale, ore);
      player.bought.push(ore);
      tell(game, { say: 'bought', seat, ore, price });
    } else if (canSell(player)) {
      doNext(game, { do: 'forcedSale', seat }, frame);
    } else {
      player.angry = true;
      tell(game, { say: 'ruined', seat, ore, price });
    }
  },
};

export const forcedSale: Decision<Bargeroc, 'forcedSale'> = {
  clause: 'BAR-4.14',
  options(game, { seat }) {
    const options: Choices['forcedSale'][] = [];
    addSales(at(game.seats, seat), options);
    addDoggyBag(game, seat, options);
    return options;
  },
  take(game, { seat }, choice) {
    if ('sell' in choice) announceSale(game, seat, choice.sell);
    else playCard(game, seat, choice);
  },
  forbids(game, { seat }, choice) {
    if (typeof choice !== 'object' || choice === null) return 'BAR-4.13';
    const { sell } = choice as { sell?: Ore };
    return sell === undefined
      ? clauseAgainst(choice, 'BAR-4.13')
      : againstSale(at(game.seats, seat), sell);
  },
};

/** What was bought goes to the hand, what was sold goes on sale (BAR-4.18). */
export const closeStall: Automatic<Bargeroc, 'closeStall'> = {
  run(game, { seat }) {
    const { ores, bought } = at(game.seats, seat);
    ores.push(...bought);
    bought.length = 0;
    game.forSale.push(...game.sold);
    game.sold.length = 0;
  },
};
