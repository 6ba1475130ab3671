// Push your luck, brawl with dice, and sell because you must. Rules: DEL in RULES.md of this package.
import {
  at,
  below,
  clone,
  doNext,
  fork,
  heard,
  type Line,
  leaders,
  type Rng,
  type Rules,
  remove,
  type Setup,
  type Steps,
  shuffle,
  totals,
  unveil,
  type Viewer,
  veil,
} from '@meadhall/kernel';
import { ALL_GOODS, ALL_HAGGLES, allMineCards, good } from './components.ts';
import { mineSteps } from './mine.ts';
import type { Delve, Frame, Player, State, View } from './model.ts';
import { raises, stallSteps } from './stall.ts';

const steps: Steps<Delve> = {
  startTurn: {
    run(game, { seat }) {
      if (game.mine.length === 0) return;
      doNext(
        game,
        { do: 'dig', seat },
        { do: 'shop', seat },
        { do: 'startTurn', seat: (seat + 1) % game.seats.length },
      );
    },
  },
  ...mineSteps,
  ...stallSteps,
};

export const delve: Rules<Delve> = {
  id: 'toy-delve',
  version: 1,
  seats: { min: 2, max: 4, clause: 'DEL-1' },
  options: {},
  steps,
  setup,
  view,
  imagine,
  sheet,
  winners: (game) => leaders(totals(sheet(game), game.seats.length)),
};

function setup({ seats, rng }: Setup<Delve>): State {
  const box = shuffle(rng, [...ALL_HAGGLES]);
  return {
    agenda: [{ do: 'startTurn', seat: 0 }],
    rng,
    news: [],
    seats: Array.from({ length: seats }, () => ({
      gold: 3,
      gems: [],
      goods: [],
      haggles: box.splice(-2),
    })),
    mine: shuffle(rng, allMineCards(seats)),
    cart: [],
    scree: [],
    stall: [...ALL_GOODS],
    played: [],
    box,
  };
}

function view(game: State, viewer: Viewer): View {
  const { agenda, news, seats, mine, cart, scree, stall, played } = game;
  return {
    agenda: veil(agenda, viewer),
    news: heard(news, viewer),
    seats: seats.map(({ gold, gems, goods, haggles }) => ({
      gold,
      gems,
      goods,
      haggleCount: haggles.length,
    })),
    haggles: viewer === null ? [] : at(seats, viewer).haggles,
    mineSize: mine.length,
    cart,
    scree,
    stall,
    played,
  };
}

function imagine(seen: View, viewer: Viewer, rng: Rng): State {
  const { agenda, news, seats, haggles, mineSize, ...open } = clone(seen);
  const mine = allMineCards(seats.length);
  for (const { gems } of seats) for (const gem of gems) remove(mine, gem);
  for (const card of [...open.cart, ...open.scree]) remove(mine, card);
  const box = [...ALL_HAGGLES];
  for (const haggle of [...haggles, ...open.played]) remove(box, haggle);
  shuffle(rng, box);
  const players = seats.map(
    ({ haggleCount, ...player }, seat): Player => ({
      ...player,
      haggles: seat === viewer ? [...haggles] : box.splice(0, haggleCount),
    }),
  );
  return {
    ...open,
    // Nobody can have raised with a card that is not in the imagined hand.
    agenda: unveil<Frame>(agenda, (seat) => {
      const answers = ['pass', ...raises(at(players, seat))];
      return at(answers, below(rng, answers.length));
    }),
    rng: fork(rng),
    news: [...news],
    seats: players,
    mine: shuffle(rng, mine),
    box,
  };
}

/** Gems count double, so that selling one for half its value hurts. (DEL-8) */
function sheet({ seats }: State): Line<Delve['lines']>[] {
  return seats.flatMap(({ gold, gems, goods }, seat) => [
    { seat, key: 'gold', clause: 'DEL-8', points: gold },
    { seat, key: 'gems', clause: 'DEL-8', points: 2 * sum(gems) },
    { seat, key: 'goods', clause: 'DEL-8', points: sum(goods.map((name) => good(name).points)) },
  ]);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, it) => total + it, 0);
