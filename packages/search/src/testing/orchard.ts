import { at, type Line, leaders, type Rng, type Rules, type Seat, totals } from '@meadhall/kernel';

/** How many apples hang on the trees a seat may pick from; two trees may be equally good. */
type Tree = 'low' | 'left' | 'right';

interface Frame {
  do: 'pick';
  seat: Seat;
}

interface State {
  agenda: Frame[];
  rng: Rng;
  news: never[];
  seats: { apples: number }[];
  trees: Record<Tree, number>;
  /** A basket worth two apples, for whoever takes it first, at any time. */
  basket: boolean;
  /** The ladder leans left or right: of no use at all, and anybody may move it at any time. */
  ladder: 'left' | 'right';
  /** Everybody scores what all have picked together. */
  together: boolean;
}

export interface Orchard {
  frame: Frame;
  choices: { pick: Tree; anytime: 'takeBasket' | 'moveLadder' };
  options: { together: boolean; basket: boolean };
  lines: 'apples';
  news: never;
  state: State;
  view: Omit<State, 'rng'>;
}

const sheet = ({ seats, together }: State): Line<'apples'>[] => {
  const all = seats.reduce((sum, { apples }) => sum + apples, 0);
  return seats.map(({ apples }, seat) => ({
    seat,
    key: 'apples',
    clause: 'ORC-1',
    points: together ? all : apples,
  }));
};

/** A game small enough to know the best answer: one pick each, and two things that can be done at any time. */
export const orchard: Rules<Orchard> = {
  id: 'orchard',
  version: 1,
  seats: { min: 1, max: 4 },
  options: {
    together: { kind: 'flag', default: false },
    basket: { kind: 'flag', default: false },
  },
  steps: {
    pick: {
      clause: 'ORC-2',
      options: () => ['low', 'left', 'right'],
      take(game, { seat }, tree) {
        at(game.seats, seat).apples += game.trees[tree];
      },
    },
  },
  anytime: {
    clause: 'ORC-3',
    options: ({ basket }) => (basket ? ['takeBasket', 'moveLadder'] : ['moveLadder']),
    take(game, _, choice, seat) {
      if (choice === 'moveLadder') game.ladder = game.ladder === 'left' ? 'right' : 'left';
      else {
        at(game.seats, seat).apples += 2;
        game.basket = false;
      }
    },
  },
  setup: ({ seats, options, rng }) => ({
    agenda: Array.from({ length: seats }, (_, i) => ({ do: 'pick', seat: seats - 1 - i })),
    rng,
    news: [],
    seats: Array.from({ length: seats }, () => ({ apples: 0 })),
    trees: { low: 1, left: 3, right: 3 },
    basket: options.basket,
    ladder: 'left',
    together: options.together,
  }),
  view: ({ rng: _, ...seen }) => seen,
  imagine: (seen, _, rng) => ({
    ...seen,
    agenda: [...seen.agenda],
    seats: seen.seats.map((player) => ({ ...player })),
    news: [],
    rng,
  }),
  sheet,
  winners: (game) => leaders(totals(sheet(game), game.seats.length)),
};
