import { answers } from '../peers/nidavellir.ts';
import { type Player, Rendezvous, type Table } from './rival.ts';
import { Wire } from './wire.ts';

/** A move as it is sent. */
interface Move {
  seat: 0 | 1;
  step: string;
  choice: unknown;
}

/** What is played: its name on the server, and move after move; none when the match is over. */
interface Played {
  name: string;
  move(n: number): Move | undefined;
}

const STATE_ID = Buffer.from('"_stateID":');

/** A match whose moves only set a number; it never ends. */
export const boardgameioNumber = playing(() => ({
  name: 'number',
  move: (n) => ({ seat: n % 2 === 0 ? 0 : 1, step: 'bid', choice: n % 6 }),
}));

/** Nidavellir as it is. The moves were chosen beforehand: nobody spends time on finding out what is allowed. */
export const boardgameioNidavellir = playing(() => {
  const all = answers() as Move[];
  return { name: 'nidavellir', move: (n) => all[n] };
});

function playing(played: () => Played): Player {
  let game: Played;
  return {
    prepare: async () => {
      game = played();
    },
    open: async ({ url }, index) => {
      const table = new LoadTable(url, game, `load-${process.pid}-${index}`);
      await table.begin();
      return table;
    },
  };
}

/** Speaks socket.io's wire format directly and reads only the number of a position: its clients are spared their work. */
class LoadTable implements Table {
  readonly #url: string;
  readonly #game: Played;
  readonly #name: string;
  #match = '';
  #played = 0;
  #wires: [Wire, Wire] | undefined;
  #met = new Rendezvous();
  #synced: () => void = () => {};
  #moves = 0;
  #stateId = 0;

  constructor(url: string, game: Played, name: string) {
    this.#url = url;
    this.#game = game;
    this.#name = name;
  }

  /** Whoever asks for a match that does not exist creates it. */
  async begin(): Promise<void> {
    this.#match = `${this.#name}-${this.#played++}`;
    this.#met = new Rendezvous();
    this.#moves = 0;
    this.#stateId = 0;
    this.#wires ??= [await this.#connect(0), await this.#connect(1)];
    for (const person of [0, 1] as const) {
      const ready = new Promise<void>((done) => {
        this.#synced = done;
      });
      this.#emit(person, 'sync', this.#match, String(person), null, 2);
      await ready;
    }
  }

  async answer(): Promise<number> {
    const move = this.#game.move(this.#moves);
    if (!move) {
      await this.begin();
      return this.answer();
    }
    this.#moves++;
    const { seat, step, choice } = move;
    const waited = this.#met.wait(this.#stateId + 1);
    const payload = { type: 'answer', args: [step, choice], playerID: String(seat) };
    const action = { type: 'MAKE_MOVE', payload };
    this.#emit(seat, 'update', action, this.#stateId, this.#match, String(seat));
    return waited;
  }

  received(): number {
    return (this.#wires ?? []).reduce((sum, { bytes }) => sum + bytes, 0);
  }

  close(): void {
    for (const wire of this.#wires ?? []) wire.close();
  }

  async #connect(person: 0 | 1): Promise<Wire> {
    let connected: () => void = () => {};
    const ready = new Promise<void>((done) => {
      connected = done;
    });
    const space = `/${this.#game.name},`;
    const hear = (message: Buffer, wire: Wire): void => {
      const head = message.toString('latin1', 0, 32);
      if (head.startsWith('0')) wire.send(`40${space}`);
      else if (head === '2') wire.send('3');
      else if (head.startsWith(`40${space}`)) connected();
      else if (head.startsWith(`42${space}["sync"`)) this.#synced();
      else if (head.startsWith(`42${space}["update"`)) {
        const n = numberAfter(message, STATE_ID);
        this.#stateId = Math.max(this.#stateId, n);
        this.#met.see(person, n);
      }
    };
    const path = '/socket.io/?EIO=4&transport=websocket';
    const wire = await Wire.open(`${this.#url.replace('http', 'ws')}${path}`, {}, hear);
    await ready;
    return wire;
  }

  #emit(person: 0 | 1, ...message: unknown[]): void {
    this.#wires?.[person].send(`42/${this.#game.name},${JSON.stringify(message)}`);
  }
}

/** The number that follows some text: read without reading the rest. */
function numberAfter(message: Buffer, text: Buffer): number {
  const from = message.indexOf(text);
  if (from < 0) throw new Error(`no ${text.toString()} in ${message.toString('utf8', 0, 200)}`);
  let n = 0;
  for (let i = from + text.length; i < message.length; i++) {
    const digit = (message[i] as number) - 48;
    if (digit < 0 || digit > 9) break;
    n = 10 * n + digit;
  }
  return n;
}
