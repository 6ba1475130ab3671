import { capital } from '@meadhall/words';

/** What somebody did, without the name that stands above it: two lines are enough for nearly everything. */
export const deedOf = (sentence: string, name: string): string =>
  sentence.startsWith(`${name} `) ? capital(sentence.slice(name.length + 1)) : sentence;
