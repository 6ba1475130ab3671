import * as z from 'zod/mini';
import { Count, GameId, Id, Language, Seat } from './common.ts';
import * as m from './matches.ts';
import * as p from './people.ts';

/** One thing that can be asked over HTTP. Everything a request or a reply may hold is written here. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** After `/api/v1`. */
  readonly path: string;
  readonly summary: string;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** The reply when all is well; none: 204 and no body. */
  readonly reply?: z.ZodMiniType;
  /** 200 unless said otherwise. */
  readonly status?: 201;
  /** Needs no cookie. */
  readonly open?: true;
}

const match = z.object({ match: Id });
const seatOfMatch = z.object({
  match: Id,
  seat: z.pipe(z.coerce.number(), Seat),
});
const page = z.object({
  before: z.optional(z.pipe(z.coerce.number(), Count)),
  limit: z.optional(z.pipe(z.coerce.number(), z.int().check(z.minimum(1), z.maximum(100)))),
});
const matches = z.object({ matches: z.array(m.MatchInfo) });

export const API = '/api/v1';

export const ROUTES = {
  games: {
    method: 'GET',
    path: '/games',
    summary: 'The games there are',
    open: true,
    reply: z.object({ games: z.array(m.Game) }),
  },

  // People
  newGuest: {
    method: 'POST',
    path: '/me',
    summary: 'Come in as a guest; whoever is known already stays who they are',
    open: true,
    body: p.NewGuest,
    reply: p.Me,
  },
  me: { method: 'GET', path: '/me', summary: 'Who I am', reply: p.Me },
  changeMe: {
    method: 'PATCH',
    path: '/me',
    summary: 'Change my name or language',
    body: p.ChangeMe,
    reply: p.Me,
  },
  deleteMe: {
    method: 'DELETE',
    path: '/me',
    summary: 'Forget me: account, passkeys, devices; my name leaves finished matches',
  },
  signOut: { method: 'POST', path: '/me/sign-out', summary: 'End this session' },
  newAccount: {
    method: 'POST',
    path: '/accounts',
    summary: 'Turn this guest into an account with a password',
    body: p.NewAccount,
    reply: p.Me,
    status: 201,
  },
  signIn: {
    method: 'POST',
    path: '/accounts/sign-in',
    summary: 'Sign in with a password',
    open: true,
    body: p.PasswordLogin,
    reply: p.Me,
  },
  setPassword: {
    method: 'PUT',
    path: '/me/password',
    summary: 'Set or change my password',
    body: p.NewPassword,
  },
  passkeyOptions: {
    method: 'POST',
    path: '/me/passkeys/challenge',
    summary: 'Begin to add a passkey',
    reply: p.PasskeyChallenge,
  },
  addPasskey: {
    method: 'POST',
    path: '/me/passkeys',
    summary: 'Add the passkey the browser made; a guest becomes an account',
    body: p.PasskeyReply,
    reply: p.Me,
    status: 201,
  },
  removePasskey: {
    method: 'DELETE',
    path: '/me/passkeys/:passkey',
    summary: 'Remove a passkey',
    params: z.object({ passkey: z.string().check(z.maxLength(400)) }),
    reply: p.Me,
  },
  passkeySignInOptions: {
    method: 'POST',
    path: '/accounts/passkey/challenge',
    summary: 'Begin to sign in with a passkey',
    open: true,
    reply: p.PasskeyChallenge,
  },
  passkeySignIn: {
    method: 'POST',
    path: '/accounts/passkey',
    summary: 'Sign in with a passkey',
    open: true,
    body: p.PasskeyReply,
    reply: p.Me,
  },
  pushKey: {
    method: 'GET',
    path: '/push/key',
    summary: 'The public key for Web Push (VAPID)',
    open: true,
    reply: p.PushKey,
  },
  addPush: {
    method: 'POST',
    path: '/me/push',
    summary: 'Tell this device when it is my turn',
    body: p.PushSubscription,
  },
  removePush: {
    method: 'DELETE',
    path: '/me/push',
    summary: 'Tell this device no more',
    body: p.PushEndpoint,
  },
  setWebhook: {
    method: 'PUT',
    path: '/me/webhook',
    summary: 'Tell this address when it is my turn',
    body: p.Webhook,
    reply: p.WebhookSecret,
  },
  removeWebhook: { method: 'DELETE', path: '/me/webhook', summary: 'Tell that address no more' },

  // Matches
  newMatch: {
    method: 'POST',
    path: '/matches',
    summary: 'Make a match; it begins at once if no seat is open',
    body: m.NewMatch,
    reply: m.MatchInfo,
    status: 201,
  },
  openMatches: {
    method: 'GET',
    path: '/matches',
    summary: 'Public matches with open seats, newest first',
    open: true,
    query: z.object({
      game: z.optional(GameId),
      before: z.optional(z.pipe(z.coerce.number(), Count)),
    }),
    reply: matches,
  },
  publicMatches: {
    method: 'GET',
    path: '/matches/live',
    summary: 'Public matches being played, to watch',
    open: true,
    query: page,
    reply: matches,
  },
  myMatches: {
    method: 'GET',
    path: '/me/matches',
    summary: 'My matches: those that wait for me first, longest first',
    reply: matches,
  },
  myArchive: {
    method: 'GET',
    path: '/me/archive',
    summary: 'My finished matches, newest first',
    query: page,
    reply: matches,
  },
  match: {
    method: 'GET',
    path: '/matches/:match',
    summary: 'One match',
    open: true,
    params: match,
    query: m.Invited,
    reply: m.MatchInfo,
  },
  deleteMatch: {
    method: 'DELETE',
    path: '/matches/:match',
    summary: 'Call off a match that has not begun (host)',
    params: match,
  },
  sit: {
    method: 'POST',
    path: '/matches/:match/seats/:seat',
    summary: 'Sit down on an open seat',
    params: seatOfMatch,
    body: m.SitDown,
    reply: m.MatchInfo,
  },
  standUp: {
    method: 'DELETE',
    path: '/matches/:match/seats/:seat',
    summary: 'Free a seat before the match begins: mine, or (host) anybody’s',
    params: seatOfMatch,
    reply: m.MatchInfo,
  },
  seatBot: {
    method: 'PUT',
    path: '/matches/:match/seats/:seat/bot',
    summary: 'Give an open seat to a bot (host)',
    params: seatOfMatch,
    body: m.AddBot,
    reply: m.MatchInfo,
  },
  ready: {
    method: 'POST',
    path: '/matches/:match/ready',
    summary:
      'Say that I am ready, or not; the match begins when all seats are taken and everybody is',
    params: match,
    body: m.SetReady,
    reply: m.MatchInfo,
  },
  begin: {
    method: 'POST',
    path: '/matches/:match/begin',
    summary: 'Begin now (host); bots take open seats',
    params: match,
    body: m.Begin,
    reply: m.MatchInfo,
  },
  answer: {
    method: 'POST',
    path: '/matches/:match/answers',
    summary: 'Answer a question',
    params: match,
    body: m.AnswerBody,
    reply: m.Accepted,
  },
  table: {
    method: 'GET',
    path: '/matches/:match/table',
    summary: 'The whole table through my eyes: the same as `table` on the live connection',
    open: true,
    params: match,
    query: m.Invited,
    reply: z.record(z.string(), z.unknown()),
  },
  undo: {
    method: 'POST',
    path: '/matches/:match/undo',
    summary: 'Take back my last answer, if nothing has been revealed since',
    params: match,
    body: m.Undo,
    reply: m.Accepted,
  },
  propose: {
    method: 'POST',
    path: '/matches/:match/proposal',
    summary: 'Propose what needs everybody’s consent',
    params: match,
    body: m.Propose,
  },
  vote: {
    method: 'PUT',
    path: '/matches/:match/proposal',
    summary: 'Agree to a proposal, or not',
    params: match,
    body: m.Vote,
  },
  resign: {
    method: 'POST',
    path: '/matches/:match/resign',
    summary: 'Leave a running match; a bot takes over',
    params: match,
    body: m.Resign,
    reply: m.MatchInfo,
  },
  rematch: {
    method: 'POST',
    path: '/matches/:match/rematch',
    summary: 'The same people, game and options once more',
    params: match,
    reply: m.MatchInfo,
    status: 201,
  },
  chat: {
    method: 'GET',
    path: '/matches/:match/chat',
    summary: 'What was said, oldest first',
    open: true,
    params: match,
    query: m.Invited,
    reply: z.object({ lines: z.array(m.ChatLine) }),
  },
  say: {
    method: 'POST',
    path: '/matches/:match/chat',
    summary: 'Say something at the table',
    params: match,
    body: m.Say,
    reply: m.ChatLine,
    status: 201,
  },
  log: {
    method: 'GET',
    path: '/matches/:match/log',
    summary: 'What happened, in sentences, through my eyes',
    open: true,
    params: match,
    query: z.object({
      lang: z.optional(Language),
      invite: z.optional(m.Invite),
      viewer: z.optional(z.pipe(z.coerce.number(), Seat)),
    }),
    reply: z.object({ lines: z.array(m.LogLine) }),
  },
  fairness: {
    method: 'GET',
    path: '/matches/:match/fairness',
    summary: 'Everything that is needed to check the shuffle',
    open: true,
    params: match,
    query: m.Invited,
    reply: m.FairnessInfo,
  },
  file: {
    method: 'GET',
    path: '/matches/:match/file',
    summary: 'A finished match as the file that `meadhall replay` and `meadhall verify` read',
    open: true,
    params: match,
    query: m.Invited,
    reply: m.MatchFile,
  },
  upload: {
    method: 'POST',
    path: '/matches/upload',
    summary: 'Share a finished match that was played offline',
    body: m.MatchFile,
    reply: m.MatchInfo,
    status: 201,
  },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof ROUTES;

type Part<K extends RouteName, P extends string, None> = (typeof ROUTES)[K] extends {
  readonly [Q in P]: infer S extends z.ZodMiniType;
}
  ? z.infer<S>
  : None;

/** What a request holds, by the name of its route. */
export type ParamsOf<K extends RouteName> = Part<K, 'params', undefined>;
export type QueryOf<K extends RouteName> = Part<K, 'query', undefined>;
export type BodyOf<K extends RouteName> = Part<K, 'body', undefined>;
/** What comes back when all is well. */
export type ReplyOf<K extends RouteName> = Part<K, 'reply', undefined>;
