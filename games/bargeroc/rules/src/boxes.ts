// The full piles of cards, as they lie in the box.
import { CARDS, type Card, OBJECTS, type ObjectName, ORES, type Ore } from './components.ts';

function pile<K extends string>(facts: Readonly<Record<K, { count: number }>>): K[] {
  return (Object.keys(facts) as K[]).flatMap((name) =>
    Array.from({ length: facts[name].count }, () => name),
  );
}

export const ALL_ORES: readonly Ore[] = pile(ORES);
export const ALL_OBJECTS: readonly ObjectName[] = pile(OBJECTS);
const ALL_CARDS: readonly Card[] = pile(CARDS);
const WITHOUT_DROUGHT: readonly Card[] = ALL_CARDS.filter((card) => card !== 'drought');

/** Two players leave the droughts in the box (BAR-2.2). */
export const tavernCardsFor = (seats: number): readonly Card[] =>
  seats === 2 ? WITHOUT_DROUGHT : ALL_CARDS;
