// The command words of the casebook, as the choices they stand for.
import { type Clause, IllegalSetup, type Seat } from '@meadhall/kernel';
import type { Play } from '../answers.ts';
import { CARD_NAMES, type Card, OBJECT_NAMES, ORE_NAMES } from '../components.ts';
import { LETTERS } from './position.ts';
import { readName, readNumber } from './read.ts';

/** One line of a script: these choices, one after the other, or the claim that they are not legal. */
export interface Command {
  text: string;
  path: string;
  seat: Seat;
  forbidden: boolean;
  choices: readonly unknown[];
}

export function readCommand(line: unknown, path: string, seats: number): Command {
  if (typeof line !== 'string') throw new IllegalSetup(path, line, '"<seat>: <command>"');
  const match = /^(!?)\s*(\S+?):\s*(.+?)\s*$/.exec(line);
  if (!match) throw new IllegalSetup(path, line, '"<seat>: <command>"');
  const [, bang, letter = '', command = ''] = match;
  const letters = LETTERS.slice(0, seats);
  return {
    text: line,
    path,
    seat: LETTERS.indexOf(readName(letter, path, letters, 'BAR-1.1')),
    forbidden: bang === '!',
    choices: choicesOf(command.replaceAll(/,\s+/g, ',').split(/\s+/), path, letters),
  };
}

type Letters = readonly (typeof LETTERS)[number][];
type Read = (words: readonly string[], path: string, letters: Letters) => readonly unknown[];

const seatOf = (word: string | undefined, path: string, letters: Letters): Seat =>
  LETTERS.indexOf(readName(word, path, letters, 'BAR-1.1'));

const word =
  (choice: string): Read =>
  () => [choice];

const named =
  (field: string, names: readonly string[], clause: Clause): Read =>
  ([name], path) => [{ [field]: readName(name, path, names, clause) }];

const numbered =
  (field: string, min: number, clause: Clause): Read =>
  ([n], path) => [{ [field]: readNumber(Number(n), path, [min, Infinity], clause) }];

const COMMANDS: Readonly<Record<string, { words: number; read: Read }>> = {
  sell: { words: 1, read: named('sell', ORE_NAMES, 'BAR-1.2') },
  buy: { words: 1, read: named('buy', ORE_NAMES, 'BAR-1.2') },
  bread: { words: 1, read: numbered('bread', 0, 'BAR-4.6') },
  done: { words: 0, read: word('done') },
  dig: { words: 0, read: word('dig') },
  up: { words: 0, read: word('up') },
  save: { words: 1, read: named('save', ORE_NAMES, 'BAR-1.2') },
  craft: { words: 1, read: named('craft', OBJECT_NAMES, 'BAR-1.3') },
  renew: {
    words: 1,
    read: ([objects = ''], path) =>
      objects
        .split(',')
        .map((renew) => ({ renew: readName(renew, path, OBJECT_NAMES, 'BAR-1.3') })),
  },
  brawl: { words: 1, read: ([seat], path, all) => [{ brawl: seatOf(seat, path, all) }] },
  bet: { words: 1, read: numbered('bet', 0, 'BAR-7.2') },
  spoils: {
    words: 1,
    read: ([what], path) => [
      what === 'coins' || what === 'bread'
        ? { take: what }
        : { ore: readName(what, path, ORE_NAMES, 'BAR-7.12') },
    ],
  },
  discard: { words: 1, read: named('discard', CARD_NAMES, 'BAR-1.4') },
  pass: { words: 0, read: word('pass') },
};

function choicesOf(words: readonly string[], path: string, letters: Letters): readonly unknown[] {
  const [verb = '', ...rest] = words;
  if (verb === 'play') return [readPlay(rest, path, letters)];
  const command = Object.hasOwn(COMMANDS, verb) ? COMMANDS[verb] : undefined;
  if (!command) {
    const known = [...Object.keys(COMMANDS), 'play'].join(', ');
    throw new IllegalSetup(path, words.join(' '), known, 'BAR-13.6');
  }
  if (rest.length !== command.words)
    throw new IllegalSetup(
      path,
      words.join(' '),
      `${verb} and ${command.words} word after it`,
      'BAR-13.6',
    );
  return command.read(rest, path, letters);
}

function readPlay(words: readonly string[], path: string, letters: Letters): Play {
  const [name, first, second, ...more] = words;
  const play: Card = readName(name, path, CARD_NAMES, 'BAR-1.4');
  const asked = play === 'racket' ? 2 : TARGETED.has(play) ? 1 : 0;
  const given = words.length - 1;
  if (more.length > 0 || (play === 'ambush' ? given > 1 : given !== asked))
    throw new IllegalSetup(path, `play ${words.join(' ')}`, `${play} and its targets`, 'BAR-8.11');
  switch (play) {
    case 'racket': {
      const take = readName(second, path, ['coins', 'bread', 'ore'] as const, 'BAR-9.6');
      return { play, from: seatOf(first, path, letters), take };
    }
    case 'ambush':
      return first === undefined
        ? { play }
        : { play, ore: readName(first, path, ORE_NAMES, 'BAR-1.2') };
    case 'beer':
    case 'beers':
    case 'elbow':
      return { play, die: seatOf(first, path, letters) };
    case 'my_turn':
      return { play, against: seatOf(first, path, letters) };
    default:
      return { play };
  }
}

const TARGETED: ReadonlySet<Card> = new Set(['beer', 'beers', 'elbow', 'my_turn']);
