// A turn from the merchant to the hand limit, and whose turn comes next.
import { type Automatic, at, doNext, tell } from '@meadhall/kernel';
import { settings } from './config.ts';
import type { Bargeroc } from './model.ts';
import { power } from './powers.ts';
import { winners } from './score.ts';
import { drawTavern } from './supply.ts';

/** The day of a dwarf, in this order and no other (BAR-3.2). */
export const turn: Automatic<Bargeroc, 'turn'> = {
  run(game, { seat }) {
    const player = at(game.seats, seat);
    player.angry = false;
    player.quiet = null;
    game.sales = 0;
    game.renewals = 0;
    tell(game, { say: 'turn', seat, round: game.round });
    doNext(
      game,
      { do: 'merchant', seat },
      { do: 'closeStall', seat },
      { do: 'dig', seat },
      { do: 'forge', seat },
      { do: 'tavern', seat },
      { do: 'endTurn', seat },
    );
  },
};

export const endTurn: Automatic<Bargeroc, 'endTurn'> = {
  run(game, { seat }) {
    const { tavernDrawPerTurn, tavernDrawInLastRound } = settings(game);
    const lastRound = game.round >= game.rounds;
    drawTavern(game, seat, lastRound ? tavernDrawInLastRound : tavernDrawPerTurn);
    doNext(game, { do: 'limit', seat });
  },
};

/** Discards down to the limit, one card at a time (BAR-10.3). */
export const limit: Automatic<Bargeroc, 'limit'> = {
  run(game, { seat }) {
    const most = settings(game).tavernHandLimit + power(game, seat, 'tavernHandLimit');
    if (at(game.seats, seat).tavern.length > most)
      doNext(game, { do: 'discard', seat, because: 'limit' }, { do: 'limit', seat });
  },
};

/** Clockwise, until the round before the holder of the pickaxe was the last (BAR-10.5, BAR-11.1). */
export const nextTurn: Automatic<Bargeroc, 'nextTurn'> = {
  run(game) {
    const seat = (game.active + 1) % game.seats.length;
    if (seat === game.pickaxe) {
      if (game.round >= game.rounds) {
        tell(game, { say: 'over', shared: winners(game).length > 1 });
        return;
      }
      game.round++;
    }
    game.active = seat;
    doNext(game, { do: 'turn', seat }, { do: 'nextTurn' });
  },
};
