import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

const TEXT = 0x81;
const BINARY = 0x82;
const PONG = 0x8a;
const PING = 9;
const CLOSE = 8;

/** What is done with a message; its memory is only there until it returns. */
type Hear = (message: Buffer, wire: Wire) => void;

/** One piece of memory for everything that comes in: this process has one thread. */
const room = Buffer.allocUnsafeSlow(256 * 1024);

/**
 * A WebSocket client (RFC 6455) that does as little as one can: the load generator shares the machine with the server it
 * measures. The same for every server.
 */
export class Wire {
  readonly #socket: Socket;
  readonly #hear: Hear;
  readonly #mask = randomBytes(4);
  #open: (() => void) | null;
  /** The beginning of something that has not come in whole. */
  #rest: Buffer | null = null;
  bytes = 0;

  /** Resolves once the server has agreed. */
  static open(url: string, headers: Readonly<Record<string, string>>, hear: Hear): Promise<Wire> {
    return new Promise((done, failed) => {
      const wire: Wire = new Wire(new URL(url), headers, hear, () => done(wire), failed);
    });
  }

  private constructor(
    url: URL,
    headers: Readonly<Record<string, string>>,
    hear: Hear,
    open: () => void,
    failed: (error: Error) => void,
  ) {
    this.#hear = hear;
    this.#open = open;
    const port = Number(url.port);
    const onread = { buffer: room, callback: (length: number) => this.#read(length) };
    this.#socket = connect({ host: url.hostname, port, noDelay: true, onread });
    this.#socket.on('error', failed);
    this.#socket.on('close', () => failed(new Error(`${url.href}: the connection was ended`)));
    const lines = [
      `GET ${url.pathname}${url.search} HTTP/1.1`,
      `Host: ${url.host}`,
      'Upgrade: websocket',
      'Connection: Upgrade',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      'Sec-WebSocket-Version: 13',
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ];
    this.#socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  }

  send(message: string | Buffer): void {
    if (typeof message === 'string') this.#frame(TEXT, Buffer.from(message));
    else this.#frame(BINARY, message);
  }

  close(): void {
    this.#socket.destroy();
  }

  #frame(kind: number, body: Buffer): void {
    const { length } = body;
    const head = length < 126 ? 6 : 8;
    const frame = Buffer.allocUnsafe(head + length);
    frame[0] = kind;
    frame[1] = 0x80 | (length < 126 ? length : 126);
    if (length >= 126) frame.writeUInt16BE(length, 2);
    this.#mask.copy(frame, head - 4);
    for (let i = 0; i < length; i++)
      frame[head + i] = (body[i] as number) ^ (this.#mask[i & 3] as number);
    this.#socket.write(frame);
  }

  #read(length: number): boolean {
    const fresh = room.subarray(0, length);
    let data = this.#rest ? Buffer.concat([this.#rest, fresh]) : fresh;
    this.#rest = null;
    if (this.#open) {
      const end = data.indexOf('\r\n\r\n');
      if (end < 0) {
        this.#rest = Buffer.from(data);
        return true;
      }
      if (!data.toString('latin1', 0, 12).endsWith('101')) {
        this.#socket.destroy(new Error(data.toString('utf8', 0, 300)));
        return true;
      }
      this.#open();
      this.#open = null;
      data = data.subarray(end + 4);
    }
    this.#messages(data);
    return true;
  }

  /** Servers do not mask, and none of these splits a message. */
  #messages(data: Buffer): void {
    let at = 0;
    while (data.length - at >= 2) {
      const short = (data[at + 1] as number) & 127;
      const head = short < 126 ? 2 : short === 126 ? 4 : 10;
      if (data.length - at < head) break;
      const length =
        head === 2
          ? short
          : head === 4
            ? data.readUInt16BE(at + 2)
            : Number(data.readBigUInt64BE(at + 2));
      if (data.length - at < head + length) break;
      const body = data.subarray(at + head, at + head + length);
      const kind = (data[at] as number) & 15;
      at += head + length;
      if (kind === PING) this.#frame(PONG, body);
      else if (kind === CLOSE) this.#socket.end();
      else {
        this.bytes += length;
        this.#hear(body, this);
      }
    }
    if (at < data.length) this.#rest = Buffer.from(data.subarray(at));
  }
}
