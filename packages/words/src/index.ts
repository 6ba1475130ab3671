import type { GameTypes, Rules, Seat, Viewer } from '@meadhall/kernel';

export { answerSentences, newsSentences } from './telling.ts';

/** The languages every sentence is written in. */
export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A sentence begins with a capital. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a sentence may look at: what the reader sees, and what people are called. */
export interface Scene<T extends GameTypes> {
  view: T['view'];
  viewer: Viewer;
  name(seat: Seat): string;
}

/** A variant as a form shows it; `values` where there are named ones. */
export interface OptionWords {
  name: string;
  help: string;
  values?: Readonly<Record<string, string>>;
}

/**
 * Everything a game says in one language. The keys come from the game's own types, so that a step,
 * a piece of news or a line of the sheet without words does not compile.
 */
export interface Words<T extends GameTypes> {
  title: string;
  /** One sentence for the shelf. */
  blurb: string;
  options: { readonly [K in keyof T['options']]: OptionWords };
  /** What is asked: «Céline recruits a hero». */
  ask: { readonly [K in keyof T['choices']]: (seat: Seat, scene: Scene<T>) => string };
  /** One option as a short label: «Dagda: discard the last card of two columns». */
  option: {
    readonly [K in keyof T['choices']]: (
      choice: T['choices'][K],
      scene: Scene<T>,
      seat: Seat,
    ) => string;
  };
  news: {
    readonly [N in T['news']['say']]: (
      news: Extract<T['news'], { say: N }>,
      scene: Scene<T>,
    ) => string;
  };
  lines: { readonly [K in T['lines']]: string };
  /** The table in lines of text, for the terminal and for whoever cannot see the board. */
  table(scene: Scene<T>): string[];
}

/** Words made from the rules alone, for games that have none of their own yet: plain, but complete. */
export function plainWords<T extends GameTypes>(rules: Rules<T>): Words<T> {
  const says = (make: (key: string, ...rest: never[]) => unknown): never =>
    new Proxy({}, { get: (_, key) => make.bind(null, String(key)) }) as never;
  const named = (make: (key: string) => unknown): never =>
    new Proxy({}, { get: (_, key) => make(String(key)) }) as never;
  return {
    title: rules.id,
    blurb: `${rules.seats.min}–${rules.seats.max}`,
    options: named((key) => ({ name: key, help: key })),
    ask: says((step, seat: Seat, scene: Scene<T>) => `${scene.name(seat)}: ${step}`),
    option: says((_, choice: unknown) => text(choice)),
    news: says((_, news: unknown) => text(news)),
    lines: named((key) => key),
    table: ({ view }) =>
      Object.entries(view)
        .filter(([key]) => key !== 'agenda' && key !== 'news')
        .map(([key, value]) => `${key}: ${text(value)}`),
  };
}

const text = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value).replaceAll('"', '');
