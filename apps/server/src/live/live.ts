import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LIVE_PATH, LONGEST_MESSAGE, VERSION } from '@meadhall/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Config } from '../config.ts';
import type { Person } from '../hall.ts';
import { type Door, languageFor, personOf } from '../http/door.ts';
import type { LiveEnds } from '../http/handlers.ts';
import type { People, Visitor } from '../people/people.ts';
import { asRefused, problemOf } from '../problems.ts';
import { Refused } from '../refused.ts';
import type { PeopleStore } from '../storage/people.ts';
import { Connection, type Surroundings } from './connection.ts';

const HEARTBEAT = 30_000;
/** Milliseconds between two goodbyes when the server stops, so that not everybody comes back at once. */
const RETRY_AFTER = 2;

interface Setup {
  readonly config: Config;
  readonly door: Door;
  readonly people: People;
  readonly store: PeopleStore;
  readonly around: Surroundings;
  readonly now: () => number;
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
  readonly #timer: NodeJS.Timeout;
  #draining = false;

  constructor(setup: Setup) {
    this.#setup = setup;
    this.#timer = setInterval(() => this.#beat(), HEARTBEAT).unref();
  }

  get count(): number {
    return this.#all.size;
  }

  attach(server: Server): void {
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      socket.on('error', () => socket.destroy());
      this.#admit(request).then(
        (visitor) => this.#open(request, socket, head, visitor),
        (error: unknown) => this.#turnAway(request, socket, error),
      );
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

  async #admit(request: IncomingMessage): Promise<Visitor> {
    const { door, config } = this.#setup;
    const { sockets } = config;
    if (pathOf(request) !== LIVE_PATH) throw new Refused('notFound');
    if (this.#draining || this.#all.size >= sockets.all) throw new Refused('busy');
    door.countAddress(request);
    door.checkOrigin(request);
    if ((this.#households.get(door.household(request)) ?? 0) >= sockets.perAddress)
      throw new Refused('tooMany', { params: { retryAfter: 60 } });
    const visitor = await door.visitor(request);
    if (!visitor) throw new Refused('notSignedIn');
    if ((this.#byPerson.get(visitor.person.id)?.size ?? 0) >= sockets.perGuest)
      throw new Refused('tooMany', { params: { retryAfter: 60 } });
    return visitor;
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
    socket.end(
      [
        `HTTP/1.1 ${problem.status} Refused`,
        'content-type: application/problem+json',
        `content-length: ${Buffer.byteLength(body)}`,
        'cache-control: no-store',
        'x-content-type-options: nosniff',
        'connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  }

  #open(request: IncomingMessage, socket: Duplex, head: Buffer, visitor: Visitor): void {
    const { door, people, around, now } = this.#setup;
    const wish = langOf(request);
    const household = door.household(request);
    this.#server.handleUpgrade(request, socket, head, (ws) => {
      const person = personOf(visitor);
      const connection = new Connection(ws, around, {
        person,
        session: visitor.session,
        household,
        wish: wish === 'fr' || wish === 'en' ? wish : undefined,
      });
      this.#enter(connection, ws);
      people.me(person.id).then(
        (me) => connection.tell({ say: 'hello', version: VERSION, me, now: now() }),
        () => connection.end(),
      );
    });
  }

  #enter(connection: Connection, ws: WebSocket): void {
    const { household, person } = connection;
    this.#all.add(connection);
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
      own.delete(connection);
      if (own.size === 0) this.#byPerson.delete(person.id);
      const left = (this.#households.get(household) ?? 1) - 1;
      if (left === 0) this.#households.delete(household);
      else this.#households.set(household, left);
      connection.closed();
    });
  }

  /** Whoever is silent is gone; whoever signed out elsewhere, or was forgotten, has to go. */
  #beat(): void {
    const { store, now, around } = this.#setup;
    for (const it of this.#all) it.beat();
    const sessions = [...new Set([...this.#all].map(({ session }) => session))];
    store.openSessions(sessions, now()).then((open) => {
      for (const it of this.#all)
        if (sessions.includes(it.session) && !open.has(it.session)) it.end();
    }, around.broke);
  }
}

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] ?? '';

const langOf = ({ url = '' }: IncomingMessage): unknown =>
  new URLSearchParams(url.split('?')[1] ?? '').get('lang');
