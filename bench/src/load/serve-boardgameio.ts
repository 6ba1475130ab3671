// A process of its own: boardgame.io's server with two games of two. One is Nidavellir by our rules, the other sets a
// number in a table as large as Nidavellir's.
import { createRequire } from 'node:module';
import { type Answer, IllegalAnswer, play, type Seat } from '@meadhall/kernel';
import { type Nidavellir, nidavellir } from '@meadhall/nidavellir';
import { beginning } from '../peers/nidavellir.ts';
import { newTable } from './peer-table.ts';

const require = createRequire(import.meta.url);
const { Server, Origins } = require('boardgame.io/server') as {
  Server(setup: object): { run(how: object): Promise<unknown> };
  Origins: { LOCALHOST: unknown };
};
const { INVALID_MOVE } = require('boardgame.io/core') as { INVALID_MOVE: string };
// The copy the library wraps positions with.
const { original } = createRequire(require.resolve('boardgame.io/core'))('immer') as {
  original<S>(draft: S): S;
};

interface Move<G> {
  G: G;
  playerID: string;
}
type Table = ReturnType<typeof newTable>;
type State = Nidavellir['state'];

const EVERYBODY = { activePlayers: { all: null } };

const aNumber = {
  name: 'number',
  disableUndo: true,
  setup: newTable,
  turn: EVERYBODY,
  moves: {
    answer: ({ G, playerID }: Move<Table>, _step: string, coin: number) => {
      const seat = G.seats[Number(playerID)];
      if (seat) seat.bid = coin;
      G.round++;
    },
  },
};

const realNidavellir = {
  name: 'nidavellir',
  disableUndo: true,
  setup: beginning,
  turn: EVERYBODY,
  moves: {
    // The rules work on a copy of their own: through the library's proxies every look at a position would cost more.
    answer: ({ G, playerID }: Move<State>, step: string, choice: unknown): State | string => {
      try {
        const answer = { seat: Number(playerID), step, choice } as Answer<Nidavellir>;
        return play(nidavellir, original(G), answer);
      } catch (error) {
        if (error instanceof IllegalAnswer) return INVALID_MOVE;
        throw error;
      }
    },
  },
  playerView: ({ G, playerID }: { G: State; playerID: string | null }) =>
    nidavellir.view(G, playerID === null ? null : (Number(playerID) as Seat)),
};

const port = Number(process.env['PORT']);
await Server({ games: [aNumber, realNidavellir], origins: [Origins.LOCALHOST] }).run({
  port,
  callback: () => process.send?.('listening'),
});
