import type { BodyOf, ClientMessage, ReplyOf, ServerMessage } from '@meadhall/protocol';
import { WebSocket } from 'ws';
import { type Player, Rendezvous, type Table } from './rival.ts';

type Eyes = { viewer: number | null; asks: { seat: number; step: string; options: unknown[] }[] };

/** Two guests who sit at all tables, each with a connection for each table. */
const cookies: string[] = [];

/** Real Nidavellir, played with the protocol everybody uses. */
export const meadhall: Player = {
  async prepare(url) {
    cookies.length = 0;
    for (const name of ['Anna', 'Björn']) {
      const reply = await fetch(`${url}/api/v1/me`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: url },
        body: JSON.stringify({ name }),
      });
      const set = reply.headers.getSetCookie().map((it) => it.split(';')[0] ?? '');
      if (!reply.ok) throw new Error(`no guest: ${reply.status} ${await reply.text()}`);
      cookies.push(set.join('; '));
    }
  },
  open: async (url) => {
    const table = new LoadTable(url);
    await table.begin();
    return table;
  },
};

class LoadTable implements Table {
  readonly #url: string;
  #met = new Rendezvous();
  #sockets: WebSocket[] = [];
  #eyes: (Eyes | undefined)[] = [];
  #match = '';
  #n = 0;
  #bytes = 0;
  #sent = 0;
  #watching: (() => void) | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  async begin(): Promise<void> {
    if (this.#sockets.length === 0)
      this.#sockets = [await this.#connect(0), await this.#connect(1)];
    this.#match = await this.#newMatch();
    this.#met = new Rendezvous();
    this.#eyes = [];
    const ready = new Promise<void>((done) => {
      this.#watching = done;
    });
    for (const person of [0, 1] as const)
      this.#send(person, { do: 'watch', id: this.#sent++, match: this.#match });
    await ready;
  }

  async answer(): Promise<number> {
    const open = this.#eyes.flatMap((eyes) => eyes?.asks ?? []);
    const ask = open[Math.floor(Math.random() * open.length)];
    if (!ask) {
      await this.begin();
      return this.answer();
    }
    const { seat, step, options } = ask;
    const choice = options[Math.floor(Math.random() * options.length)];
    const waited = this.#met.wait(this.#n + 1);
    const n = this.#n;
    this.#send(seat as 0 | 1, {
      do: 'answer',
      id: this.#sent++,
      match: this.#match,
      seat,
      step,
      choice,
      n,
    });
    return waited;
  }

  received(): number {
    return this.#bytes;
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate();
  }

  #send(person: 0 | 1, message: ClientMessage): void {
    this.#sockets[person]?.send(JSON.stringify(message));
  }

  #connect(person: 0 | 1): Promise<WebSocket> {
    const socket = new WebSocket(`${this.#url.replace('http', 'ws')}/api/v1/live`, {
      headers: { cookie: cookies[person] ?? '', origin: this.#url },
      perMessageDeflate: false,
    });
    return new Promise((done, failed) => {
      socket.on('error', failed);
      socket.on('message', (data: Buffer) => {
        this.#bytes += data.length;
        const message = JSON.parse(data.toString()) as ServerMessage;
        if (message.say === 'hello') done(socket);
        else this.#hear(person, message);
      });
    });
  }

  #hear(person: 0 | 1, message: ServerMessage): void {
    if (message.say === 'refused')
      throw new Error(`an answer was refused: ${JSON.stringify(message.problem)}`);
    if (message.say === 'table') {
      if (message.info.id !== this.#match) return;
      this.#eyes[person] = message.eyes[0] as Eyes;
      this.#n = message.n;
      this.#met.see(person, message.n);
      if (this.#eyes[0] && this.#eyes[1]) this.#watching?.();
    }
    if (message.say === 'moved' && message.match === this.#match) {
      this.#eyes[person] = message.eyes[0] as unknown as Eyes;
      this.#n = Math.max(this.#n, message.n);
      this.#met.see(person, message.n);
    }
  }

  async #newMatch(): Promise<string> {
    const { id } = await this.#post<'newMatch'>(0, '/matches', {
      game: 'nidavellir',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      visibility: 'private',
      clock: { kind: 'none' },
    });
    const match = await this.#post<'ready'>(0, `/matches/${id}/ready`, { ready: true });
    const invite = match.invite === undefined ? {} : { invite: match.invite };
    await this.#post<'sit'>(1, `/matches/${id}/seats/1`, invite);
    await this.#post<'ready'>(1, `/matches/${id}/ready`, { ready: true });
    return id;
  }

  async #post<K extends 'newMatch' | 'ready' | 'sit'>(
    person: 0 | 1,
    path: string,
    body: BodyOf<K>,
  ): Promise<ReplyOf<K>> {
    const reply = await fetch(`${this.#url}/api/v1${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: cookies[person] ?? '',
        origin: this.#url,
      },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as ReplyOf<K>;
  }
}
