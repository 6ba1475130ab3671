import { catalogue, say } from '@meadhall/table-ui';
import { Refused } from '../match/link.ts';
import type { Problem } from '../match/messages.ts';

/** Words for refusals that come without any: from this browser's own table, or from a server out of reach. */
const PROBLEMS = catalogue({
  fr: {
    busy: 'Le serveur ne répond pas. Réessayez dans un instant.',
    notFound: 'Cette table n’existe pas, ou plus.',
    notYours: 'Ce n’est pas à vous d’en décider.',
    notAsked: 'Un instant : on ne vous demande rien pour le moment.',
    otherStep: 'La question a changé entre-temps.',
    notOffered: 'Les règles ne le permettent pas.',
    gameOver: 'La partie est finie.',
    nothingToUndo: 'Il n’y a rien à reprendre.',
    revealed: 'Trop tard : quelque chose a été révélé depuis.',
    notSupported: 'Cette partie a été commencée avec une autre version des règles.',
    badSetup: 'Quelque chose ne peut pas être ainsi.',
    other: 'Quelque chose s’est cassé de notre côté. Rechargez la page.',
  },
  en: {
    busy: 'The server does not answer. Try again in a moment.',
    notFound: 'There is no such table, or not any more.',
    notYours: 'That is not yours to decide.',
    notAsked: 'One moment: nothing is asked of you just now.',
    otherStep: 'The question has changed in the meantime.',
    notOffered: 'The rules do not allow that.',
    gameOver: 'The game is over.',
    nothingToUndo: 'There is nothing to take back.',
    revealed: 'Too late: something has been revealed since.',
    notSupported: 'This match was begun with another version of the rules.',
    badSetup: 'Something cannot be like that.',
    other: 'Something broke on our side. Reload the page.',
  },
});

/** A refusal in one sentence. */
export function sentence(problem: Problem): string {
  const own = say(PROBLEMS);
  const { kind, title, detail } = problem;
  if (title !== '') return detail === '' || detail === title ? title : `${ended(title)} ${detail}`;
  return kind in own ? own[kind as keyof typeof own] : own.other;
}

const ended = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** Whatever was thrown, in one sentence. */
export const whyNot = (why: unknown): string =>
  why instanceof Refused ? sentence(why.problem) : say(PROBLEMS).other;

/** Whether a refusal is about one field of what was sent: then the page has better words for it. */
export const blames = (why: unknown, field: string): boolean =>
  why instanceof Refused && why.problem.field === field;
