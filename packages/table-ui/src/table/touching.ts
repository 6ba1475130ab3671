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
