import type { GameTypes, Seat } from '@meadhall/kernel';
import type { Scene, Words } from './index.ts';

/** An answer as somebody may know it; the choice is there only if it was made aloud. */
interface Known {
  seat: Seat;
  step: string;
  choice?: unknown;
}

/** A page that was kept may be older than the server that talks to it: what it has no words for, it does not tell. */
type Maybe<Make> = Make | undefined;

/** The news of a view, in sentences. */
export function newsSentences<T extends GameTypes>(words: Words<T>, scene: Scene<T>): string[] {
  const news = (scene.view as { news?: readonly T['news'][] }).news ?? [];
  return news.flatMap((it) => {
    const make = words.news[it.say as T['news']['say']] as Maybe<
      (it: T['news'], at: Scene<T>) => string
    >;
    const text = make?.(it, scene) ?? '';
    return text === '' ? [] : [text];
  });
}

/**
 * What an answer led to, for one reader: the news; without any, what was chosen; if that is a secret, at least what it
 * was about.
 */
export function answerSentences<T extends GameTypes>(
  words: Words<T>,
  before: Scene<T>,
  after: Scene<T>,
  answer: Known,
): string[] {
  const news = newsSentences(words, after);
  if (news.length > 0) return news;
  const { seat, step } = answer;
  // Told about somebody, not to them.
  const scene: Scene<T> = { ...before, viewer: null };
  if (!('choice' in answer)) {
    const ask = words.ask[step as keyof T['choices']] as Maybe<
      (seat: Seat, at: Scene<T>) => string
    >;
    return ask ? [ask(seat, scene)] : [];
  }
  const option = words.option[step as keyof T['choices']] as Maybe<
    (choice: unknown, at: Scene<T>, seat: Seat) => string
  >;
  return option ? [`${before.name(seat)} → ${option(answer.choice, scene, seat)}`] : [];
}
