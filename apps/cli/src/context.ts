import type { Shelved } from '@meadhall/shelf';
import type { Language } from '@meadhall/words';
import { UserError } from './errors.ts';
import type { Io } from './io.ts';
import { type Paint, painter } from './layout.ts';
import { nearest } from './nearest.ts';
import { TEXTS } from './texts.ts';

/** What every command works with. */
export interface Context {
  readonly io: Io;
  readonly language: Language;
  readonly shelf: readonly Shelved[];
  readonly paint: Paint;
}

export const contextFor = (io: Io, language: Language, shelf: readonly Shelved[]): Context => ({
  io,
  language,
  shelf,
  paint: painter(io.colours),
});

/** The game of that name; a name almost right is suggested. */
export function gameNamed({ shelf, language }: Context, id: string): Shelved {
  const found = shelf.find((game) => game.id === id);
  if (found) return found;
  const say = TEXTS[language];
  const near = nearest(
    id,
    shelf.map((game) => game.id),
  );
  const hint = near ? say.didYouMean(near) : say.gamesHint;
  throw new UserError(`${say.unknownGame(id)} ${hint}`);
}
