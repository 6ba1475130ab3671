import {
  at,
  below,
  clone,
  fork,
  type Rng,
  shuffle,
  unveil,
  type Viewer,
  veil,
} from '@meadhall/kernel';
import { bidsWith, type Laid, PIECES, type Piece } from '@meadhall/taverns';
import { drawn } from './ages.ts';
import { AGES, type Age, CARDS, type CardId, deckOf } from './cards.ts';
import type { Frame, Player, State, View } from './model.ts';

/**
 * What a viewer may know. Secret are only the order of the decks, the coins the others have laid
 * face down, and what a Pioneer has drawn. (NID-42)
 */
export function view(game: State, viewer: Viewer): View {
  const { agenda, decks } = game;
  const open = agenda[agenda.length - 1];
  return {
    agenda: open?.do === 'bid' ? veil<Frame>(agenda, viewer) : agenda,
    news: game.news,
    age: game.age,
    round: game.round,
    tavern: game.tavern,
    taverns: game.taverns,
    pool: game.pool,
    treasury: game.treasury,
    discard: game.discard,
    distinctions: game.distinctions,
    seats: game.seats,
    deckSizes: [at(decks, 0).length, at(decks, 1).length],
    laid: viewer === null ? null : at(game.laid, viewer),
    drawn: open?.do === 'keepCard' && open.seat === viewer ? drawn(game) : null,
  };
}

/** A state in which the viewer would see the same: coins face down and decks are dealt afresh. */
export function imagine(seen: View, viewer: Viewer, rng: Rng): State {
  const { agenda, laid, drawn, deckSizes, ...open } = seen;
  const known = clone(open) as Omit<State, 'agenda' | 'laid' | 'decks' | 'rng'>;
  return {
    ...known,
    agenda: clone(unveil<Frame>([...agenda], (seat) => anyBid(at(known.seats, seat), rng))),
    laid: known.seats.map((player, seat) =>
      seat === viewer && laid ? [...laid] : guessLaid(player, rng),
    ),
    decks: AGES.map((age) => unseen(seen, age, rng)),
    rng: fork(rng),
  };
}

const anyBid = ({ coins }: Player, rng: Rng): readonly Piece[] => {
  const bids = bidsWith(coins);
  return at(bids, below(rng, bids.length));
};

/** What may lie on a player's slots: the coins everybody knows stay, the others are dealt. */
function guessLaid({ slots, pouch }: Player, rng: Rng): Laid {
  const unknown = PIECES.filter((piece) => !slots.includes(piece) && !pouch.includes(piece));
  shuffle(rng, unknown);
  return slots.map((slot) => (slot === 'down' ? (unknown.pop() as Piece) : slot));
}

/** A deck of the cards of an Age that nobody has seen, with those the viewer has drawn on top. */
function unseen(seen: View, age: Age, rng: Rng): CardId[] {
  const top = age === 2 && seen.drawn ? seen.drawn : [];
  const gone = CARDS.map(() => false);
  const cross = (cards: readonly unknown[]): void => {
    for (const card of cards) if (typeof card === 'number') gone[card] = true;
  };
  seen.taverns.forEach(cross);
  for (const { army } of seen.seats) army.forEach(cross);
  cross(seen.discard);
  cross(top);
  const deck = deckOf(age, seen.seats.length).filter((card) => !gone[card]);
  return [...shuffle(rng, deck), ...top];
}
