import * as z from 'zod/mini';
import { ChatText, Clause, Count, Id, LIMITS, Seat, Time, Viewer } from './common.ts';
import { Agreement, ChatLine, Invite, MatchInfo, Proposal } from './matches.ts';
import { Me } from './people.ts';
import { Problem } from './problem.ts';

const RequestId = z.int().check(z.minimum(0), z.maximum(2 ** 31));
const about = { id: RequestId, match: Id };

/** What a client says on the live connection. Each gets `done` or `refused` with its `id`. */
export const ClientMessage = z.discriminatedUnion('do', [
  /** Tell me about a match from now on; answered by `table`. */
  z.strictObject({ do: z.literal('watch'), ...about, invite: z.optional(Invite) }),
  z.strictObject({ do: z.literal('unwatch'), ...about }),
  z.strictObject({
    do: z.literal('answer'),
    ...about,
    seat: Seat,
    step: z.string().check(z.maxLength(60)),
    choice: z.unknown(),
    /** The last entry the sender has seen: an answer that arrives twice is taken once. */
    n: Count,
  }),
  z.strictObject({ do: z.literal('undo'), ...about, seat: Seat }),
  z.strictObject({ do: z.literal('propose'), ...about, what: Agreement }),
  z.strictObject({ do: z.literal('vote'), ...about, agree: z.boolean() }),
  z.strictObject({ do: z.literal('resign'), ...about, seat: z.optional(Seat) }),
  z.strictObject({ do: z.literal('say'), ...about, text: ChatText }),
  z.strictObject({ do: z.literal('ping'), id: RequestId }),
]);
export type ClientMessage = z.infer<typeof ClientMessage>;

/** A question to one seat; the options are the game's own business. */
export const AskInfo = z.object({
  seat: Seat,
  step: z.string(),
  clause: Clause,
  options: z.array(z.unknown()),
});

/** The table through the eyes of one viewer. */
export const Eyes = z.object({
  viewer: Viewer,
  /** What the viewer may know: a game's own view. */
  view: z.record(z.string(), z.unknown()),
  asks: z.array(AskInfo),
});

/** What has changed for a viewer since the entry before. */
export const EyesChange = z.object({
  viewer: Viewer,
  /** The fields of the view that differ. */
  change: z.record(z.string(), z.unknown()),
  asks: z.array(AskInfo),
});

/** The clocks of all seats: milliseconds left at `at`, and who is thinking. */
export const Clocks = z.object({
  at: Time,
  left: z.array(z.nullable(z.int())),
  running: z.array(Seat),
});

/** Who did what in an entry of the record. A choice is in it only if it was made aloud; the news are in the view. */
export const Entry = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('answer'),
    seat: Seat,
    step: z.string(),
    clause: Clause,
    choice: z.optional(z.unknown()),
  }),
  z.object({ kind: z.literal('undo'), seat: Seat, to: Count }),
  z.object({ kind: z.literal('takeBack'), to: Count }),
  z.object({ kind: z.literal('paused') }),
  z.object({ kind: z.literal('resumed') }),
  z.object({ kind: z.literal('abandoned') }),
  z.object({ kind: z.literal('resigned'), seat: Seat }),
  /** Time ran out: a bot goes on for this seat. */
  z.object({ kind: z.literal('timeout'), seat: Seat }),
]);
export type Entry = z.infer<typeof Entry>;

/** What the server says. A client that misses a number watches again and gets the whole table. */
export const ServerMessage = z.discriminatedUnion('say', [
  z.object({ say: z.literal('hello'), version: z.int(), me: Me, now: Time }),
  z.object({
    say: z.literal('table'),
    info: MatchInfo,
    n: Count,
    /** One for each seat of this person, or one spectator's. None while people gather. */
    eyes: z.array(Eyes),
    chat: z.array(ChatLine),
    clocks: z.optional(Clocks),
    proposal: z.optional(Proposal),
    /** A seat of this person that may take back its last answer at once. */
    undo: z.optional(Seat),
    spectators: Count,
  }),
  z.object({
    say: z.literal('moved'),
    match: Id,
    /** The number of this entry; what changed is told against entry `n - 1`. */
    n: Count,
    at: Time,
    entry: Entry,
    eyes: z.array(EyesChange),
    waiting: z.array(Seat),
    clocks: z.optional(Clocks),
    undo: z.optional(Seat),
  }),
  /** Seats, phase, result or names have changed. */
  z.object({ say: z.literal('info'), info: MatchInfo, spectators: Count }),
  z.object({ say: z.literal('chat'), match: Id, line: ChatLine }),
  z.object({ say: z.literal('proposal'), match: Id, proposal: z.nullable(Proposal) }),
  z.object({ say: z.literal('done'), id: RequestId, n: z.optional(Count) }),
  z.object({ say: z.literal('refused'), id: z.nullable(RequestId), problem: Problem }),
  /** The server is about to close the connection; come back in a moment. */
  z.object({ say: z.literal('bye'), retryAfter: z.int() }),
]);
export type ServerMessage = z.infer<typeof ServerMessage>;

/** Where the live connection is. */
export const LIVE_PATH = '/api/v1/live';
/** The longest message a client may send. */
export const LONGEST_MESSAGE = LIMITS.body;
