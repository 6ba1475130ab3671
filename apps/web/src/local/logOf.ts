import {
  type Clause,
  clauseOf,
  isAloud,
  play,
  type Seat,
  start,
  type Viewer,
} from '@meadhall/kernel';
import { answerSentences, type Language, newsSentences } from '@meadhall/words';
import type { Played } from '../anyGame.ts';
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
  const name = (seat: Seat): string => names[seat] ?? '';
  const scene = () => ({ view: rules.view(game, viewer), viewer, name });
  const lines: LogLine[] = newsSentences(words[language], scene()).map((text) => ({
    n: 0,
    at: 0,
    seat: null,
    text,
  }));
  for (const [i, { seat, step, choice }] of match.answers.entries()) {
    const before = scene();
    game = play(rules, game, { seat, step, choice });
    const isKnown = seat === viewer || isAloud(rules, step);
    const known = { seat, step, ...(isKnown && { choice }) };
    const told = answerSentences(words[language], before, scene(), known);
    lines.push(...entryLines(told, i + 1, 0, seat, clauseOf(rules, step)));
  }
  return lines;
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
