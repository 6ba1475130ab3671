import { createRequire } from 'node:module';
import { type G, MOVES, newG } from './bids.ts';

// The library's entry points are CommonJS folders without an export map, which `import` cannot name.
const require = createRequire(import.meta.url);
const internal = require('boardgame.io/internal') as Internal;
const { INVALID_MOVE } = require('boardgame.io/core') as { INVALID_MOVE: string };

interface Internal {
  InitializeGame(setup: { game: object; numPlayers: number; setupData?: unknown }): LibraryState;
  CreateGameReducer(setup: { game: object }): (state: LibraryState, action: object) => LibraryState;
}
export interface LibraryState {
  G: G;
}

interface SetupData {
  deck: readonly string[];
  hall: readonly string[];
}

const move =
  <C>(change: (G: G, seat: number, choice: C) => boolean) =>
  ({ G, playerID }: { G: G; playerID: string }, choice: C): string | undefined =>
    change(G, Number(playerID), choice) ? undefined : INVALID_MOVE;

const game = {
  name: 'bids',
  disableUndo: true,
  setup: ({ ctx }: { ctx: { numPlayers: number } }, { deck, hall }: SetupData): G =>
    newG(deck, hall, ctx.numPlayers),
  turn: { activePlayers: { all: null } },
  moves: {
    bid: move(MOVES.bid),
    pickCard: move(MOVES.pickCard),
    recruitHero: move(MOVES.recruitHero),
    raiseCoin: move(MOVES.raiseCoin),
  },
};

const reducer = internal.CreateGameReducer({ game });

/** A new match of the toy in boardgame.io, with the deck in a given order. */
export const begin = (seats: number, setupData: SetupData): LibraryState =>
  internal.InitializeGame({ game, numPlayers: seats, setupData });

/** One move through the library's reducer. */
export const makeMove = (
  state: LibraryState,
  seat: number,
  type: string,
  choice: unknown,
): LibraryState =>
  reducer(state, {
    type: 'MAKE_MOVE',
    payload: { type, args: [choice], playerID: String(seat), credentials: undefined },
  });
