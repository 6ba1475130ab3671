import type { GameTypes, Rules } from '@meadhall/kernel';
import { type Bot, greedy, random } from '@meadhall/search';
import type { Texts } from './language.ts';

/** The bots that can be named on the command line. */
export const BOTS = { greedy, random } as const satisfies Record<
  string,
  <T extends GameTypes>(rules: Rules<T>) => Bot<T>
>;

export type BotName = keyof typeof BOTS;
export const BOT_NAMES = Object.keys(BOTS) as readonly BotName[];

/** Who sits at a seat. */
export type Player = BotName | 'human';

export const isPlayer = (text: unknown): text is Player =>
  text === 'human' || (BOT_NAMES as readonly unknown[]).includes(text);

/** What players without a name of their own are called; the seat number follows. */
export const PLAYER_TITLES: Texts<Readonly<Record<Player, string>>> = {
  en: { human: 'Player', greedy: 'Greedy', random: 'Random' },
  fr: { human: 'Joueur', greedy: 'Glouton', random: 'Hasard' },
};
