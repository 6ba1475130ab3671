import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock, Level, MatchInfo } from '@meadhall/protocol';
import type { Guest } from '../hall.ts';
import { Refused } from '../refused.ts';
import type { MatchRow, StateRow } from '../storage/tables.ts';

/** Who sits at a seat. */
export interface Holder {
  kind: 'open' | 'person' | 'bot';
  person?: string;
  name: string;
  level?: Level;
  /** What the file of an uploaded match calls its bot. */
  player?: string;
  ready: boolean;
  /** A bot that sits here because a person left. */
  tookOver?: true;
  /** The person who left. */
  left?: string;
  /** Its part of the shuffle: 32 hexadecimal digits, nothing for a bot. */
  nonce: string;
}

type Phase = MatchInfo['phase'];
export type Agreement = 'takeBack' | 'pause' | 'resume' | 'abandon';

/** What everybody is asked to agree to. */
export interface Proposed {
  what: Agreement;
  by: number;
  agreed: number[];
  /** Entries there were: a take-back is about the position it was proposed in. */
  n: number;
}

/** A match but for its position. */
export interface Match {
  id: string;
  revision: number;
  game: string;
  version: number;
  options: MatchInfo['options'];
  legend: unknown;
  title: string | null;
  visibility: 'public' | 'private';
  clock: Clock;
  phase: Phase;
  host: string;
  seats: Holder[];
  invite: string;
  secret: string;
  commitment: string;
  seed: string | null;
  proposal: Proposed | null;
  createdAt: number;
  endedAt: number | null;
  result: { totals: number[]; winners: number[] } | null;
  rematch: string | null;
  uploaded: boolean;
}

export function readMatchRow(row: MatchRow): Match {
  const { options, legend, clock, seats, proposal, result, created_at, ended_at } = row;
  return {
    id: row.id,
    revision: row.revision,
    game: row.game,
    version: row.version,
    options: JSON.parse(options) as Match['options'],
    legend: legend === null ? null : JSON.parse(legend),
    title: row.title,
    visibility: row.visibility as Match['visibility'],
    clock: JSON.parse(clock) as Clock,
    phase: row.phase as Phase,
    host: row.host,
    seats: JSON.parse(seats) as Holder[],
    invite: row.invite,
    secret: row.secret,
    commitment: row.commitment,
    seed: row.seed,
    proposal: proposal === null ? null : (JSON.parse(proposal) as Proposed),
    createdAt: created_at,
    endedAt: ended_at,
    result: result === null ? null : (JSON.parse(result) as Match['result']),
    rematch: row.rematch,
    uploaded: row.uploaded === 1,
  };
}

export function matchRow(match: Match): MatchRow {
  const { legend, proposal, result } = match;
  return {
    id: match.id,
    revision: match.revision,
    game: match.game,
    version: match.version,
    options: JSON.stringify(match.options),
    legend: legend === null ? null : JSON.stringify(legend),
    title: match.title,
    visibility: match.visibility,
    clock: JSON.stringify(match.clock),
    phase: match.phase,
    host: match.host,
    seats: JSON.stringify(match.seats),
    open_seats: match.seats.filter(({ kind }) => kind === 'open').length,
    invite: match.invite,
    secret: match.secret,
    commitment: match.commitment,
    seed: match.seed,
    proposal: proposal === null ? null : JSON.stringify(proposal),
    created_at: match.createdAt,
    ended_at: match.endedAt,
    result: result === null ? null : JSON.stringify(result),
    rematch: match.rematch,
    uploaded: match.uploaded ? 1 : 0,
  };
}

/** What everybody may know about where a match stands. */
export interface Standing {
  n: number;
  waiting: number[];
  since: number;
}

export const standingOf = (
  row: Pick<StateRow, 'n' | 'waiting' | 'since'> | undefined,
  { createdAt }: Match,
): Standing =>
  row
    ? { n: row.n, waiting: JSON.parse(row.waiting) as number[], since: row.since }
    : { n: 0, waiting: [], since: createdAt };

export const seatsOf = ({ seats }: Match, who: Guest): number[] =>
  who === null ? [] : [...seats.keys()].filter((seat) => seats[seat]?.person === who.id);

export const isOver = ({ phase }: Match): boolean => phase === 'over' || phase === 'abandoned';

/** A match as somebody may see it. */
export function infoOf(
  match: Match,
  { n, waiting, since }: Standing,
  who: Guest,
  connected: (person: string) => boolean,
): MatchInfo {
  const { title, endedAt, result, rematch } = match;
  const mine = seatsOf(match, who);
  const told = mine.length > 0 || (who !== null && who.id === match.host);
  return {
    id: match.id,
    game: match.game,
    version: match.version,
    options: match.options,
    ...(title !== null && { title }),
    visibility: match.visibility,
    clock: match.clock,
    phase: match.phase,
    host: match.host,
    seats: match.seats.map(({ kind, person, name, level, ready, tookOver }, seat) => ({
      seat,
      kind,
      ...(person !== undefined && { person }),
      name,
      ...(level && { level }),
      ready,
      connected: kind === 'bot' || (person !== undefined && connected(person)),
      ...(tookOver && { tookOver }),
    })),
    n,
    waiting: match.phase === 'playing' ? waiting : [],
    since,
    createdAt: match.createdAt,
    ...(endedAt !== null && { endedAt }),
    ...(result && { result }),
    ...(rematch !== null && { rematch }),
    ...(match.uploaded && { uploaded: true }),
    mine,
    ...(told && { invite: match.invite }),
  };
}

/** Nobody looks at a private table who was not asked to it; whoever has left it was. */
function mayLook(match: Match, who: Guest, invite: string | undefined): boolean {
  if (match.visibility === 'public' || who?.id === match.host) return true;
  const sat = match.seats.some(({ left }) => left !== undefined && left === who?.id);
  return (
    sat ||
    seatsOf(match, who).length > 0 ||
    (invite !== undefined && sameText(invite, match.invite))
  );
}

export function checkLook(match: Match, who: Guest, invite: string | undefined): void {
  if (!mayLook(match, who, invite)) throw new Refused('inviteNeeded');
}

/** Compares in a time that does not tell how much was right. */
function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** An id nobody can guess. */
export const newId = (): string => randomBytes(16).toString('base64url');
export const newNonce = (): string => randomBytes(16).toString('hex');
export const newSecret = (): string => randomBytes(32).toString('hex');
