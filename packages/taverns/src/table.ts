import { BrokenRules } from '@meadhall/kernel';
import { TAVERNS } from './board.ts';

/** The gems dealt to so many players: the highest of 1 to 5. */
export const gemsFor = (seats: number): number[] =>
  Array.from({ length: seats }, (_, i) => 6 - seats + i);

/** Cards laid into each tavern every round. */
export const cardsPerTavern = (seats: number): number => Math.max(3, seats);

/** Rounds in each half of the game. */
export const roundsFor = (seats: number): number => (seats < 4 ? 4 : 3);

/** Lays cards from the top of the deck, which is its end, into the taverns in their order. */
export function fillTaverns(taverns: number[][], deck: number[], cards: number): void {
  if (deck.length < cards * TAVERNS.length)
    throw new BrokenRules('the deck is too small for this round');
  for (const tavern of TAVERNS) taverns[tavern] = deck.splice(-cards).reverse();
}
