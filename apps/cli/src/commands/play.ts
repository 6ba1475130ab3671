import type { GameTypes } from '@meadhall/kernel';
import type { Command } from 'commander';
import type { MatchFlags } from '../arguments.ts';
import { type Context, gameNamed } from '../context.ts';
import { Mishap, UserError } from '../errors.ts';
import type { Texts } from '../language.ts';
import { withLegendFile } from '../legends.ts';
import { playOut } from '../play/evening.ts';
import { newSession, savedSession } from '../play/plan.ts';
import type { Session } from '../play/session.ts';
import { choose } from '../play/wizard.ts';
import { loadMatch } from '../replayed.ts';
import { matchOptions } from './matchOptions.ts';

interface PlayFlags extends MatchFlags {
  load?: string;
  save?: string;
}

export function addPlay(program: Command, context: Context): Command {
  const say = WORDS[context.language];
  const command = program
    .command('play')
    .description(say.what)
    .argument('[game]', say.game)
    .option('--bots <list>', say.bots);
  return matchOptions(command, context)
    .option('--names <list>', say.names)
    .option('--save <file>', say.save)
    .option('--load <file>', say.load)
    .addHelpText('after', `\n${say.after}`)
    .action(async (id: string | undefined, flags: PlayFlags) => {
      if (flags.load !== undefined) return goOn(id, flags, context);
      refuseToReplace(context, flags);
      if (id === undefined && !context.io.terminal.in) return command.outputHelp();
      const chosen =
        id === undefined ? await choose(context, flags) : { game: gameNamed(context, id), flags };
      if (!chosen) return;
      const game = await withLegendFile(context, chosen.game, flags);
      await game.open((entry) =>
        evening(context, newSession(context, entry, chosen.flags), flags.save),
      );
    });
}

async function goOn(id: string | undefined, flags: PlayFlags, context: Context): Promise<void> {
  const say = WORDS[context.language];
  const { load = '', seats, seed, option, legend, save = load } = flags;
  if ([seats, seed, option, legend].some((flag) => flag !== undefined))
    throw new UserError(say.fromTheFile);
  if (save !== load) refuseToReplace(context, flags);
  const loaded = await loadMatch(context, load);
  if (id !== undefined && id !== loaded.game.id)
    throw new UserError(say.otherGame(load, loaded.game.id, id));
  await loaded.game.open((entry) =>
    evening(context, savedSession(context, entry, loaded, flags), save),
  );
}

async function evening<T extends GameTypes>(
  context: Context,
  session: Session<T>,
  path: string | undefined,
): Promise<void> {
  try {
    await playOut(context, session, { path });
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new Mishap(error, session.telling.rules.id, session.opening.seed);
  }
}

/** Yesterday's match must not be lost to somebody who meant to go on with it. */
function refuseToReplace({ io, language }: Context, { save }: PlayFlags): void {
  if (save !== undefined && io.exists(save)) throw new UserError(WORDS[language].exists(save));
}

const en = {
  what: 'play in the terminal, at one screen or against bots',
  game: 'the id of a game; without it you choose from the list',
  bots: 'who plays, separated by commas: human, greedy, random, or the game’s own bots',
  names: 'names of the players, separated by commas',
  save: 'keep the match in this file after every answer',
  load: 'go on with a match from a file, and keep it there',
  fromTheFile:
    '--seats, --seed, --option and --legend come from the file of --load; leave them out.',
  otherGame: (file: string, its: string, asked: string) =>
    `${file} is a match of ${its}, not of ${asked}.`,
  exists: (file: string) =>
    `${file} exists. To go on with that match: --load ${file}; else choose another name for --save.`,
  after: `--bots names the players from the last seat back; those not named are humans and
sit first, so “--seats 3 --bots greedy” is two humans and a bot. Without --bots
one human meets greedy bots. Several humans share the screen: it is cleared
before it is passed on. During the game h explains the keys.

Examples:
  meadhall play nidavellir
  meadhall play bargeroc --bots human,human,brawler --names Anna,Ben,Robot
  meadhall play --load evening.json`,
};

const fr: typeof en = {
  what: 'joue dans le terminal, à plusieurs devant l’écran ou contre des robots',
  game: 'l’identifiant d’un jeu ; sans lui, on choisit dans la liste',
  bots: 'qui joue, séparés par des virgules : human, greedy, random ou les robots du jeu',
  names: 'noms des joueurs, séparés par des virgules',
  save: 'garde la partie dans ce fichier après chaque réponse',
  load: 'reprend la partie d’un fichier et l’y garde',
  fromTheFile: '--seats, --seed, --option et --legend viennent du fichier de --load ; retirez-les.',
  otherGame: (file, its, asked) => `${file} est une partie de ${its}, pas de ${asked}.`,
  exists: (file) =>
    `${file} existe. Pour reprendre cette partie : --load ${file} ; sinon, un autre nom pour --save.`,
  after: `--bots nomme les joueurs en partant de la dernière place ; les autres sont des
humains, assis devant : « --seats 3 --bots greedy », deux humains et un robot.
Sans --bots, un humain affronte des robots gloutons. Plusieurs humains partagent
l’écran : il est effacé avant de changer de mains. Pendant la partie, h explique
les touches.

Exemples :
  meadhall play nidavellir
  meadhall play bargeroc --bots human,human,brawler --names Anna,Ben,Robot
  meadhall play --load soiree.json`,
};

const WORDS: Texts<typeof en> = { en, fr };
