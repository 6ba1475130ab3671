import type { Me } from '@meadhall/protocol';
import { language } from '@meadhall/table-ui';
import { effect, signal } from '@preact/signals';
import { call, speak } from './api.ts';
import { Refused } from './match/link.ts';

/** The person at this screen, once the server knows them. */
export const me = signal<Me | null>(null);
/** Whether the server answers; nobody knows before it was asked. */
export const server = signal<'unknown' | 'there' | 'away'>('unknown');

const NAME = 'meadhall.name';
const KNOWN = 'meadhall.known';
const LOCAL = 'meadhall.local';

const read = (key: string): string => {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
};
const write = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser without storage forgets; it still plays.
  }
};

/** What the person wants to be called, with or without a server. */
export const name = signal(globalThis.localStorage ? read(NAME) : '');
export function rename(to: string): void {
  name.value = to;
  write(NAME, to);
}

/** Somebody who has been here before may have matches waiting. */
export const isKnown = (): boolean => read(KNOWN) !== '';
export const hasLocalMatches = (): boolean => read(LOCAL) !== '';
export const rememberLocalMatch = (): void => write(LOCAL, '1');

let knocking: Promise<Me | null> | null = null;

/** Comes in: as whoever we were, or as a guest. Nothing if the server is away. */
export function comeIn(): Promise<Me | null> {
  knocking ??= oneByOne(enter).finally(() => {
    knocking = null;
  });
  return me.value ? Promise.resolve(me.value) : knocking;
}

/** Tabs opened at once become one guest: with two, the cookie of the second would lose what the first began. */
const oneByOne = (come: typeof enter): Promise<Me | null> =>
  'locks' in navigator ? navigator.locks.request('meadhall.door', come) : come();

async function enter(): Promise<Me | null> {
  try {
    const body = {
      language: language.value,
      ...(name.value.trim() === '' ? {} : { name: name.value.trim().slice(0, 30) }),
    };
    become(await call('newGuest', { body }));
    return me.value;
  } catch (why) {
    if (!(why instanceof Refused)) throw why;
    server.value = why.problem.title === '' ? 'away' : 'there';
    return null;
  }
}

export function become(who: Me): void {
  me.value = who;
  server.value = 'there';
  write(KNOWN, '1');
  if (name.value === '') rename(who.name);
}

/** Keeps the server speaking the language of the page. */
export function keepLanguage(): void {
  effect(() => {
    speak(language.value);
    document.documentElement.lang = language.value;
    if (me.peek() && me.peek()?.language !== language.value)
      call('changeMe', { body: { language: language.value } }).then(become, () => {});
  });
}
