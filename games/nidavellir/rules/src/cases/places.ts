import { at, type Seat } from '@meadhall/kernel';
import { type Coin, PIECES, type Piece, placeOf } from '@meadhall/taverns';
import { owns } from '../army.ts';
import { type State, TAVERN_NAMES } from '../model.ts';

/** Where a coin of a player may lie, by name. */
export const PLACE_NAMES = [...TAVERN_NAMES, 'pouch', 'hand'] as const;
export type PlaceName = (typeof PLACE_NAMES)[number];

/** Where a coin truly lies. */
export function placeOfCoin(game: State, seat: Seat, piece: Piece): PlaceName {
  const player = at(game.seats, seat);
  const place = placeOf(at(game.laid, seat), piece, owns(player, 'uline'));
  return typeof place === 'number' ? at(TAVERN_NAMES, place) : place;
}

/** The coins a player has in a place. */
export const coinsIn = (game: State, seat: Seat, place: PlaceName): Coin[] =>
  PIECES.filter((piece) => placeOfCoin(game, seat, piece) === place).map((piece) =>
    at(at(game.seats, seat).coins, piece),
  );
