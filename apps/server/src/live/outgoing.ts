import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** Bytes that may wait for a reader; whoever is slower has to come back and watch again. */
const LONGEST_QUEUE = 256 * 1024;

/**
 * What is said to one connection. Everything said in one turn of the event loop leaves in one piece: handing something to
 * the network costs more than writing it.
 */
export class Outgoing {
  readonly #socket: WebSocket;
  readonly #wire: Duplex;
  readonly #tooSlow: () => void;
  #text = '';

  /** `wire`: what the socket itself writes to. `tooSlow`: the reader does not keep up, and what was said is thrown away. */
  constructor(socket: WebSocket, wire: Duplex, tooSlow: () => void) {
    this.#socket = socket;
    this.#wire = wire;
    this.#tooSlow = tooSlow;
  }

  say(text: string): void {
    if (this.#text === '') setImmediate(flush, this);
    this.#text += frame(text);
  }

  /** Does not wait for the end of the turn. */
  flush(): void {
    const text = this.#text;
    this.#text = '';
    const { OPEN, readyState } = this.#socket;
    if (text === '' || readyState !== OPEN) return;
    if (this.#wire.writableLength > LONGEST_QUEUE) this.#tooSlow();
    else this.#wire.write(text, 'latin1');
  }
}

const flush = (it: Outgoing): void => it.flush();

/** A text as one frame of RFC 6455 (5.2), each byte a character: frames are joined and written like any other text. */
function frame(text: string): string {
  const length = Buffer.byteLength(text);
  // Nearly everything is ASCII, where a character is a byte already.
  const body = length === text.length ? text : Buffer.from(text).toString('latin1');
  return headOf(length) + body;
}

function headOf(length: number): string {
  if (length < 126) return String.fromCharCode(0x81, length);
  if (length < 2 ** 16) return String.fromCharCode(0x81, 126, length >> 8, length & 255);
  const bytes = [length >>> 24, (length >>> 16) & 255, (length >>> 8) & 255, length & 255];
  return String.fromCharCode(0x81, 127, 0, 0, 0, 0, ...bytes);
}
