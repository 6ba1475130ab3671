import {
  at,
  type Line,
  type Rng,
  type Rules,
  type Secret,
  secretly,
  unanswered,
  unveil,
  type Veiled,
  veil,
} from '@meadhall/kernel';

type Side = 'heads' | 'tails';
type Frame = { do: 'show' } & Secret<Side>;

interface State {
  agenda: Frame[];
  rng: Rng;
  news: never[];
  seats: { shown: Side | null }[];
}

export interface Pennies {
  frame: Frame;
  choices: { show: Side };
  options: Record<never, never>;
  lines: 'match';
  news: never;
  state: State;
  view: { agenda: readonly Veiled<Frame>[]; seats: readonly { readonly shown: Side | null }[] };
}

const sheet = ({ seats }: State): Line<'match'>[] => {
  const match = at(seats, 0).shown !== null && at(seats, 0).shown === at(seats, 1).shown;
  return seats.map((_, seat) => ({
    seat,
    key: 'match',
    clause: 'PEN-1',
    points: (seat === 0) === match ? 1 : 0,
  }));
};

/**
 * Matching pennies: both show a side at once; seat 0 wins if they are the same. Whoever knew the other’s
 * answer would always win; nobody can, so that either side is as good as the other.
 */
export const pennies: Rules<Pennies> = {
  id: 'pennies',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  steps: {
    show: secretly<Pennies, 'show'>({
      clause: 'PEN-2',
      options: () => ['heads', 'tails'],
      reveal({ seats }, { answers }) {
        for (const [seat, player] of seats.entries()) player.shown = at(answers, seat);
      },
    }),
  },
  setup: ({ seats, rng }) => ({
    agenda: [{ do: 'show', ...unanswered(seats) }],
    rng,
    news: [],
    seats: Array.from({ length: seats }, () => ({ shown: null })),
  }),
  view: ({ agenda, seats }, viewer) => ({ agenda: veil<Frame>(agenda, viewer), seats }),
  imagine: ({ agenda, seats }, _, rng) => ({
    agenda: unveil<Frame>(agenda, () => 'heads'),
    rng,
    news: [],
    seats: seats.map(({ shown }) => ({ shown })),
  }),
  sheet,
  winners: (game) => sheet(game).flatMap(({ seat, points }) => (points > 0 ? [seat] : [])),
};
