import { readFileSync } from 'node:fs';
import { IllegalSetup } from '@meadhall/kernel';
import { SHELF, type Shelved } from '@meadhall/shelf';
import { CommanderError } from 'commander';
import { type Context, contextFor } from './context.ts';
import { Failed, Interrupted, UserError } from './errors.ts';
import { illegal } from './files.ts';
import type { Io } from './io.ts';
import { isLanguage, languageAsked, languageOf } from './language.ts';
import { programFor, slip } from './program.ts';
import { TEXTS } from './texts.ts';

/** Carries out one command line and gives the exit code. */
export async function run(
  argv: readonly string[],
  io: Io,
  shelf: readonly Shelved[] = SHELF,
): Promise<number> {
  const asked = languageAsked(argv);
  const language = isLanguage(asked) ? asked : languageOf(io.env);
  const context = contextFor(io, language, shelf);
  const program = programFor(context, version());
  try {
    if (asked !== undefined && !isLanguage(asked))
      throw new UserError(TEXTS[language].badLanguage(asked));
    await program.parseAsync(argv, { from: 'user' });
    return 0;
  } catch (error) {
    if (!(error instanceof CommanderError)) return report(error, context);
    const slipped = slip(error, program, argv, context);
    return slipped ? report(slipped, context) : 0;
  }
}

function report(error: unknown, context: Context): number {
  const { io, paint, language } = context;
  const say = TEXTS[language];
  const complain = (message: string): void => {
    const lead = io.terminal.err ? paint('red', say.lead) : say.lead;
    io.err(`${lead} ${message}\n`);
  };
  if (error instanceof Failed) return 1;
  if (error instanceof Interrupted) return 130;
  if (error instanceof UserError || error instanceof IllegalSetup) {
    complain(error instanceof IllegalSetup ? illegal(context, error) : error.message);
    return 2;
  }
  complain(say.mishap(error instanceof Error ? error.message : String(error)));
  if (io.env['MEADHALL_DEBUG'] && error instanceof Error)
    io.err(`${error.stack}\n${error.cause instanceof Error ? `${error.cause.stack}\n` : ''}`);
  return 70;
}

function version(): string {
  const { version } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  ) as { version: string };
  return version;
}
