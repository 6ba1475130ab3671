import { type Answer, type GameTypes, hash, resultOf } from '@meadhall/kernel';
import type { Entry } from '@meadhall/shelf';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { Failed } from '../errors.ts';
import { prettyJson } from '../jsonText.ts';
import type { Texts } from '../language.ts';
import { padStart } from '../layout.ts';
import { type Film, frameText, sheetText, tableText } from '../replay/film.ts';
import { stepThrough } from '../replay/step.ts';
import { verdict } from '../replay/verdict.ts';
import { readEyes } from '../replay/viewer.ts';
import { type Loaded, loadMatch, replayed } from '../replayed.ts';
import type { Eyes } from '../story.ts';

interface ReplayFlags {
  all?: true;
  view: string;
  json?: true;
}

export function addReplay(program: Command, context: Context): Command {
  const say = WORDS[context.language];
  return program
    .command('replay')
    .description(say.what)
    .argument('<file>', say.file)
    .option('--all', say.all)
    .option('--view <who>', say.view, 'all')
    .option('--json', say.json)
    .addHelpText('after', `\n${say.after}`)
    .action(async (path: string, flags: ReplayFlags) => {
      const loaded = await loadMatch(context, path);
      await loaded.game.open((entry) => shown(entry, loaded, flags, context));
    });
}

async function shown<T extends GameTypes>(
  { rules, words }: Entry<T>,
  loaded: Loaded,
  flags: ReplayFlags,
  context: Context,
): Promise<void> {
  const { io, paint, language } = context;
  const { names, path } = loaded;
  const eyes = readEyes(context, flags.view, names);
  const again = replayed(context, rules, loaded);
  const { positions } = again;
  const { ok, text } = verdict(context, again);
  const film: Film<T> = {
    telling: { rules, words: words[language], names },
    positions,
    answers: loaded.record.answers as Answer<T>[],
  };
  if (flags.json) {
    const result = resultOf(rules, positions.at(-1) as T['state']);
    const facts = { game: rules.id, hashes: positions.map(hash), result, ok, verdict: text };
    io.out(`${prettyJson(facts)}\n`);
  } else {
    const ending = paint(ok ? 'green' : 'red', ok ? `✓ ${text}` : `✗ ${text}`);
    const walk = io.terminal.in && io.terminal.out && !flags.all && path !== '-';
    if (walk) await stepThrough(context, film, eyes, [ending]);
    else io.out(`${[...whole(context, film, eyes), ending].join('\n')}\n`);
  }
  if (!ok) throw new Failed();
}

/** Every step in words, then how it ended. */
function whole<T extends GameTypes>(context: Context, film: Film<T>, eyes: Eyes): string[] {
  const last = film.positions.length - 1;
  const digits = String(last).length;
  const lines = [...tableText(context, film, 0, eyes), ''];
  for (let n = 1; n <= last; n++) {
    const [first = '', ...more] = frameText(context, film, n, eyes);
    lines.push(`${context.paint('dim', padStart(String(n), digits))}  ${first}`);
    lines.push(...more.map((line) => `${' '.repeat(digits + 2)}${line}`));
  }
  return [
    ...lines,
    '',
    ...tableText(context, film, last, eyes),
    '',
    ...sheetText(context, film, last),
    '',
  ];
}

const en = {
  what: 'step through a recorded match',
  file: 'a match file; - is the standard input',
  all: 'print every step at once, as happens without a terminal',
  view: 'through whose eyes: a seat from 1, a name, spectator, all',
  json: 'the hash of every position, as JSON',
  after: `Everything that was recorded is played again by the rules: exit code 1 if an
answer is refused or the result is not as recorded.
“meadhall record --help” describes the file.

Examples:
  meadhall replay match.json
  meadhall replay match.json --view Anna --all | less`,
};

const fr: typeof en = {
  what: 'rejoue pas à pas une partie gardée',
  file: 'un fichier de partie ; - est l’entrée standard',
  all: 'tout afficher d’un coup, comme sans terminal',
  view: 'par les yeux de qui : une place dès 1, un nom, spectator, all',
  json: 'l’empreinte de chaque position, en JSON',
  after: `Tout est rejoué selon les règles : code de sortie 1 si une réponse est
refusée ou si le résultat n’est pas celui du fichier.
« meadhall record --help » décrit le fichier.

Exemples :
  meadhall replay partie.json
  meadhall replay partie.json --view Anna --all | less`,
};

const WORDS: Texts<typeof en> = { en, fr };
