export interface Setting {
  /** Empty: not set. */
  readonly default: string;
  readonly about: string;
  /** Its value never appears in a message. */
  readonly secret?: true;
}

/** Every setting there is. docs/operations.md repeats this table; a test compares them. */
export const SETTINGS = {
  HOST: { default: '127.0.0.1', about: 'Address to listen on; 0.0.0.0 or :: for all' },
  PORT: { default: '8080', about: 'Port to listen on; 0 picks a free one' },
  PUBLIC_URL: {
    default: '',
    about: 'The address people type, such as https://games.example.org; only its pages may call',
  },
  DATA_DIR: { default: 'data', about: 'Folder for the database and the secret' },
  DATABASE_URL: {
    default: '',
    about: 'postgres://… for PostgreSQL; unset: SQLite in the data folder',
    secret: true,
  },
  REDIS_URL: {
    default: '',
    about: 'redis://… as the bus between machines; unset: PostgreSQL is the bus',
    secret: true,
  },
  SECRET: {
    default: '',
    about: 'Signs cookies and push messages; 32 characters or more; unset: drawn and kept',
    secret: true,
  },
  TRUST_PROXY: {
    default: '',
    about: 'Addresses or networks whose X-Forwarded-For is believed; unset: nobody’s',
  },
  WEB_DIR: {
    default: '',
    about: 'Folder of the built web client; unset: the one beside the server',
  },
  LOG_LEVEL: { default: 'info', about: 'trace, debug, info, warn, error or silent' },
  METRICS_TOKEN: {
    default: '',
    about: 'Bearer token that opens /metrics to other machines; unset: this machine only',
    secret: true,
  },
  PUSH_CONTACT: {
    default: 'mailto:operator@localhost.invalid',
    about: 'Whom push services may write to: mailto: or https:',
  },
  PRIVATE_WEBHOOKS: {
    default: 'no',
    about: 'yes: webhooks and push may go to private addresses of this network, and over http',
  },
  BOT_THREADS: {
    default: '',
    about: 'Threads that think for bots; unset: one less than there are processors',
  },
  BOT_PATIENCE: {
    default: '15',
    about: 'Seconds after which a bot that has not answered is replaced by a simpler one',
  },
  GATHERING_DAYS: {
    default: '14',
    about: 'Days after which a table that has not begun is cleared away',
  },
  RATE_REQUESTS_PER_GUEST: { default: '600', about: 'HTTP requests a minute for one person' },
  RATE_REQUESTS_PER_ADDRESS: { default: '1800', about: 'HTTP requests a minute from one address' },
  RATE_GUESTS_PER_ADDRESS: { default: '30', about: 'New guests a minute from one address' },
  RATE_SIGN_INS_PER_ADDRESS: { default: '10', about: 'Sign-ins a minute from one address' },
  RATE_SIGN_INS_PER_LOGIN: { default: '5', about: 'Password tries a minute for one login' },
  RATE_MATCHES_PER_GUEST: {
    default: '20',
    about: 'New or uploaded matches a minute for one person',
  },
  RATE_MESSAGES_PER_GUEST: {
    default: '20',
    about: 'Messages a second of one person on all their live connections',
  },
  RATE_MESSAGES_PER_ADDRESS: {
    default: '200',
    about: 'Messages a second on all live connections from one address',
  },
  SOCKETS_PER_GUEST: { default: '20', about: 'Live connections of one person' },
  SOCKETS_PER_ADDRESS: { default: '200', about: 'Live connections from one address' },
  SOCKETS_ALL: { default: '20000', about: 'Live connections in all' },
  SHUTDOWN_GRACE: { default: '10', about: 'Seconds that open work gets when the server stops' },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof SETTINGS;
