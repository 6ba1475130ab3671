import { below, type Rng, seeded, seedOf } from '@meadhall/kernel';
import { type Guest, headersOf, newGuest, post } from './meadhall-guest.ts';
import { type Player, Rendezvous, type Table } from './rival.ts';
import { Wire } from './wire.ts';

interface Ask {
  seat: 0 | 1;
  step: string;
  options: unknown[];
}

/** Two guests who sit at all tables, each with a connection for each table. */
let regulars: Two;

/** Real Nidavellir, played with the protocol everybody uses. */
export const meadhall: Player = {
  async prepare({ url }) {
    regulars = [await newGuest(url, 'Anna'), await newGuest(url, 'Björn')];
  },
  open: async ({ url, strangers }, index) => {
    const guests = strangers ? await twoStrangers(url, index) : regulars;
    const table = new LoadTable(url, guests, seeded(seedOf(index)));
    await table.begin();
    return table;
  },
};

type Two = readonly [Guest, Guest];

async function twoStrangers(url: string, index: number): Promise<Two> {
  const network = `10.${index >> 8}.${index & 255}`;
  return [
    await newGuest(url, 'Anna', `${network}.1`),
    await newGuest(url, 'Björn', `${network}.2`),
  ];
}

/**
 * Reads no more of a message than it needs: its number, and what may be answered when it is about to answer. The change
 * of the view is for boards, and there is none here.
 */
class LoadTable implements Table {
  readonly #url: string;
  readonly #guests: Two;
  /** The same answers in every run, as far as the same is asked. */
  readonly #rng: Rng;
  readonly #asks: [string, string] = [NOTHING, NOTHING];
  #wires: Wire[] = [];
  #met = new Rendezvous();
  #match = '';
  #n = 0;
  #sent = 0;
  #shown = 0;
  #ready: () => void = () => {};

  constructor(url: string, guests: Two, rng: Rng) {
    this.#url = url;
    this.#guests = guests;
    this.#rng = rng;
  }

  async begin(): Promise<void> {
    if (this.#wires.length === 0) this.#wires = [await this.#connect(0), await this.#connect(1)];
    const over = this.#match;
    const match = await (over === '' ? this.#newMatch() : this.#rematch(over));
    this.#match = match;
    this.#met = new Rendezvous();
    this.#n = 0;
    this.#shown = 0;
    const ready = new Promise<void>((done) => {
      this.#ready = done;
    });
    for (const wire of this.#wires) {
      if (over !== '') wire.send(JSON.stringify({ do: 'unwatch', id: this.#sent++, match: over }));
      wire.send(JSON.stringify({ do: 'watch', id: this.#sent++, match }));
    }
    await ready;
  }

  async answer(): Promise<number> {
    const first = below(this.#rng, 2);
    const open = this.#asks[first] === NOTHING ? this.#asks[1 - first] : this.#asks[first];
    if (open === NOTHING) {
      await this.begin();
      return this.answer();
    }
    const asks = JSON.parse(open as string) as [Ask, ...Ask[]];
    const { seat, step, options } = asks[below(this.#rng, asks.length)] ?? asks[0];
    const choice = options[below(this.#rng, options.length)];
    const waited = this.#met.wait(this.#n + 1);
    const about = { id: this.#sent++, match: this.#match, seat, step, choice, n: this.#n };
    this.#wires[seat]?.send(JSON.stringify({ do: 'answer', ...about }));
    return waited;
  }

  received(): number {
    return this.#wires.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  close(): void {
    for (const wire of this.#wires) wire.close();
  }

  #connect(person: 0 | 1): Promise<Wire> {
    const { cookie, from } = this.#guests[person];
    const url = `${this.#url.replace('http', 'ws')}/api/v1/live`;
    const headers = { ...headersOf(this.#url, from), cookie };
    return Wire.open(url, headers, (message) => this.#hear(person, message));
  }

  #hear(person: 0 | 1, message: Buffer): void {
    const head = message.toString('latin1', 0, 90);
    if (head.startsWith(MOVED)) {
      if (!head.startsWith(this.#match, MOVED.length)) return;
      this.#see(person, numberIn(head.slice(head.indexOf('"n":') + 4)), message);
    } else if (head.startsWith('{"say":"table"')) {
      if (!message.includes(`"id":"${this.#match}"`)) return;
      const from = message.indexOf('},"n":') + 6;
      this.#see(person, numberIn(message.toString('latin1', from, from + 12)), message);
      if (++this.#shown === 2) this.#ready();
    } else if (head.startsWith('{"say":"refused"'))
      throw new Error(`an answer was refused: ${message.toString()}`);
  }

  #see(person: 0 | 1, n: number, message: Buffer): void {
    const from = message.lastIndexOf('"asks":') + 7;
    this.#asks[person] = message.toString('latin1', from, closing(message, from));
    this.#n = Math.max(this.#n, n);
    this.#met.see(person, n);
  }

  async #newMatch(): Promise<string> {
    const [first, second] = this.#guests;
    const { id, invite } = await post<'newMatch'>(this.#url, first, '/matches', {
      game: 'nidavellir',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      visibility: 'private',
      clock: { kind: 'none' },
    });
    const asked = invite === undefined ? {} : { invite };
    await post<'sit'>(this.#url, second, `/matches/${id}/seats/1`, asked);
    await post<'ready'>(this.#url, second, `/matches/${id}/ready`, { ready: true });
    return id;
  }

  /** As people do who want to play once more: one asks, the other is ready. */
  async #rematch(over: string): Promise<string> {
    const [first, second] = this.#guests;
    const { id } = await post<'rematch'>(this.#url, first, `/matches/${over}/rematch`, undefined);
    await post<'ready'>(this.#url, second, `/matches/${id}/ready`, { ready: true });
    return id;
  }
}

/** Nobody is asked. */
const NOTHING = '[]';
const MOVED = '{"say":"moved","match":"';

const numberIn = (text: string): number => Number.parseInt(text, 10);

/** Where the list that begins here ends. Steps and options of Nidavellir are ASCII, and no text in them holds a bracket. */
function closing(message: Buffer, from: number): number {
  let depth = 0;
  for (let i = from; i < message.length; i++) {
    if (message[i] === 0x5b) depth++;
    else if (message[i] === 0x5d && --depth === 0) return i + 1;
  }
  throw new Error('a list does not end');
}
