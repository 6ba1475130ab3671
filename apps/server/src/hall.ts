import type { BodyOf, Language, MatchInfo, QueryOf, ReplyOf } from '@meadhall/protocol';

/** Whoever asks, once the cookie is known to be theirs. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly language: Language;
}

/** Somebody who looks; nobody in particular may look at public tables too. */
export type Guest = Person | null;

/** A look at a table that goes on until it is stopped. */
export interface Watch {
  stop(): void;
}

/** Whom the hall tells that the table has begun to wait for somebody who is not looking. */
export interface Alerts {
  turn(person: string, match: MatchInfo): void;
}

/** What is counted while matches are played; the metrics page shows it. */
export interface HallFigures {
  /** Matches in memory, and those who watch them. */
  readonly tables: number;
  readonly watchers: number;
  /** Answers that were refused since the start. */
  readonly refusals: number;
  /** Questions that wait for a bot. */
  readonly botsWaiting: number;
  readonly botErrors: number;
}

/**
 * Everything about matches. The methods are named like the routes of the protocol; a request that cannot be granted
 * throws `Refused`. Whether somebody may sit, answer or look is decided here, whatever the transport has checked.
 */
export interface Hall {
  games(): ReplyOf<'games'>;

  newMatch(who: Person, body: BodyOf<'newMatch'>): Promise<MatchInfo>;
  openMatches(who: Guest, query: QueryOf<'openMatches'>): Promise<ReplyOf<'openMatches'>>;
  publicMatches(who: Guest, query: QueryOf<'publicMatches'>): Promise<ReplyOf<'publicMatches'>>;
  myMatches(who: Person): Promise<ReplyOf<'myMatches'>>;
  myArchive(who: Person, query: QueryOf<'myArchive'>): Promise<ReplyOf<'myArchive'>>;
  match(who: Guest, id: string, invite?: string): Promise<MatchInfo>;
  deleteMatch(who: Person, id: string): Promise<void>;

  sit(who: Person, id: string, seat: number, body: BodyOf<'sit'>): Promise<MatchInfo>;
  standUp(who: Person, id: string, seat: number): Promise<MatchInfo>;
  seatBot(who: Person, id: string, seat: number, body: BodyOf<'seatBot'>): Promise<MatchInfo>;
  ready(who: Person, id: string, body: BodyOf<'ready'>): Promise<MatchInfo>;
  begin(who: Person, id: string, body: BodyOf<'begin'>): Promise<MatchInfo>;

  answer(who: Person, id: string, body: BodyOf<'answer'>): Promise<ReplyOf<'answer'>>;
  undo(who: Person, id: string, body: BodyOf<'undo'>): Promise<ReplyOf<'undo'>>;
  propose(who: Person, id: string, body: BodyOf<'propose'>): Promise<void>;
  vote(who: Person, id: string, body: BodyOf<'vote'>): Promise<void>;
  resign(who: Person, id: string, body: BodyOf<'resign'>): Promise<MatchInfo>;
  rematch(who: Person, id: string): Promise<MatchInfo>;

  /** The message `table` of the live connection. */
  table(who: Guest, id: string, invite?: string): Promise<ReplyOf<'table'>>;
  chat(who: Guest, id: string, invite?: string): Promise<ReplyOf<'chat'>>;
  say(who: Person, id: string, body: BodyOf<'say'>): Promise<ReplyOf<'say'>>;
  log(who: Guest, id: string, query: QueryOf<'log'>): Promise<ReplyOf<'log'>>;
  fairness(who: Guest, id: string, invite?: string): Promise<ReplyOf<'fairness'>>;
  file(who: Guest, id: string, invite?: string): Promise<ReplyOf<'file'>>;
  upload(who: Person, body: BodyOf<'upload'>): Promise<MatchInfo>;

  /**
   * Sends the table and from then on every message about it, as text ready for the wire. While somebody watches,
   * their seats count as connected.
   */
  watch(
    who: Guest,
    id: string,
    invite: string | undefined,
    send: (text: string) => void,
  ): Promise<Watch>;

  /** Somebody wants to be forgotten: open seats are freed, running ones left, their name leaves finished matches. */
  forget(person: string): Promise<void>;

  figures(): HallFigures;
  start(): Promise<void>;
  /** Ends what it began: writes are finished, bots stop, nobody is told anything any more. */
  close(): Promise<void>;
}
