import { at } from '@meadhall/kernel';
import { type Board, PIECES, type Piece } from './board.ts';

/** A coin as an answer. */
export interface CoinChoice {
  coin: Piece;
}

const CHOICE_OF_COIN: readonly CoinChoice[] = PIECES.map((coin) => ({ coin }));

export const choiceOfCoin = (piece: Piece): CoinChoice => at(CHOICE_OF_COIN, piece);

/** One choice for each coin that differs from the others in the same place. */
export function coinChoices(
  { coins }: Pick<Board, 'coins'>,
  pieces: readonly Piece[],
): CoinChoice[] {
  const choices: CoinChoice[] = [];
  for (let i = 0; i < pieces.length; i++)
    if (!hasEarlierTwin(coins, pieces, i)) choices.push(choiceOfCoin(at(pieces, i)));
  return choices;
}

function hasEarlierTwin(coins: Board['coins'], pieces: readonly Piece[], i: number): boolean {
  for (let j = 0; j < i; j++) if (coins[at(pieces, j)] === coins[at(pieces, i)]) return true;
  return false;
}
