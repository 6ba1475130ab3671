import * as z from 'zod/mini';
import {
  ChatText,
  Clause,
  Count,
  Digest,
  GameId,
  Id,
  Level,
  LIMITS,
  Nonce,
  Seat,
  Time,
  Title,
  Viewer,
} from './common.ts';

const Options = z.record(
  z.string().check(z.maxLength(40)),
  z.union([z.boolean(), z.number(), z.string().check(z.maxLength(60))]),
);

/** A game a match can be made of. */
export const Game = z.object({
  id: GameId,
  version: z.int(),
  title: z.object({ fr: z.string(), en: z.string() }),
  seats: z.object({ min: z.int(), max: z.int() }),
  /** All seats win or lose together. */
  together: z.boolean(),
  /** The variants as data: `flag`, `oneOf` or `range`, each with its default. */
  options: z.record(z.string(), z.record(z.string(), z.unknown())),
  levels: z.array(Level),
});

/** How time is counted. `live`: seconds in reserve, and added for each answer. */
export const Clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('live'),
    reserve: z.int().check(z.minimum(10), z.maximum(36_000)),
    increment: z.int().check(z.minimum(0), z.maximum(600)),
  }),
  z.strictObject({
    kind: z.literal('days'),
    days: z.int().check(z.minimum(1), z.maximum(30)),
  }),
]);
export type Clock = z.infer<typeof Clock>;

/** Who a seat is meant for. Several may be `me`: around one screen, or one person with several heroes. */
export const SeatPlan = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), level: Level }),
]);

export const NewMatch = z.strictObject({
  game: GameId,
  options: z.optional(Options),
  seats: z.array(SeatPlan).check(z.minLength(1), z.maxLength(LIMITS.seats)),
  visibility: z.enum(['public', 'private']),
  clock: Clock,
  title: z.optional(Title),
  /** The creator's part of the shuffle; the server draws one if it is left out. */
  nonce: z.optional(Nonce),
});
export type NewMatch = z.infer<typeof NewMatch>;

export const SeatInfo = z.object({
  seat: Seat,
  kind: z.enum(['open', 'person', 'bot']),
  /** The public id of a person: tells whether two seats are one person's. */
  person: z.optional(Id),
  name: z.string(),
  level: z.optional(Level),
  ready: z.boolean(),
  connected: z.boolean(),
  /** A bot has taken over from a person who left. */
  tookOver: z.optional(z.boolean()),
});

export const Phase = z.enum(['gathering', 'playing', 'paused', 'over', 'abandoned']);

/** A match as everybody may see it. */
export const MatchInfo = z.object({
  id: Id,
  game: GameId,
  version: z.int(),
  options: Options,
  title: z.optional(z.string()),
  visibility: z.enum(['public', 'private']),
  clock: Clock,
  phase: Phase,
  host: Id,
  seats: z.array(SeatInfo),
  /** Entries of the record so far. */
  n: Count,
  waiting: z.array(Seat),
  /** When the table began to wait for whom it waits for. */
  since: Time,
  createdAt: Time,
  endedAt: z.optional(Time),
  result: z.optional(z.object({ totals: z.array(z.number()), winners: z.array(Seat) })),
  rematch: z.optional(Id),
  /** It was played offline and uploaded: nobody vouches for its shuffle. */
  uploaded: z.optional(z.boolean()),
  /** The seats of whoever asks. */
  mine: z.array(Seat),
  /** Opens a private match to whoever has it; told to those who sit at the table. */
  invite: z.optional(z.string()),
});
export type MatchInfo = z.infer<typeof MatchInfo>;

export const Invite = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,40}$/));
export const Invited = z.strictObject({ invite: z.optional(Invite) });
export const SitDown = z.strictObject({ invite: z.optional(Invite), nonce: z.optional(Nonce) });
export const SetReady = z.strictObject({ ready: z.boolean() });
/** Begin without waiting for open seats: bots of this level take them. */
export const Begin = z.strictObject({ fill: z.optional(Level) });
export const AddBot = z.strictObject({ level: Level });

/** An answer, and the entry its sender had seen last: one sent twice is taken once. */
export const AnswerBody = z.strictObject({
  seat: Seat,
  step: z.string().check(z.maxLength(60)),
  choice: z.unknown(),
  n: Count,
});
export const Accepted = z.object({ n: Count });

export const Undo = z.strictObject({ seat: Seat });
export const Resign = z.strictObject({ seat: z.optional(Seat) });

/** What needs everybody's consent. */
export const Agreement = z.enum(['takeBack', 'pause', 'resume', 'abandon']);
export const Propose = z.strictObject({ what: Agreement });
export const Vote = z.strictObject({ agree: z.boolean() });
export const Proposal = z.object({
  what: Agreement,
  by: Seat,
  agreed: z.array(Seat),
  /** Those whose word is still missing. */
  open: z.array(Seat),
});

export const ChatLine = z.object({
  id: z.int(),
  at: Time,
  name: z.string(),
  seat: Viewer,
  text: z.string(),
});
export const Say = z.strictObject({ text: ChatText });

/** One entry of the record as somebody may read it. */
export const LogLine = z.object({
  n: Count,
  at: Time,
  /** Who did it; nobody: the match itself (a clock ran out, everybody agreed). */
  seat: z.nullable(Seat),
  clause: z.optional(Clause),
  text: z.string(),
});

/** Everything that is needed to check the shuffle. The secret and the seed are told at the end. */
export const FairnessInfo = z.object({
  commitment: Digest,
  nonces: z.array(z.string()),
  secret: z.optional(Digest),
  seed: z.optional(z.string()),
});

/** A match as the command line reads and writes it; its fields are checked when it is replayed. */
export const MatchFile = z.looseObject({
  format: z.literal('meadhall-match'),
  formatVersion: z.literal(1),
  game: GameId,
});
