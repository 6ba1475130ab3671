// Which cards something sets off.
import { doNext } from '@meadhall/kernel';
import type { Origin } from '../frames.ts';
import { legendOf } from '../lookup.ts';
import type { State } from '../model.ts';
import type { Card, Trigger } from './schema.ts';

/** Triggers that set off their card again and again. */
const REPEATS: ReadonlySet<Trigger['on']> = new Set([
  'sunrise',
  'battleRoundStart',
  'creatureReachesExit',
  'heroMeetsCreature',
]);

/** A legend from a stranger could go round in circles; ours never come near. */
const MOST_TRIGGERED = 100;

/** Sets off every card whose trigger is meant, in list order. */
export function fire(
  game: State,
  isMeant: (trigger: Trigger) => boolean,
  origin: Origin = {},
): void {
  const cards = legendOf(game)?.cards;
  if (!cards) return;
  for (let i = cards.length - 1; i >= 0; i--) {
    const card = cards[i] as Card;
    if (isMeant(card.trigger) && isReady(game, card))
      doNext(game, { do: 'playCard', card, origin });
  }
}

/** Whether a card may still be played, at this difficulty and for this once. */
function isReady(game: State, { id, difficulty, trigger }: Card): boolean {
  if (difficulty && difficulty !== game.difficulty) return false;
  return REPEATS.has(trigger.on) ? game.triggered < MOST_TRIGGERED : !game.cardsDone.includes(id);
}
