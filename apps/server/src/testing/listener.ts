import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  request: IncomingMessage;
  body: Buffer;
}

/** Stands for a push service, or for whoever wants to be told: keeps what it gets and says what it is told to say. */
export class Listener {
  readonly received: Received[] = [];
  status = 201;
  headers: Record<string, string> = {};
  readonly #server: Server;
  #wake: () => void = () => {};

  constructor() {
    this.#server = createServer((request, reply) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        reply.writeHead(this.status, this.headers).end();
        this.received.push({ request, body: Buffer.concat(parts) });
        this.#wake();
      });
    }).listen(0, '127.0.0.1');
  }

  static async open(): Promise<Listener> {
    const listener = new Listener();
    await new Promise((resolve) => listener.#server.once('listening', resolve));
    return listener;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async next(count: number): Promise<Received> {
    while (this.received.length < count)
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    return this.received[count - 1] as Received;
  }

  close(): void {
    this.#server.close();
  }
}
