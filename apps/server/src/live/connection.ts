import type { Duplex } from 'node:stream';
import type { Language, ServerMessage } from '@meadhall/protocol';
import type { WebSocket } from 'ws';
import type { Hall, Person } from '../hall.ts';
import { asRefused, problemOf } from '../problems.ts';
import { Refused } from '../refused.ts';
import type { Allowance } from './allowance.ts';
import type { Held, Talker } from './held.ts';
import { readMessage } from './incoming.ts';
import { Outgoing } from './outgoing.ts';
import { Requests } from './requests.ts';

/** So many requests of one connection are worked on at once; the rest stays in the network. */
const AT_ONCE = 4;
/** Milliseconds for which somebody may have more to say than they may; then they mean no good. */
const PATIENCE = 5_000;

/** Why the server ends a connection (RFC 6455, 7.4). */
const CLOSED = { unsupported: 1003, policy: 1008, again: 1012 } as const;

export interface Surroundings {
  readonly hall: Hall;
  readonly answered: (milliseconds: number) => void;
  readonly dropped: (why: 'slow' | 'flood' | 'silent') => void;
  readonly broke: (error: unknown) => void;
}

/** One live connection: reads requests, answers each of them, and passes on what the hall tells. */
export class Connection implements Talker {
  person: Person;
  readonly session: string;
  readonly household: string;
  /** It has been heard of since the last heartbeat. */
  alive = true;
  /** It was asked for a sign at the last heartbeat. */
  #asked = false;
  readonly #socket: WebSocket;
  readonly #around: Surroundings;
  readonly #held: Held;
  readonly #wish: Language | undefined;
  readonly #out: Outgoing;
  readonly #requests: Requests;
  readonly #allowances: readonly Allowance[];
  /** What came in but may not be heard yet; while there is any, nothing more is read. */
  #waiting: { readonly data: Buffer; readonly isBinary: boolean }[] = [];
  #heldSince: number | null = null;
  #open = 0;

  constructor(
    { socket, wire }: { socket: WebSocket; wire: Duplex },
    { around, held }: { around: Surroundings; held: Held },
    who: {
      person: Person;
      session: string;
      household: string;
      wish: Language | undefined;
      /** What the person, and everybody at their address, may say. */
      allowances: readonly Allowance[];
    },
  ) {
    this.#socket = socket;
    this.#around = around;
    this.#held = held;
    this.person = who.person;
    this.session = who.session;
    this.household = who.household;
    this.#wish = who.wish;
    this.#allowances = who.allowances;
    // A reader that does not keep up is dropped, so that it costs nobody else memory.
    this.#out = new Outgoing(socket, wire, () => this.#drop('slow'));
    this.#requests = new Requests(around, (text) => this.#out.say(text));
  }

  /** Something came in. What is too much is not refused one by one, which would be work: it is not read. */
  receive(data: Buffer, isBinary: boolean): void {
    this.alive = true;
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#waiting.length === 0 && this.#mayGoOn()) this.#hear(data, isBinary);
    else {
      this.#waiting.push({ data, isBinary });
      this.#socket.pause();
    }
  }

  goOn(): boolean {
    const tooLong = this.#heldSince !== null && performance.now() - this.#heldSince > PATIENCE;
    if (tooLong) this.#drop('flood');
    while (this.#waiting.length > 0 && this.#mayGoOn()) {
      const { data, isBinary } = this.#waiting.shift() as { data: Buffer; isBinary: boolean };
      this.#hear(data, isBinary);
    }
    if (this.#waiting.length > 0) return false;
    this.#heldSince = null;
    this.#socket.resume();
    return true;
  }

  tell(message: ServerMessage): void {
    this.#out.say(JSON.stringify(message));
  }

  /** Whoever was silent for a heartbeat is asked for a sign; whoever gives none until the next is gone. */
  beat(): void {
    if (this.alive) {
      this.alive = false;
      this.#asked = false;
    } else if (this.#asked) this.#drop('silent');
    else {
      this.#asked = true;
      this.#socket.ping();
    }
  }

  bye(retryAfter: number): void {
    this.tell({ say: 'bye', retryAfter });
    this.end(CLOSED.again);
  }

  end(code: number = CLOSED.policy): void {
    this.#out.flush();
    this.#waiting = [];
    this.#socket.close(code);
    // The other side's goodbye has to be read.
    this.#socket.resume();
  }

  terminate(): void {
    this.#socket.terminate();
  }

  /** The connection is gone. */
  closed(): void {
    this.#waiting = [];
    this.#requests.end();
  }

  #drop(why: 'slow' | 'flood' | 'silent'): void {
    this.#around.dropped(why);
    this.#waiting = [];
    this.#socket.terminate();
  }

  #mayGoOn(): boolean {
    if (this.#open >= AT_ONCE) return false;
    for (const it of this.#allowances)
      if (!it.ready) {
        this.#heldSince ??= performance.now();
        this.#held.add(this);
        return false;
      }
    for (const it of this.#allowances) it.use();
    return true;
  }

  /** Reads a message; binary ones are not ours. */
  #hear(data: Buffer, isBinary: boolean): void {
    if (isBinary) {
      this.#refuse(null, new Refused('badRequest'));
      this.end(CLOSED.unsupported);
      return;
    }
    let id: number | null = null;
    try {
      this.#work(
        readMessage(data.toString(), (given) => {
          id = given;
        }),
      );
    } catch (error) {
      this.#refuse(id, error);
    }
  }

  #work(message: Parameters<Requests['carryOut']>[1]): void {
    this.#open++;
    this.#requests.carryOut(this.person, message).then(
      (n) => {
        this.#worked();
        const entry = n === undefined ? '' : `,"n":${n}`;
        this.#out.say(`{"say":"done","id":${message.id}${entry}}`);
      },
      (error: unknown) => {
        this.#worked();
        this.#refuse(message.id, error);
      },
    );
  }

  #worked(): void {
    this.#open--;
    if (this.#waiting.length > 0) this.goOn();
  }

  #refuse(id: number | null, error: unknown): void {
    const refused = asRefused(error);
    if (refused.kind === 'broken') this.#around.broke(error);
    const problem = problemOf(refused, this.#wish ?? this.person.language);
    this.tell({ say: 'refused', id, problem });
  }
}
