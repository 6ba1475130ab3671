import type { GameTypes } from '@meadhall/kernel';
import { type Entry, type Mistake, type Shelved, shelve } from '@meadhall/shelf';
import type { Context } from './context.ts';
import { UserError } from './errors.ts';
import { readJson } from './files.ts';
import type { Texts } from './language.ts';

/** Many times the longest of ours. */
const MOST_CHARACTERS = 100_000;

/** Letters that steer a terminal rather than being read. */
const CONTROL = /\p{Cc}/u;

/** What is wrong with a legend somebody wrote; nothing if the game can play it. */
export function mistakesIn<T extends GameTypes>(
  { legends }: Entry<T>,
  legend: unknown,
): readonly Mistake[] {
  const burden = burdenOf(legend);
  return burden ? [burden] : (legends?.check(legend) ?? []);
}

/**
 * What no legend may hold, whatever the game. A stranger may nest deeper than any stack, hence the list of
 * what is still to be looked at.
 */
function burdenOf(legend: unknown): Mistake | undefined {
  const waiting: [path: string, value: unknown][] = [['', legend]];
  let characters = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [path, value] = next;
    characters += typeof value === 'string' ? value.length : 1;
    if (characters > MOST_CHARACTERS)
      return { path: '', reason: `too large; allowed: ${MOST_CHARACTERS} characters` };
    if (typeof value === 'string' && CONTROL.test(value))
      return { path, reason: 'control characters; allowed: one line of text' };
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (CONTROL.test(key))
        return { path, reason: 'control characters in a name; allowed: one line of text' };
      characters += key.length;
      waiting.push([path === '' ? key : `${path}.${key}`, inner]);
    }
  }
  return undefined;
}

/** A mistake in one line. What may stand there is named as the rules name it. */
export function mistakeText({ language }: Context, { path, reason }: Mistake): string {
  const say = WORDS[language];
  const [, given, allowed] = /^(.*?); allowed: (.*)$/s.exec(reason) ?? [];
  const why =
    given === undefined || allowed === undefined
      ? reason
      : say.allowed(say.given[given] ?? given, allowed);
  return say.mistake(path || say.whole, why);
}

/** The game as a legend has it; refused whole for any mistake, before anything starts. */
export function withLegend(
  context: Context,
  game: Shelved,
  legend: unknown,
  from: string,
): Shelved {
  const say = WORDS[context.language];
  return game.open((entry) => {
    const { legends, rules } = entry;
    if (!legends) throw new UserError(say.noLegends(rules.id));
    const [first, ...more] = mistakesIn(entry, legend);
    if (first) throw new UserError(say.refused(from, mistakeText(context, first), more.length));
    return shelve({ ...entry, rules: legends.rulesOf(legend), legend });
  });
}

/** The game as it is, or as the legend in a file has it. */
export async function withLegendFile(
  context: Context,
  game: Shelved,
  { legend, option = [] }: { legend?: string; option?: string[] },
): Promise<Shelved> {
  if (legend === undefined) return game;
  if (option.some((flag) => flag.startsWith('legend=')))
    throw new UserError(WORDS[context.language].twice);
  return withLegend(context, game, await readJson(context, legend, (value) => value), legend);
}

const en = {
  whole: 'the legend',
  mistake: (where: string, why: string) => `${where}: ${why}`,
  allowed: (given: string, allowed: string) => `${given}; allowed: ${allowed}`,
  given: {} as Readonly<Record<string, string>>,
  noLegends: (game: string) => `${game} plays no legends; leave out --legend.`,
  twice: 'a legend comes from --legend or from --option legend=…, not from both.',
  refused: (from: string, first: string, more: number) =>
    `${from} has no legend that can be played. ${first}${
      more > 0 ? ` (and ${more} more; “meadhall legend check” lists them)` : ''
    }.`,
};

const fr: typeof en = {
  whole: 'la légende',
  mistake: (where, why) => `${where} : ${why}`,
  allowed: (given, allowed) => `${given} ; permis : ${allowed}`,
  given: {
    missing: 'manque',
    unknown: 'inconnu',
    'too large': 'trop grand',
    'control characters': 'caractères de contrôle',
    'control characters in a name': 'caractères de contrôle dans un nom',
  },
  noLegends: (game) => `${game} ne joue pas de légendes ; retirez --legend.`,
  twice: 'une légende vient de --legend ou de --option legend=…, pas des deux.',
  refused: (from, first, more) =>
    `${from} ne contient pas de légende jouable. ${first}${
      more > 0 ? ` (et ${more} de plus ; « meadhall legend check » les donne)` : ''
    }.`,
};

const WORDS: Texts<typeof en> = { en, fr };
