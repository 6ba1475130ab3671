import {
  at,
  clockwise,
  die,
  doNext,
  type Seat,
  type Steps,
  secretly,
  tell,
  unanswered,
} from '@meadhall/kernel';
import { resolveBattle } from './battle.ts';
import { god, PANTHEON, PLACES, type Place, ROOM, type Rune } from './components.ts';
import type { Commitment, Frame, Muster, Pair, Player, State } from './model.ts';

/** The steps of a round, in the order of the rules. */
export const steps: Steps<Muster> = {
  startRound: {
    run(game) {
      if (game.roundsLeft === 0) return;
      game.roundsLeft--;
      game.board = emptyBoard();
      throwForGiants(game);
      doNext(
        game,
        { do: 'chooseGods', ...unanswered(game.seats.length) },
        { do: 'callGods' },
        ...PLACES.map((place): Frame => ({ do: 'act', place })),
        { do: 'musterFighters' },
        { do: 'startRound' },
      );
    },
  },

  chooseGods: secretly<Muster, 'chooseGods'>({
    clause: 'MUS-3',
    options: ({ seats }, _, seat) => pairs(at(seats, seat)),
    reveal(game, { answers }) {
      for (const [seat, player] of game.seats.entries()) player.sent = at(answers, seat) as Pair;
    },
  }),

  callGods: {
    run(game) {
      const { seats, first } = game;
      const order = clockwise(seats.length, first - 1);
      const calls = PANTHEON.flatMap((name) =>
        order
          .filter((seat) => at(seats, seat).sent.includes(name))
          .map((seat): Frame => ({ do: 'placeDisc', seat, god: name })),
      );
      doNext(game, ...calls);
    },
  },

  // Without an option nobody is asked: a god whose places are full stays away. (MUS-4)
  placeDisc: {
    clause: 'MUS-4',
    forced: true,
    options: ({ board }, { god: name }) => {
      const { places, crowds } = god(name);
      return places
        .filter((place) => crowds || board[place].length < ROOM[place])
        .map((place) => ({ place }));
    },
    take({ board }, { seat }, { place }) {
      board[place].push(seat);
    },
  },

  act: {
    run(game, { place }) {
      for (const seat of game.board[place]) ACTS[place](game, seat);
    },
  },

  musterFighters: {
    run(game) {
      const { seats, board } = game;
      const fighters = [...seats.keys()].filter((seat) => board.field.includes(seat));
      if (fighters.length > 0)
        doNext(game, { do: 'commit', ...unanswered(seats.length, fighters) });
    },
  },

  commit: secretly<Muster, 'commit'>({
    clause: 'MUS-6',
    options: ({ seats }, _, seat) => commitments(at(seats, seat)),
    reveal(game, { answers }) {
      resolveBattle(game, answers);
    },
  }),
};

/** What a disc does in each place; in the field it waits for the battle. (MUS-5) */
const ACTS: Record<Place, (game: State, seat: Seat) => void> = {
  farm(game, seat) {
    at(game.seats, seat).warriors++;
  },
  well(game, seat) {
    const rune = game.deck.pop();
    if (!rune) return;
    at(game.seats, seat).runes.push(rune);
    tell(game, { say: 'drewRune', only: seat, rune });
  },
  temple(game, seat) {
    at(game.seats, seat).glory += 2;
  },
  throne(game, seat) {
    at(game.seats, seat).glory++;
    game.first = seat;
  },
  field() {},
};

export const emptyBoard = (): State['board'] => ({
  farm: [],
  well: [],
  temple: [],
  throne: [],
  field: [],
});

function throwForGiants(game: State): void {
  const last = game.roundsLeft === 0;
  const dice = Array.from({ length: last && game.ragnarok ? 3 : 2 }, () => die(game.rng));
  game.giants = dice.reduce((sum, pips) => sum + pips, 0);
  tell(game, { say: 'giantsCame', dice });
}

/** Every two gods, the one that comes first named first. */
const PAIRS: readonly Pair[] = PANTHEON.flatMap((one, i) =>
  PANTHEON.slice(i + 1).map((other): Pair => [one, other]),
);

/** Two gods that do not rest. */
export const pairs = ({ sent }: Player): Pair[] =>
  PAIRS.filter(([one, other]) => !sent.includes(one) && !sent.includes(other));

/** So many warriors, with no rune or one of those in hand. */
export function commitments({ warriors, runes }: Player): Commitment[] {
  const choices: (Rune | null)[] = [null, ...new Set(runes)];
  const all: Commitment[] = [];
  for (let count = 0; count <= warriors; count++)
    for (const rune of choices) all.push({ warriors: count, rune });
  return all;
}
