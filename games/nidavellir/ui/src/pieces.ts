import { at, type Seat, type Viewer } from '@meadhall/kernel';
import {
  type ArmyCard,
  CARDS,
  type CardId,
  CLASSES,
  type Coin,
  type Piece as CoinPiece,
  type HeroName,
  heroNamed,
  isExchangeCoin,
  type View,
  worth,
} from '@meadhall/nidavellir';
import { cardName, heroTitle, type Names, words } from '@meadhall/nidavellir-words';
import type { Piece } from '@meadhall/table-ui';
import { capital, type Language } from '@meadhall/words';
import { CLASS_CLAUSE, HERO_CLAUSE } from './clauses.ts';
import { heroDeed } from './deeds.ts';
import { ownCoins } from './reading.ts';
import { cardTarget, coinTarget } from './targets.ts';
import type { Texts } from './texts.ts';

/** What a thing needs to be named: the language and whose eyes look. */
export interface Setting {
  view: View;
  viewer: Viewer;
  names: Names;
  texts: Texts;
  language: Language;
}

export function ownCoin(it: Setting, coin: Coin, seat: Seat, piece: CoinPiece): Piece {
  const treasure = coin.startsWith('t');
  const laid = seat === it.viewer ? ownCoins(it.view, seat).indexOf(piece) : -1;
  const where = laid < 0 ? '' : ` · ${at(it.names.taverns, laid).short}`;
  return {
    id: coinTarget(seat, piece),
    kind: 'coin',
    label: `${it.texts.coin(String(worth(coin)), treasure)}${where}`,
    face: String(worth(coin)),
    tone: isExchangeCoin(coin) ? 'iron' : treasure ? 'gold' : 'bronze',
    help: isExchangeCoin(coin) ? it.texts.exchangeHelp : it.texts.coinHelp(treasure),
    clause: isExchangeCoin(coin) ? 'NID-11.1' : 'NID-10.2',
  };
}

export const gem = (it: Setting, value: number): Piece => ({
  id: `gem-${value}`,
  kind: 'gem',
  label: it.texts.gem(value),
  face: String(value),
  help: value === 6 ? it.texts.gemSixHelp : it.texts.gemHelp,
  clause: value === 6 ? 'NID-15.8' : 'NID-6.4',
});

export const armyPiece = (it: Setting, card: ArmyCard): Piece =>
  typeof card === 'number' ? dwarf(it, card) : hero(it, card);

export function dwarf(it: Setting, id: CardId): Piece {
  const { column, points, raises } = at(CARDS, id);
  const name = column === null ? null : at(CLASSES, column);
  return {
    id: cardTarget(id),
    kind: 'card',
    label: capital(cardName(it.names, id)),
    ...(raises > 0 ? { face: `+${raises}` } : points > 0 ? { face: String(points) } : {}),
    icon: `nidavellir/${name ?? 'offering'}`,
    tone: name ?? 'gold',
    help: name ? it.texts.scoring[name] : it.texts.offeringHelp(raises),
    clause: name ? CLASS_CLAUSE[name] : 'NID-10.1',
  };
}

export const hero = (it: Setting, name: HeroName): Piece => ({
  id: cardTarget(name),
  kind: 'card',
  label: heroTitle(it.names, name),
  icon: `nidavellir/${name}`,
  tone: heroNamed(name).column ?? 'iron',
  help: heroDeed({ ...it, words: words[it.language] }, name),
  clause: HERO_CLAUSE[name],
});
