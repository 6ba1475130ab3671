import { type Outcome, readCases, runCases } from '@meadhall/testkit';
import type { Command } from 'commander';
import { type Context, gameNamed } from '../context.ts';
import { Failed, UserError } from '../errors.ts';
import { readText } from '../files.ts';
import { prettyJson } from '../jsonText.ts';
import type { Texts } from '../language.ts';

type Failure = Outcome['failed'][number] & { file: string };

export function addCases(program: Command, context: Context): Command {
  const say = WORDS[context.language];
  return program
    .command('cases')
    .description(say.what)
    .argument('<game>', say.game)
    .argument('<file.md...>', say.files)
    .option('--json', say.json)
    .addHelpText('after', `\n${say.after}`)
    .action(async (id: string, files: string[], { json }: { json?: true }) => {
      const { io, paint } = context;
      const runCase = gameNamed(context, id).open((entry) => entry.runCase?.bind(entry));
      if (!runCase) throw new UserError(say.noCases(id));
      let passed = 0;
      const failed: Failure[] = [];
      for (const file of files) {
        const markdown = await readText(context, file);
        if (readCases(markdown).length === 0) throw new UserError(say.noBlock(file));
        const outcome = runCases(markdown, runCase);
        passed += outcome.passed;
        failed.push(...outcome.failed.map((failure) => ({ ...failure, file })));
      }
      if (json) io.out(`${prettyJson({ passed, failed })}\n`);
      else {
        for (const failure of failed) {
          const where = `${paint('red', failure.id)} ${paint('dim', `(${failure.file}:${failure.line})`)}`;
          io.out(`${where} ${failure.problems.join('; ')}\n`);
        }
        io.out(`${passed} passed, ${failed.length} failed\n`);
      }
      if (failed.length > 0) throw new Failed();
    });
}

const en = {
  what: 'run the executable examples of a casebook',
  game: 'the id of a game with a casebook',
  files: 'Markdown with json blocks; - is the standard input',
  json: 'as JSON',
  noCases: (game: string) =>
    `${game} has no casebook; “meadhall games --json” says which games do.`,
  noBlock: (file: string) =>
    `${file} has no json block; each case stands in one, between \`\`\`json and \`\`\`.`,
  after: `One line for each failing block, last “N passed, M failed”.
Exit code 1 if one failed.

Examples:
  meadhall cases nidavellir games/nidavellir/cases/examples.md`,
};

const fr: typeof en = {
  what: 'exécute les exemples d’un cahier de cas',
  game: 'l’identifiant d’un jeu qui a un cahier de cas',
  files: 'Markdown avec des blocs json ; - est l’entrée standard',
  json: 'en JSON',
  noCases: (game) =>
    `${game} n’a pas de cahier de cas ; « meadhall games --json » dit quels jeux en ont un.`,
  noBlock: (file) =>
    `${file} n’a aucun bloc json ; chaque cas est écrit entre \`\`\`json et \`\`\`.`,
  after: `Une ligne par bloc en échec, à la fin « N passed, M failed ».
Code de sortie 1 si l’un échoue.

Exemples :
  meadhall cases nidavellir games/nidavellir/cases/examples.md`,
};

const WORDS: Texts<typeof en> = { en, fr };
