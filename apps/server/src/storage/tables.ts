import type { PeopleTables } from './peopleTables.ts';

/** A match but for its position: changes when people come and go. */
export interface MatchRow {
  id: string;
  /** Raised by every change, so that nobody writes over what they have not seen. */
  revision: number;
  game: string;
  version: number;
  /** JSON. */
  options: string;
  /** A legend somebody wrote, as JSON. */
  legend: string | null;
  title: string | null;
  visibility: string;
  /** JSON. */
  clock: string;
  phase: string;
  host: string;
  /** JSON: who sits where. */
  seats: string;
  open_seats: number;
  invite: string;
  secret: string;
  commitment: string;
  seed: string | null;
  /** JSON: what everybody is asked to agree to. */
  proposal: string | null;
  created_at: number;
  ended_at: number | null;
  /** JSON. */
  result: string | null;
  rematch: string | null;
  /** 1: played offline. */
  uploaded: number;
}

/** The latest position of a match that has begun. */
export interface StateRow {
  match: string;
  n: number;
  waiting: string;
  since: number;
  wake: number | null;
  bots: number;
  memory: string;
  state: string;
}

/** The record of truth: entry `n` of a match, written once. */
interface EntryRow {
  match: string;
  n: number;
  at: number;
  entry: string;
}

/** Who has to do with a match: those who sit or sat at it, and its host. */
interface MatchPersonRow {
  match: string;
  person: string;
}

interface ChatRow {
  match: string;
  id: number;
  at: number;
  person: string;
  name: string;
  seat: number | null;
  text: string;
}

export interface Tables extends PeopleTables {
  matches: MatchRow;
  states: StateRow;
  entries: EntryRow;
  match_people: MatchPersonRow;
  chat: ChatRow;
}
