import * as andor from '@meadhall/andor';
import { words as andorWords } from '@meadhall/andor-words';
import * as asgard from '@meadhall/asgard';
import { words as asgardWords } from '@meadhall/asgard-words';
import * as bargeroc from '@meadhall/bargeroc';
import { words as bargerocWords } from '@meadhall/bargeroc-words';
import type { GameTypes, Rules } from '@meadhall/kernel';
import * as nains from '@meadhall/nains';
import { words as nainsWords } from '@meadhall/nains-words';
import * as nidavellir from '@meadhall/nidavellir';
import { words as nidavellirWords } from '@meadhall/nidavellir-words';
import type { Bot, Craft, Level, Mind } from '@meadhall/search';
import * as toys from '@meadhall/toys';
import { type Language, plainWords, type Words } from '@meadhall/words';

/** What is wrong with a legend: where, and why. */
export interface Mistake {
  readonly path: string;
  readonly reason: string;
}

/** How a game plays stories that somebody wrote. */
export interface Legends<T extends GameTypes> {
  check(legend: unknown): readonly Mistake[];
  /** The rules of a legend without mistakes. */
  rulesOf(legend: unknown): Rules<T>;
  /** A legend to begin with. */
  readonly template: unknown;
}

/** A game and what a host can do with it. */
export interface Entry<T extends GameTypes> {
  readonly rules: Rules<T>;
  readonly words: Readonly<Record<Language, Words<T>>>;
  /** Bots of its own, by the names they are called after `--bots`. */
  readonly bots?: Readonly<Record<string, Bot<T>>>;
  /** What it knows about playing itself well; its four levels rest on it. */
  readonly craft?: Craft<T>;
  /** Levels that think in another way than the search does. */
  readonly minds?: { readonly [L in Level]?: Mind<T> };
  /** Runs one case of a casebook and lists the differences. */
  runCase?(block: unknown): readonly string[];
  /** Reads a final position a person can type from the physical table. */
  readPosition?(given: unknown): { game: T['state']; names: string[] };
  readonly examplePosition?: unknown;
  readonly legends?: Legends<T>;
  /** The legend its rules were made from, where it is none of its own. */
  readonly legend?: unknown;
  /** Where its clauses are written for people, from the root of the project. */
  readonly rulebook?: string;
  /** Proves the kernel; nobody plays it for fun. */
  readonly toy?: true;
}

/** A game on the shelf. Its types are its own business: `open` lends them to whatever works for any game. */
export interface Shelved {
  readonly id: string;
  open<R>(visit: <T extends GameTypes>(entry: Entry<T>) => R): R;
}

export function shelve<T extends GameTypes>(entry: Entry<T>): Shelved {
  return { id: entry.rules.id, open: (visit) => visit(entry) };
}

type Extras<T extends GameTypes> = Pick<Entry<T>, 'runCase' | 'readPosition' | 'examplePosition'>;

function toy<T extends GameTypes>(rules: Rules<T>, extras: Extras<T> = {}): Shelved {
  const words = plainWords(rules);
  const rulebook = 'packages/toys/RULES.md';
  return shelve({ rules, words: { fr: words, en: words }, rulebook, toy: true, ...extras });
}

/** Every game there is, those people play first. */
export const SHELF: readonly Shelved[] = [
  shelve({
    rules: nidavellir.nidavellir,
    words: nidavellirWords,
    craft: nidavellir.craft,
    runCase: nidavellir.runCase,
    readPosition: nidavellir.readPosition,
    examplePosition: nidavellir.examplePosition,
    rulebook: 'games/nidavellir/RULES.md',
  }),
  shelve({
    rules: nains.nains,
    words: nainsWords,
    craft: nains.craft,
    runCase: nains.runCase,
    readPosition: nains.readPosition,
    examplePosition: nains.examplePosition,
    rulebook: 'games/nains/RULES.md',
  }),
  shelve({
    rules: bargeroc.bargeroc,
    words: bargerocWords,
    craft: bargeroc.craft,
    bots: bargeroc.bots,
    runCase: bargeroc.runCase,
    readPosition: bargeroc.readPosition,
    examplePosition: bargeroc.examplePosition,
    rulebook: 'games/bargeroc/RULES.md',
  }),
  shelve({
    rules: asgard.asgard,
    words: asgardWords,
    craft: asgard.craft,
    bots: asgard.bots,
    runCase: asgard.runCase,
    readPosition: asgard.readPosition,
    examplePosition: asgard.examplePosition,
    rulebook: 'games/asgard/RULES.md',
  }),
  shelve({
    rules: andor.andor,
    words: andorWords,
    craft: andor.craft,
    minds: andor.minds,
    bots: {
      // The questions at hand save the team imagining a world to find them in.
      teammate: (view, seat, rng, asked) =>
        asked ? andor.advise(view, asked) : andor.teammate(view, seat, rng),
    },
    runCase: andor.runCase,
    readPosition: andor.readPosition,
    examplePosition: andor.examplePosition,
    legends: {
      check: andor.checkLegend,
      rulesOf: (legend) => andor.andorWith(andor.readLegend(legend)),
      template: andor.TEMPLATE,
    },
    rulebook: 'games/andor/RULES.md',
  }),
  toy(toys.bids, {
    runCase: toys.runBidsCase,
    readPosition: toys.readBidsPosition,
    examplePosition: toys.bidsExample,
  }),
  toy(toys.coop),
  toy(toys.delve),
  toy(toys.duel),
  toy(toys.muster),
];
