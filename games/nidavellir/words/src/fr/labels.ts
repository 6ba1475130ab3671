import { at } from '@meadhall/kernel';
import {
  type CardId,
  COLUMN,
  isExchangeCoin,
  type Nidavellir,
  type Piece,
  worth,
} from '@meadhall/nidavellir';
import type { Words } from '@meadhall/words';
import { list } from '@meadhall/words/french';
import { heroTitle } from '../names.ts';
import { asked, coin, player, whereIs } from '../reading.ts';
import { NAMES } from './names.ts';
import { aCard, coinName, deed, joining, ownCoin, place, taking } from './phrases.ts';

export const option: Words<Nidavellir>['option'] = {
  bid: (bid, scene, seat) => {
    const { coins } = player(scene, seat);
    const laid = bid.map(
      (piece, i) => `${at(NAMES.taverns, i).short} ${ownCoin(scene, seat, piece)}`,
    );
    const kept = coins.filter((_, i) => !bid.includes(i as Piece));
    return `${laid.join(', ')} (bourse : ${list(kept.map((it) => coinName(it, coins)))})`;
  },
  ulineBid: (choice, scene, seat) => {
    const exchanges = isExchangeCoin(coin(scene, seat, choice.coin));
    return `Le ${ownCoin(scene, seat, choice.coin)}${exchanges ? ', pour échanger ensuite' : ''}`;
  },
  pick: ({ card }, scene, seat) => taking(card, scene, seat),
  transform: (choice, scene, seat) => {
    const where = whereIs(scene, seat, choice.coin);
    const by = asked(scene, 'transform')?.by ?? 0;
    return `Le ${ownCoin(scene, seat, choice.coin)}${where === null ? '' : ` (${place(where)})`} : +${by}`;
  },
  recruit: ({ hero }, scene, seat) => `${heroTitle(NAMES, hero)} : ${deed(hero, scene, seat)}`,
  discard: ({ columns }, scene, seat) => {
    const { army } = player(scene, seat);
    const cards = columns.map((name) => at(army, COLUMN[name]).at(-1) as CardId);
    return `Défausser ${list(cards.map(aCard))}`;
  },
  placeThrud: ({ column }, scene, seat) => joining(column, scene, seat, 'thrud'),
  ulineExchange: ({ coins: [one, other] }, scene, seat) => {
    const sum = worth(coin(scene, seat, one)) + worth(coin(scene, seat, other));
    return `${ownCoin(scene, seat, one)} + ${ownCoin(scene, seat, other)} : visez le ${sum}`;
  },
  placeYlud: ({ column }, scene, seat) => joining(column, scene, seat, 'ylud'),
  moveYlud: (choice, scene, seat) =>
    choice === 'stay' ? 'Laisser Ylud où elle est' : joining(choice.column, scene, seat, 'ylud'),
  keepCard: ({ card }, scene, seat) => taking(card, scene, seat),
};
