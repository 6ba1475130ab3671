import type { Answer, GameTypes } from '@meadhall/kernel';
import { matchFile, matchText } from '@meadhall/records';
import type { Entry } from '@meadhall/shelf';
import type { Command } from 'commander';
import {
  type MatchFlags,
  readBots,
  readNames,
  readOptionFlags,
  readSeats,
  readSeed,
  seatBots,
} from '../arguments.ts';
import { botNamed, botsOf } from '../bots.ts';
import { type Context, gameNamed } from '../context.ts';
import { writeText } from '../files.ts';
import type { Texts } from '../language.ts';
import { withLegendFile } from '../legends.ts';
import { playByBots } from '../match.ts';
import { matchOptions } from './matchOptions.ts';

interface RecordFlags extends MatchFlags {
  bots: string;
  out?: string;
  compact?: true;
}

export function addRecord(program: Command, context: Context): Command {
  const say = WORDS[context.language];
  const command = program
    .command('record')
    .description(say.what)
    .argument('<game>', say.game)
    .option('--out <file>', say.out)
    .option('--bots <list>', say.bots, 'greedy');
  return matchOptions(command, context)
    .option('--names <list>', say.names)
    .option('--compact', say.compact)
    .addHelpText('after', `\n${say.after}\n\n${say.format}`)
    .action(async (id: string, flags: RecordFlags) => {
      const game = await withLegendFile(context, gameNamed(context, id), flags);
      await game.open((entry) => recorded(entry, flags, context));
    });
}

async function recorded<T extends GameTypes>(
  entry: Entry<T>,
  flags: RecordFlags,
  context: Context,
): Promise<void> {
  const { rules, legend } = entry;
  const bots = botsOf(entry);
  const named = readBots(context, flags.bots, bots);
  const seats = readSeats(context, rules, flags.seats, named.length);
  const players = seatBots(context, named, seats);
  const names = readNames(context, flags.names, players);
  const options = readOptionFlags(context, rules, flags.option);
  const seed = readSeed(context, flags.seed);
  const answers: Answer<T>[] = [];
  const seated = players.map((name) => botNamed(bots, name));
  const game = playByBots(rules, { seats, options, seed }, seated, (it) => answers.push(it));
  const file = matchFile(rules, { seats, options, legend, seed, names, players, answers }, game);
  const text = matchText(file, { compact: flags.compact === true });
  if (flags.out === undefined) context.io.out(text);
  else await writeText(context, flags.out, text);
}

const en = {
  what: 'let bots play one match and keep it as a file',
  game: 'the id of a game',
  out: 'where to write it (else the standard output)',
  bots: 'bots, separated by commas: greedy, random, or the game’s own',
  names: 'names of the players, separated by commas',
  compact: 'everything on one line',
  after: `Examples:
  meadhall record nidavellir --out match.json --seats 3 --names Anna,Ben,Chloé
  meadhall replay match.json`,
  format: `The file is JSON:
  format          "meadhall-match"
  formatVersion   1
  game, version   which rules, and their version
  seats           how many
  options         the variants, by name
  legend          a legend of your own, as written (may be missing)
  seed            32 hexadecimal digits: all the chance of the match
  names           one for each seat
  players         who sat there, "human" or the name of a bot (may be missing)
  answers         [{"seat": 0, "step": "bid", "choice": …}, …] in order
  result          {"hash", "totals", "winners"} after the last answer`,
};

const fr: typeof en = {
  what: 'fait jouer une partie par des robots et la garde dans un fichier',
  game: 'l’identifiant d’un jeu',
  out: 'où l’écrire (sinon la sortie standard)',
  bots: 'robots, séparés par des virgules : greedy, random ou ceux du jeu',
  names: 'noms des joueurs, séparés par des virgules',
  compact: 'tout sur une ligne',
  after: `Exemples :
  meadhall record nidavellir --out partie.json --seats 3 --names Anna,Ben,Chloé
  meadhall replay partie.json`,
  format: `Le fichier est en JSON :
  format          "meadhall-match"
  formatVersion   1
  game, version   les règles et leur version
  seats           combien de places
  options         les variantes, par nom
  legend          une légende de votre plume, telle quelle (peut manquer)
  seed            32 chiffres hexadécimaux : tout le hasard de la partie
  names           un par place
  players         qui y jouait, "human" ou le nom d’un robot (peut manquer)
  answers         [{"seat": 0, "step": "bid", "choice": …}, …] dans l’ordre
  result          {"hash", "totals", "winners"} après la dernière réponse`,
};

const WORDS: Texts<typeof en> = { en, fr };
