import { setImmediate } from 'node:timers/promises';
import { type Answer, type GameTypes, seeded, seedOf } from '@meadhall/kernel';
import { type Analysis, analyse } from '@meadhall/search';
import type { Entry } from '@meadhall/shelf';
import type { Command } from 'commander';
import { analysisText } from '../analysis/report.ts';
import { readCount } from '../arguments.ts';
import type { Context } from '../context.ts';
import { Failed, Interrupted, UserError } from '../errors.ts';
import { prettyJson } from '../jsonText.ts';
import type { Texts } from '../language.ts';
import { progressBar } from '../progress.ts';
import { verdict } from '../replay/verdict.ts';
import { type Loaded, loadMatch, replayed } from '../replayed.ts';
import type { Telling } from '../scene.ts';

interface AnalyseFlags {
  iterations: string;
  mistakes: string;
  json?: true;
}

export function addAnalyse(program: Command, context: Context): Command {
  const say = WORDS[context.language];
  return program
    .command('analyse')
    .alias('analyze')
    .description(say.what)
    .argument('<file>', say.file)
    .option('--iterations <number>', say.iterations, '400')
    .option('--mistakes <number>', say.mistakes, '5')
    .option('--json', say.json)
    .addHelpText('after', `\n${say.after}`)
    .action(async (path: string, flags: AnalyseFlags) => {
      const loaded = await loadMatch(context, path);
      await loaded.game.open((entry) => shown(entry, loaded, flags, context));
    });
}

/** Worlds for a point of the curve. */
const WORLDS = 40;

async function shown<T extends GameTypes>(
  { rules, words, craft }: Entry<T>,
  loaded: Loaded,
  flags: AnalyseFlags,
  context: Context,
): Promise<void> {
  const { io, language } = context;
  const say = WORDS[language];
  const iterations = readCount(context, '--iterations', flags.iterations);
  const worst = readCount(context, '--mistakes', flags.mistakes, 0);
  if (!craft) throw new UserError(say.noCraft(rules.id));
  const again = replayed(context, rules, loaded);
  const { ok, text } = verdict(context, again);
  if (!ok) {
    io.err(`${loaded.path}: ${text}\n`);
    throw new Failed();
  }
  const { positions } = again;
  const answers = loaded.record.answers as Answer<T>[];
  const steps = analyse(
    rules,
    craft,
    { positions, answers },
    { iterations, worlds: WORLDS },
    seeded(seedOf(`${loaded.record.seed} analysis`)),
  );
  const analysis = await watched(steps, answers.length, context);
  if (flags.json) {
    const { names } = loaded;
    io.out(`${prettyJson({ game: rules.id, names, iterations, ...analysis })}\n`);
    return;
  }
  const telling: Telling<T> = { rules, words: words[language], names: loaded.names };
  io.out(`${analysisText(context, telling, positions, analysis, worst).join('\n')}\n`);
}

async function watched<T extends GameTypes>(
  steps: Generator<number, Analysis<T>>,
  total: number,
  { io, language }: Context,
): Promise<Analysis<T>> {
  const bar = progressBar(io, total, (share) =>
    share.toLocaleString(language, { style: 'percent' }),
  );
  let stopped = false;
  const release = io.onInterrupt(() => {
    stopped = true;
    release();
  });
  for (;;) {
    const { done, value } = steps.next();
    if (done || stopped) {
      bar.clear();
      release();
      if (done) return value;
      throw new Interrupted();
    }
    bar.show(value);
    await setImmediate();
  }
}

const en = {
  what: 'judge every decision of a finished match',
  file: 'a match file; - is the standard input',
  iterations: 'play-outs for each decision',
  mistakes: 'how many of the biggest mistakes to show',
  json: 'everything as JSON',
  noCraft: (game: string) => `${game} has no bots that could judge a match.`,
  after: `Every decision is judged with what its seat knew then. More play-outs give surer
judgements. Exit code 1 if the file does not replay.

Examples:
  meadhall analyse match.json
  meadhall analyse match.json --iterations 2000 --json`,
};

const fr: typeof en = {
  what: 'juge chaque décision d’une partie finie',
  file: 'un fichier de partie ; - est l’entrée standard',
  iterations: 'parties imaginées pour chaque décision',
  mistakes: 'combien des plus grosses erreurs montrer',
  json: 'tout en JSON',
  noCraft: (game) => `${game} n’a pas de robots capables de juger une partie.`,
  after: `Chaque décision est jugée avec ce que la place savait alors. Plus de parties
imaginées donnent des jugements plus sûrs. Code de sortie 1 si le fichier ne se
rejoue pas.

Exemples :
  meadhall analyse partie.json
  meadhall analyse partie.json --iterations 2000 --json`,
};

const WORDS: Texts<typeof en> = { en, fr };
