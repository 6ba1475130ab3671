import { IllegalSetup } from '@meadhall/kernel';
import type { Context } from './context.ts';
import { UserError } from './errors.ts';
import { JsonError, parseJson } from './jsonText.ts';
import { TEXTS } from './texts.ts';

export async function readText({ io, language }: Context, path: string): Promise<string> {
  try {
    return await io.read(path);
  } catch (error) {
    throw new UserError(TEXTS[language].unreadable(path, reason(error, language)));
  }
}

export async function writeText(context: Context, path: string, text: string): Promise<void> {
  const { io, language } = context;
  try {
    await io.write(path, text);
  } catch (error) {
    throw new UserError(TEXTS[language].unwritable(path, reason(error, language)));
  }
}

/** The value in a JSON file, read by `read`; every mistake in it names the file. */
export async function readJson<V>(
  context: Context,
  path: string,
  read: (value: unknown) => V,
): Promise<V> {
  const text = await readText(context, path);
  const say = TEXTS[context.language];
  try {
    return read(parseJson(text));
  } catch (error) {
    if (error instanceof JsonError)
      throw new UserError(say.badJson(path, error.line, error.column, say.json[error.fault]));
    if (error instanceof IllegalSetup) throw new UserError(`${path}: ${illegal(context, error)}`);
    throw error;
  }
}

/** A setup or position that cannot be, in the reader's language. */
export function illegal({ language }: Context, { message, field, allowed, clause }: IllegalSetup) {
  return TEXTS[language].illegal(message, field, allowed, clause);
}

function reason(error: unknown, language: Context['language']): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return TEXTS[language].errno[code] ?? (code || String(error));
}
