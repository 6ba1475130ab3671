import type { Shelved } from '@meadhall/shelf';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { Failed, UserError } from '../errors.ts';
import { readJson } from '../files.ts';
import { prettyJson } from '../jsonText.ts';
import type { Texts } from '../language.ts';
import { mistakesIn, mistakeText } from '../legends.ts';

interface CheckFlags {
  template?: true;
  json?: true;
}

export function addLegend(program: Command, context: Context): Command {
  const say = WORDS[context.language];
  const legend = program.command('legend').description(say.what);
  legend
    .command('check')
    .description(say.check)
    .argument('[file]', say.file)
    .option('--template', say.template)
    .option('--json', say.json)
    .addHelpText('after', `\n${say.exit}`)
    .action(async (file: string | undefined, flags: CheckFlags) => {
      const game = teller(context);
      if (flags.template)
        return context.io.out(`${prettyJson(game.open(({ legends }) => legends?.template))}\n`);
      if (file === undefined) throw new UserError(say.noFile);
      await checked(context, game, file, flags);
    });
  return legend.addHelpText('after', `\n${say.after}`);
}

/** The game on the shelf that plays legends. */
function teller({ shelf, language }: Context): Shelved {
  const game = shelf.find((it) => it.open(({ legends }) => legends !== undefined));
  if (!game) throw new UserError(WORDS[language].nobody);
  return game;
}

async function checked(
  context: Context,
  game: Shelved,
  file: string,
  { json }: CheckFlags,
): Promise<void> {
  const { io, paint, language } = context;
  const say = WORDS[language];
  const legend = await readJson(context, file, (value) => value);
  const mistakes = game.open((entry) => mistakesIn(entry, legend));
  if (json) io.out(`${prettyJson({ ok: mistakes.length === 0, mistakes })}\n`);
  else if (mistakes.length === 0) io.out(`${paint('green', say.good(file, game.id))}\n`);
  else {
    for (const mistake of mistakes) io.out(`${mistakeText(context, mistake)}\n`);
    io.out(`${paint('red', say.count(file, mistakes.length))}\n`);
  }
  if (mistakes.length > 0) throw new Failed();
}

const en = {
  what: 'help with legends of your own',
  check: 'explain every mistake of a legend, by path and reason',
  file: 'a legend as JSON; - is the standard input',
  template: 'print a small legend to begin with',
  json: 'as JSON',
  nobody: 'no game on the shelf plays legends.',
  noFile: 'which legend? Name a file; “meadhall legend check --template” prints one to begin with.',
  good: (file: string, game: string) =>
    `${file} can be played: meadhall play ${game} --legend ${file}`,
  count: (file: string, mistakes: number) =>
    `${file}: ${mistakes === 1 ? '1 mistake' : `${mistakes} mistakes`}`,
  exit: 'Exit code 1 if there is a mistake, 2 if the file cannot be read.',
  after: `Examples:
  meadhall legend check --template > my.json
  meadhall legend check my.json
  meadhall play andor --legend my.json`,
};

const fr: typeof en = {
  what: 'aide à écrire vos propres légendes',
  check: 'explique chaque erreur d’une légende, par chemin et raison',
  file: 'une légende en JSON ; - est l’entrée standard',
  template: 'affiche une petite légende pour commencer',
  json: 'en JSON',
  nobody: 'aucun jeu de l’étagère ne joue de légendes.',
  noFile:
    'quelle légende ? Nommez un fichier ; « meadhall legend check --template » en donne un pour commencer.',
  good: (file, game) => `${file} est jouable : meadhall play ${game} --legend ${file}`,
  count: (file, mistakes) => `${file} : ${mistakes === 1 ? '1 erreur' : `${mistakes} erreurs`}`,
  exit: 'Code de sortie 1 s’il y a une erreur, 2 si le fichier est illisible.',
  after: `Exemples :
  meadhall legend check --template > ma.json
  meadhall legend check ma.json
  meadhall play andor --legend ma.json`,
};

const WORDS: Texts<typeof en> = { en, fr };
