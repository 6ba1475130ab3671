import type { Ask, GameTypes } from '@meadhall/kernel';
import type { Decision } from './decisions.ts';

/** An option that can be chosen by touching a piece. */
export interface Touch<T extends GameTypes> {
  ask: Ask<T>;
  choice: unknown;
  label: string;
}

/** Which options each piece is about. */
export function touchesByPiece<T extends GameTypes>(
  asked: readonly Decision<T>[],
  touches: (ask: Ask<T>, choice: unknown) => readonly string[],
): ReadonlyMap<string, readonly Touch<T>[]> {
  const found = new Map<string, Touch<T>[]>();
  for (const { ask, options } of asked)
    for (const { choice, label } of options)
      for (const piece of new Set(touches(ask, choice))) {
        const known = found.get(piece);
        if (known) known.push({ ask, choice, label });
        else found.set(piece, [{ ask, choice, label }]);
      }
  return found;
}

/**
 * The pieces that can be touched next of options that are put together piece by piece, and the options each would
 * leave. `picked` are those touched so far; an option that begins otherwise is out.
 */
export function nextInTurn<T extends GameTypes>(
  asked: readonly Decision<T>[],
  inTurn: (ask: Ask<T>, choice: unknown) => readonly string[] | undefined,
  picked: readonly string[],
): ReadonlyMap<string, readonly Touch<T>[]> {
  const found = new Map<string, Touch<T>[]>();
  for (const { ask, options } of asked)
    for (const { choice, label } of options) {
      const pieces = inTurn(ask, choice);
      const next = pieces?.[picked.length];
      if (next === undefined || !picked.every((piece, i) => pieces?.[i] === piece)) continue;
      const known = found.get(next);
      if (known) known.push({ ask, choice, label });
      else found.set(next, [{ ask, choice, label }]);
    }
  return found;
}
