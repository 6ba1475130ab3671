import * as z from 'zod/mini';
import { Clause } from './common.ts';

/** Every reason for a refusal, and the HTTP status it goes with. */
export const PROBLEMS = {
  // The message itself
  badRequest: 400,
  tooLarge: 413,
  notFound: 404,
  wrongMethod: 405,
  wrongMediaType: 415,
  tooMany: 429,
  // Who is asking
  notSignedIn: 401,
  wrongCredentials: 401,
  foreignOrigin: 403,
  notYours: 403,
  inviteNeeded: 403,
  hostOnly: 403,
  loginTaken: 409,
  hasLogin: 409,
  loginNeeded: 409,
  passkeysFull: 409,
  passkeyFailed: 400,
  // The match
  badSetup: 422,
  seatTaken: 409,
  seatsOpen: 409,
  notStarted: 409,
  alreadyStarted: 409,
  over: 409,
  paused: 409,
  notPaused: 409,
  // The answer: the kernel's reasons and two of the server's own
  gameOver: 409,
  notAsked: 409,
  otherStep: 409,
  notOffered: 422,
  tooLate: 409,
  behind: 409,
  // Undo and agreements
  nothingToUndo: 409,
  revealed: 409,
  noProposal: 409,
  proposalOpen: 409,
  notOver: 409,
  notSupported: 409,
  otherRules: 409,
  // Ours
  busy: 503,
  broken: 500,
} as const satisfies Record<string, number>;

export type ProblemKind = keyof typeof PROBLEMS;

/** Where a problem is explained: `type` is this and the kind. */
export const PROBLEM_TYPE = '/api/v1/problems#';

/** Why something was refused (RFC 9457): the same over HTTP and on the live connection. */
export const Problem = z.object({
  type: z.string(),
  kind: z.enum(Object.keys(PROBLEMS) as [ProblemKind, ...ProblemKind[]]),
  status: z.int(),
  /** One short sentence in the language asked for. */
  title: z.string(),
  /** What exactly is wrong here and what to do about it. */
  detail: z.string(),
  /** The rule that forbids it, where a rule does. */
  clause: z.optional(Clause),
  /** The field that is wrong, where one is: `seats.2.level`. */
  field: z.optional(z.string()),
  /** Seconds to wait before trying again. */
  retryAfter: z.optional(z.int()),
});
export type Problem = z.infer<typeof Problem>;
