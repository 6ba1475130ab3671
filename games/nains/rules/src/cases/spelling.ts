import { type Ask, at, IllegalSetup, type Seat } from '@meadhall/kernel';
import {
  BASE_COINS,
  type Coin,
  isCoin,
  isTreasuryCoin,
  SPECIAL_COIN,
  worth,
} from '@meadhall/taverns';
import { DWARVES } from '../cards.ts';
import type { ArmyCard, Choices, Lord, Nains, State } from '../model.ts';

/** A coin as a case writes it: `5` bronze, `7g` gold, `0x` the 0, `3x` the 3-Exchange. */
export function spellCoin(coin: Coin): string {
  if (isTreasuryCoin(coin)) return `${worth(coin)}g`;
  return coin === 'b0' || coin === SPECIAL_COIN ? `${worth(coin)}x` : String(worth(coin));
}

const BY_SPELLING = new Map<unknown, Coin>(
  [...BASE_COINS, SPECIAL_COIN].map((coin) => [spellCoin(coin as Coin), coin as Coin]),
);

/** The coin that is written, or none. */
function coinSpelled(text: unknown): Coin | null {
  const gold = typeof text === 'string' && /^\d+g$/.test(text) ? `t${text.slice(0, -1)}` : null;
  return BY_SPELLING.get(text) ?? (isCoin(gold) ? gold : null);
}

export function readCoin(value: unknown, path: string): Coin {
  const coin = coinSpelled(value);
  if (!coin) throw new IllegalSetup(path, value, '0x, 2 to 5, 3x, 5g to 25g', 'NAI-2.4');
  return coin;
}

/** A card of an army; `*`: under a Pariah token. */
export function spellCard(card: ArmyCard, { pariahs }: Pick<Lord, 'pariahs'>): string {
  if (typeof card === 'string') return card;
  return `${at(DWARVES, card).code}${pariahs.includes(card) ? '*' : ''}`;
}

/** The names of decisions in a case. */
export const DECISIONS: Record<Exclude<keyof Choices, 'bid'>, string> = {
  take: 'take',
  improvePurse: 'improvePurse',
  dismiss: 'discard',
  recruit: 'recruit',
  chooseColumn: 'column',
  keepCard: 'svara',
  improveCoin: 'derdhr',
};

/** What a question is called in a case. */
export const decisionOf = ({ step }: Ask<Nains>): string =>
  step === 'bid' ? step : DECISIONS[step];

/** How a case writes an option. */
export function spellChoice(
  { seats }: State,
  seat: Seat,
  choice: Ask<Nains>['options'][number],
): string {
  if ('card' in choice) return at(DWARVES, choice.card).code;
  if ('cognar' in choice) return choice.cognar;
  if ('column' in choice) return choice.column;
  if ('coin' in choice) return spellCoin(at(at(seats, seat).coins, choice.coin));
  return choice.join();
}
