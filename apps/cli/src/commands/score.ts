import { type GameTypes, totals } from '@meadhall/kernel';
import type { Entry } from '@meadhall/shelf';
import type { Command } from 'commander';
import { type Context, gameNamed } from '../context.ts';
import { UserError } from '../errors.ts';
import { readJson } from '../files.ts';
import { prettyJson } from '../jsonText.ts';
import type { Texts } from '../language.ts';
import { sheetTable } from '../sheetTable.ts';

interface ScoreFlags {
  json?: true;
  example?: true;
}

export function addScore(program: Command, context: Context): Command {
  const say = WORDS[context.language];
  return program
    .command('score')
    .description(say.what)
    .argument('<game>', say.game)
    .argument('[file.json]', say.file)
    .option('--json', say.json)
    .option('--example', say.example)
    .addHelpText('after', `\n${say.after}`)
    .action(async (id: string, file: string | undefined, flags: ScoreFlags) => {
      const text = await gameNamed(context, id).open((entry) =>
        scored(entry, file, flags, context),
      );
      context.io.out(`${text}\n`);
    });
}

async function scored<T extends GameTypes>(
  entry: Entry<T>,
  file: string | undefined,
  { json, example }: ScoreFlags,
  context: Context,
): Promise<string> {
  const say = WORDS[context.language];
  const { rules, words, examplePosition } = entry;
  const readPosition = entry.readPosition?.bind(entry);
  if (!readPosition) throw new UserError(say.cannot(rules.id));
  if (example) return prettyJson(examplePosition);
  if (file === undefined) throw new UserError(say.noFile(rules.id));
  const { game, names } = await readJson(context, file, readPosition);
  const lines = rules.sheet(game);
  const winners = rules.winners(game);
  if (json)
    return prettyJson({
      game: rules.id,
      names,
      lines,
      totals: totals(lines, names.length),
      winners,
    });
  const telling = { rules, words: words[context.language], names };
  return sheetTable(context, telling, lines, winners).join('\n');
}

const en = {
  what: 'score a final position typed from the table',
  game: 'the id of a game',
  file: 'the position as JSON; - is the standard input',
  json: 'as JSON',
  example: 'print an example of such a file',
  cannot: (game: string) =>
    `${game} cannot read a final position; “meadhall games --json” says which games can.`,
  noFile: (game: string) =>
    `which position? Name a file; “meadhall score ${game} --example” prints one to begin with.`,
  after: `Examples:
  meadhall score nidavellir --example > final.json
  meadhall score nidavellir final.json`,
};

const fr: typeof en = {
  what: 'compte les points d’une position finale relevée sur la table',
  game: 'l’identifiant d’un jeu',
  file: 'la position en JSON ; - est l’entrée standard',
  json: 'en JSON',
  example: 'affiche un exemple de fichier',
  cannot: (game) =>
    `${game} ne sait pas lire une position finale ; « meadhall games --json » dit quels jeux le savent.`,
  noFile: (game) =>
    `quelle position ? Nommez un fichier ; « meadhall score ${game} --example » en donne un pour commencer.`,
  after: `Exemples :
  meadhall score nidavellir --example > finale.json
  meadhall score nidavellir finale.json`,
};

const WORDS: Texts<typeof en> = { en, fr };
