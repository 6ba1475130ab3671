import type { BodyOf, ParamsOf, QueryOf, ReplyOf, ROUTES, RouteName } from '@meadhall/protocol';
import { Refused } from './match/link.ts';
import type { Problem } from './match/messages.ts';

type Address<K extends RouteName> = readonly [
  (typeof ROUTES)[K]['method'],
  (typeof ROUTES)[K]['path'],
];

/** The routes this client uses. They are written out so that no schema is shipped; the types hold them to the protocol. */
const ADDRESSES = {
  newGuest: ['POST', '/me'],
  changeMe: ['PATCH', '/me'],
  deleteMe: ['DELETE', '/me'],
  signOut: ['POST', '/me/sign-out'],
  newAccount: ['POST', '/accounts'],
  signIn: ['POST', '/accounts/sign-in'],
  setPassword: ['PUT', '/me/password'],
  passkeyOptions: ['POST', '/me/passkeys/challenge'],
  addPasskey: ['POST', '/me/passkeys'],
  removePasskey: ['DELETE', '/me/passkeys/:passkey'],
  passkeySignInOptions: ['POST', '/accounts/passkey/challenge'],
  passkeySignIn: ['POST', '/accounts/passkey'],
  pushKey: ['GET', '/push/key'],
  addPush: ['POST', '/me/push'],
  removePush: ['DELETE', '/me/push'],
  setWebhook: ['PUT', '/me/webhook'],
  removeWebhook: ['DELETE', '/me/webhook'],
  newMatch: ['POST', '/matches'],
  openMatches: ['GET', '/matches'],
  publicMatches: ['GET', '/matches/live'],
  myMatches: ['GET', '/me/matches'],
  myArchive: ['GET', '/me/archive'],
  match: ['GET', '/matches/:match'],
  deleteMatch: ['DELETE', '/matches/:match'],
  sit: ['POST', '/matches/:match/seats/:seat'],
  standUp: ['DELETE', '/matches/:match/seats/:seat'],
  seatBot: ['PUT', '/matches/:match/seats/:seat/bot'],
  ready: ['POST', '/matches/:match/ready'],
  begin: ['POST', '/matches/:match/begin'],
  rematch: ['POST', '/matches/:match/rematch'],
  log: ['GET', '/matches/:match/log'],
  file: ['GET', '/matches/:match/file'],
  upload: ['POST', '/matches/upload'],
} as const satisfies { readonly [K in RouteName]?: Address<K> };
type Used = keyof typeof ADDRESSES;

type Given<K extends RouteName> = (ParamsOf<K> extends undefined
  ? { params?: undefined }
  : { params: ParamsOf<K> }) &
  (QueryOf<K> extends undefined ? { query?: undefined } : { query?: QueryOf<K> }) &
  (BodyOf<K> extends undefined ? { body?: undefined } : { body: BodyOf<K> });

/** The language replies are written in. */
let spoken = 'fr';
export const speak = (language: string): void => {
  spoken = language;
};

/** Asks the server for something. Throws `Refused` with the server's reason, or one of our own if it cannot be reached. */
export async function call<K extends Used>(
  name: K,
  ...[given]: Record<string, never> extends Given<K> ? [Given<K>?] : [Given<K>]
): Promise<ReplyOf<K>> {
  const [method, path] = ADDRESSES[name];
  const { params, query, body } = (given ?? {}) as {
    params?: Record<string, unknown>;
    query?: Record<string, unknown>;
    body?: unknown;
  };
  const reply = await fetch(`/api/v1${filled(path, params ?? {})}${asked(query ?? {})}`, {
    method,
    credentials: 'same-origin',
    headers: {
      'accept-language': spoken,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => null);
  if (reply === null) throw new Refused(unreachable());
  const text = await reply.text();
  if (reply.ok) return (text === '' ? undefined : JSON.parse(text)) as ReplyOf<K>;
  throw new Refused(problemIn(text));
}

const filled = (path: string, params: Record<string, unknown>): string =>
  path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key])));

function asked(query: Record<string, unknown>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  if (given.length === 0) return '';
  return `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()}`;
}

function problemIn(text: string): Problem {
  try {
    const problem = JSON.parse(text) as Problem;
    return typeof problem.title === 'string' ? problem : unreachable();
  } catch {
    // A proxy on the way answered in its own words.
    return unreachable();
  }
}

/** Title and detail stay empty: the catalogues have their own words for a server that does not answer. */
const unreachable = (): Problem => ({
  type: 'about:blank',
  kind: 'busy',
  status: 503,
  title: '',
  detail: '',
});
