// Plays a script line by line and checks what it asserts on the way.
import { IllegalSetup } from '@meadhall/kernel';
import type { State } from '../model.ts';
import { answersFor, readCommand } from './commands.ts';
import { differences } from './expect.ts';
import type { Harness } from './harness.ts';
import type { Command } from './line.ts';
import { neutral } from './neutral.ts';
import { readRecord } from './read.ts';

type Assertion =
  | { is: 'illegal' | 'legal'; command: Command }
  | { is: 'expect'; values: Readonly<Record<string, unknown>> };

/** A line to carry out, or the end of the script, with the assertions that stand before it. */
interface Entry {
  assertions: Assertion[];
  path: string;
  text: string;
  step: string | null;
  command: Command | null;
}

/** More decisions than any script needs. */
const MOST_DECISIONS = 2_000;

export function readScript(game: State, lines: readonly unknown[]): Entry[] {
  const entries: Entry[] = [];
  let assertions: Assertion[] = [];
  lines.forEach((line, i) => {
    const path = `script.${i}`;
    if (typeof line !== 'string') {
      const { expect } = readRecord(line, path, ['expect']);
      assertions.push({ is: 'expect', values: readRecord(expect, `${path}.expect`) });
      return;
    }
    const text = line.trim();
    if (text.startsWith('!') || text.startsWith('?')) {
      const command = commandIn(game, text.slice(1), path);
      assertions.push({ is: text.startsWith('!') ? 'illegal' : 'legal', command });
      return;
    }
    const step = text.startsWith('>') ? text.slice(1) : null;
    const command = step === null ? commandIn(game, text, path) : null;
    entries.push({ assertions, path, text, step, command });
    assertions = [];
  });
  entries.push({ assertions, path: 'script', text: 'the end', step: null, command: null });
  return entries;
}

function commandIn(game: State, text: string, path: string): Command {
  const command = readCommand(game, text);
  const heroes = game.seats.map(({ kind }) => kind).join(', ');
  if (!command)
    throw new IllegalSetup(path, text, `<hero>: <command>, heroes ${heroes}, group`, 'AND-25.1');
  return command;
}

export function playScript(table: Harness, entries: readonly Entry[]): string[] {
  const problems: string[] = [];
  for (const entry of entries) {
    const problem = playEntry(table, entry, problems);
    if (problem) return [...problems, problem];
  }
  return problems;
}

/** Answers neutrally until the line is due, then carries it out; what goes wrong for good, if anything. */
function playEntry(table: Harness, entry: Entry, problems: string[]): string | undefined {
  const isLast = entry.command === null && entry.step === null;
  for (let decisions = 0; decisions < MOST_DECISIONS; decisions++) {
    if (goOn(table)) continue;
    if (table.isOver) {
      checkDue(table, entry, problems);
      return isLast ? undefined : `${entry.path}: ${entry.text}: the legend is over`;
    }
    checkBans(table, entry, problems);
    const question = table.question;
    const waits = question?.step === 'act';
    if (waits && (isLast || entry.step !== null)) {
      checkDue(table, entry, problems);
      if (entry.step !== null) table.doStep(entry.step, entry.path);
      return undefined;
    }
    if (entry.command && isDue(table, entry.command)) {
      checkDue(table, entry, problems);
      return begin(table, entry, entry.command);
    }
    if (!question) return `${entry.path}: nothing is asked`;
    if (waits) return `${entry.path}: ${entry.text} is not legal`;
    const choice = neutral(table.game, question);
    if (choice === undefined) return `${entry.path}: ${String(question.step)} has to be scripted`;
    const refused = table.answer({
      seat: question.seat,
      step: question.step,
      choice: () => choice,
    });
    if (refused) return `${entry.path}: ${refused}`;
  }
  return `${entry.path}: no end of decisions`;
}

/** Goes on with a line that is being carried out; false if nothing of it can be answered now. */
function goOn(table: Harness): boolean {
  const [item] = table.pending;
  if (!item) return false;
  const question = table.question;
  if (!question || question.step === 'act') {
    // A move that was cut short: the hero was turned back, or the legend is over.
    table.pending = [];
    return false;
  }
  if (question.step !== item.step && item.step !== 'anytime') return false;
  table.pending = table.pending.slice(1);
  const refused = table.answer(item);
  if (refused) throw new IllegalSetup('script', refused, 'a legal line');
  return true;
}

const isDue = (table: Harness, command: Command): boolean =>
  isNeutral(table, command) || table.isLegal(command);

/** `no` is the neutral answer to a question of this hero, or of the group. */
function isNeutral({ game, question }: Harness, { who, text }: Command): boolean {
  if (text !== 'no' || !question) return false;
  if (['act', 'walk', 'rollOn', 'runeDie'].includes(question.step)) return false;
  const { seat } = game.agenda.at(-1) as { seat?: number };
  return who === 'group' ? seat === undefined : seat === who;
}

function begin(table: Harness, entry: Entry, command: Command): string | undefined {
  const { question, game } = table;
  if (!question) return `${entry.path}: nothing is asked`;
  if (isNeutral(table, command)) {
    const choice = neutral(game, question);
    return (
      table.answer({ seat: question.seat, step: question.step, choice: () => choice }) ?? undefined
    );
  }
  const [first, ...rest] = answersFor(game, command, question.step) ?? [];
  if (!first) return `${entry.path}: ${entry.text} says nothing here`;
  const refused = table.answer(first);
  if (refused) return `${entry.path}: ${refused}`;
  // Free actions one after the other, such as looking at several spaces.
  let left = rest;
  while (left[0]?.step === 'anytime') {
    const [next, ...others] = left;
    const no = table.answer(next);
    if (no) return `${entry.path}: ${no}`;
    left = others;
  }
  table.pending = [...left, ...table.pending];
  return undefined;
}

function checkBans(table: Harness, { assertions, path }: Entry, problems: string[]): void {
  for (const it of assertions)
    if (it.is === 'illegal' && table.isLegal(it.command)) {
      const problem = `${path}: ${it.command.text} must not be legal`;
      if (!problems.includes(problem)) problems.push(problem);
    }
}

function checkDue(table: Harness, { assertions, path }: Entry, problems: string[]): void {
  for (const it of assertions) {
    if (it.is === 'legal' && !table.isLegal(it.command))
      problems.push(`${path}: ${it.command.text} must be legal`);
    if (it.is === 'expect')
      for (const found of differences(table.game, table.rounds, it.values))
        problems.push(`${path}: ${found}`);
  }
}
