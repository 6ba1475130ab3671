import { type Clause, clauseOf, play, type Seat, start, type Viewer } from '@meadhall/kernel';
import type { Language, Words } from '@meadhall/words';
import type { AnyGame, Played } from '../anyGame.ts';
import type { LogLine } from '../match/link.ts';
import type { KeptMatch } from './kept.ts';

type Told = Pick<KeptMatch, 'seats' | 'seed' | 'options' | 'answers'>;

/** Everything that has happened in a match, in sentences, as far as a viewer may know. */
export function logOf(
  { rules, words }: Pick<Played, 'rules' | 'words'>,
  match: Told,
  language: Language,
  viewer: Viewer,
): LogLine[] {
  const names = match.seats.map(({ name }) => name);
  let game = start(rules, { seats: names.length, seed: match.seed, options: match.options });
  const lines: LogLine[] = sentences(words[language], rules.view(game, viewer), viewer, names).map(
    (text) => ({ n: 0, at: 0, seat: null, text }),
  );
  for (const [i, answer] of match.answers.entries()) {
    const before = rules.view(game, viewer);
    game = play(rules, game, answer);
    const after = rules.view(game, viewer);
    const told = answerSentences(words[language], { before, after }, viewer, names, answer);
    lines.push(...entryLines(told, i + 1, 0, answer.seat, clauseOf(rules, answer.step)));
  }
  return lines;
}

/** What an answer led to; of one that nobody hears anything about, at least what it was about. */
export function answerSentences(
  words: Words<AnyGame>,
  { before, after }: { before: AnyGame['view']; after: AnyGame['view'] },
  viewer: Viewer,
  names: readonly string[],
  { seat, step }: { seat: Seat; step: string },
): string[] {
  const news = sentences(words, after, viewer, names);
  if (news.length > 0) return news;
  const name = (of: Seat): string => names[of] ?? '';
  // Told about somebody, not to them.
  const asked = words.ask[step]?.(seat, { view: before, viewer: null, name });
  return asked === undefined ? [] : [asked];
}

/** The sentences of one answer: who gave it and by which rule stands beside the first; the rest follows by itself. */
export const entryLines = (
  told: readonly string[],
  n: number,
  at: number,
  seat: Seat,
  clause: Clause,
): LogLine[] =>
  told.map((text, i) => (i === 0 ? { n, at, seat, clause, text } : { n, at, seat: null, text }));

/** The news of a view, in sentences. */
function sentences(
  words: Words<AnyGame>,
  view: AnyGame['view'],
  viewer: Viewer,
  names: readonly string[],
): string[] {
  const name = (seat: Seat): string => names[seat] ?? '';
  const news = (view['news'] ?? []) as AnyGame['news'][];
  return news.map((it) => words.news[it.say]?.(it, { view, viewer, name }) ?? it.say);
}
