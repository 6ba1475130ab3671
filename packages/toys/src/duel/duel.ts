// An interrupt window with counters of counters. Rules: DUE in RULES.md of this package.
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
import { type Card, COPIES, type Duel, type Frame, type State, type View } from './model.ts';
import { answersTo, steps } from './steps.ts';

export const duel: Rules<Duel> = {
  id: 'toy-duel',
  version: 1,
  seats: { min: 2, max: 4, clause: 'DUE-1' },
  options: {
    blades: { kind: 'oneOf', values: ['wood', 'iron'], default: 'iron', clause: 'DUE-5' },
  },
  steps,
  setup,
  view,
  imagine,
  sheet,
  winners: (game) => leaders(totals(sheet(game), game.seats.length)),
};

const HAND = 4;
const HEALTH = 9;

const CARDS = Object.keys(COPIES) as Card[];

const fullDeck = (seats: number): Card[] =>
  CARDS.flatMap((card) => Array.from({ length: COPIES[card] * seats }, () => card));

function setup({ seats, options, rng }: Setup<Duel>): State {
  const deck = shuffle(rng, fullDeck(seats));
  return {
    agenda: [{ do: 'startTurn', seat: 0, rests: 0 }],
    rng,
    news: [],
    blades: options.blades,
    seats: Array.from({ length: seats }, () => ({ health: HEALTH, hand: deck.splice(-HAND) })),
    deck,
    chain: [],
  };
}

function view(game: State, viewer: Viewer): View {
  const { agenda, news, blades, seats, deck, chain } = game;
  return {
    agenda: veil(agenda, viewer),
    news: heard(news, viewer),
    blades,
    seats: seats.map(({ health, hand }) => ({ health, cards: hand.length })),
    hand: viewer === null ? [] : at(seats, viewer).hand,
    deckSize: deck.length,
    chain,
  };
}

function imagine(seen: View, viewer: Viewer, rng: Rng): State {
  const unseen = fullDeck(seen.seats.length);
  for (const card of seen.hand) remove(unseen, card);
  for (const { card } of seen.chain) remove(unseen, card);
  shuffle(rng, unseen);
  const game: State = {
    agenda: [],
    rng: fork(rng),
    news: [...seen.news],
    blades: seen.blades,
    seats: seen.seats.map(({ health, cards }, seat) => ({
      health,
      hand: seat === viewer ? [...seen.hand] : unseen.splice(0, cards),
    })),
    deck: unseen,
    chain: clone(seen.chain),
  };
  // Nobody can have answered with a card that is not in the imagined hand.
  game.agenda = unveil<Frame>(seen.agenda, (seat, frame) => {
    const answers = frame.do === 'window' ? answersTo(game, frame.link, seat) : [];
    return at(['pass', ...answers], below(rng, 1 + answers.length));
  });
  return game;
}

function sheet({ seats }: State): Line<'health'>[] {
  return seats.map(({ health }, seat) => ({
    seat,
    key: 'health',
    clause: 'DUE-6',
    points: health,
  }));
}
