import { setImmediate } from 'node:timers/promises';
import { type GameTypes, type Rules, seeded, seedOf } from '@meadhall/kernel';
import type { Bot } from '@meadhall/search';
import type { Entry } from '@meadhall/shelf';
import type { Command } from 'commander';
import {
  type MatchFlags,
  readBots,
  readCount,
  readOptionFlags,
  readSeats,
  readSeed,
} from '../arguments.ts';
import { type Bots, botNamed, botsOf } from '../bots.ts';
import { type Context, gameNamed } from '../context.ts';
import { Interrupted, UserError } from '../errors.ts';
import { prettyJson } from '../jsonText.ts';
import type { Texts } from '../language.ts';
import { ratings } from '../league/elo.ts';
import { comparedTeams, lineupsOf, type Meeting, seatedAt } from '../league/lineups.ts';
import { type League, leagueJson, leagueText } from '../league/report.ts';
import { withLegendFile } from '../legends.ts';
import { type Opening, playByBots } from '../match.ts';
import { progressBar } from '../progress.ts';
import { matchOptions } from './matchOptions.ts';

interface LeagueFlags extends MatchFlags {
  games: string;
  bots: string;
  alone?: true;
  json?: true;
  markdown?: true;
}

export function addLeague(program: Command, context: Context): Command {
  const say = WORDS[context.language];
  const command = program
    .command('league')
    .description(say.what)
    .argument('<game>', say.game)
    .requiredOption('--bots <list>', say.bots)
    .option('--games <number>', say.games, '100')
    .option('--alone', say.alone);
  return matchOptions(command, context)
    .option('--json', say.json)
    .option('--markdown', say.markdown)
    .addHelpText('after', `\n${say.after}`)
    .action(async (id: string, flags: LeagueFlags) => {
      const game = await withLegendFile(context, gameNamed(context, id), flags);
      await game.open((entry) => hold(entry, flags, context));
    });
}

async function hold<T extends GameTypes>(
  entry: Entry<T>,
  flags: LeagueFlags,
  context: Context,
): Promise<void> {
  const { io, language } = context;
  const { rules } = entry;
  const all = botsOf(entry);
  const bots = [...new Set(readBots(context, flags.bots, all))];
  const together = rules.together === true;
  if (bots.length < 2) throw new UserError(WORDS[language].tooFew);
  const seats = readSeats(context, rules, flags.seats, 2);
  const wanted = readCount(context, '--games', flags.games);
  const options = readOptionFlags(context, rules, flags.option);
  const seed = readSeed(context, flags.seed);
  const lineups = lineupsOf(bots, { seats, together, alone: flags.alone === true });
  const meetings = lineups.map((lineup): Meeting => ({ lineup, shares: [] }));
  const timed = timedBots(all, bots, io.now);
  const began = io.now();
  const stopped = await playAll(
    { rules, bots: timed.bots, meetings, turns: together ? 1 : seats },
    { seats, options, seed },
    wanted,
    context,
  );
  const league: League = {
    game: rules.id,
    version: rules.version,
    seats,
    together,
    options,
    seed: flags.seed ?? seed,
    bots,
    meetings,
    ratings: ratings(
      bots,
      together ? comparedTeams(meetings) : meetings,
      together ? 2 : seats,
      seeded(seedOf(`${seed} ratings`)),
    ),
    thinking: timed.means(),
    seconds: (io.now() - began) / 1000,
  };
  if (flags.json) io.out(`${prettyJson(leagueJson(league))}\n`);
  else io.out(`${leagueText(context, league, flags.markdown === true).join('\n')}\n`);
  if (stopped) throw new Interrupted();
}

/** The bots of the league with a watch on each. */
function timedBots<T extends GameTypes>(
  all: Bots<T>,
  names: readonly string[],
  now: () => number,
): { bots: Bots<T>; means(): Map<string, number> } {
  const spent = new Map(names.map((name) => [name, { time: 0, answers: 0 }]));
  const bots = names.map((name): [string, Bot<T>] => {
    const bot = botNamed(all, name);
    return [
      name,
      (...given) => {
        const began = now();
        const answer = bot(...given);
        const sum = spent.get(name);
        if (sum) {
          sum.time += now() - began;
          sum.answers++;
        }
        return answer;
      },
    ];
  });
  const means = () =>
    new Map([...spent].map(([name, { time, answers }]) => [name, answers ? time / answers : 0]));
  return { bots: new Map(bots), means };
}

interface Field<T extends GameTypes> {
  rules: Rules<T>;
  bots: Bots<T>;
  meetings: readonly Meeting[];
  /** How many seats the one moves through with each seed. */
  turns: number;
}

/** Seed after seed through all lineups, so that a league cut short is fair to all. */
async function playAll<T extends GameTypes>(
  { rules, bots, meetings, turns }: Field<T>,
  { seats, options, seed }: Opening,
  wanted: number,
  { io, language }: Context,
): Promise<boolean> {
  const rounds = Math.ceil(wanted / turns);
  const percent = (share: number) => share.toLocaleString(language, { style: 'percent' });
  const bar = progressBar(io, rounds * turns * meetings.length, percent);
  let stopped = false;
  const release = io.onInterrupt(() => {
    stopped = true;
    release();
  });
  let played = 0;
  for (let round = 0; round < rounds && !stopped; round++)
    for (const { lineup, shares } of meetings) {
      const opening = { seats, options, seed: seedOf(`${seed} league ${round}`) };
      const results: number[] = [];
      for (let turn = 0; turn < turns && !stopped; turn++) {
        const circle = seatedAt(lineup, seats, turn);
        const game = playByBots(
          rules,
          opening,
          circle.map((name) => botNamed(bots, name)),
        );
        results.push(shareOf(rules.winners(game), turn, turns === 1));
        bar.show(++played);
        await setImmediate();
      }
      if (results.length === turns) shares.push(results);
    }
  bar.clear();
  release();
  return stopped;
}

/** The share of victory of the seat that was looked at; of a team, of all. */
const shareOf = (winners: readonly number[], seat: number, team: boolean): number => {
  if (team) return winners.length > 0 ? 1 : 0;
  return winners.includes(seat) ? 1 / winners.length : 0;
};

const en = {
  what: 'let bots meet in pairs and rate them (Elo)',
  game: 'the id of a game',
  bots: 'two or more bots, separated by commas',
  games: 'games for each pairing, at least; every seed is played from each seat',
  alone: 'only the first bot against each of the others',
  json: 'as JSON',
  markdown: 'as Markdown tables',
  tooFew: 'A league needs two different bots; name them after --bots.',
  after: `With two seats every pair meets. With more, one bot sits among others that are
all alike, and both ways round. Teams play the same seeds, each with its own kind.
The same seed gives the same league. Ctrl-C reports what was played so far.

Examples:
  meadhall league nidavellir --bots apprentice,companion,veteran,master
  meadhall league nidavellir --bots master,greedy --alone --seats 4 --games 400`,
};

const fr: typeof en = {
  what: 'fait se rencontrer des robots deux à deux et les classe (Elo)',
  game: 'l’identifiant d’un jeu',
  bots: 'deux robots ou plus, séparés par des virgules',
  games: 'parties par rencontre, au moins ; chaque graine est jouée de chaque place',
  alone: 'seulement le premier robot contre chacun des autres',
  json: 'en JSON',
  markdown: 'en tableaux Markdown',
  tooFew: 'Un championnat demande deux robots différents ; nommez-les après --bots.',
  after: `À deux places, toutes les paires se rencontrent. À plus, un robot joue seul
parmi des semblables, et inversement. Les équipes jouent les mêmes graines, chacune
entre soi. La même graine redonne le même championnat. Ctrl-C affiche ce qui a
déjà été joué.

Exemples :
  meadhall league nidavellir --bots apprentice,companion,veteran,master
  meadhall league nidavellir --bots master,greedy --alone --seats 4 --games 400`,
};

const WORDS: Texts<typeof en> = { en, fr };
