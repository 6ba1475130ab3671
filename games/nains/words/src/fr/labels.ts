import { at, type Seat } from '@meadhall/kernel';
import type { Nains, Piece } from '@meadhall/nains';
import type { Words } from '@meadhall/words';
import { list } from '@meadhall/words/french';
import { cardName } from '../names.ts';
import { asked, lord, type Scene, whereIs } from '../reading.ts';
import { NAMES } from './names.ts';
import { coinName, introduced, joining, ownCoin, place, taking } from './phrases.ts';

/** A coin, where it lies if the reader knows, and what is added. */
function growing(piece: Piece, scene: Scene, seat: Seat, by: number): string {
  const where = whereIs(scene, seat, piece);
  const lies = where === null ? '' : ` (${place(where)})`;
  return `Le ${ownCoin(scene, seat, piece)}${lies} : +${by}`;
}

export const option: Words<Nains>['option'] = {
  bid: (bid, scene, seat) => {
    const { coins } = lord(scene, seat);
    const laid = bid.map(
      (piece, i) => `${at(NAMES.taverns, i).short} ${ownCoin(scene, seat, piece)}`,
    );
    const kept = coins.filter((_, i) => !bid.includes(i as Piece));
    return `${laid.join(', ')} (bourse : ${list(kept.map((it) => coinName(it, coins)))})`;
  },
  take: ({ card }, scene, seat) => taking(card, scene, seat),
  improvePurse: ({ coin }, scene, seat) => growing(coin, scene, seat, 1),
  dismiss: ({ card }) => `Renvoyer le ${cardName(NAMES, card)}`,
  recruit: ({ cognar }, scene) => introduced(cognar, scene),
  chooseColumn: ({ column }, scene, seat) =>
    joining(column, asked(scene, 'chooseColumn')?.cognar ?? 'gaat', scene, seat),
  keepCard: ({ card }, scene, seat) => taking(card, scene, seat, scene.view.options.svaraImproves),
  improveCoin: ({ coin }, scene, seat) =>
    growing(coin, scene, seat, asked(scene, 'improveCoin')?.by ?? 0),
};
