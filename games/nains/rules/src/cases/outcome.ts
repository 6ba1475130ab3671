import { at, type Seat } from '@meadhall/kernel';
import { type Actual, bag, coinsLeft, offSlots, TAVERNS } from '@meadhall/taverns';
import { byOrder, countSymbol, differentRunes, lines, ranks } from '../army.ts';
import { DWARVES } from '../cards.ts';
import type { LineKey, State } from '../model.ts';
import type { News } from '../news.ts';
import { sheet } from '../sheet.ts';
import { VALUE_KEYS } from './box.ts';
import { spellCard, spellCoin } from './spelling.ts';

/** Everything a case may expect of a lord. */
export function lordNow(game: State, seat: Seat, news: readonly News[]): Record<string, Actual> {
  const lord = at(game.seats, seat);
  const laid = at(game.laid, seat);
  const isLaid = laid[0] !== null;
  return {
    gem: lord.gem,
    coins: bag(lord.coins.map(spellCoin)),
    slots: TAVERNS.map((tavern) => {
      const piece = laid[tavern] ?? null;
      return piece === null ? null : spellCoin(at(lord.coins, piece));
    }),
    purse: bag(isLaid ? offSlots(laid).map((piece) => spellCoin(at(lord.coins, piece))) : []),
    army: byOrder(lord, (column) => column.map((card) => spellCard(card, lord))),
    command: bag(lord.command),
    ranks: byOrder(lord, ranks),
    lines: lines(lord),
    malt: countSymbol(lord, 'malt'),
    // The board shows one. (NAI-2.6)
    occult: 1 + countSymbol(lord, 'occult'),
    runes: differentRunes(lord),
    pariahTokens: lord.pariahs.length,
    recruitsLost: news.filter((it) => it.say === 'recruitLost' && it.seat === seat).length,
    score: score(game, seat),
  };
}

/** Everything a case may expect of the table. */
export function tableNow(game: State): Record<string, Actual> {
  const codes = (cards: readonly number[]): string[] => cards.map((card) => at(DWARVES, card).code);
  return {
    treasury: Object.fromEntries(
      VALUE_KEYS.map((value) => [value, coinsLeft(game.treasury, Number(value))]),
    ),
    era2DeckSize: at(game.decks, 1).length,
    cognarsLeft: bag(game.supply),
    discarded: bag(codes(game.discard)),
  };
}

/** Where a case counts each line of the sheet. */
const COUNTED_AS: Record<LineKey, string> = {
  shield: 'shield',
  abokar: 'shield',
  temple: 'temple',
  errants: 'errants',
  forge: 'forge',
  talion: 'talion',
  mercenaries: 'mercenaries',
  gurdan: 'command',
  borogam: 'command',
  oboron: 'command',
  jorun: 'command',
  tiss: 'command',
  brum: 'command',
  malt: 'malt',
  coins: 'coins',
};

export function score(game: State, seat: Seat): Record<string, number> {
  const points: Record<string, number> = { command: 0, total: 0 };
  for (const line of sheet(game)) {
    if (line.seat !== seat) continue;
    const key = COUNTED_AS[line.key];
    points[key] = (points[key] ?? 0) + line.points;
    points['total'] = (points['total'] ?? 0) + line.points;
  }
  return points;
}
