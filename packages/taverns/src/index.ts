// What the two games of the taverns share: coins, treasury, bids, turn order, gems, lines.
export { type Bid, bidsWith } from './bids.ts';
export {
  addUp,
  type Board,
  type Change,
  coinOn,
  emptySlots,
  type Laid,
  layBid,
  layOpen,
  offSlots,
  PIECES,
  type Piece,
  type Place,
  placeOf,
  raise,
  type Slot,
  show,
  TAVERNS,
  type Tavern,
  takeBack,
  turnUp,
} from './board.ts';
export {
  BASE_COINS,
  COINS,
  type Coin,
  coinsLeft,
  fullTreasury,
  isCoin,
  isExchangeCoin,
  isTreasuryCoin,
  putCoins,
  SPECIAL_COIN,
  sortCoins,
  TREASURY_VALUES,
  type Treasury,
  worth,
} from './coins.ts';
export { hasLines, linesOf, ranksIn } from './lines.ts';
export { gemSwaps, swapGems, turnOrder } from './order.ts';
export { cardsPerTavern, fillTaverns, gemsFor, roundsFor } from './table.ts';
