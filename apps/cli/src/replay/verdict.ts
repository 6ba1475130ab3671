import type { GameTypes } from '@meadhall/kernel';
import type { Context } from '../context.ts';
import type { Texts } from '../language.ts';
import type { Replayed } from '../replayed.ts';

/** Whether a match came out as recorded, in one sentence. */
export function verdict<T extends GameTypes>(
  { language }: Context,
  { refused, differs, positions }: Replayed<T>,
): { ok: boolean; text: string } {
  const say = WORDS[language];
  if (refused) {
    const { reason, clause } = refused.error;
    return { ok: false, text: say.refused(refused.answer, say.reasons[reason], clause) };
  }
  const answers = positions.length - 1;
  if (differs === null) return { ok: true, text: say.unchecked(answers) };
  if (differs.length > 0)
    return { ok: false, text: say.differs(answers, differs.map((it) => say.parts[it]).join(', ')) };
  return { ok: true, text: say.same(answers) };
}

const en = {
  refused: (answer: number, why: string, clause: string | null) =>
    `answer ${answer} is refused: ${why}${clause ? ` (${clause})` : ''}.`,
  reasons: {
    gameOver: 'the game is over',
    notAsked: 'that seat is not asked',
    otherStep: 'something else is asked',
    notOffered: 'the rules do not allow it',
  },
  unchecked: (answers: number) =>
    `${answers} answers, all legal. The file has no result to compare with.`,
  differs: (answers: number, what: string) =>
    `after ${answers} answers the result is not as recorded: ${what}.`,
  parts: { hash: 'the hash of the position', totals: 'the points', winners: 'the winners' },
  same: (answers: number) => `${answers} answers, all legal; the result is as recorded.`,
};

const fr: typeof en = {
  refused: (answer, why, clause) =>
    `la réponse ${answer} est refusée : ${why}${clause ? ` (${clause})` : ''}.`,
  reasons: {
    gameOver: 'la partie est finie',
    notAsked: 'on ne demande rien à cette place',
    otherStep: 'on demande autre chose',
    notOffered: 'les règles ne le permettent pas',
  },
  unchecked: (answers) =>
    `${answers} réponses, toutes permises. Le fichier n’a pas de résultat à comparer.`,
  differs: (answers, what) =>
    `après ${answers} réponses, le résultat n’est pas celui du fichier : ${what}.`,
  parts: { hash: 'l’empreinte de la position', totals: 'les points', winners: 'les vainqueurs' },
  same: (answers) => `${answers} réponses, toutes permises ; le résultat est celui du fichier.`,
};

const WORDS: Texts<typeof en> = { en, fr };
