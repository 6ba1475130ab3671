// Interrupt windows: a strike may be warded, and a ward may be warded in turn.
import {
  at,
  clockwise,
  doNext,
  interrupt,
  type Line,
  leaders,
  openWindow,
  type Rng,
  type Rules,
  remove,
  type Seat,
  type Steps,
  shuffle,
  tell,
  totals,
  unveil,
  type Veiled,
  type Viewer,
  veil,
  type Window,
} from '@meadhall/kernel';

const DECK = ['strike', 'strike', 'strike', 'ward', 'ward', 'ward'] as const;
type Card = (typeof DECK)[number];
const HAND = 4;

/** A card being played. Links are only ever added, so that a frame can name one by its index. */
interface Link {
  card: Card;
  seat: Seat;
  /** Seat that is struck, or link that is warded. */
  target: number;
  cancelled: boolean;
}

interface Player {
  health: number;
  hand: Card[];
}

export interface State {
  agenda: Frame[];
  rng: Rng;
  news: News[];
  seats: Player[];
  chain: Link[];
  box: Card[];
}

type Frame =
  | { do: 'turn'; seat: Seat }
  | { do: 'challenge'; link: number }
  | ({ do: 'window'; link: number } & Window<'ward'>)
  | { do: 'resolve'; link: number };

type News = { say: 'warded'; seat: Seat } | { say: 'struck'; seat: Seat; by: Seat };

interface View {
  agenda: Veiled<Frame>[];
  news: readonly News[];
  chain: readonly Link[];
  seats: readonly { health: number; cards: number }[];
  /** Of the viewer alone; a spectator has none. */
  hand: readonly Card[];
}

export interface Duel {
  frame: Frame;
  choices: { turn: { strike: Seat } | 'rest'; window: 'ward' | 'pass' };
  options: Record<never, never>;
  lines: 'health';
  news: News;
  state: State;
  view: View;
}

const steps: Steps<Duel> = {
  turn: {
    clause: 'DUE-1',
    options: ({ seats }, { seat }) => [
      ...(at(seats, seat).hand.includes('strike')
        ? clockwise(seats.length, seat)
            .slice(0, -1)
            .map((strike) => ({ strike }))
        : []),
      'rest',
    ],
    take(game, { seat }, choice) {
      const left = (seat + 1) % game.seats.length;
      if (choice !== 'rest') announce(game, seat, 'strike', choice.strike);
      else if (seat !== game.seats.length - 1) doNext(game, { do: 'turn', seat: left });
    },
  },

  challenge: {
    run(game, { link }) {
      const { seat, cancelled } = at(game.chain, link);
      const others = clockwise(game.seats.length, seat).slice(0, -1);
      if (!cancelled)
        doNext(game, { do: 'window', link, ...openWindow(game.seats.length, seat, others) });
    },
  },

  window: interrupt<Duel, 'window'>({
    clause: 'DUE-2',
    reactions: ({ seats }, _, seat) => (at(seats, seat).hand.includes('ward') ? ['ward'] : []),
    react(game, { link }, _, seat) {
      doNext(game, { do: 'challenge', link });
      announce(game, seat, 'ward', link);
    },
  }),

  resolve: {
    run(game, { link }) {
      const { card, target, seat, cancelled } = at(game.chain, link);
      if (card === 'strike') doNext(game, { do: 'turn', seat });
      if (cancelled) return;
      if (card === 'ward') {
        at(game.chain, target).cancelled = true;
        tell(game, { say: 'warded', seat });
      } else {
        at(game.seats, target).health -= 3;
        tell(game, { say: 'struck', seat: target, by: seat });
      }
    },
  },
};

/** Plays a card: it resolves once nobody has anything more to say against it. */
function announce(game: State, seat: Seat, card: Card, target: number): void {
  remove(at(game.seats, seat).hand, card);
  const link = game.chain.push({ card, seat, target, cancelled: false }) - 1;
  doNext(game, { do: 'challenge', link }, { do: 'resolve', link });
}

function deckFor(seats: number): Card[] {
  return Array.from({ length: seats }, () => DECK).flat();
}

function view(game: State, viewer: Viewer): View {
  const { agenda, news, chain, seats } = game;
  return {
    agenda: veil(agenda, viewer),
    news,
    chain,
    seats: seats.map(({ health, hand }) => ({ health, cards: hand.length })),
    hand: viewer === null ? [] : at(seats, viewer).hand,
  };
}

function imagine(seen: View, viewer: Viewer, rng: Rng): State {
  const unseen = deckFor(seen.seats.length);
  for (const card of [...seen.hand, ...seen.chain.map((link) => link.card)]) remove(unseen, card);
  shuffle(rng, unseen);
  return {
    agenda: unveil<Frame>(seen.agenda, () => 'pass'),
    rng,
    news: [...seen.news],
    chain: seen.chain.map((link) => ({ ...link })),
    seats: seen.seats.map(({ health, cards }, seat) => ({
      health,
      hand: seat === viewer ? [...seen.hand] : unseen.splice(0, cards),
    })),
    box: unseen,
  };
}

const sheet = ({ seats }: State): Line<'health'>[] =>
  seats.map(({ health }, seat) => ({ seat, key: 'health', clause: 'DUE-3', points: health }));

export const duel: Rules<Duel> = {
  id: 'toy-duel',
  version: 1,
  seats: { min: 2, max: 4 },
  options: {},
  steps,
  setup({ seats, rng }) {
    const deck = shuffle(rng, deckFor(seats));
    return {
      agenda: [{ do: 'turn', seat: 0 }],
      rng,
      news: [],
      seats: Array.from({ length: seats }, () => ({ health: 10, hand: deck.splice(0, HAND) })),
      chain: [],
      box: deck,
    };
  },
  view,
  imagine,
  sheet,
  winners: (game) => leaders(totals(sheet(game), game.seats.length)),
};
