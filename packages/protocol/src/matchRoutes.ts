import * as z from 'zod/mini';
import { Count, GameId, Id, Seat } from './common.ts';
import * as m from './matches.ts';
import type { Route } from './route.ts';

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

/** Making matches, finding them, and sitting down. */
export const MATCH_ROUTES = {
  games: {
    method: 'GET',
    path: '/games',
    summary: 'The games there are',
    open: true,
    reply: z.object({ games: z.array(m.Game) }),
  },
  newMatch: {
    method: 'POST',
    path: '/matches',
    summary: 'Make a match; it begins at once if no seat is open',
    body: m.NewMatch,
    reply: m.MatchInfo,
    status: 201,
    problems: ['badSetup'],
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
    problems: ['inviteNeeded'],
  },
  deleteMatch: {
    method: 'DELETE',
    path: '/matches/:match',
    summary: 'Call off a match that has not begun (host)',
    params: match,
    problems: ['hostOnly', 'alreadyStarted'],
  },
  sit: {
    method: 'POST',
    path: '/matches/:match/seats/:seat',
    summary: 'Sit down on an open seat',
    params: seatOfMatch,
    body: m.SitDown,
    reply: m.MatchInfo,
    problems: ['inviteNeeded', 'seatTaken', 'alreadyStarted'],
  },
  standUp: {
    method: 'DELETE',
    path: '/matches/:match/seats/:seat',
    summary: 'Free a seat before the match begins: mine, or (host) anybody’s',
    params: seatOfMatch,
    reply: m.MatchInfo,
    problems: ['notYours', 'alreadyStarted'],
  },
  seatBot: {
    method: 'PUT',
    path: '/matches/:match/seats/:seat/bot',
    summary: 'Give an open seat to a bot (host)',
    params: seatOfMatch,
    body: m.AddBot,
    reply: m.MatchInfo,
    problems: ['hostOnly', 'seatTaken', 'alreadyStarted'],
  },
  ready: {
    method: 'POST',
    path: '/matches/:match/ready',
    summary:
      'Say that I am ready, or not; the match begins when all seats are taken and everybody is',
    params: match,
    body: m.SetReady,
    reply: m.MatchInfo,
    problems: ['notYours', 'alreadyStarted'],
  },
  begin: {
    method: 'POST',
    path: '/matches/:match/begin',
    summary: 'Begin now (host); bots take open seats',
    params: match,
    body: m.Begin,
    reply: m.MatchInfo,
    problems: ['hostOnly', 'seatsOpen', 'alreadyStarted'],
  },
  rematch: {
    method: 'POST',
    path: '/matches/:match/rematch',
    summary: 'The same people, game and options once more',
    params: match,
    reply: m.MatchInfo,
    status: 201,
    problems: ['notYours', 'notOver', 'notSupported'],
  },
  upload: {
    method: 'POST',
    path: '/matches/upload',
    summary: 'Share a finished match that was played offline',
    body: m.MatchFile,
    reply: m.MatchInfo,
    status: 201,
    problems: ['badSetup', 'notOver', 'gameOver', 'notAsked', 'otherStep', 'notOffered'],
  },
} as const satisfies Record<string, Route>;
