// Answers the questions of a run by the list a case gives, and notes what does not fit.
import { at, IllegalSetup, refusal, settle, take } from '@meadhall/kernel';
import { asgard } from '../asgard.ts';
import type { State } from '../model.ts';
import type { News } from '../news.ts';
import { GOD_NAMES, type GodName } from '../tables/gods.ts';
import { WARRIORS } from '../tables/pieces.ts';
import { normal, sameValue } from './compare.ts';
import { type PlayerName, playerAt, playersOf, WAYS_OUT } from './names.ts';
import {
  chooseGod,
  DEFAULTS,
  type Option,
  QUESTION_IDS,
  type Question,
  type QuestionId,
  questions,
  width,
} from './questions.ts';
import { fields, list, oneOf } from './read.ts';

interface Listed {
  readonly index: number;
  readonly by: PlayerName | null;
  readonly ask: QuestionId | null;
  readonly never: QuestionId | null;
  readonly entry: Readonly<Record<string, unknown>>;
}

const FACTS = ['count', 'cost', 'world'] as const;

/** The list of decisions of a case, checked. */
export function readDecisions(value: unknown, seats: number): Listed[] {
  return list(value, 'decisions').map((item, index) => {
    const path = `decisions.${index}`;
    const known = [
      'by',
      'ask',
      'choose',
      'legal',
      'includes',
      'excludes',
      'never',
      'warrior',
      ...FACTS,
    ];
    const entry = fields(item, path, known);
    const answers = entry['never'] === undefined;
    const by =
      entry['by'] === undefined && !answers
        ? null
        : oneOf(entry['by'], `${path}.by`, playersOf(seats));
    if (answers && entry['choose'] === undefined)
      throw new IllegalSetup(`${path}.choose`, undefined, 'the answer');
    for (const key of ['legal', 'includes', 'excludes']) list(entry[key], `${path}.${key}`);
    if (entry['warrior'] !== undefined)
      oneOf(entry['warrior'], `${path}.warrior`, WARRIORS, 'ASG-15.7');
    return {
      index,
      by,
      ask: answers ? oneOf(entry['ask'], `${path}.ask`, QUESTION_IDS) : null,
      never: answers ? null : oneOf(entry['never'], `${path}.never`, QUESTION_IDS),
      entry,
    };
  });
}

/** Somebody who goes through a run with a case in hand. */
export interface Reader {
  readonly decisions: readonly Listed[];
  /** The first entry not yet used up. */
  next: number;
  readonly problems: string[];
  readonly news: News[];
}

/** Plays until nothing is asked any more. False: the case and the game have come apart. */
export function playThrough(game: State, reader: Reader): boolean {
  game.news.length = 0;
  settle(asgard, game);
  reader.news.push(...game.news);
  for (let open = questions(game); open.length > 0; open = questions(game)) {
    const question = open.find((it) => isNext(reader, it)) ?? at(open, 0);
    const option = answer(reader, question);
    if (!option) return false;
    for (const each of option.answers) {
      const refused = refusal(asgard, game, each);
      if (refused) {
        reader.problems.push(refused.message);
        return false;
      }
      take(asgard, game, each);
      reader.news.push(...game.news);
    }
  }
  return true;
}

/** The next listed answer; what is said to be never asked lies before it. */
const pending = ({ decisions, next }: Reader): Listed | undefined =>
  decisions.slice(next).find(({ ask }) => ask !== null);

function isNext(reader: Reader, { id, seat }: Question): boolean {
  const entry = pending(reader);
  if (!entry || entry.by !== playerAt(seat)) return false;
  // Whether to build is part of which Temple to build. (ASG-21.1)
  return entry.ask === id || (entry.ask === 'D-08' && id === 'D-20');
}

function answer(reader: Reader, question: Question): Option | null {
  const { id, seat, options, facts } = question;
  if (id === 'D-04' && facts['count'] === options.length) return everyGod(question);
  if (id !== 'D-04' && width(question) < 2) return at(options, 0);
  if (id === 'D-20') {
    const performs = ask(reader, {
      id: 'D-08',
      seat,
      facts: {},
      options: ['perform', 'decline'].map((value) => ({ value, answers: [] })),
    });
    if (!performs) return null;
    if (performs.value === 'decline') return find(options, 'decline') ?? null;
  }
  return ask(reader, question);
}

/** Answers by the list if the question is next on it, else by default. */
function ask(reader: Reader, question: Question): Option | null {
  const { id, seat } = question;
  const entry = pending(reader);
  if (entry && entry.ask === id && entry.by === playerAt(seat)) {
    reader.next = entry.index + 1;
    check(reader, question, entry);
    const chosen = choose(question, entry);
    if (!chosen)
      reader.problems.push(
        `decisions.${entry.index}: ${text(entry.entry['choose'])} is not offered, but ${offers(question)}`,
      );
    return chosen;
  }
  const upTo = entry?.index ?? reader.decisions.length;
  for (const { index, by, never } of reader.decisions.slice(reader.next, upTo)) {
    if (never === id && (by === null || by === playerAt(seat)))
      reader.problems.push(
        `decisions.${index}: ${playerAt(seat)} is asked ${id}: ${offers(question)}`,
      );
  }
  if (id === 'D-04') return firstGods(question);
  const byDefault = DEFAULTS[id] === undefined ? undefined : find(question.options, DEFAULTS[id]);
  if (!byDefault)
    reader.problems.push(
      `${playerAt(seat)} is asked ${id}, which the case does not answer: ${offers(question)}`,
    );
  return byDefault ?? null;
}

/** Compares the options and further facts of a question with what the entry says of them. */
function check(reader: Reader, question: Question, { index, entry }: Listed): void {
  const legal = question.options.map(({ value }) => value).filter((it) => !WAYS_OUT.includes(it));
  const has = (values: readonly unknown[], one: unknown): boolean =>
    values.some((value) => sameValue(value, one));
  const say = (problem: string): void => {
    reader.problems.push(`decisions.${index}: ${problem}`);
  };
  if (entry['legal'] !== undefined) {
    const listed = list(entry['legal'], 'legal');
    for (const value of listed)
      if (!has(legal, value)) say(`${text(value)} should be offered, is not`);
    for (const value of legal)
      if (!has(listed, value)) say(`${text(value)} should not be offered, is`);
  }
  for (const value of list(entry['includes'], 'includes'))
    if (!has(legal, value)) say(`${text(value)} should be offered, is not`);
  for (const value of list(entry['excludes'], 'excludes'))
    if (has(legal, value)) say(`${text(value)} should not be offered, is`);
  for (const fact of FACTS) {
    if (entry[fact] !== undefined && !sameValue(entry[fact], question.facts[fact]))
      say(`${fact}: expected ${text(entry[fact])}, got ${text(question.facts[fact])}`);
  }
}

function choose(question: Question, { entry }: Listed): Option | null {
  if (question.id === 'D-04') return chosenGods(question, entry['choose']);
  const { options } = question;
  const fitting = options.filter(({ value }) => sameValue(value, entry['choose']));
  const coloured = fitting.find(({ warrior }) => warrior === entry['warrior']);
  return coloured ?? fitting[0] ?? null;
}

function chosenGods({ seat, options, facts }: Question, value: unknown): Option | null {
  const gods = Array.isArray(value) ? (value as GodName[]) : [];
  const known = gods.every((god) => find(options, god)) && new Set(gods).size === gods.length;
  if (!known || gods.length !== facts['count']) return null;
  return { value: gods, answers: gods.map((god) => chooseGod(seat, god)) };
}

/** Everybody chooses in god order unless a case says otherwise. (ASG-0.4) */
function firstGods({ seat, options, facts }: Question): Option {
  const gods = GOD_NAMES.filter((god) => find(options, god)).slice(0, Number(facts['count']));
  return { value: gods, answers: gods.map((god) => chooseGod(seat, god)) };
}

const everyGod = (question: Question): Option => firstGods(question);

const find = (options: readonly Option[], value: unknown): Option | undefined =>
  options.find((option) => sameValue(option.value, value));

const text = (value: unknown): string => JSON.stringify(normal(value)) ?? 'nothing';
const offers = ({ options }: Question): string =>
  options.map(({ value }) => text(value)).join(', ');
