import type { GameTypes, OptionSpec } from '@meadhall/kernel';
import type { Entry } from '@meadhall/shelf';
import type { OptionWords } from '@meadhall/words';
import type { Command } from 'commander';
import { allowed } from '../arguments.ts';
import { botNames } from '../bots.ts';
import type { Context } from '../context.ts';
import { prettyJson } from '../jsonText.ts';
import type { Texts } from '../language.ts';
import { wrap } from '../layout.ts';
import { TEXTS } from '../texts.ts';

export function addGames(program: Command, context: Context): Command {
  const say = WORDS[context.language];
  return program
    .command('games')
    .description(say.what)
    .option('--json', say.json)
    .action(({ json }: { json?: true }) => {
      const { io, shelf } = context;
      if (json) {
        const games = shelf.map((game) => game.open((entry) => described(entry, context)));
        io.out(`${prettyJson(games)}\n`);
      } else io.out(`${listing(context).join('\n')}\n`);
    });
}

function listing(context: Context): string[] {
  const { shelf, paint, language } = context;
  const isToy = <T extends GameTypes>({ toy }: Entry<T>): boolean => toy === true;
  const games = shelf.filter((game) => !game.open(isToy));
  const toys = shelf.filter((game) => game.open(isToy));
  const lines = (list: typeof shelf): string[] =>
    list.flatMap((game) => game.open((entry) => [...shown(entry, context), '']));
  const head = paint('dim', WORDS[language].toys);
  return [...lines(games), ...(toys.length > 0 ? [head, '', ...lines(toys)] : [])].slice(0, -1);
}

function shown<T extends GameTypes>(entry: Entry<T>, context: Context): string[] {
  const { paint, language, io } = context;
  const say = WORDS[language];
  const { rules, words, toy } = entry;
  const { title, blurb } = words[language];
  const seats = say.seats(rules.seats.min, rules.seats.max);
  const named = title === rules.id ? '' : ` ${paint('bold', title)}`;
  const columns = Math.min(io.size().columns, 100) - 2;
  return [
    `${paint(['bold', 'yellow'], rules.id)}${named} · ${seats}`,
    ...(toy ? [] : wrap(blurb, columns).map((line) => `  ${line}`)),
    ...(toy ? [] : botLines(botNames(entry), columns)),
    ...optionsOf(entry, context).flatMap(({ name, spec, label, help }) => {
      const values = allowed(spec, TEXTS[language].between);
      const about = label === name ? help : `${label}. ${help}`;
      return [
        `  --option ${paint('cyan', `${name}=${String(spec.default)}`)} ${paint('dim', `(${values})`)}`,
        ...(help === name ? [] : wrap(about, columns - 4).map((line) => `      ${line}`)),
      ];
    }),
  ];
}

function botLines(names: readonly string[], columns: number): string[] {
  return wrap(`--bots ${names.join(', ')}`, columns, '    ').map((line) => `  ${line}`);
}

interface DescribedOption {
  name: string;
  spec: OptionSpec;
  label: string;
  help: string;
  values: OptionWords['values'];
}

function optionsOf<T extends GameTypes>(
  { rules, words }: Entry<T>,
  { language }: Context,
): DescribedOption[] {
  const specs = rules.options as Record<string, OptionSpec>;
  const texts = words[language].options as Record<string, OptionWords>;
  return Object.entries(specs).map(([name, spec]) => {
    const { name: label, help, values } = texts[name] ?? { name, help: name };
    return { name, spec, label, help, values };
  });
}

function described<T extends GameTypes>(entry: Entry<T>, context: Context): object {
  const { rules, words, toy, runCase, readPosition } = entry;
  const { title, blurb } = words[context.language];
  return {
    id: rules.id,
    title,
    blurb,
    version: rules.version,
    seats: { min: rules.seats.min, max: rules.seats.max },
    options: optionsOf(entry, context).map(({ name, spec, label, help, values }) => ({
      name,
      ...spec,
      label,
      help,
      ...(values && { labels: values }),
    })),
    bots: botNames(entry),
    toy: toy === true,
    cases: runCase !== undefined,
    score: readPosition !== undefined,
  };
}

const en = {
  what: 'list the games with their seats, bots and options',
  json: 'as JSON',
  seats: (min: number, max: number) =>
    min === max ? `${min} ${min === 1 ? 'seat' : 'seats'}` : `${min} to ${max} seats`,
  toys: 'Toys, small games that prove the kernel:',
};

const fr: typeof en = {
  what: 'donne la liste des jeux : places, robots et options',
  json: 'en JSON',
  seats: (min, max) =>
    min === max ? `${min} place${min === 1 ? '' : 's'}` : `${min} à ${max} places`,
  toys: 'Jouets, petits jeux qui éprouvent le moteur :',
};

const WORDS: Texts<typeof en> = { en, fr };
