import { at, clone, fork, type Rng, unveil, type Viewer, veil } from '@meadhall/kernel';
import { anyBid, guessDecks, guessLaid } from '@meadhall/taverns';
import { drawn } from './ages.ts';
import { AGES, type CardId, deckOf } from './cards.ts';
import type { Frame, Player, State, View } from './model.ts';
import type { News } from './news.ts';

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
  const seats = clone(seen.seats) as Player[];
  return {
    agenda: unveil<Frame>([...seen.agenda], (seat) => anyBid(at(seats, seat), rng)),
    rng: fork(rng),
    news: clone(seen.news) as News[],
    age: seen.age,
    round: seen.round,
    tavern: seen.tavern,
    taverns: clone(seen.taverns) as CardId[][],
    pool: [...seen.pool],
    treasury: [...seen.treasury],
    discard: [...seen.discard],
    distinctions: [...seen.distinctions],
    seats,
    laid: seats.map((player, seat) =>
      seat === viewer && seen.laid ? [...seen.laid] : guessLaid(player, rng),
    ),
    decks: guessDecks(
      AGES.map((age) => deckOf(age, seats.length)),
      seen,
      seen.drawn ?? [],
      rng,
    ),
  };
}
