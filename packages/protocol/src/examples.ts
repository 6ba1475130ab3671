import type { RouteName } from './routes.ts';

/** One request to a route and the reply to it, to be read by people. */
export interface Example {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  readonly reply?: unknown;
}

const MATCH = 'ls9P0cZinPnsp5ta_wYzuQ';
const INVITE = 'juvq6j05N0aesM3qEI5aEw';
const ANNA = 'CDQ7ExOjI4UnD-e5i54oRQ';
const NOON = 1_794_830_400_000;
const NONCE = '3041eaeeb06b03d74ff6d0b6b6523865';
const DIGEST = '581bba1e670ab34c026f77c8872dd8e5ade5ee06aee46cf336c6bc2e2ac8d194';
const SEED = '57c9297e7404bfc044ad82bb6ff96c4b';
const ENDPOINT = 'https://push.example.net/send/8f2c';

const params = { match: MATCH };
const atSeat = { match: MATCH, seat: 1 };

const me = {
  id: ANNA,
  kind: 'guest',
  name: 'Anna',
  language: 'en',
  hasPassword: false,
  passkeys: [],
  pushDevices: 0,
};
const account = { ...me, kind: 'account', login: 'anna', hasPassword: true };
const passkey = { id: 'k3Yq9w', name: 'Phone', createdAt: NOON };
const withPasskey = { ...me, kind: 'account', passkeys: [passkey] };

const anna = { seat: 0, kind: 'person', person: ANNA, name: 'Anna', ready: true, connected: true };
const open = { seat: 1, kind: 'open', name: '', ready: false, connected: false };
const bot = { seat: 1, kind: 'bot', name: 'Brokk', level: 'veteran', ready: true, connected: true };

const gathering = {
  id: MATCH,
  game: 'nidavellir',
  version: 1,
  options: { firstGame: false },
  title: 'Friday',
  visibility: 'private',
  clock: { kind: 'days', days: 2 },
  phase: 'gathering',
  host: ANNA,
  seats: [anna, open],
  n: 0,
  waiting: [],
  since: NOON,
  createdAt: NOON,
  mine: [0],
  invite: INVITE,
};
const playing = { ...gathering, phase: 'playing', seats: [anna, bot], n: 12, waiting: [0] };
const over = {
  ...playing,
  phase: 'over',
  n: 96,
  waiting: [],
  endedAt: NOON + 3_600_000,
  result: { totals: [208, 298], winners: [1] },
};
const line = { id: 7, at: NOON, name: 'Anna', seat: 0, text: 'Skål!' };
const signedReply = {
  id: 'k3Yq9w',
  rawId: 'k3Yq9w',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'eyJ0eXBlIjo…' },
};
const file = {
  format: 'meadhall-match',
  formatVersion: 1,
  game: 'nidavellir',
  version: 1,
  seats: 2,
  options: { firstGame: false },
  seed: SEED,
  names: ['Anna', 'Brokk'],
  answers: [{ seat: 0, step: 'bid', choice: [0, 1, 2] }],
};

export const EXAMPLES: { readonly [K in RouteName]: Example } = {
  newGuest: { body: { name: 'Anna', language: 'en' }, reply: me },
  me: { reply: me },
  changeMe: { body: { language: 'fr' }, reply: { ...me, language: 'fr' } },
  deleteMe: {},
  signOut: {},
  newAccount: { body: { login: 'anna', password: 'four dwarves at a table' }, reply: account },
  signIn: { body: { login: 'anna', password: 'four dwarves at a table' }, reply: account },
  setPassword: {
    body: { password: 'five dwarves at a table', current: 'four dwarves at a table' },
  },
  passkeyOptions: {
    reply: { challenge: 'nq1', options: { challenge: 'Zm9v', rp: { id: 'games.example.org' } } },
  },
  addPasskey: {
    body: { challenge: 'nq1', name: 'Phone', response: signedReply },
    reply: withPasskey,
  },
  removePasskey: { params: { passkey: passkey.id }, reply: me },
  passkeySignInOptions: {
    reply: { challenge: 'nq2', options: { challenge: 'YmFy', rpId: 'games.example.org' } },
  },
  passkeySignIn: { body: { challenge: 'nq2', response: signedReply }, reply: withPasskey },
  pushKey: { reply: { publicKey: 'BNbxGYNMhEIi9zrneh7mqV4oUanjLUK3m…' } },
  addPush: {
    body: { endpoint: ENDPOINT, keys: { p256dh: 'BIPUL12DLfytvTajnr…', auth: 'DGv6ra1nlYgDCS1F' } },
  },
  removePush: { body: { endpoint: ENDPOINT } },
  setWebhook: {
    body: { url: 'https://bot.example.net/turns' },
    reply: { url: 'https://bot.example.net/turns', secret: 'q8u7Pz3D0kW…' },
  },
  removeWebhook: {},

  games: {
    reply: {
      games: [
        {
          id: 'nidavellir',
          version: 1,
          title: { fr: 'Nidavellir', en: 'Nidavellir' },
          seats: { min: 2, max: 5 },
          together: false,
          options: { firstGame: { kind: 'flag', default: false } },
          levels: ['apprentice', 'companion', 'veteran', 'master'],
        },
      ],
    },
  },
  newMatch: {
    body: {
      game: 'nidavellir',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      visibility: 'private',
      clock: { kind: 'days', days: 2 },
      title: 'Friday',
    },
    reply: gathering,
  },
  openMatches: {
    query: { game: 'nidavellir' },
    reply: { matches: [{ ...gathering, visibility: 'public' }] },
  },
  publicMatches: { query: { limit: 20 }, reply: { matches: [{ ...playing, mine: [] }] } },
  myMatches: { reply: { matches: [playing] } },
  myArchive: { query: { before: NOON, limit: 20 }, reply: { matches: [over] } },
  match: { params, query: { invite: INVITE }, reply: gathering },
  deleteMatch: { params },
  sit: { params: atSeat, body: { invite: INVITE, nonce: NONCE }, reply: gathering },
  standUp: { params: atSeat, reply: gathering },
  seatBot: { params: atSeat, body: { level: 'veteran' }, reply: playing },
  ready: { params, body: { ready: true }, reply: gathering },
  begin: { params, body: { fill: 'veteran' }, reply: playing },
  rematch: { params, reply: { ...gathering, id: 'YKC5eIFmMCxbtZKqKRvRoA' } },
  upload: { body: file, reply: { ...over, uploaded: true, mine: [] } },

  answer: {
    params,
    body: { seat: 0, step: 'bid', choice: [0, 1, 2], n: 12 },
    reply: { n: 13 },
  },
  table: {
    params,
    query: { invite: INVITE },
    reply: {
      say: 'table',
      info: playing,
      n: 12,
      eyes: [
        {
          viewer: 0,
          view: { age: 1, round: 1 },
          asks: [{ seat: 0, step: 'bid', clause: 'NID-5.2', options: [[0, 1, 2]] }],
        },
      ],
      chat: [line],
      spectators: 0,
    },
  },
  undo: { params, body: { seat: 0 }, reply: { n: 14 } },
  propose: { params, body: { what: 'takeBack' } },
  vote: { params, body: { agree: true } },
  resign: {
    params,
    body: {},
    reply: { ...playing, seats: [{ ...bot, seat: 0, tookOver: true }, bot], mine: [] },
  },
  chat: { params, query: { invite: INVITE }, reply: { lines: [line] } },
  say: { params, body: { text: 'Skål!' }, reply: line },
  log: {
    params,
    query: { lang: 'en', viewer: 0 },
    reply: {
      lines: [
        { n: 13, at: NOON, seat: 0, clause: 'NID-5.2', text: 'Anna → Goblin 0, Dragon 2, Horse 3' },
      ],
    },
  },
  fairness: {
    params,
    reply: { commitment: DIGEST, nonces: [NONCE, ''], secret: DIGEST, seed: SEED },
  },
  file: { params, reply: file },
};
