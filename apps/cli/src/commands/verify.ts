import { createHash } from 'node:crypto';
import type { GameTypes } from '@meadhall/kernel';
import { unfairness } from '@meadhall/records';
import type { Entry } from '@meadhall/shelf';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { Failed, UserError } from '../errors.ts';
import type { Texts } from '../language.ts';
import { verdict } from '../replay/verdict.ts';
import { type Loaded, loadMatch, replayed } from '../replayed.ts';

export function addVerify(program: Command, context: Context): Command {
  const say = WORDS[context.language];
  return program
    .command('verify')
    .description(say.what)
    .argument('<file>', say.file)
    .addHelpText('after', `\n${say.after}`)
    .action(async (path: string) => {
      const loaded = await loadMatch(context, path);
      const fair = await shuffle(context, loaded);
      const played = loaded.game.open((entry) => course(entry, loaded, context));
      if (!(fair && played)) throw new Failed();
    });
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Whether the host could not have chosen the shuffle. */
async function shuffle(context: Context, { path, record }: Loaded): Promise<boolean> {
  const say = WORDS[context.language];
  const { fairness, seed, seats } = record;
  if (!fairness) throw new UserError(say.noFairness(path));
  const wrong = await unfairness({ seed, seats, fairness }, sha256);
  return told(context, wrong === null, wrong === null ? say.fair : say.unfair[wrong]);
}

/** Whether it was played by the rules, to the result that was recorded. */
function course<T extends GameTypes>(
  { rules }: Entry<T>,
  loaded: Loaded,
  context: Context,
): boolean {
  const { ok, text } = verdict(context, replayed(context, rules, loaded));
  return told(context, ok, text);
}

function told({ io, paint }: Context, ok: boolean, text: string): boolean {
  io.out(`${paint(ok ? 'green' : 'red', ok ? `✓ ${text}` : `✗ ${text}`)}\n`);
  return ok;
}

const en = {
  what: 'check that a match was shuffled fairly and played by the rules',
  file: 'a match file from a server; - is the standard input',
  after: `Before anybody sat down the server published the digest of a secret; every seat
added a number of its own; the shuffle follows from all of them. The file tells the
secret, so that anybody can check it: exit code 1 if something does not fit.

Example:
  meadhall verify match.json`,
  noFairness: (path: string) =>
    `${path}: says nothing about its shuffle. Files of matches played on a server do; try “meadhall replay”.`,
  fair: 'The shuffle is fair: it follows from the promised secret and every seat’s number.',
  unfair: {
    noSecret: 'The secret is missing: the file was written before the match was over.',
    wrongCommitment: 'The shuffle is not fair: the secret is not the one that was promised.',
    wrongNonces: 'The shuffle cannot be checked: there must be one number for each seat.',
    wrongSeed:
      'The shuffle is not fair: it does not follow from the secret and the seats’ numbers.',
  },
};

const fr: typeof en = {
  what: 'vérifie que le mélange était honnête et que les règles ont été suivies',
  file: 'un fichier de partie d’un serveur ; - est l’entrée standard',
  after: `Avant que quiconque s’assoie, le serveur a publié l’empreinte d’un secret ; chaque
place a ajouté un nombre à elle ; le mélange découle du tout. Le fichier dit le secret :
chacun peut vérifier. Code de sortie 1 si quelque chose ne concorde pas.

Exemple :
  meadhall verify partie.json`,
  noFairness: (path) =>
    `${path} : ne dit rien de son mélange. Les parties jouées sur un serveur le disent ; essayez « meadhall replay ».`,
  fair: 'Le mélange est honnête : il découle du secret promis et du nombre de chaque place.',
  unfair: {
    noSecret: 'Le secret manque : le fichier a été écrit avant la fin de la partie.',
    wrongCommitment: 'Le mélange n’est pas honnête : le secret n’est pas celui qui était promis.',
    wrongNonces: 'Le mélange ne peut être vérifié : il faut un nombre pour chaque place.',
    wrongSeed:
      'Le mélange n’est pas honnête : il ne découle pas du secret et des nombres des places.',
  },
};

const WORDS: Texts<typeof en> = { en, fr };
