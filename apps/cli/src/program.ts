import { type Argument, Command, type CommanderError } from 'commander';
import { addAnalyse } from './commands/analyse.ts';
import { addCases } from './commands/cases.ts';
import { addExport } from './commands/export.ts';
import { addGames } from './commands/games.ts';
import { addLeague } from './commands/league.ts';
import { addLegend } from './commands/legend.ts';
import { addPlay } from './commands/play.ts';
import { addRecord } from './commands/record.ts';
import { addReplay } from './commands/replay.ts';
import { addScore } from './commands/score.ts';
import { addSim } from './commands/sim.ts';
import { addVerify } from './commands/verify.ts';
import type { Context } from './context.ts';
import { UserError } from './errors.ts';
import type { Texts } from './language.ts';
import { TEXTS } from './texts.ts';

const COMMANDS = [
  addGames,
  addPlay,
  addSim,
  addLeague,
  addRecord,
  addReplay,
  addVerify,
  addAnalyse,
  addExport,
  addScore,
  addCases,
  addLegend,
] as const;

/** The whole command line in one language. */
export function programFor(context: Context, version: string): Command {
  const { io, language, paint } = context;
  const say = WORDS[language];
  const program = new Command('meadhall')
    .description(say.what)
    .usage(say.usage)
    .version(version, '-V, --version', say.version)
    .option('--lang <fr|en>', say.lang)
    .helpOption('-h, --help', say.help)
    .helpCommand('help [command]', say.helpCommand)
    .exitOverride()
    .configureOutput({
      writeOut: io.out,
      // Help for want of a command is no error; errors proper are reported by `report`.
      writeErr: io.out,
      outputError: () => {},
      getOutHelpWidth: () => Math.min(io.size().columns, 100),
      getErrHelpWidth: () => Math.min(io.size().columns, 100),
    })
    .configureHelp({
      styleTitle: (title) => paint('bold', say.titles[title] ?? title),
      subcommandTerm: (command) =>
        [command.name(), ...command.registeredArguments.map(argumentTerm)].join(' '),
      optionDescription: ({ description, defaultValue }) =>
        defaultValue === undefined ? description : `${description} (${say.unless(defaultValue)})`,
    })
    .addHelpText('after', `\n${say.after}`);
  for (const add of COMMANDS) {
    const added = add(program, context);
    for (const command of [added, ...added.commands]) {
      command.usage(command.usage().replace('[options]', say.options));
      command.option('--lang <fr|en>', say.lang);
    }
  }
  return program;
}

const argumentTerm = (argument: Argument): string => {
  const name = argument.variadic ? `${argument.name()}...` : argument.name();
  return argument.required ? `<${name}>` : `[${name}]`;
};

/** A slip on the command line as one sentence; `null` where help or version was all that was asked. */
export function slip(
  { code, exitCode, message }: CommanderError,
  program: Command,
  argv: readonly string[],
  { language }: Context,
): UserError | null {
  if (exitCode === 0 || code === 'commander.help') return null;
  const say = TEXTS[language];
  const [, named = ''] = /'([^']*)'/.exec(message) ?? [];
  const [, near] = /Did you mean (.*)\?\)/.exec(message) ?? [];
  const problems: Readonly<Record<string, string>> = {
    'commander.unknownOption': say.unknownFlag(named),
    'commander.missingArgument': say.missing(`<${named}>`),
    'commander.unknownCommand': say.unknownCommand(named),
    'commander.optionMissingArgument': say.missingValue(named.replace(/ .*/, '')),
    'commander.excessArguments': say.tooManyArguments,
  };
  const problem = problems[code] ?? message;
  const command = program.commands.find((it) => argv.includes(it.name()));
  const where = command ? `meadhall ${command.name()}` : 'meadhall';
  return new UserError(`${problem} ${near ? say.didYouMean(near) : say.seeHelp(where)}`);
}

const en = {
  what: 'Board games of dwarves and Norse gods: play, simulate, replay and check the rules.',
  usage: '[options] <command>',
  options: '[options]',
  version: 'print the version',
  lang: 'language: fr or en (else that of the machine)',
  help: 'explain the command',
  helpCommand: 'explain a command',
  unless: (value: unknown) => `else ${String(value)}`,
  titles: {} as Readonly<Record<string, string>>,
  after: `Begin with:
  meadhall games            what is on the shelf
  meadhall play             choose a game and play against a bot
  meadhall help sim         everything about one command

Exit codes: 0 done; 1 a check has failed; 2 a mistake in what was typed or in a
file; 70 a fault of ours; 130 stopped by Ctrl-C.`,
};

const fr: typeof en = {
  what: 'Jeux de société de nains et de dieux nordiques : jouer, simuler, rejouer, vérifier les règles.',
  usage: '[options] <commande>',
  options: '[options]',
  version: 'affiche la version',
  lang: 'langue : fr ou en (sinon celle de la machine)',
  help: 'explique la commande',
  helpCommand: 'explique une commande',
  unless: (value) => `sinon ${String(value)}`,
  titles: {
    'Usage:': 'Usage :',
    'Arguments:': 'Arguments :',
    'Options:': 'Options :',
    'Commands:': 'Commandes :',
  },
  after: `Pour commencer :
  meadhall games            ce qu’il y a sur l’étagère
  meadhall play             choisir un jeu et affronter un robot
  meadhall help sim         tout sur une commande

Codes de sortie : 0 fait ; 1 un contrôle a échoué ; 2 une erreur dans ce qui a
été tapé ou dans un fichier ; 70 une panne chez nous ; 130 arrêté par Ctrl-C.`,
};

const WORDS: Texts<typeof en> = { en, fr };
