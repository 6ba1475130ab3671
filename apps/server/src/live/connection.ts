import { ClientMessage, type Language, type ServerMessage } from '@meadhall/protocol';
import type { WebSocket } from 'ws';
import type { Hall, Person, Watch } from '../hall.ts';
import { readJson } from '../http/json.ts';
import { read } from '../http/read.ts';
import { asRefused, problemOf } from '../problems.ts';
import { Refused } from '../refused.ts';

/** Bytes that may wait for a reader; whoever is slower has to come back and watch again. */
const LONGEST_QUEUE = 1024 * 1024;
const MOST_WATCHES = 50;
/** So many requests of one connection are worked on at once; the rest stays in the network. */
const AT_ONCE = 32;
/** Messages beyond the limit that are refused one by one before the connection ends. */
const PATIENCE = 100;

/** Why the server ends a connection (RFC 6455, 7.4). */
const CLOSED = { unsupported: 1003, policy: 1008, again: 1012 } as const;

export interface Surroundings {
  readonly hall: Hall;
  readonly messagesPerSecond: number;
  readonly answered: (milliseconds: number) => void;
  readonly dropped: (why: 'slow' | 'flood' | 'silent') => void;
  readonly broke: (error: unknown) => void;
}

/** One live connection: reads requests, answers each of them, and passes on what the hall tells. */
export class Connection {
  person: Person;
  readonly session: string;
  readonly household: string;
  /** It has been heard of since the last heartbeat. */
  alive = true;
  readonly #socket: WebSocket;
  readonly #around: Surroundings;
  readonly #wish: Language | undefined;
  readonly #watches = new Map<string, Watch>();
  #open = 0;
  #tokens: number;
  #at = performance.now();
  #excess = 0;

  constructor(
    socket: WebSocket,
    around: Surroundings,
    who: { person: Person; session: string; household: string; wish: Language | undefined },
  ) {
    this.#socket = socket;
    this.#around = around;
    this.person = who.person;
    this.session = who.session;
    this.household = who.household;
    this.#wish = who.wish;
    this.#tokens = around.messagesPerSecond;
  }

  /** What came in, as text; binary messages are not ours. */
  receive(text: Buffer, isBinary: boolean): void {
    this.alive = true;
    if (isBinary) {
      this.#refuse(null, new Refused('badRequest'));
      this.end(CLOSED.unsupported);
      return;
    }
    if (!this.#mayGoOn()) return;
    let message: ClientMessage;
    let id: number | null = null;
    try {
      const given = readJson(text.toString());
      id = idOf(given);
      message = read(ClientMessage, given);
    } catch (error) {
      this.#refuse(id, error);
      return;
    }
    this.#work(message);
  }

  tell(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  /** A reader that does not keep up is dropped, so that it costs nobody else memory. */
  readonly send = (text: string): void => {
    const socket = this.#socket;
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > LONGEST_QUEUE) {
      this.#around.dropped('slow');
      socket.terminate();
    } else socket.send(text);
  };

  /** Whoever has been silent since the last heartbeat is gone. */
  beat(): void {
    if (!this.alive) {
      this.#around.dropped('silent');
      this.#socket.terminate();
    } else {
      this.alive = false;
      this.#socket.ping();
    }
  }

  bye(retryAfter: number): void {
    this.tell({ say: 'bye', retryAfter });
    this.end(CLOSED.again);
  }

  end(code: number = CLOSED.policy): void {
    this.#socket.close(code);
  }

  terminate(): void {
    this.#socket.terminate();
  }

  /** The connection is gone. */
  closed(): void {
    for (const watch of this.#watches.values()) watch.stop();
    this.#watches.clear();
  }

  #mayGoOn(): boolean {
    const { messagesPerSecond, dropped } = this.#around;
    const now = performance.now();
    const earned = ((now - this.#at) * messagesPerSecond) / 1000;
    this.#at = now;
    // A person who thinks in bursts may use three seconds' worth at once.
    this.#tokens = Math.min(3 * messagesPerSecond, this.#tokens + earned);
    if (this.#tokens >= 1) {
      this.#tokens--;
      if (this.#excess > 0) this.#excess--;
      return true;
    }
    if (++this.#excess > PATIENCE) {
      if (this.#excess === PATIENCE + 1) dropped('flood');
      this.#socket.terminate();
    } else this.#refuse(null, new Refused('tooMany', { params: { retryAfter: 1 } }));
    return false;
  }

  #work(message: ClientMessage): void {
    if (++this.#open >= AT_ONCE) this.#socket.pause();
    this.#carryOut(message).then(
      (n) => {
        this.#worked();
        this.tell({ say: 'done', id: message.id, ...(n !== undefined && { n }) });
      },
      (error: unknown) => {
        this.#worked();
        this.#refuse(message.id, error);
      },
    );
  }

  #worked(): void {
    if (--this.#open < AT_ONCE && this.#socket.isPaused) this.#socket.resume();
  }

  async #carryOut(message: ClientMessage): Promise<number | undefined> {
    const { hall, answered } = this.#around;
    const who = this.person;
    switch (message.do) {
      case 'answer': {
        const { match, seat, step, choice, n } = message;
        const from = performance.now();
        const accepted = await hall.answer(who, match, { seat, step, choice, n });
        answered(performance.now() - from);
        return accepted.n;
      }
      case 'watch':
        return this.#watch(message.match, message.invite);
      case 'unwatch':
        this.#unwatch(message.match);
        return undefined;
      case 'undo':
        return (await hall.undo(who, message.match, { seat: message.seat })).n;
      case 'propose':
        await hall.propose(who, message.match, { what: message.what });
        return undefined;
      case 'vote':
        await hall.vote(who, message.match, { agree: message.agree });
        return undefined;
      case 'resign': {
        const { seat } = message;
        await hall.resign(who, message.match, { ...(seat !== undefined && { seat }) });
        return undefined;
      }
      case 'say':
        await hall.say(who, message.match, { text: message.text });
        return undefined;
      case 'ping':
        return undefined;
    }
  }

  /** Whoever watches a table again gets all of it again. */
  async #watch(match: string, invite: string | undefined): Promise<undefined> {
    if (this.#watches.size >= MOST_WATCHES && !this.#watches.has(match))
      throw new Refused('tooMany');
    this.#unwatch(match);
    const watch = await this.#around.hall.watch(this.person, match, invite, this.send);
    this.#unwatch(match);
    if (this.#socket.readyState === this.#socket.OPEN) this.#watches.set(match, watch);
    else watch.stop();
    return undefined;
  }

  #unwatch(match: string): void {
    this.#watches.get(match)?.stop();
    this.#watches.delete(match);
  }

  #refuse(id: number | null, error: unknown): void {
    const refused = asRefused(error);
    if (refused.kind === 'broken') this.#around.broke(error);
    const problem = problemOf(refused, this.#wish ?? this.person.language);
    this.tell({ say: 'refused', id, problem });
  }
}

/** The id of a request that could not be read further. */
function idOf(given: unknown): number | null {
  const id = typeof given === 'object' && given !== null && 'id' in given ? given.id : null;
  return typeof id === 'number' && Number.isInteger(id) && id >= 0 && id <= 2 ** 31 ? id : null;
}
