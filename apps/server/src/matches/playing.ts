import { randomBytes } from 'node:crypto';
import { clone, refusal, type Seat, same, seeded, take, totals } from '@meadhall/kernel';
import type { BodyOf } from '@meadhall/protocol';
import type { Person } from '../hall.ts';
import { Refused } from '../refused.ts';
import { playsAgain, stateAfter } from './again.ts';
import { Board } from './board.ts';
import { outOfTime } from './clocks.ts';
import type { AnyAnswer, AnyState } from './games.ts';
import { type Holder, isOver, type Match, seatsOf } from './match.ts';
import { answered, follow, type Position } from './position.ts';
import { newEntries, type Recorded } from './records.ts';
import type { Change, Table } from './table.ts';
import { effective, lastBy, revealedNothing } from './undo.ts';

/** The level that goes on for somebody who left. */
const SUBSTITUTE = 'companion';

/** Takes somebody's answer; resolves to its number once it is durable. */
export function answer(table: Table, who: Person, body: BodyOf<'answer'>): Promise<number> {
  const { seat, step, choice, n } = body;
  checkSeat(table, who, seat);
  checkPlaying(table.now.match);
  const { position } = table;
  if (n > position.n) throw new Refused('behind', { params: { n: position.n } });
  if ((position.last[seat] ?? 0) > n) throw new Refused('tooLate');
  return give(table, { seat, step, choice });
}

/** Carries out an answer if the rules allow it. */
export function give(table: Table, given: AnyAnswer): Promise<number> {
  const { rules, position } = table;
  const { match } = table.now;
  const { seat, step, choice } = given;
  const asked = position.board.asks.find((it) => it.seat === seat && it.step === step);
  if (!asked?.options.some((option) => same(option, choice))) {
    const refused = refusal(rules, position.board.state, given);
    if (refused)
      throw new Refused(refused.reason, { clause: refused.clause ?? undefined, params: { step } });
  }
  const at = table.house.now();
  const next = answered(rules, match, position, given, at);
  const over = next.board.asks.length === 0;
  const undo = !over && mayUndo(table, position.board.state, given, next.board.state) ? seat : null;
  const change = over ? ended(table, next.board.state, at) : undefined;
  return table.advance({ kind: 'answer', seat, step, choice }, { ...next, undo }, at, change);
}

/** How a match has ended. */
function ended({ rules, now }: Table, state: AnyState, at: number): Change {
  const sums = totals(rules.sheet(state), state.seats.length);
  const { seats } = now.match;
  return {
    phase: 'over',
    seats,
    endedAt: at,
    result: { totals: sums, winners: rules.winners(state) },
  };
}

/** Whether an answer may be taken back; nobody asks about a bot's, nor when there is no time to find out. */
function mayUndo(
  { rules, now, house }: Table,
  before: AnyState,
  given: AnyAnswer,
  after: AnyState,
): boolean {
  if (now.match.seats[given.seat]?.kind !== 'person' || !house.spare.ready()) return false;
  return house.spare.use(() =>
    revealedNothing(rules, { before, answer: given, after }, chance(), 4),
  );
}

const chance = () => seeded(randomBytes(16).toString('hex'));

/** Takes back the last answer of a seat, if nobody has learned anything from it. */
export async function undo(table: Table, who: Person, seat: Seat): Promise<number> {
  checkSeat(table, who, seat);
  checkPlaying(table.now.match);
  const { n } = table.position;
  const entries = await history(table);
  const answers = effective(entries);
  const last = answers.at(-1);
  if (!last || lastBy(entries, answers) !== seat) throw new Refused('nothingToUndo');
  const { match } = table.now;
  if (!playsAgain(table.rules, match, answers, table.position.board.state))
    throw new Refused('otherRules');
  const before = stateAfter(table.rules, match, answers.slice(0, -1));
  const after = clone(before);
  take(table.rules, after, last.answer);
  if (!revealedNothing(table.rules, { before, answer: last.answer, after }, chance()))
    throw new Refused('revealed');
  // Somebody may have answered while the record was read.
  if (table.position.n !== n) throw new Refused('nothingToUndo');
  return goBack(table, { kind: 'undo', seat, to: last.n - 1 }, before, seat);
}

/** Goes back to an earlier position, whatever was revealed: everybody has agreed. */
export async function takeBack(table: Table, to: number): Promise<number> {
  const answers = effective(await history(table)).filter((it) => it.n <= to);
  const state = stateAfter(table.rules, table.now.match, answers);
  return goBack(table, { kind: 'takeBack', to }, state, null);
}

function goBack(
  table: Table,
  entry: { kind: 'undo'; seat: Seat; to: number } | { kind: 'takeBack'; to: number },
  state: AnyState,
  by: Seat | null,
): Promise<number> {
  const at = table.house.now();
  const board = Board.of(table.rules, state);
  const everybody = by === null;
  const next = follow(table.now.match, table.position, { board, by, at, everybody });
  table.epoch++;
  const { phase, seats, endedAt, result } = table.now.match;
  // A proposal to take something back is done with; nothing else about the match changes.
  const change = everybody ? { phase, seats, endedAt, result } : undefined;
  return table.advance(entry, next, at, change);
}

/** All entries there are, those just being written included. */
async function history(table: Table): Promise<Recorded[]> {
  await table.settled();
  return newEntries(table.house, table.id);
}

/** Somebody leaves a running match: a bot goes on for them. */
export async function resign(table: Table, who: Person, seat: Seat | undefined): Promise<void> {
  const { match } = table.now;
  if (match.phase === 'gathering') throw new Refused('notStarted');
  if (isOver(match)) throw new Refused('over');
  if (seat !== undefined) checkSeat(table, who, seat);
  const mine = seatsOf(match, who);
  if (mine.length === 0) throw new Refused('notYours');
  for (const it of seat === undefined ? mine : [seat]) await replace(table, it, 'resigned');
}

/** Those whose time is up are replaced; the others play on. */
export async function timeOut(table: Table): Promise<void> {
  for (;;) {
    const { match, position } = table.now;
    if (match.phase !== 'playing' || !position) return;
    const [seat] = outOfTime(position.clocks, table.house.now());
    if (seat === undefined) return;
    await replace(table, seat, 'timeout');
  }
}

function replace(table: Table, seat: Seat, kind: 'resigned' | 'timeout'): Promise<number> {
  const { match } = table.now;
  const { position } = table;
  const seats = match.seats.map((holder, it) => (it === seat ? substitute(holder) : holder));
  const at = table.house.now();
  const left: Match = { ...match, seats };
  const next: Position = follow(left, position, { board: position.board, by: seat, at });
  const { phase, endedAt, result } = match;
  return table.advance({ kind, seat }, next, at, { phase, seats, endedAt, result });
}

const substitute = ({ name, nonce, person }: Holder): Holder => ({
  kind: 'bot',
  level: SUBSTITUTE,
  name,
  nonce,
  ready: true,
  tookOver: true,
  ...(person !== undefined && { left: person }),
});

/** Pauses, goes on or ends without a result. */
export function turnTo(table: Table, phase: 'paused' | 'playing' | 'abandoned'): Promise<number> {
  const { match } = table.now;
  const { position } = table;
  const at = table.house.now();
  const next = follow({ ...match, phase }, position, { board: position.board, by: null, at });
  const kind = phase === 'playing' ? 'resumed' : phase;
  const endedAt = phase === 'abandoned' ? at : null;
  const { seats, result } = match;
  return table.advance({ kind }, next, at, { phase, seats, endedAt, result });
}

function checkSeat({ now }: Table, { id }: Person, seat: Seat): void {
  const holder = now.match.seats[seat];
  if (holder?.kind !== 'person' || holder.person !== id) throw new Refused('notYours');
}

function checkPlaying({ phase }: Match): void {
  if (phase === 'gathering') throw new Refused('notStarted');
  if (phase === 'paused') throw new Refused('paused');
  if (phase !== 'playing') throw new Refused('over');
}
