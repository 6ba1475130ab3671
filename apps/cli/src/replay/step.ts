import type { GameTypes } from '@meadhall/kernel';
import type { Context } from '../context.ts';
import { UserError } from '../errors.ts';
import type { Texts } from '../language.ts';
import type { Eyes } from '../story.ts';
import { type Film, frameText, sheetText, tableText } from './film.ts';
import { eyesText, readEyes } from './viewer.ts';

/** Lets a person walk through a match, forwards and back, until they have seen enough. */
export async function stepThrough<T extends GameTypes>(
  context: Context,
  film: Film<T>,
  first: Eyes,
  ending: readonly string[],
): Promise<void> {
  const { io, paint, language } = context;
  const say = WORDS[language];
  const { names } = film.telling;
  const last = film.positions.length - 1;
  let at = 0;
  let eyes = first;
  const print = (...lines: readonly string[]): void => io.out(`${lines.join('\n')}\n`);
  const show = (): void => {
    const title = `${at}/${last} · ${eyesText(context, eyes, names)} `;
    print('', paint('yellow', `── ${title}${'─'.repeat(Math.max(2, 60 - title.length))}`));
    if (at > 0) print(...frameText(context, film, at, eyes), '');
    print(...tableText(context, film, at, eyes));
    if (at === last) print('', ...sheetText(context, film, at), '', ...ending);
  };
  const go = (to: number): void => {
    at = Math.max(0, Math.min(last, to));
    show();
  };

  print(paint('dim', say.keys));
  show();
  for (;;) {
    const typed = await io.line(`${say.prompt} `);
    const [key = '', rest = ''] = (typed ?? 'q')
      .trim()
      .toLowerCase()
      .split(/\s+(.*)/);
    if (key === 'q') return;
    if (key === '' || key === 'n') go(at + 1);
    else if (key === 'b') go(at - 1);
    else if (key === 'e') go(last);
    else if (/^\d+$/.test(key)) go(Number(key));
    else if (key === 't') print(...tableText(context, film, at, eyes));
    else if (key === 's') print(...sheetText(context, film, at));
    else if (key === 'v') look(rest);
    else print(paint('dim', say.keys));
  }

  /** `v` alone goes round: all, spectator, each seat; `v name` looks as somebody. */
  function look(typed: string): void {
    const round: Eyes[] = ['all', null, ...names.keys()];
    try {
      eyes = typed
        ? readEyes(context, typed, names)
        : (round[(round.indexOf(eyes) + 1) % round.length] as Eyes);
      show();
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      print(error.message);
    }
  }
}

const en = {
  prompt: 'Enter next, h help >',
  keys: `Enter or n: next · b: back · a number: go there · e: to the end
v: look through other eyes (v 2, v Anna, v spectator, v all)
t: the table · s: the score · q: quit`,
};

const fr: typeof en = {
  prompt: 'Entrée suite, h aide >',
  keys: `Entrée ou n : suite · b : retour · un nombre : y aller · e : jusqu’à la fin
v : changer d’yeux (v 2, v Anna, v spectator, v all)
t : la table · s : le score · q : quitter`,
};

const WORDS: Texts<typeof en> = { en, fr };
