import { at } from '@meadhall/kernel';
import { type CardId, cardsPerTavern, type View } from '@meadhall/nidavellir';
import { useRef } from 'preact/hooks';

type Places = readonly (CardId | null)[];

/** Where the cards of each tavern lie: what is taken leaves its place empty, and nothing else moves. (NID-3.3) */
export function usePlaces({ taverns, seats }: View): readonly Places[] {
  const dealt = useRef(taverns);
  dealt.current = taverns.map((cards, tavern) => {
    const before = at(dealt.current, tavern);
    return cards.every((card) => before.includes(card)) ? before : cards;
  });
  return taverns.map((cards, tavern) =>
    placesOf(at(dealt.current, tavern), cards, cardsPerTavern(seats.length)),
  );
}

export const placesOf = (
  dealt: readonly CardId[],
  left: readonly CardId[],
  places: number,
): Places =>
  Array.from({ length: places }, (_, place) => {
    const card = dealt[place];
    return card !== undefined && left.includes(card) ? card : null;
  });
