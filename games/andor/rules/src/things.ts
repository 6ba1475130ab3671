// Articles, tokens, gold and gems: what they are called, where they are worn, where they lie.
import { at, remove, type Seat } from '@meadhall/kernel';
import type { State } from './model.ts';
import type { Hero, Thing } from './pieces.ts';
import { ARTICLES, type Article, RUNE_COLOURS, SLOTS, type Slot } from './tables/heroes.ts';
import type { Space } from './tables/place.ts';

/** What sort of thing it is, without value, colour, used side or hidden face. */
export function sortOf(thing: Thing): string {
  if (thing.startsWith('runestone')) return 'runestone';
  let end = thing.length;
  while (end > 0 && !isLetterCode(thing.charCodeAt(end - 1))) end--;
  return thing.slice(0, end);
}

const isLetterCode = (code: number): boolean => code >= 97 && code <= 122;

/** The number written on a thing: pieces of gold, value of a gem, herb or heap of rubble. */
export function numberOn(thing: Thing): number {
  const digits = /\d+/.exec(thing);
  return digits ? Number(digits[0]) : 1;
}

export const isFaceDown = (thing: Thing): boolean => thing.endsWith('?');

/** A thing as anybody sees it: what lies face down shows its sort only. */
export const seenAs = (thing: Thing): Thing => (isFaceDown(thing) ? `${sortOf(thing)}?` : thing);

export const isArticle = (sort: string): sort is Article => sort in ARTICLES;

const slotOf = (thing: Thing): Slot => {
  const sort = sortOf(thing);
  return isArticle(sort) ? ARTICLES[sort].slot : 'small';
};

export const isLarge = (thing: Thing): boolean => slotOf(thing) === 'large';

const inPurse = (thing: Thing): boolean => thing.startsWith('gold') || thing.startsWith('gem');

/** Whether things fit into the slots of one sheet. (AND-2.1) */
export function fit(things: readonly Thing[]): boolean {
  const used = { small: 0, large: 0, head: 0 };
  for (const thing of things) if (++used[slotOf(thing)] > SLOTS[slotOf(thing)]) return false;
  return true;
}

export const hasRoom = ({ items }: Hero, thing: Thing): boolean =>
  inPurse(thing) || fit([...items, thing]);

export const bears = ({ items }: Hero, article: Article): boolean =>
  items.includes(article) || items.includes(`${article}*`);

/** Three rune stones of different colours give a black die. (AND-10.14) */
export const hasRuneDie = ({ items }: Hero): boolean =>
  items.length >= 3 && RUNE_COLOURS.every((colour) => items.includes(`runestone:${colour}`));

/** Puts a thing into the purse or a slot. */
export function stow(hero: Hero, thing: Thing): void {
  if (thing.startsWith('gold')) hero.gold += numberOn(thing);
  else if (thing.startsWith('gem')) hero.gems.push(numberOn(thing));
  else hero.items.push(thing);
}

/** Takes a thing out of the purse or a slot. */
export function handOut(hero: Hero, thing: Thing): void {
  if (thing.startsWith('gold')) hero.gold -= numberOn(thing);
  else if (thing.startsWith('gem')) remove(hero.gems, numberOn(thing));
  else remove(hero.items, thing);
}

/** A hero gets a thing; without a free slot it is laid on the space. (AND-6.9) */
export function receive(game: State, seat: Seat, thing: Thing): void {
  const hero = at(game.seats, seat);
  if (hasRoom(hero, thing)) stow(hero, thing);
  else lay(game, hero.space, thing);
}

/** An article from the equipment board, if one is left. (AND-9.4) */
export function receiveArticle(game: State, seat: Seat, article: Article): boolean {
  if (game.supply[article] === 0) return false;
  game.supply[article]--;
  receive(game, seat, article);
  return true;
}

/** Lays a thing on a space; gold joins the gold that lies there. */
export function lay(game: State, space: Space, thing: Thing): void {
  let there = game.ground[space];
  if (!there) {
    there = [];
    game.ground[space] = there;
  }
  if (thing.startsWith('gold')) {
    const gold = there.findIndex((it) => it.startsWith('gold'));
    if (gold >= 0) {
      there[gold] = `gold${numberOn(at(there, gold)) + numberOn(thing)}`;
      return;
    }
  }
  there.push(thing);
}

/** Takes a thing from a space where it lies; of gold, a part. */
export function lift(game: State, space: Space, thing: Thing): void {
  const there = game.ground[space] ?? [];
  if (thing.startsWith('gold')) {
    const gold = there.findIndex((it) => it.startsWith('gold'));
    const left = numberOn(at(there, gold)) - numberOn(thing);
    if (left > 0) there[gold] = `gold${left}`;
    else there.splice(gold, 1);
  } else remove(there, thing);
  if (there.length === 0) delete game.ground[space];
}

/** Uses one side of an article, a half-used one first; used up it goes back to the board. (AND-9.4) */
export function useSide(game: State, hero: Hero, article: Article): void {
  const half = hero.items.indexOf(`${article}*`);
  if (half >= 0) {
    hero.items.splice(half, 1);
    game.supply[article]++;
  } else hero.items[hero.items.indexOf(article)] = `${article}*`;
}

/** Gold and gems on a space. (AND-28.4) */
export function worthOn(game: State, space: Space): number {
  let worth = 0;
  for (const thing of game.ground[space] ?? []) if (inPurse(thing)) worth += numberOn(thing);
  return worth;
}
