// Things as a casebook writes them: `gold 3`, `gem4`, `herb3`, `runestone:blue?`, `wineskin*`.
import { IllegalSetup } from '@meadhall/kernel';
import type { Thing } from '../pieces.ts';
import { ARTICLE_NAMES, ARTICLES, GEMS, HERBS, RUBBLE, RUNESTONES } from '../tables/heroes.ts';
import { isArticle, sortOf } from '../things.ts';

const TOKENS = new Set([...GEMS, ...HERBS, ...RUBBLE, ...RUNESTONES, 'parchment', 'poison']);

/** One thing, without the space a choice may put between word and number. */
export const spell = (text: string): Thing => text.trim().replace(/\s+(?=\d)/, '');

/** A thing that exists; `faceDown` where it may lie hidden. */
export function readThing(value: unknown, path: string, faceDown = false): Thing {
  const thing = typeof value === 'string' ? spell(value) : '';
  const bare = faceDown ? thing.replace(/\?$/, '') : thing;
  const sort = sortOf(bare);
  const known =
    TOKENS.has(bare) ||
    (ARTICLE_NAMES as readonly string[]).includes(bare) ||
    (bare === `${sort}*` && isArticle(sort) && ARTICLES[sort].sides === 2) ||
    /^gold[1-9]\d?$/.test(bare);
  if (!known)
    throw new IllegalSetup(
      path,
      value,
      'a thing: gold3, gem4, herb3, runestone:blue, wineskin*, …',
      'AND-2.1',
    );
  return thing;
}

/** The thing of a list that a word means: the very one, one half used, or the first of its sort. */
export function meantBy(things: readonly Thing[], word: string): Thing {
  const thing = spell(word);
  if (things.includes(thing)) return thing;
  if (things.includes(`${thing}*`)) return `${thing}*`;
  return things.find((it) => sortOf(it) === thing) ?? thing;
}

/** A list with commas. */
export const listed = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
