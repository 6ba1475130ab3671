import { isIP } from 'node:net';
import { SETTINGS, type Setting, type SettingName } from './settings.ts';

/** Everything an operator can decide, read from the environment once, at the start. */
export interface Config {
  host: string;
  port: number;
  /** The address people type. Unset: whatever host a request names. */
  publicUrl: URL | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
  redisUrl: string | undefined;
  /** Unset: drawn at the first start and kept in the data folder. */
  secret: string | undefined;
  /** Whose `X-Forwarded-…` headers are believed. */
  trustProxy: string[];
  webDir: string | undefined;
  logLevel: string;
  metricsToken: string | undefined;
  pushContact: string;
  privateWebhooks: boolean;
  /** Unset: one less than there are processors. */
  botThreads: number | undefined;
  /** Milliseconds. */
  botPatience: number;
  /** Milliseconds after which a table that has not begun is cleared away. */
  gatheringFor: number;
  rates: {
    requestsPerGuest: number;
    requestsPerAddress: number;
    guestsPerAddress: number;
    signInsPerAddress: number;
    signInsPerLogin: number;
    matchesPerGuest: number;
    messagesPerGuest: number;
    messagesPerAddress: number;
  };
  sockets: { perGuest: number; perAddress: number; all: number };
  /** Milliseconds that open work gets before a stopping server ends it. */
  grace: number;
}

/** What is wrong with the configuration, in sentences an operator can act on. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly complaints: readonly string[];

  constructor(complaints: readonly string[]) {
    super(complaints.join('\n'));
    this.complaints = complaints;
  }
}

type Env = Readonly<Record<string, string | undefined>>;

export function readConfig(env: Env): Config {
  const complaints: string[] = [];
  const text = (name: SettingName): string | undefined => {
    const value = env[name]?.trim() || SETTINGS[name].default;
    return value === '' ? undefined : value;
  };
  const complain = (name: SettingName, wish: string): undefined => {
    const shown = (SETTINGS[name] as Setting).secret ? '(not shown)' : `"${text(name)}"`;
    complaints.push(`${name} is ${shown}, but must be ${wish}.`);
  };
  const number = (name: SettingName, min: number, max: number): number => {
    const value = Number(text(name));
    if (!Number.isInteger(value) || value < min || value > max)
      complain(name, `a whole number from ${min} to ${max}`);
    return value;
  };
  const url = (name: SettingName, schemes: readonly string[]): URL | undefined => {
    const given = text(name);
    if (given === undefined) return undefined;
    const wish = `an address that begins with ${schemes.map((it) => `${it}//`).join(' or ')}`;
    if (!URL.canParse(given)) return complain(name, wish);
    const parsed = new URL(given);
    return schemes.includes(parsed.protocol) ? parsed : complain(name, wish);
  };
  const oneOf = (name: SettingName, allowed: readonly string[]): string => {
    const value = text(name) ?? '';
    if (!allowed.includes(value)) complain(name, `one of ${allowed.join(', ')}`);
    return value;
  };

  const publicUrl = url('PUBLIC_URL', ['http:', 'https:']);
  if (publicUrl && (publicUrl.pathname !== '/' || publicUrl.search || publicUrl.hash))
    complain('PUBLIC_URL', 'an address without a path, such as https://games.example.org');
  const secret = text('SECRET');
  if (secret !== undefined && secret.length < 32) complain('SECRET', '32 characters or more');
  const trustProxy = (text('TRUST_PROXY') ?? '').split(',').flatMap((it) => it.trim() || []);
  if (!trustProxy.every(isNetwork))
    complain('TRUST_PROXY', 'a list of addresses or networks, such as 127.0.0.1,10.0.0.0/8');
  const pushContact = text('PUSH_CONTACT') ?? '';
  if (!/^(mailto:.+@.+|https:\/\/.+)$/.test(pushContact))
    complain('PUSH_CONTACT', 'a mailto: or https: address');

  const config: Config = {
    host: text('HOST') ?? '',
    port: number('PORT', 0, 65_535),
    publicUrl,
    dataDir: text('DATA_DIR') ?? '',
    databaseUrl: url('DATABASE_URL', ['postgres:', 'postgresql:'])?.href,
    redisUrl: url('REDIS_URL', ['redis:', 'rediss:'])?.href,
    secret,
    trustProxy,
    webDir: text('WEB_DIR'),
    logLevel: oneOf('LOG_LEVEL', ['trace', 'debug', 'info', 'warn', 'error', 'silent']),
    metricsToken: text('METRICS_TOKEN'),
    pushContact,
    privateWebhooks: oneOf('PRIVATE_WEBHOOKS', ['yes', 'no']) === 'yes',
    botThreads: text('BOT_THREADS') === undefined ? undefined : number('BOT_THREADS', 1, 64),
    botPatience: number('BOT_PATIENCE', 1, 600) * 1000,
    gatheringFor: number('GATHERING_DAYS', 1, 3650) * 86_400_000,
    rates: {
      requestsPerGuest: number('RATE_REQUESTS_PER_GUEST', 1, 1e9),
      requestsPerAddress: number('RATE_REQUESTS_PER_ADDRESS', 1, 1e9),
      guestsPerAddress: number('RATE_GUESTS_PER_ADDRESS', 1, 1e9),
      signInsPerAddress: number('RATE_SIGN_INS_PER_ADDRESS', 1, 1e9),
      signInsPerLogin: number('RATE_SIGN_INS_PER_LOGIN', 1, 1e9),
      matchesPerGuest: number('RATE_MATCHES_PER_GUEST', 1, 1e9),
      messagesPerGuest: number('RATE_MESSAGES_PER_GUEST', 1, 1e9),
      messagesPerAddress: number('RATE_MESSAGES_PER_ADDRESS', 1, 1e9),
    },
    sockets: {
      perGuest: number('SOCKETS_PER_GUEST', 1, 1e9),
      perAddress: number('SOCKETS_PER_ADDRESS', 1, 1e9),
      all: number('SOCKETS_ALL', 1, 1e9),
    },
    grace: number('SHUTDOWN_GRACE', 0, 600) * 1000,
  };
  if (config.redisUrl && !config.databaseUrl?.startsWith('postgres'))
    complaints.push(
      'REDIS_URL is set, but DATABASE_URL names no PostgreSQL: several machines need a database they share.',
    );
  if (complaints.length > 0) throw new ConfigError(complaints);
  return config;
}

function isNetwork(given: string): boolean {
  const [address = '', bits, ...rest] = given.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** The table `--help` prints. */
export function helpText(): string {
  const rows = Object.entries<Setting>(SETTINGS).map(
    ([name, { default: usual, about }]) =>
      `  ${name.padEnd(27)}${(usual === '' ? '-' : usual).padEnd(28)}${about}`,
  );
  return `meadhall-server: HTTP and live connection on one port, with the web client.

All settings come from the environment; none is needed.

  ${'NAME'.padEnd(27)}${'DEFAULT'.padEnd(28)}WHAT IT DOES
${rows.join('\n')}

Exit codes: 0 stopped on purpose, 1 broke or a service does not answer (try again), 2 a setting is wrong.
`;
}
