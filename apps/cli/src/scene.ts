import {
  type Ask,
  type GameTypes,
  heard,
  type Rules,
  type Seat,
  type Viewer,
} from '@meadhall/kernel';
import type { Scene, Words } from '@meadhall/words';
import type { Context } from './context.ts';
import { fitted } from './layout.ts';

/** A game with its words in one language and the people around the table. */
export interface Telling<T extends GameTypes> {
  readonly rules: Rules<T>;
  readonly words: Words<T>;
  readonly names: readonly string[];
}

export function sceneFor<T extends GameTypes>(
  { rules, names }: Telling<T>,
  game: T['state'],
  viewer: Viewer,
): Scene<T> {
  return {
    view: rules.view(game, viewer),
    viewer,
    name: (seat) => names[seat] ?? String(seat + 1),
  };
}

/** What is asked, in words. */
export const askText = <T extends GameTypes>(
  { words }: Telling<T>,
  { seat, step }: Pick<Ask<T>, 'seat' | 'step'>,
  scene: Scene<T>,
): string => words.ask[step](seat, scene);

/** An option of a step, in words. */
export function optionText<T extends GameTypes>(
  { words }: Telling<T>,
  step: keyof T['choices'],
  choice: unknown,
  scene: Scene<T>,
  seat: Seat,
): string {
  // A choice that comes with its step fits it; the compiler cannot follow that through a lookup.
  return words.option[step](choice as T['choices'][keyof T['choices']], scene, seat);
}

/** The table as a viewer sees it, in lines that fit on the terminal. */
export function tableTexts<T extends GameTypes>(
  { io }: Context,
  telling: Telling<T>,
  game: T['state'],
  viewer: Viewer,
): string[] {
  const lines = telling.words.table(sceneFor(telling, game, viewer));
  return lines.flatMap((line) => fitted(io, line, '    '));
}

/** What a viewer hears of the last answer, line by line. */
export function newsTexts<T extends GameTypes>(
  telling: Telling<T>,
  game: T['state'],
  viewer: Viewer,
): string[] {
  const scene = sceneFor(telling, game, viewer);
  const { news } = telling.words;
  return heard(game.news, viewer).map((item) =>
    news[item.say as T['news']['say']](item as never, scene),
  );
}
