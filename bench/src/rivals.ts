import {
  type Answer,
  asks,
  at,
  below,
  play,
  type Rules,
  seeded,
  seedOf,
  start,
} from '@meadhall/kernel';
import { bids } from '@meadhall/toys';
import type { Contestant } from './measure.ts';
import { legalMoves } from './peers/bids.ts';
import { begin, makeMove } from './peers/boardgameio.ts';

const SEATS = 4;

type Bids = typeof bids extends Rules<infer T> ? T : never;

/** The bid-and-draft toy through boardgame.io's reducer. Units: decisions. */
export function throughBoardgameIo(): Contestant {
  const rng = seeded(seedOf('boardgame.io'));
  let match = 0;
  return {
    name: 'bid and draft, boardgame.io reducer',
    run() {
      const { deck, taverns, hall } = start(bids, { seats: SEATS, seed: seedOf(match++) });
      let state = begin(SEATS, { deck: [...deck, ...taverns.toReversed().flat()], hall });
      let decisions = 0;
      for (let legal = legalMoves(state.G); legal; legal = legalMoves(state.G), decisions++)
        state = makeMove(
          state,
          legal.seat,
          legal.move,
          at(legal.args, below(rng, legal.args.length)),
        );
      return decisions;
    },
  };
}

/** The same toy through our `play`, which checks each answer and copies the state, as the reducer does. */
export function throughPlay(): Contestant {
  const rng = seeded(seedOf('play'));
  let match = 0;
  return {
    name: 'bid and draft, our play (checked, pure)',
    run() {
      let game = start(bids, { seats: SEATS, seed: seedOf(match++) });
      let decisions = 0;
      for (let [open] = asks(bids, game); open; [open] = asks(bids, game), decisions++) {
        const { seat, step, options } = open;
        const choice = options[below(rng, options.length)];
        game = play(bids, game, { seat, step, choice } as Answer<Bids>);
      }
      return decisions;
    },
  };
}
