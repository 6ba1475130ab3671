// Phase 2, the mine: an expedition that digs for one card more, until it comes up or caves in.
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
import { AMBUSH, SAVE } from './choices.ts';
import type { Ore } from './components.ts';
import { settings } from './config.ts';
import type { Bargeroc, State } from './model.ts';
import { addDoggyBag, isPlay, playCard, watch } from './play.ts';
import { power } from './powers.ts';
import { drawOre } from './supply.ts';
import { windowStep } from './windows.ts';

/** Reveals one card (BAR-5.2), and says what comes of it. */
export const dig: Automatic<Bargeroc, 'dig'> = {
  run(game, { seat }) {
    const { cart } = game;
    const { safeCards, cartCapacity } = settings(game);
    const ore = drawOre(game);
    if (ore === undefined) {
      doNext(game, { do: 'comeUp', seat });
      return;
    }
    const known = cart.includes(ore);
    cart.push(ore);
    tell(game, { say: 'dug', seat, ore });
    if (known && cart.length > safeCards) caveIn(game, seat, ore);
    else doNext(game, { do: cart.length < cartCapacity ? 'mine' : 'comeUp', seat });
  },
};

function caveIn(game: State, seat: Seat, ore: Ore): void {
  at(game.seats, seat).caveIns++;
  tell(game, { say: 'caveIn', seat, ore });
  const left = settings(game).caveInSaves + power(game, seat, 'caveInSave');
  if (left === 0) loseCart(game);
  doNext(game, { do: 'save', seat, left }, { do: 'comeUp', seat });
}

export const mine: Decision<Bargeroc, 'mine'> = {
  clause: 'BAR-5.3',
  options(game, { seat }) {
    const options: Choices['mine'][] = ['dig', 'up'];
    addDoggyBag(game, seat, options);
    return options;
  },
  take(game, { seat }, choice) {
    if (choice === 'dig') doNext(game, { do: 'dig', seat });
    else if (choice === 'up') doNext(game, { do: 'comeUp', seat });
    else {
      doNext(game, { do: 'mine', seat });
      playCard(game, seat, choice);
    }
  },
  forbids: (_game, _frame, choice) => (isPlay(choice) ? 'BAR-5.11' : 'BAR-5.3'),
};

/** After a cave-in: the saved cards are the haul, the rest of the cart is lost (BAR-5.6). */
export const save: Decision<Bargeroc, 'save'> = {
  clause: 'BAR-5.6',
  options(game, { seat }) {
    const { cart } = game;
    const options: Choices['save'][] = [];
    if (cart.length === 0) return options;
    for (let i = 0; i < cart.length; i++) {
      const ore = cart[i] as Ore;
      if (cart.indexOf(ore) === i) options.push(SAVE[ore]);
    }
    addDoggyBag(game, seat, options);
    return options;
  },
  take(game, { seat, left }, choice) {
    if ('save' in choice) {
      remove(game.cart, choice.save);
      game.haul.push(choice.save);
      if (left > 1) doNext(game, { do: 'save', seat, left: left - 1 });
      else loseCart(game);
    } else {
      doNext(game, { do: 'save', seat, left });
      playCard(game, seat, choice);
    }
  },
  forbids: (_game, _frame, choice) => (isPlay(choice) ? 'BAR-5.11' : 'BAR-5.6'),
};

function loseCart(game: State): void {
  game.oreDiscard.push(...game.cart);
  game.cart.length = 0;
}

/** The haul lies open to ambushers before it is stowed (BAR-5.8). */
export const comeUp: Automatic<Bargeroc, 'comeUp'> = {
  run(game, { seat }) {
    const player = at(game.seats, seat);
    game.haul.push(...game.cart);
    game.cart.length = 0;
    player.bestHaul = Math.max(player.bestHaul, game.haul.length);
    tell(game, { say: 'cameUp', seat, ores: [...game.haul] });
    const seats = game.seats.length;
    doNext(game, watch('haul', (seat + 1) % seats, seats), { do: 'stow', seat });
  },
};

export const haul = windowStep<'haul'>('BAR-9.11', (game, hand, plays) => {
  if (!hand.includes('ambush')) return;
  const ores = game.haul;
  for (let i = 0; i < ores.length; i++) {
    const ore = ores[i] as Ore;
    if (ores.indexOf(ore) === i) plays.push(AMBUSH[ore]);
  }
});

export const stow: Automatic<Bargeroc, 'stow'> = {
  run(game, { seat }) {
    at(game.seats, seat).ores.push(...game.haul);
    game.haul.length = 0;
  },
};
