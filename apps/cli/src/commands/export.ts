import type { Answer, GameTypes } from '@meadhall/kernel';
import { readOptions } from '@meadhall/kernel';
import { matchFile, matchText } from '@meadhall/records';
import type { Entry } from '@meadhall/shelf';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { Failed } from '../errors.ts';
import { writeText } from '../files.ts';
import type { Texts } from '../language.ts';
import { verdict } from '../replay/verdict.ts';
import { type Loaded, loadMatch, replayed } from '../replayed.ts';

interface ExportFlags {
  out?: string;
  compact?: true;
}

export function addExport(program: Command, context: Context): Command {
  const say = WORDS[context.language];
  return program
    .command('export')
    .description(say.what)
    .argument('<file>', say.file)
    .option('--out <file>', say.out)
    .option('--compact', say.compact)
    .addHelpText('after', `\n${say.after}`)
    .action(async (path: string, flags: ExportFlags) => {
      const loaded = await loadMatch(context, path);
      const text = loaded.game.open((entry) => exported(entry, loaded, flags, context));
      if (flags.out === undefined) context.io.out(text);
      else await writeText(context, flags.out, text);
    });
}

function exported<T extends GameTypes>(
  { rules }: Entry<T>,
  loaded: Loaded,
  { compact }: ExportFlags,
  context: Context,
): string {
  const again = replayed(context, rules, loaded);
  const { ok, text } = verdict(context, again);
  if (!ok) {
    context.io.err(`${loaded.path}: ${text}\n`);
    throw new Failed();
  }
  const { seats, legend, seed, players, answers } = loaded.record;
  const file = matchFile(
    rules,
    {
      seats,
      seed,
      options: readOptions<T['options']>(rules.options, loaded.record.options),
      legend,
      names: loaded.names,
      ...(players && { players }),
      answers: answers as Answer<T>[],
    },
    again.positions.at(-1) as T['state'],
  );
  return matchText(file, { compact: compact === true });
}

const en = {
  what: 'check a match file and write it out in full',
  file: 'a match file, or a bare record; - is the standard input',
  out: 'where to write it (else the standard output)',
  compact: 'everything on one line',
  after: `The match is played again: every answer must be legal and the result as recorded
(exit code 1 if not, and nothing is written). Missing parts are filled in:
options, names, result.
“meadhall record --help” describes the file.

Examples:
  meadhall export match.json --out match.json
  meadhall export match.json --compact`,
};

const fr: typeof en = {
  what: 'vérifie un fichier de partie et l’écrit en entier',
  file: 'un fichier de partie ou un simple relevé ; - est l’entrée standard',
  out: 'où l’écrire (sinon la sortie standard)',
  compact: 'tout sur une ligne',
  after: `La partie est rejouée : chaque réponse doit être permise et le résultat
conforme (sinon code de sortie 1, et rien n’est écrit). Ce qui manque est
complété : options, noms, résultat.
« meadhall record --help » décrit le fichier.

Exemples :
  meadhall export partie.json --out partie.json
  meadhall export partie.json --compact`,
};

const WORDS: Texts<typeof en> = { en, fr };
