// A game small enough to break on purpose: secret bids, hidden hands, a deck, news for one seat.
import {
  at,
  below,
  doNext,
  heard,
  type Line,
  leaders,
  type Rng,
  type Rules,
  remove,
  type Seat,
  type Secret,
  type Steps,
  secretly,
  shuffle,
  tell,
  totals,
  unanswered,
  unveil,
  type Veiled,
  type Viewer,
  veil,
} from '@meadhall/kernel';
import type { Spec } from '../law.ts';

type Frame =
  | { do: 'round' }
  | ({ do: 'bid' } & Secret<number>)
  | { do: 'deal' }
  | { do: 'look'; seat: Seat };

type News = { say: 'won'; seat: Seat; cards: number[] } | { say: 'top'; card: number; only: Seat };

export interface State {
  agenda: Frame[];
  rng: Rng;
  news: News[];
  deck: number[];
  discard: number[];
  seats: { hand: number[]; won: number }[];
}

interface View {
  agenda: Veiled<Frame>[];
  news: readonly News[];
  deckSize: number;
  discard: readonly number[];
  seats: readonly { cards: number; won: number }[];
  hand: readonly number[];
}

export interface Hoard {
  frame: Frame;
  choices: { bid: number; look: { look: boolean } };
  options: { deckSize: number };
  lines: 'won';
  news: News;
  state: State;
  view: View;
}

export const steps: Steps<Hoard> = {
  round: {
    run(game) {
      if (at(game.seats, 0).hand.length > 0)
        doNext(game, { do: 'bid', ...unanswered(game.seats.length) });
    },
  },

  bid: secretly<Hoard, 'bid'>({
    clause: 'HOA-1',
    options: ({ seats }, _, seat) => at(seats, seat).hand,
    reveal(game, { answers }) {
      const bids = answers as number[];
      const winner = bids.indexOf(Math.max(...bids));
      for (const [seat, card] of bids.entries()) remove(at(game.seats, seat).hand, card);
      game.discard.push(...bids);
      at(game.seats, winner).won++;
      tell(game, { say: 'won', seat: winner, cards: bids });
      doNext(game, { do: 'deal' }, { do: 'look', seat: winner }, { do: 'round' });
    },
  }),

  deal: {
    run({ deck, seats }) {
      if (deck.length < seats.length) return;
      for (const { hand } of seats) hand.push(deck.pop() as number);
    },
  },

  look: {
    clause: 'HOA-2',
    options: ({ deck }) => (deck.length > 0 ? [{ look: true }, { look: false }] : []),
    take(game, { seat }, { look }) {
      if (look) tell(game, { say: 'top', card: at(game.deck, game.deck.length - 1), only: seat });
    },
    forbids: (_game, _frame, choice) => (choice === 'pass' ? 'HOA-2.1' : 'HOA-2'),
  },
};

export const sheet = ({ seats }: State): Line<'won'>[] =>
  seats.map(({ won }, seat) => ({ seat, key: 'won', clause: 'HOA-3', points: won }));

export const hoard: Rules<Hoard> = {
  id: 'hoard',
  version: 1,
  seats: { min: 2, max: 4 },
  options: { deckSize: { kind: 'range', min: 12, max: 24, default: 14 } },
  steps,
  setup({ seats, options, rng }) {
    const deck = shuffle(rng, cardsOf(options.deckSize));
    return {
      agenda: [{ do: 'round' }],
      rng,
      news: [],
      deck,
      discard: [],
      seats: Array.from({ length: seats }, () => ({ hand: deck.splice(0, 3), won: 0 })),
    };
  },
  view: ({ agenda, news, deck, discard, seats }, viewer) => ({
    agenda: veil(agenda, viewer),
    news: heard(news, viewer),
    deckSize: deck.length,
    discard,
    seats: seats.map(({ hand, won }) => ({ cards: hand.length, won })),
    hand: viewer === null ? [] : at(seats, viewer).hand,
  }),
  imagine(seen, viewer, rng) {
    const known = [...seen.hand, ...seen.discard];
    const size = known.length + seen.deckSize + othersCards(seen, viewer);
    const unseen = shuffle(
      rng,
      cardsOf(size).filter((card) => !known.includes(card)),
    );
    const seats = seen.seats.map(({ cards, won }, seat) => ({
      hand: seat === viewer ? [...seen.hand] : unseen.splice(0, cards),
      won,
    }));
    return {
      agenda: unveil<Frame>(seen.agenda, (seat) => anyOf(at(seats, seat).hand, rng)),
      rng,
      news: [...seen.news],
      deck: unseen,
      discard: [...seen.discard],
      seats,
    };
  },
  sheet,
  winners: (game) => leaders(totals(sheet(game), game.seats.length)),
};

/** What the contract has to know about it. */
export const spec: Spec<Hoard> = {
  games: 4,
  options: [{}, { deckSize: 24 }],
  conserved: ({ deck, discard, seats }) =>
    [...deck, ...discard, ...seats.flatMap(({ hand }) => hand)].sort((a, b) => a - b),
  redeal(game, viewer, rng) {
    const hidden = game.seats.filter((_, seat) => seat !== viewer);
    const cards = shuffle(rng, [...game.deck, ...hidden.flatMap(({ hand }) => hand)]);
    game.deck = cards.splice(0, game.deck.length);
    for (const player of hidden) player.hand = cards.splice(0, player.hand.length);
    for (const frame of game.agenda)
      if (frame.do === 'bid')
        frame.answers = frame.answers.map((bid, seat) =>
          bid === null || seat === viewer ? bid : anyOf(at(game.seats, seat).hand, rng),
        );
  },
  secrets: ['deck', 'seats.*.hand'],
  components: {
    all: cardsOf(24).map(String),
    seen: ({ discard }) => discard.map(String),
  },
};

function cardsOf(size: number): number[] {
  return Array.from({ length: size }, (_, i) => i + 1);
}

function othersCards({ seats }: View, viewer: Viewer): number {
  return seats.reduce((sum, { cards }, seat) => (seat === viewer ? sum : sum + cards), 0);
}

const anyOf = <T>(items: readonly T[], rng: Rng): T => at(items, below(rng, items.length));
