import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LIVE_PATH, LONGEST_MESSAGE, type Me, VERSION } from '@meadhall/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Config } from '../config.ts';
import type { Person } from '../hall.ts';
import type { LiveEnds } from '../http/calls.ts';
import { type Door, languageFor, personOf } from '../http/door.ts';
import { later } from '../http/later.ts';
import type { People, Visitor } from '../people/people.ts';
import { asRefused, problemOf } from '../problems.ts';
import { Refused } from '../refused.ts';
import type { PeopleStore } from '../storage/people.ts';
import { Allowances } from './allowance.ts';
import { Connection, type Surroundings } from './connection.ts';
import { Heart } from './heart.ts';
import { Held } from './held.ts';

/** Milliseconds from one look at everybody's session to the next. */
const LOOKS_EVERY = 30_000;
/** Seconds after which whoever was sent away may knock again. */
const RETRY_AFTER = 2;

interface Setup {
  readonly config: Config;
  readonly door: Door;
  readonly people: People;
  readonly store: PeopleStore;
  readonly around: Surroundings;
  readonly now: () => number;
}

/** Somebody who may come in. */
interface Entering {
  readonly visitor: Visitor;
  readonly household: string;
  readonly me: Me;
}

/** All live connections of this server. */
export class Live implements LiveEnds {
  readonly #setup: Setup;
  readonly #all = new Set<Connection>();
  readonly #byPerson = new Map<string, Set<Connection>>();
  readonly #households = new Map<string, number>();
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE,
    // Messages are small, and compressing each would cost more memory than the table itself.
    perMessageDeflate: false,
    clientTracking: false,
  });
  readonly #held = new Held();
  readonly heart = new Heart();
  readonly #perGuest: Allowances;
  readonly #perAddress: Allowances;
  readonly #timer: NodeJS.Timeout;
  #draining = false;

  constructor(setup: Setup) {
    this.#setup = setup;
    const { messagesPerGuest, messagesPerAddress } = setup.config.rates;
    this.#perGuest = new Allowances(messagesPerGuest);
    this.#perAddress = new Allowances(messagesPerAddress);
    this.#timer = setInterval(() => this.look(), LOOKS_EVERY).unref();
  }

  get count(): number {
    return this.#all.size;
  }

  attach(server: Server): void {
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      socket.on('error', destroyed);
      this.#admit(request)
        .then((entering) => this.#open(request, socket, head, entering))
        .catch((error: unknown) => this.#turnAway(request, socket, error));
    });
  }

  ended(session: string): void {
    for (const it of this.#all) if (it.session === session) it.end();
  }
  endedOthers(person: string, session: string): void {
    for (const it of this.#of(person)) if (it.session !== session) it.end();
  }
  endedAll(person: string): void {
    for (const it of this.#of(person)) it.end();
  }
  changed(person: Person): void {
    for (const it of this.#of(person.id)) it.person = person;
  }

  /** Says goodbye to everybody and takes nobody in any more; whoever does not go is put out. */
  async close(grace: number): Promise<void> {
    this.#draining = true;
    clearInterval(this.#timer);
    this.heart.close();
    this.#held.close();
    for (const it of this.#all) it.bye(RETRY_AFTER);
    const end = Date.now() + grace;
    while (this.#all.size > 0 && Date.now() < end)
      await new Promise((resolve) => setTimeout(resolve, 10));
    for (const it of this.#all) it.terminate();
    this.#server.close();
  }

  #of(person: string): Iterable<Connection> {
    return this.#byPerson.get(person) ?? [];
  }

  async #admit(request: IncomingMessage): Promise<Entering> {
    const { door, people } = this.#setup;
    if (pathOf(request) !== LIVE_PATH) throw new Refused('notFound');
    door.countAddress(request);
    door.checkOrigin(request);
    const household = door.household(request);
    this.#checkRoom(household);
    const visitor = await door.visitor(request);
    if (!visitor) throw new Refused('notSignedIn');
    return { visitor, household, me: await people.me(visitor.person.id) };
  }

  /** Whether one more connection fits in. */
  #checkRoom(household: string, person?: string): void {
    const { perAddress, perGuest, all } = this.#setup.config.sockets;
    if (this.#draining || this.#all.size >= all) throw new Refused('busy');
    const own = person === undefined ? 0 : (this.#byPerson.get(person)?.size ?? 0);
    if (own >= perGuest || (this.#households.get(household) ?? 0) >= perAddress)
      throw new Refused('tooMany', { params: { retryAfter: 60 } });
  }

  #turnAway(request: IncomingMessage, socket: Duplex, error: unknown): void {
    const { around } = this.#setup;
    const refused = asRefused(error);
    if (refused.kind === 'broken') around.broke(error);
    const { headers } = request;
    const problem = problemOf(
      refused,
      languageFor(langOf(request), undefined, headers['accept-language']),
    );
    const body = JSON.stringify(problem);
    const head = [
      `HTTP/1.1 ${problem.status} Refused`,
      'content-type: application/problem+json',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      'connection: close',
    ];
    const send = () => void socket.end([...head, '', body].join('\r\n'));
    if (refused.kind === 'tooMany') later(send);
    else send();
  }

  #open(request: IncomingMessage, socket: Duplex, head: Buffer, entering: Entering): void {
    const { around, now } = this.#setup;
    const { visitor, household, me } = entering;
    // Many may have knocked at once, and all of them were looked up at the same time.
    this.#checkRoom(household, me.id);
    const wish = langOf(request);
    this.#server.handleUpgrade(request, socket, head, (ws) => {
      const ends = { socket: ws, wire: socket };
      const connection = new Connection(
        ends,
        { around, held: this.#held },
        {
          person: personOf(visitor),
          session: visitor.session,
          household,
          wish: wish === 'fr' || wish === 'en' ? wish : undefined,
          allowances: [this.#perGuest.of(me.id), this.#perAddress.of(household)],
        },
      );
      this.#enter(connection, ws);
      connection.tell({ say: 'hello', version: VERSION, me, now: now() });
    });
  }

  #enter(connection: Connection, ws: WebSocket): void {
    const { household, person } = connection;
    this.#all.add(connection);
    const still = this.heart.add(connection);
    this.#households.set(household, (this.#households.get(household) ?? 0) + 1);
    const own = this.#byPerson.get(person.id) ?? new Set();
    this.#byPerson.set(person.id, own.add(connection));
    ws.on('message', (text: Buffer, isBinary) => connection.receive(text, isBinary));
    ws.on('pong', () => {
      connection.alive = true;
    });
    // Broken frames end the connection by themselves.
    ws.on('error', () => {});
    ws.on('close', () => {
      this.#all.delete(connection);
      still();
      own.delete(connection);
      if (own.size === 0) this.#byPerson.delete(person.id);
      const left = (this.#households.get(household) ?? 1) - 1;
      if (left === 0) this.#households.delete(household);
      else this.#households.set(household, left);
      connection.closed();
    });
  }

  /** Whoever signed out elsewhere, or was forgotten, has to go. */
  look(): void {
    const { store, now, around } = this.#setup;
    const sessions = new Set([...this.#all].map(({ session }) => session));
    store.openSessions([...sessions], now()).then((open) => {
      for (const { session } of this.#all)
        if (sessions.has(session) && !open.has(session)) this.ended(session);
    }, around.broke);
  }
}

/** Knows nothing of the request, which would be kept for as long as the connection is. */
function destroyed(this: Duplex): void {
  this.destroy();
}

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] ?? '';

const langOf = ({ url = '' }: IncomingMessage): unknown =>
  new URLSearchParams(url.split('?')[1] ?? '').get('lang');
