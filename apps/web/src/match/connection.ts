import type { ClientMessage, Me, ServerMessage } from '@meadhall/protocol';
import { type ReadonlySignal, signal } from '@preact/signals';
import { type Connection, Refused } from './link.ts';
import type { Saying } from './messages.ts';
import { Pulse } from './pulse.ts';

/** As much of a WebSocket as is needed, so that tests can bring their own. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
}

type Unnumbered<M> = M extends { id: number } ? Omit<M, 'id'> : never;
/** A message of ours before it gets its number. */
export type Request = Unnumbered<ClientMessage>;

interface Pending {
  message: ClientMessage;
  /** With the entry that an answer became. */
  done(n?: number): void;
  failed(why: Refused): void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;

/**
 * The live connection: one for all tables of this browser. It comes back by itself; what was sent and not
 * acknowledged is sent again, which is safe because an answer says which entry it follows.
 */
export class LiveConnection {
  readonly state: ReadonlySignal<Connection>;
  readonly me = signal<Me | null>(null);
  /** The server's clock minus ours, in milliseconds. */
  #skew = 0;
  readonly #state = signal<Connection>('connecting');
  readonly #open: () => Socket;
  readonly #listeners = new Map<string, (message: ServerMessage) => void>();
  readonly #watched = new Map<string, string | undefined>();
  readonly #pending = new Map<number, Pending>();
  #socket: Socket | null = null;
  #next = 1;
  #pause = FIRST_PAUSE;
  #retry: ReturnType<typeof setTimeout> | undefined;
  readonly #pulse = new Pulse(
    () => void this.request({ do: 'ping' }).catch(() => {}),
    () => this.offline(),
  );

  constructor(open: () => Socket) {
    this.#open = open;
    this.state = this.#state;
  }

  /** Tells about a match from now on; whoever listens gets `table` first, and again after each reconnection. */
  watch(match: string, invite: string | undefined, hear: (message: ServerMessage) => void): void {
    this.#listeners.set(match, hear);
    this.#watched.set(match, invite);
    if (this.#socket && this.#state.value === 'open') this.#askFor(match);
    else this.#connect();
  }

  /** Stops telling `hear`; whoever has begun to listen to the same match since goes on listening. */
  unwatch(match: string, hear: (message: ServerMessage) => void): void {
    if (this.#listeners.get(match) !== hear) return;
    this.#listeners.delete(match);
    this.#watched.delete(match);
    if (this.#state.value === 'open') this.request({ do: 'unwatch', match }).catch(() => {});
  }

  /** The whole table once more: something was missed. */
  again(match: string): void {
    if (this.#state.value === 'open') this.#askFor(match);
  }

  request(message: Request): Promise<number | undefined> {
    const whole = { ...message, id: this.#next++ } as ClientMessage;
    return new Promise((done, failed) => {
      this.#pending.set(whole.id, { message: whole, done, failed });
      if (this.#state.value === 'open') this.#send(whole);
      else this.#connect();
    });
  }

  /** The network is back, or somebody looks again: no need to wait for the next try. */
  wake(): void {
    if (this.#state.value === 'open') {
      this.#pulse.probe();
      return;
    }
    if (this.#watched.size + this.#pending.size === 0) return;
    this.#pause = FIRST_PAUSE;
    this.#connect();
  }

  /** Nobody is there any more: closed without waiting for the other side, which may never answer. */
  offline(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.onclose = null;
    socket.close();
    this.#lost(socket);
  }

  #connect(): void {
    clearTimeout(this.#retry);
    if (this.#socket) return;
    const socket = this.#open();
    this.#socket = socket;
    socket.onopen = () => {
      this.#state.value = 'open';
      this.#pause = FIRST_PAUSE;
      for (const match of this.#watched.keys()) this.#askFor(match);
      // Questions about a table are asked anew above; everything else once more as it was.
      for (const { message } of this.#pending.values())
        if (message.do !== 'watch') this.#send(message);
      this.#pulse.start();
    };
    socket.onmessage = ({ data }) => {
      this.#pulse.heard();
      this.#hear(JSON.parse(data) as ServerMessage);
    };
    socket.onclose = () => this.#lost(socket);
  }

  #lost(socket: Socket): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.#pulse.stop();
    this.#state.value = 'lost';
    for (const [id, { message }] of this.#pending) {
      if (message.do === 'watch' || message.do === 'ping' || message.do === 'unwatch')
        this.#pending.delete(id);
    }
    // Spread out, so that a server that comes back is not met by everybody at once.
    const pause = this.#pause * (0.75 + Math.random() / 2);
    this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE);
    this.#retry = setTimeout(() => this.#connect(), pause);
  }

  #askFor(match: string): void {
    const invite = this.#watched.get(match);
    this.request({ do: 'watch', match, ...(invite === undefined ? {} : { invite }) }).catch(
      (why: unknown) => {
        if (why instanceof Refused)
          this.#listeners.get(match)?.({ say: 'refused', id: null, problem: why.problem });
      },
    );
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #hear(message: ServerMessage): void {
    switch (message.say) {
      case 'hello':
        this.me.value = message.me;
        this.#skew = message.now - Date.now();
        return;
      case 'done':
        this.#pending.get(message.id)?.done(message.n);
        this.#pending.delete(message.id);
        return;
      case 'refused':
        if (message.id === null) return;
        this.#pending.get(message.id)?.failed(new Refused(message.problem));
        this.#pending.delete(message.id);
        return;
      case 'bye':
        this.#pause = Math.max(FIRST_PAUSE, 1000 * message.retryAfter);
        return;
      case 'table':
        this.#listeners.get(message.info.id)?.(this.#byOurClock(message));
        return;
      case 'info':
        this.#listeners.get(message.info.id)?.(message);
        return;
      case 'moved':
        this.#listeners.get(message.match)?.(this.#byOurClock(message));
        return;
      default:
        this.#listeners.get(message.match)?.(message);
    }
  }

  /** Clocks are told by the server's time and read by ours, which may go wrong by minutes. */
  #byOurClock<M extends Saying<'table' | 'moved'>>(message: M): M {
    const { clocks } = message;
    return clocks ? { ...message, clocks: { ...clocks, at: clocks.at - this.#skew } } : message;
  }
}
