import type { GameTypes } from '@meadhall/kernel';
import { matchFile, matchText } from '@meadhall/records';
import type { Context } from '../context.ts';
import { UserError } from '../errors.ts';
import { writeText } from '../files.ts';
import { position, type Session } from './session.ts';
import { PLAY_TEXTS } from './texts.ts';

/** Where the match is kept: known from the start, or once somebody has said so. */
export interface Saving {
  path: string | undefined;
}

export async function save<T extends GameTypes>(
  context: Context,
  session: Session<T>,
  path: string,
): Promise<void> {
  const { telling, legend, players, opening, answers } = session;
  const names = [...telling.names];
  const match = { ...opening, legend, names, players: [...players], answers };
  const file = matchFile(telling.rules, match, position(session));
  await writeText(context, path, matchText(file));
}

/** A file name made from the game and the first digits of the seed. */
const suggested = <T extends GameTypes>({ telling, opening }: Session<T>): string =>
  `${telling.rules.id}-${opening.seed.slice(0, 8)}.json`;

/** The key `s`: saves where the match is kept, or asks for a name first. */
export async function saveNow<T extends GameTypes>(
  context: Context,
  session: Session<T>,
  saving: Saving,
): Promise<void> {
  const say = PLAY_TEXTS[context.language];
  if (saving.path !== undefined) return keep(context, session, saving, saving.path);
  const typed = await context.io.line(say.saveAs(suggested(session)));
  if (typed === null) return;
  return keep(context, session, saving, typed.trim() || suggested(session));
}

/** Asked once the game is over or left: nothing typed means no. */
export async function saveBeforeLeaving<T extends GameTypes>(
  context: Context,
  session: Session<T>,
  saving: Saving,
): Promise<void> {
  const { io, language } = context;
  const say = PLAY_TEXTS[language];
  if (saving.path !== undefined) return keep(context, session, saving, saving.path);
  if (session.answers.length === 0) return;
  const typed = (await io.line(say.saveEnd(suggested(session))))?.trim() ?? '';
  if (['', 'n', 'no', 'non'].includes(typed.toLowerCase())) return io.out(`${say.notSaved}\n`);
  const yes = say.yes.includes(typed.toLowerCase());
  return keep(context, session, saving, yes ? suggested(session) : typed);
}

/** Saves, but replaces a stranger's file only if told to; what cannot be written can be tried elsewhere. */
async function keep<T extends GameTypes>(
  context: Context,
  session: Session<T>,
  saving: Saving,
  path: string,
): Promise<void> {
  const { io, language } = context;
  const say = PLAY_TEXTS[language];
  if (path !== saving.path && io.exists(path)) {
    const typed = (await io.line(say.overwrite(path)))?.trim().toLowerCase() ?? '';
    if (!say.yes.includes(typed)) return io.out(`${say.notSaved}\n`);
  }
  try {
    await save(context, session, path);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return io.out(`${error.message}\n`);
  }
  saving.path = path;
  io.out(`${say.saved(path)}\n`);
}
