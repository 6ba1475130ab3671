// A process of its own: boardgame.io's server with a game of two whose every move changes a table as large as ours.
import { createRequire } from 'node:module';
import { newTable } from './peer-table.ts';

const require = createRequire(import.meta.url);
const { Server, Origins } = require('boardgame.io/server') as {
  Server(setup: object): { run(how: object): Promise<unknown> };
  Origins: { LOCALHOST: unknown };
};

type G = ReturnType<typeof newTable>;

const game = {
  name: 'load',
  disableUndo: true,
  setup: newTable,
  turn: { activePlayers: { all: null } },
  moves: {
    bid: ({ G, playerID }: { G: G; playerID: string }, coin: number) => {
      const seat = G.seats[Number(playerID)];
      if (seat) seat.bid = coin;
      G.round++;
    },
  },
};

const port = Number(process.env['PORT']);
await Server({ games: [game], origins: [Origins.LOCALHOST] }).run({
  port,
  callback: () => process.send?.('listening'),
});
