// Secret bids, a draft, and rewards that earn rewards. Rules: BID in RULES.md of this package.
import {
  at,
  below,
  clone,
  fork,
  heard,
  type Line,
  leaders,
  type Rng,
  type Rules,
  type Seat,
  type Setup,
  shuffle,
  totals,
  unveil,
  type Viewer,
  veil,
} from '@meadhall/kernel';
import { CARDS, dwarf, HALL, hero } from './components.ts';
import type { Bids, Frame, Player, State } from './model.ts';
import { BIDS, steps } from './steps.ts';

export const BEST_GEM = 4;

export const bids: Rules<Bids> = {
  id: 'toy-bids',
  version: 1,
  seats: { min: 2, max: 4, clause: 'BID-1' },
  options: { rounds: { kind: 'range', min: 2, max: 4, default: 4, clause: 'BID-2' } },
  steps,
  setup,
  view,
  imagine,
  sheet,
  winners: (game) => leaders(totals(sheet(game), game.seats.length)),
};

function setup({ seats, options, rng }: Setup<Bids>): State {
  return {
    agenda: [{ do: 'startRound' }],
    rng,
    news: [],
    roundsLeft: options.rounds,
    deck: shuffle(rng, [...CARDS]),
    taverns: [[], [], []],
    hall: [...HALL],
    seats: Array.from({ length: seats }, (_, seat) => newPlayer(seat)),
  };
}

export const newPlayer = (seat: Seat): Player => ({
  coins: [0, 2, 3, 4, 5],
  bid: [0, 1, 2],
  gem: BEST_GEM - seat,
  cards: [],
  heroes: [],
});

function view(game: State, viewer: Viewer): Bids['view'] {
  const { agenda, news, roundsLeft, taverns, hall, seats } = game;
  return {
    agenda: veil(agenda, viewer),
    news: heard(news, viewer),
    roundsLeft,
    taverns,
    hall,
    seats,
  };
}

function imagine(seen: Bids['view'], _viewer: Viewer, rng: Rng): State {
  const { agenda, news, roundsLeft, taverns, hall, seats } = seen;
  const drawn = new Set([...taverns.flat(), ...seats.flatMap(({ cards }) => cards)]);
  return {
    agenda: unveil<Frame>(agenda, () => at(BIDS, below(rng, BIDS.length))),
    rng: fork(rng),
    news: [...news],
    roundsLeft,
    deck: shuffle(
      rng,
      CARDS.filter((card) => !drawn.has(card)),
    ),
    taverns: clone(taverns),
    hall: [...hall],
    seats: clone(seats),
  };
}

/** One line for each source of points. (BID-9) */
function sheet({ seats }: State): Line<Bids['lines']>[] {
  return seats.flatMap(({ coins, cards, heroes }, seat) => [
    { seat, key: 'coins', clause: 'BID-9', points: sum(coins) },
    { seat, key: 'cards', clause: 'BID-9', points: sum(cards.map((card) => dwarf(card).points)) },
    { seat, key: 'heroes', clause: 'BID-9', points: sum(heroes.map((name) => hero(name).points)) },
  ]);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, it) => total + it, 0);
