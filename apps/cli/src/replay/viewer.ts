import type { Context } from '../context.ts';
import { UserError } from '../errors.ts';
import type { Texts } from '../language.ts';
import type { Eyes } from '../story.ts';

/** Who looks, as typed: a seat counted from 1, a player's name, a spectator, or everybody at once. */
export function readEyes({ language }: Context, typed: string, names: readonly string[]): Eyes {
  const word = typed.trim().toLowerCase();
  if (word === 'all' || word === 'spectator') return word === 'all' ? 'all' : null;
  const named = names.findIndex((name) => name.toLowerCase() === word);
  const seat = named >= 0 ? named : /^\d+$/.test(word) ? Number(word) - 1 : -1;
  if (seat < 0 || seat >= names.length)
    throw new UserError(WORDS[language].nobody(typed, names.length, names.join(', ')));
  return seat;
}

/** Who looks, for people. */
export function eyesText({ language }: Context, eyes: Eyes, names: readonly string[]): string {
  const say = WORDS[language];
  if (eyes === 'all') return say.all;
  return eyes === null ? say.spectator : (names[eyes] ?? '');
}

const en = {
  all: 'everything open',
  spectator: 'as a spectator',
  nobody: (typed: string, seats: number, names: string) =>
    `nobody looks as “${typed}”; it can be a seat (1 to ${seats}), a name (${names}), spectator or all.`,
};

const fr: typeof en = {
  all: 'tout à découvert',
  spectator: 'en spectateur',
  nobody: (typed, seats, names) =>
    `personne ne regarde en « ${typed} » ; ce peut être une place (1 à ${seats}), un nom (${names}), spectator ou all.`,
};

const WORDS: Texts<typeof en> = { en, fr };
