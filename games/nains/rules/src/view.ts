import { at, clone, fork, type Rng, unveil, type Viewer, veil } from '@meadhall/kernel';
import { anyBid, guessDecks, guessLaid } from '@meadhall/taverns';
import { type CardId, deckOf, ERAS } from './cards.ts';
import type { Frame, Lord, State, View } from './model.ts';
import type { News } from './news.ts';
import { lookedAt } from './recruiting.ts';

/**
 * What a viewer may know. Secret are only the order of the decks, the coins the others have laid
 * face down, and the cards Svara shows. (NAI-4)
 */
export function view(game: State, viewer: Viewer): View {
  const { agenda, decks } = game;
  const open = agenda[agenda.length - 1];
  return {
    agenda: open?.do === 'bid' ? veil<Frame>(agenda, viewer) : agenda,
    news: game.news,
    options: game.options,
    era: game.era,
    round: game.round,
    tavern: game.tavern,
    taverns: game.taverns,
    supply: game.supply,
    treasury: game.treasury,
    discard: game.discard,
    layout: game.layout,
    awards: game.awards,
    seats: game.seats,
    deckSizes: [at(decks, 0).length, at(decks, 1).length],
    laid: viewer === null ? null : at(game.laid, viewer),
    looked: open?.do === 'keepCard' && open.seat === viewer ? lookedAt(game, open.of) : null,
  };
}

/** A state in which the viewer would see the same: coins face down and decks are dealt afresh. */
export function imagine(seen: View, viewer: Viewer, rng: Rng): State {
  const seats = clone(seen.seats) as Lord[];
  return {
    agenda: unveil<Frame>([...seen.agenda], (seat) => anyBid(at(seats, seat), rng)),
    rng: fork(rng),
    news: clone(seen.news) as News[],
    options: { ...seen.options },
    era: seen.era,
    round: seen.round,
    tavern: seen.tavern,
    taverns: clone(seen.taverns) as CardId[][],
    supply: [...seen.supply],
    treasury: [...seen.treasury],
    discard: [...seen.discard],
    layout: [...seen.layout],
    awards: [...seen.awards],
    seats,
    laid: seats.map((lord, seat) =>
      seat === viewer && seen.laid ? [...seen.laid] : guessLaid(lord, rng),
    ),
    decks: guessDecks(
      ERAS.map((era) => deckOf(era, seats.length)),
      seen,
      [...(seen.looked ?? [])].reverse(),
      rng,
    ),
  };
}
