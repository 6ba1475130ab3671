import { setImmediate } from 'node:timers/promises';
import { at, type GameTypes, type Rules, seedOf, totals } from '@meadhall/kernel';
import type { Entry } from '@meadhall/shelf';
import type { Command } from 'commander';
import {
  type MatchFlags,
  readBots,
  readCount,
  readOptionFlags,
  readSeats,
  readSeed,
  seatBots,
} from '../arguments.ts';
import { type Bots, botNamed, botsOf } from '../bots.ts';
import { type Context, gameNamed } from '../context.ts';
import { Interrupted } from '../errors.ts';
import { prettyJson } from '../jsonText.ts';
import type { Texts } from '../language.ts';
import { withLegendFile } from '../legends.ts';
import { type Opening, playByBots } from '../match.ts';
import { progressBar } from '../progress.ts';
import { reportJson, reportText } from '../sim/report.ts';
import { addGame, emptyTally, type GameResult, type Tally } from '../sim/tally.ts';
import { matchOptions } from './matchOptions.ts';

interface SimFlags extends MatchFlags {
  games: string;
  bots: string;
  json?: true;
}

export function addSim(program: Command, context: Context): Command {
  const say = WORDS[context.language];
  const command = program
    .command('sim')
    .description(say.what)
    .argument('<game>', say.game)
    .option('--games <number>', say.games, '100')
    .option('--bots <list>', say.bots, 'greedy,random');
  return matchOptions(command, context)
    .option('--json', say.json)
    .addHelpText('after', `\n${say.after}`)
    .action(async (id: string, flags: SimFlags) => {
      const game = await withLegendFile(context, gameNamed(context, id), flags);
      await game.open((entry) => simulate(entry, flags, context));
    });
}

async function simulate<T extends GameTypes>(
  entry: Entry<T>,
  flags: SimFlags,
  context: Context,
): Promise<void> {
  const { io } = context;
  const { rules } = entry;
  const bots = botsOf(entry);
  const named = readBots(context, flags.bots, bots);
  const seats = readSeats(context, rules, flags.seats, named.length);
  const circle = seatBots(context, named, seats);
  const wanted = readCount(context, '--games', flags.games);
  const options = readOptionFlags(context, rules, flags.option);
  const seed = readSeed(context, flags.seed);
  const began = io.now();
  const { tally, stopped } = await playMany(
    { rules, bots, circle },
    { seats, options, seed },
    wanted,
    context,
  );
  const simulation = {
    game: rules.id,
    version: rules.version,
    seats,
    together: rules.together === true,
    options,
    ...(flags.legend !== undefined && { legend: flags.legend }),
    seed: flags.seed ?? seed,
    wanted,
    seconds: (io.now() - began) / 1000,
  };
  if (flags.json) io.out(`${prettyJson(reportJson(simulation, tally))}\n`);
  else io.out(`${reportText(context, simulation, tally).join('\n')}\n`);
  if (stopped) throw new Interrupted();
}

/** Who plays what: the bots of the game, and the names of those around the table. */
interface Field<T extends GameTypes> {
  rules: Rules<T>;
  bots: Bots<T>;
  circle: readonly string[];
}

/** Plays match after match. Bots move on by one seat each time, so that all sit everywhere equally often. */
async function playMany<T extends GameTypes>(
  { rules, bots, circle }: Field<T>,
  { seats, options, seed }: Opening,
  wanted: number,
  { io, language }: Context,
): Promise<{ tally: Tally; stopped: boolean }> {
  const tally = emptyTally(seats, [...new Set(circle)]);
  const percent = (share: number): string => share.toLocaleString(language, { style: 'percent' });
  const bar = progressBar(io, wanted, percent);
  let stopped = false;
  const release = io.onInterrupt(() => {
    stopped = true;
    // Whoever presses Ctrl-C again does not want to wait for the game that is running.
    release();
  });
  let breath = io.now();
  for (let played = 0; played < wanted && !stopped; played++) {
    const seated = circle.map((_, seat) => at(circle, (seat + played) % seats));
    const opening = { seats, options, seed: seedOf(`${seed} game ${played}`) };
    addGame(tally, oneGame({ rules, bots, circle: seated }, opening));
    if (io.now() - breath < 50) continue;
    bar.show(played + 1);
    await setImmediate();
    breath = io.now();
  }
  bar.clear();
  release();
  return { tally, stopped };
}

function oneGame<T extends GameTypes>(
  { rules, bots, circle }: Field<T>,
  opening: Opening,
): GameResult {
  let answers = 0;
  const seated = circle.map((name) => botNamed(bots, name));
  const game = playByBots(rules, opening, seated, () => answers++);
  return {
    seated: circle,
    totals: totals(rules.sheet(game), opening.seats),
    winners: rules.winners(game),
    answers,
  };
}

const en = {
  what: 'let bots play many games and report scores, wins and speed',
  game: 'the id of a game',
  games: 'how many games',
  bots: 'bots, separated by commas: greedy, random, or the game’s own',
  json: 'as JSON',
  after: `Fewer bots than seats: they take turns (a,b at 4 seats is a,b,a,b). From game to
game everybody moves on by one seat. The same seed gives the same games. Where
all win or lose together, wins are those of the table. Ctrl-C reports what was
played so far.

Examples:
  meadhall sim nidavellir --games 1000 --seed 1
  meadhall sim bargeroc --seats 4 --bots balanced,brawler --json`,
};

const fr: typeof en = {
  what: 'fait jouer des robots et donne scores, victoires et vitesse',
  game: 'l’identifiant d’un jeu',
  games: 'combien de parties',
  bots: 'robots, séparés par des virgules : greedy, random ou ceux du jeu',
  json: 'en JSON',
  after: `Moins de robots que de places : ils alternent (a,b à 4 places donne
a,b,a,b). D’une partie à l’autre, chacun avance d’une place. La même graine
redonne les mêmes parties. Où l’on gagne et perd ensemble, les victoires sont
celles de la table. Ctrl-C affiche ce qui a déjà été joué.

Exemples :
  meadhall sim nidavellir --games 1000 --seed 1
  meadhall sim bargeroc --seats 4 --bots balanced,brawler --json`,
};

const WORDS: Texts<typeof en> = { en, fr };
