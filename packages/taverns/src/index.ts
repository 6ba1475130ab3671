// What the two games of the taverns share: coins, treasury, bids, turn order, gems, lines, and the
// reading of what somebody typed.
export { askingAll } from './asking.ts';
export { coinGain, gainOf, sumGain, weighBids } from './bidding.ts';
export { type Bid, bidsWith } from './bids.ts';
export {
  addUp,
  type Board,
  type Change,
  change,
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
export { type CoinChoice, choiceOfCoin, coinChoices } from './choices.ts';
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
  valueGained,
  worth,
} from './coins.ts';
export { type Actual, bag, checkExpected, differences } from './compare.ts';
export { anyBid, guessDecks, guessLaid } from './guess.ts';
export { chancesWith, hurriedly } from './judging.ts';
export { hasLines, linesOf, ranksIn } from './lines.ts';
export { turnOrder } from './order.ts';
export { playOnPaper } from './paper.ts';
export {
  type Fields,
  readList,
  readName,
  readNames,
  readPlayers,
  readRecord,
  readWhole,
} from './reading.ts';
export {
  discardRest,
  gemsOf,
  layBids,
  takeAllBack,
  tradeGems,
  turnUpAll,
} from './round.ts';
export { cardsPerTavern, fillTaverns, gemsFor, roundsFor } from './table.ts';
export { listed, plainName, words } from './typed.ts';
