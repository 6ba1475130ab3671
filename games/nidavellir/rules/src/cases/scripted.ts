import { IllegalSetup, type Seat } from '@meadhall/kernel';
import { readList, readName, readRecord } from '@meadhall/taverns';
import { readSeat } from './given.ts';
import { DECISIONS, type DecisionName, spelled } from './spelling.ts';

/** What must, or must not, be on offer. */
export interface Offer {
  has: readonly string[];
  hasNot: readonly string[];
  exactly: readonly string[] | null;
}

/** One entry of `decisions`: what a player answers, or a look at what is on offer. */
export interface Scripted {
  path: string;
  seat: Seat;
  decision: DecisionName;
  choice: string | Offer;
}

/** Reads `[who, decision, choice]`, or `[who, decision?, offer]`. */
export function readScripted(value: unknown, path: string, names: readonly string[]): Scripted {
  const entry = readList(value, path);
  if (entry.length !== 3) throw new IllegalSetup(path, value, '[who, decision, choice]');
  const [who, called, choice] = entry;
  const looks = typeof called === 'string' && called.endsWith('?');
  const decision = looks ? called.slice(0, -1) : called;
  return {
    path,
    seat: readSeat(who, `${path}[0]`, names),
    decision: readName(decision, `${path}[1]`, DECISIONS, 'NID-41'),
    choice: looks ? readOffer(choice, `${path}[2]`) : readChoice(choice, `${path}[2]`),
  };
}

function readOffer(value: unknown, path: string): Offer {
  const fields = readRecord(value, path, ['has', 'hasNot', 'exactly']);
  if (Object.keys(fields).length === 0)
    throw new IllegalSetup(path, value, 'has, hasNot or exactly');
  const choices = (key: string): string[] =>
    readList(fields[key] ?? [], `${path}.${key}`).map((it, i) =>
      readChoice(it, `${path}.${key}[${i}]`),
    );
  const exactly = fields['exactly'] === undefined ? null : choices('exactly');
  return { has: choices('has'), hasNot: choices('hasNot'), exactly };
}

/** A name, or two for pairs of columns and coins. */
function readChoice(value: unknown, path: string): string {
  if (typeof value === 'string' && value !== '') return value;
  if (Array.isArray(value) && value.length > 0 && value.every((it) => typeof it === 'string'))
    return spelled(value);
  throw new IllegalSetup(path, value, 'a name, or a list of names');
}
