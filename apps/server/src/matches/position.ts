import { clone, type Seat, start, take } from '@meadhall/kernel';
import type { Entry } from '@meadhall/protocol';
import type { StateRow } from '../storage/tables.ts';
import { Board } from './board.ts';
import { type Clocks, deadline, ticked, wound } from './clocks.ts';
import type { AnyAnswer, AnyAsk, AnyRules } from './games.ts';
import type { Holder, Match } from './match.ts';

/** An entry of the record as it is kept: an answer with its choice. */
export type RecordEntry =
  | { kind: 'answer'; seat: Seat; step: string; choice: unknown }
  | Exclude<Entry, { kind: 'answer' }>;

/** Where a match stands after entry `n`. Never changed: the next one is made from it. */
export interface Position {
  readonly n: number;
  readonly board: Board;
  /** The seats the table waits for; what may be done at any time keeps nobody waiting. */
  readonly waiting: readonly Seat[];
  readonly since: number;
  /** The number of each seat's last entry. */
  readonly last: readonly number[];
  readonly clocks: Clocks | null;
  /** The seat that may take its last answer back at once, where that is known. */
  readonly undo: Seat | null;
}

/** How long a node has for its bots before another one may think in its place. */
export const LEASE = 10_000;

const peopleOf = (seats: readonly Holder[]): boolean[] =>
  seats.map(({ kind }) => kind === 'person');

function awaited(open: readonly AnyAsk[]): Seat[] {
  const seats: Seat[] = [];
  for (const { seat, step } of open)
    if (step !== 'anytime' && !seats.includes(seat)) seats.push(seat);
  return seats;
}

/** The position a match begins with. */
export function firstPosition(rules: AnyRules, match: Match, seed: string, at: number): Position {
  const { seats, options, clock } = match;
  const state = start(rules, { seats: seats.length, options, seed });
  const board = Board.of(rules, state);
  const waiting = awaited(board.asks);
  return {
    n: 0,
    board,
    waiting,
    since: at,
    last: seats.map(() => 0),
    clocks: wound(clock, peopleOf(seats), waiting, at),
    undo: null,
  };
}

/** The position after a legal answer. */
export function answered(
  rules: AnyRules,
  match: Match,
  before: Position,
  answer: AnyAnswer,
  at: number,
): Position {
  const state = clone(before.board.state);
  const open = take(rules, state, answer);
  return follow(match, before, { board: Board.of(rules, state, open), by: answer.seat, at });
}

/** The position after anything: a new board, or the same one with other people around it. */
export function follow(
  match: Match,
  before: Position,
  next: {
    board: Board;
    /** Who did it; `null`: everybody together, or nobody. */
    by: Seat | null;
    at: number;
    /** Answers to what was asked before do not count any more, whoever sends them. */
    everybody?: boolean;
  },
): Position {
  const { board, by, at, everybody = false } = next;
  const n = before.n + 1;
  const waiting = awaited(board.asks);
  const goesOn = waiting.every((seat) => seat !== by && before.waiting.includes(seat));
  const playing = match.phase === 'playing';
  return {
    n,
    board,
    waiting,
    // Answers may come within one millisecond: alerts know one wait from the next by when it began.
    since: goesOn ? before.since : Math.max(at, before.since + 1),
    last: before.last.map((it, seat) => (everybody || seat === by ? n : it)),
    clocks:
      before.clocks &&
      ticked(match.clock, before.clocks, {
        by,
        people: peopleOf(match.seats),
        waiting: playing ? waiting : [],
        at,
      }),
    undo: null,
  };
}

/** The seats of bots that have to answer. */
export const botsAsked = ({ seats, phase }: Match, { waiting }: Position): Seat[] =>
  phase === 'playing' ? waiting.filter((seat) => seats[seat]?.kind === 'bot') : [];

/** A position as storage keeps it. */
export function standingRow(match: Match, position: Position, now: number) {
  const { waiting, since, last, clocks, undo, board } = position;
  const bots = botsAsked(match, position).length > 0;
  const due = match.phase === 'playing' ? deadline(clocks) : null;
  return {
    waiting: `[${waiting.join(',')}]`,
    since,
    wake: bots ? Math.min(now + LEASE, due ?? Infinity) : due,
    bots,
    memory: JSON.stringify({ last, clocks, undo }),
    state: board.text,
  };
}

export function readPosition(rules: AnyRules, match: Match, row: StateRow): Position {
  const memory = JSON.parse(row.memory) as Pick<Position, 'last' | 'clocks' | 'undo'>;
  const board = Board.read(rules, row.state, match.phase === 'over');
  const waiting = JSON.parse(row.waiting) as Seat[];
  return { n: row.n, board, waiting, since: row.since, ...memory };
}
