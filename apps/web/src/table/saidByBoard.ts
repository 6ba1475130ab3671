import type { Ask } from '@meadhall/kernel';
import type { AnyGame } from '../anyGame.ts';

/** From so many options on, a board says it better than a list, however they are put together. */
const MANY = 7;

/**
 * Whether a board that is touched needs no list beside it: every option is about something on it, and where there are few,
 * one touch is enough to tell them apart.
 */
export function isSaidByBoard(
  asks: readonly Ask<AnyGame>[],
  touches: (ask: Ask<AnyGame>, choice: unknown) => readonly string[],
): boolean {
  const pieces = asks.flatMap((ask) => ask.options.map((choice) => touches(ask, choice)));
  if (pieces.some((about) => about.length === 0)) return false;
  const all = pieces.flat();
  return pieces.length >= MANY || new Set(all).size === all.length;
}
