import { type Answer, type GameTypes, type Seat, same, type Viewer } from '@meadhall/kernel';
import type { Context } from './context.ts';
import { fitted } from './layout.ts';
import { askText, newsTexts, optionText, sceneFor, type Telling } from './scene.ts';

/** Through whose eyes a match is told: a seat, a spectator, or `all` who have nothing more to hide. */
export type Eyes = Viewer | 'all';

/** One answer and the positions before and after it. */
export interface Happening<T extends GameTypes> {
  before: T['state'];
  answer: Answer<T>;
  after: T['state'];
}

/**
 * What an answer looks like to somebody: their own, or an open one, with the choice; that of somebody with
 * secrets by what the table hears of it. Such a choice is never guessed at from outside.
 */
export function story<T extends GameTypes>(
  { paint, io }: Context,
  telling: Telling<T>,
  happening: Happening<T>,
  eyes: Eyes,
): string[] {
  const { before, answer, after } = happening;
  const { seat, step, choice } = answer as {
    seat: Seat;
    step: keyof T['choices'];
    choice: unknown;
  };
  const told = eyes === 'all' || eyes === seat || isOpen(telling, happening);
  const viewer = told ? seat : eyes;
  const news = newsTexts(telling, after, viewer);
  const scene = sceneFor(telling, before, viewer);
  const lines = told
    ? [
        `${paint('bold', scene.name(seat))} → ${optionText(telling, step, choice, scene, seat)}`,
        ...news.map((line) => `  ${line}`),
      ]
    : news;
  const heard = lines.length > 0 ? lines : [`${askText(telling, { seat, step }, scene)}\u00a0✓`];
  return heard.flatMap((line) => fitted(io, line, '    '));
}

/** Whether an answer was given for all to see, by somebody who knew nothing that others did not. */
function isOpen<T extends GameTypes>({ rules }: Telling<T>, it: Happening<T>): boolean {
  const { seat } = it.answer;
  if ('answers' in (it.before.agenda.at(-1) ?? {})) return false;
  return [it.before, it.after].every((game) =>
    same(rules.view(game, seat), rules.view(game, null)),
  );
}
