import type { Command } from 'commander';
import type { Context } from '../context.ts';
import type { Texts } from '../language.ts';

/** The flags every command takes that sets up a match. */
export function matchOptions(command: Command, { language }: Context): Command {
  const say = WORDS[language];
  return command
    .option('--seats <number>', say.seats)
    .option('--seed <text>', say.seed)
    .option('--option <name=value>', say.option, (flag: string, before: string[] | undefined) => [
      ...(before ?? []),
      flag,
    ])
    .option('--legend <file>', say.legend);
}

const en = {
  seats: 'how many players',
  seed: 'any text or number; the same seed gives the same chance',
  option: 'a variant of the game, see “meadhall games”; may be repeated',
  legend: 'play a legend of your own, see “meadhall legend --help”',
};

const fr: typeof en = {
  seats: 'combien de joueurs',
  seed: 'texte ou nombre quelconque ; la même graine redonne le même hasard',
  option: 'une variante du jeu, voir « meadhall games » ; peut se répéter',
  legend: 'joue une légende de votre plume, voir « meadhall legend --help »',
};

const WORDS: Texts<typeof en> = { en, fr };
