import {
  at,
  doNext,
  interrupt,
  openWindow,
  others,
  remove,
  type Seat,
  type Steps,
  tell,
} from '@meadhall/kernel';
import { type Answer, COST, type Duel, type State } from './model.ts';

export const steps: Steps<Duel> = {
  startTurn: {
    run(game, { seat, rests }) {
      if (isOver(game, rests)) return;
      const card = game.deck.pop();
      if (card) {
        at(game.seats, seat).hand.push(card);
        tell(game, { say: 'drew', only: seat, card });
      }
      doNext(game, { do: 'turn', seat, rests });
    },
  },

  turn: {
    clause: 'DUE-2',
    options({ seats }, { seat }) {
      if (!at(seats, seat).hand.includes('strike')) return ['rest'];
      return ['rest', ...others(seats.length, seat).map((strike) => ({ strike }))];
    },
    take(game, { seat, rests }, choice) {
      const next = (seat + 1) % game.seats.length;
      if (choice === 'rest') doNext(game, { do: 'startTurn', seat: next, rests: rests + 1 });
      else
        doNext(
          game,
          { do: 'playCard', seat, card: 'strike', target: choice.strike },
          { do: 'startTurn', seat: next, rests: 0 },
        );
    },
  },

  playCard: {
    run(game, { seat, card, target }) {
      remove(at(game.seats, seat).hand, card);
      const link = game.chain.push({ card, seat, target, cancelled: false }) - 1;
      doNext(game, { do: 'challenge', link }, { do: 'resolve', link });
    },
  },

  challenge: {
    run(game, { link }) {
      const { seat, cancelled } = at(game.chain, link);
      const seats = game.seats.length;
      if (!cancelled)
        doNext(game, { do: 'window', link, ...openWindow(seats, seat, others(seats, seat)) });
    },
  },

  // An answer may be answered in turn; whatever becomes of it, the card below may then be answered anew. (DUE-4)
  window: interrupt<Duel, 'window'>({
    clause: 'DUE-3',
    reactions: (game, { link }, seat) => answersTo(game, link, seat),
    react(game, { link }, card, seat) {
      doNext(game, { do: 'playCard', seat, card, target: link }, { do: 'challenge', link });
    },
  }),

  resolve: {
    run(game, { link }) {
      const { card, seat, target, cancelled } = at(game.chain, link);
      if (cancelled) return;
      if (card === 'strike') {
        at(game.seats, target).health -= COST[game.blades];
        tell(game, { say: 'struck', seat: target, by: seat });
        return;
      }
      const below = at(game.chain, target);
      if (card === 'ward') {
        below.cancelled = true;
        tell(game, { say: 'cancelled', card: below.card, seat: below.seat, by: seat });
      } else {
        // The strike is now the mirror holder's own: the striker may answer it like anybody else.
        tell(game, { say: 'turned', seat: below.seat, by: seat });
        below.target = below.seat;
        below.seat = seat;
      }
    },
  },
};

/** What a seat holds against a card that was played. */
export function answersTo({ seats, chain }: State, link: number, seat: Seat): Answer[] {
  const { hand } = at(seats, seat);
  const answers: Answer[] = hand.includes('ward') ? ['ward'] : [];
  if (at(chain, link).card === 'strike' && hand.includes('mirror')) answers.push('mirror');
  return answers;
}

function isOver({ seats, deck }: State, rests: number): boolean {
  return seats.some(({ health }) => health <= 0) || (deck.length === 0 && rests >= seats.length);
}
