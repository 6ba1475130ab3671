// Workers placed by secretly chosen cards, then a battle. Rules: MUS in RULES.md of this package.
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
  remove,
  type Setup,
  shuffle,
  totals,
  unveil,
  type Viewer,
  veil,
} from '@meadhall/kernel';
import { ALL_RUNES } from './components.ts';
import type { Frame, Muster, State, View } from './model.ts';
import { commitments, emptyBoard, pairs, steps } from './steps.ts';

export const muster: Rules<Muster> = {
  id: 'toy-muster',
  version: 1,
  seats: { min: 2, max: 4, clause: 'MUS-1' },
  options: { ragnarok: { kind: 'flag', default: true, clause: 'MUS-2' } },
  steps,
  setup,
  view,
  imagine,
  sheet,
  winners: (game) => leaders(totals(sheet(game), game.seats.length)),
};

function setup({ seats, options, rng }: Setup<Muster>): State {
  const deck = shuffle(rng, [...ALL_RUNES]);
  return {
    agenda: [{ do: 'startRound' }],
    rng,
    news: [],
    ragnarok: options.ragnarok,
    roundsLeft: 3,
    first: 0,
    giants: 0,
    board: emptyBoard(),
    seats: Array.from({ length: seats }, () => ({
      warriors: 2,
      glory: 0,
      sent: [],
      runes: deck.splice(-1),
    })),
    deck,
    spent: [],
  };
}

function view(game: State, viewer: Viewer): View {
  const { agenda, news, ragnarok, roundsLeft, first, giants, board, seats, spent } = game;
  return {
    agenda: veil(agenda, viewer),
    news: heard(news, viewer),
    ragnarok,
    roundsLeft,
    first,
    giants,
    board,
    seats: seats.map(({ warriors, glory, sent, runes }) => ({
      warriors,
      glory,
      sent,
      runeCount: runes.length,
    })),
    runes: viewer === null ? [] : at(seats, viewer).runes,
    spent,
  };
}

function imagine(seen: View, viewer: Viewer, rng: Rng): State {
  const { agenda, news, seats, runes, ...open } = clone(seen);
  const unseen = [...ALL_RUNES];
  for (const rune of [...runes, ...open.spent]) remove(unseen, rune);
  shuffle(rng, unseen);
  const players = seats.map(({ runeCount, ...player }, seat) => ({
    ...player,
    runes: seat === viewer ? [...runes] : unseen.splice(0, runeCount),
  }));
  return {
    ...open,
    // Nobody can have committed a rune that is not in the imagined hand.
    agenda: unveil<Frame>(agenda, (seat, frame) => {
      const player = at(players, seat);
      const guesses = frame.do === 'chooseGods' ? pairs(player) : commitments(player);
      return at<unknown>(guesses, below(rng, guesses.length));
    }),
    rng: fork(rng),
    news: [...news],
    seats: players,
    deck: unseen,
  };
}

/** Glory, and what is left at the end. (MUS-8) */
function sheet({ seats }: State): Line<Muster['lines']>[] {
  return seats.flatMap(({ glory, warriors, runes }, seat) => [
    { seat, key: 'glory', clause: 'MUS-8', points: glory },
    { seat, key: 'warriors', clause: 'MUS-8', points: Math.floor(warriors / 2) },
    { seat, key: 'runes', clause: 'MUS-8', points: runes.length },
  ]);
}
