import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The whole product as `npm start` serves it, with data of its own. */
export class Server {
  readonly url: string;
  readonly #port: number;
  readonly #data = mkdtempSync(join(tmpdir(), 'meadhall-e2e-'));
  #child: ChildProcess | undefined;
  #said = '';

  private constructor(port: number) {
    this.#port = port;
    this.url = `http://127.0.0.1:${port}`;
  }

  static async start(): Promise<Server> {
    const server = new Server(await freePort());
    await server.up();
    return server;
  }

  /** Starts the process; after `down` with the same data and the same address. */
  async up(): Promise<void> {
    const main = fileURLToPath(import.meta.resolve('@meadhall/server/main'));
    this.#child = spawn(process.execPath, [main], {
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: String(this.#port),
        DATA_DIR: this.#data,
        LOG_LEVEL: 'warn',
        ...MANY,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#said += text;
      });
    for (let tries = 0; tries < 300; tries++) {
      if (this.#child.exitCode !== null) break;
      if (await answers(`${this.url}/readyz`)) return;
      await sleep(100);
    }
    throw new Error(`the server does not answer:\n${this.#said}`);
  }

  /** Ends the process without a word, as a power cut would. */
  async down(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await gone;
  }

  async stop(): Promise<void> {
    await this.down();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

/** All tests come from one address, where people would come from many. */
const MANY = Object.fromEntries(
  [
    'RATE_REQUESTS_PER_GUEST',
    'RATE_REQUESTS_PER_ADDRESS',
    'RATE_GUESTS_PER_ADDRESS',
    'RATE_MATCHES_PER_GUEST',
  ].map((name) => [name, '1000000']),
);

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    (reply) => reply.ok,
    () => false,
  );

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
