import { BrokenRules, type GameTypes } from '@meadhall/kernel';
import type { Player } from '@meadhall/records';
import { type Bot, botOf, greedy, greedyBy, LEVELS, mindOf, random } from '@meadhall/search';
import type { Entry } from '@meadhall/shelf';
import type { Texts } from './language.ts';

/** The bots of one game by the names they are called after `--bots`. */
export type Bots<T extends GameTypes> = ReadonlyMap<string, Bot<T>>;

/**
 * Those that play any game, the four levels of a game that knows how to play itself, and those the game brings
 * along. Greedy goes by the game's own judgement where it has one.
 */
export function botsOf<T extends GameTypes>({ rules, craft, minds, bots }: Entry<T>): Bots<T> {
  const levels: [string, Bot<T>][] = craft
    ? LEVELS.map((level) => [level, botOf(minds?.[level] ?? mindOf(rules, craft, level))])
    : [];
  return new Map<string, Bot<T>>([
    ['greedy', craft ? botOf(greedyBy(rules, craft)) : greedy(rules)],
    ['random', random(rules)],
    ...levels,
    ...Object.entries(bots ?? {}),
  ]);
}

export const botNames = <T extends GameTypes>(entry: Entry<T>): string[] => [
  ...botsOf(entry).keys(),
];

/** A bot whose name has been checked before. */
export function botNamed<T extends GameTypes>(bots: Bots<T>, name: string): Bot<T> {
  const bot = bots.get(name);
  if (!bot) throw new BrokenRules(`no bot is called ${name}`);
  return bot;
}

/** What a player without a name of their own is called; the seat number follows. */
export const playerTitle = (player: Player, titles: Readonly<Record<string, string>>): string =>
  titles[player] ?? player.charAt(0).toUpperCase() + player.slice(1);

const en: Readonly<Record<string, string>> = {
  human: 'Player',
  steady3: 'Steady',
  bigspender: 'Big spender',
  smallfry: 'Small fry',
  nocards: 'Cardless',
};

const fr: Readonly<Record<string, string>> = {
  human: 'Joueur',
  greedy: 'Glouton',
  random: 'Hasard',
  balanced: 'Équilibré',
  cautious: 'Prudent',
  steady3: 'Régulier',
  gambler: 'Flambeur',
  brawler: 'Bagarreur',
  pacifist: 'Pacifique',
  trader: 'Marchand',
  hoarder: 'Avare',
  bigspender: 'Dépensier',
  smallfry: 'Petit joueur',
  nocards: 'Sans-cartes',
  farsighted: 'Prévoyant',
  apprentice: 'Apprenti',
  veteran: 'Vétéran',
  master: 'Maître',
  companion: 'Compagnon',
  teammate: 'Coéquipier',
};

/** Titles that are not just the bot's name with a capital letter. */
export const PLAYER_TITLES: Texts<Readonly<Record<string, string>>> = { en, fr };
