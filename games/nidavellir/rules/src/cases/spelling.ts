import { type Ask, at, type Seat } from '@meadhall/kernel';
import type { Coin, Piece } from '@meadhall/taverns';
import { CARDS } from '../cards.ts';
import type { Nidavellir, State } from '../model.ts';
import { placeOfCoin } from './places.ts';

/** The names of decisions in a case. */
export const DECISIONS = [
  'pick',
  'hero',
  'dagda',
  'bonfur',
  'thrud',
  'transform',
  'ulineBid',
  'ulineExchange',
  'ylud',
  'pioneer',
] as const;
export type DecisionName = (typeof DECISIONS)[number];

/** What a question is called in a case. */
export function decisionOf({ agenda }: State, { step }: Ask<Nidavellir>): DecisionName | null {
  const open = agenda.at(-1);
  if (open?.do === 'discard') return open.hero === 'dagda' ? 'dagda' : 'bonfur';
  return step === 'discard' ? null : CALLED[step];
}

const CALLED: Record<Exclude<keyof Nidavellir['choices'], 'discard'>, DecisionName | null> = {
  bid: null,
  pick: 'pick',
  recruit: 'hero',
  placeThrud: 'thrud',
  transform: 'transform',
  ulineBid: 'ulineBid',
  ulineExchange: 'ulineExchange',
  placeYlud: 'ylud',
  moveYlud: 'ylud',
  keepCard: 'pioneer',
};

type Choice = Ask<Nidavellir>['options'][number];

/** How a case may write an option, most exact first: `b2@dragon`, or `b2`. */
export function spellings(game: State, seat: Seat, choice: Choice): string[] {
  if (choice === 'stay') return [choice];
  if ('card' in choice) return [at(CARDS, choice.card).code];
  if ('hero' in choice) return [choice.hero];
  if ('column' in choice) return [choice.column];
  if ('columns' in choice) return [spelled(choice.columns)];
  if ('coins' in choice) return [spelled(choice.coins.map((piece) => coin(game, seat, piece)))];
  if (!('coin' in choice)) return [];
  const name = coin(game, seat, choice.coin);
  return [`${name}@${placeOfCoin(game, seat, choice.coin)}`, name];
}

/** Several names as one, in whatever order they were written. */
export const spelled = (names: readonly string[]): string => [...names].sort().join('+');

const coin = ({ seats }: State, seat: Seat, piece: Piece): Coin => at(at(seats, seat).coins, piece);
