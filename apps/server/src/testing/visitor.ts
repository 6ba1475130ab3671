import {
  API,
  type BodyOf,
  type ClientMessage,
  LIVE_PATH,
  type Problem,
  type ReplyOf,
  ROUTES,
  type Route,
  type RouteName,
  type ServerMessage,
} from '@meadhall/protocol';
import { WebSocket } from 'ws';

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
  readonly text: string;
  readonly headers: Headers;
}

type Said<S extends ServerMessage['say']> = Extract<ServerMessage, { say: S }>;
/** A message without its id; a request gets one when it is sent. */
export type Wish = ClientMessage extends infer M
  ? M extends ClientMessage
    ? Omit<M, 'id'>
    : never
  : never;

/** Somebody with a browser of their own: keeps a cookie, and remembers every byte the server has sent. */
export class Visitor {
  readonly url: string;
  cookie = '';
  /** Everything that came over HTTP and on live connections. */
  readonly heard: string[] = [];
  readonly #lives: Live[] = [];

  constructor(url: string) {
    this.url = url;
  }

  static async enter(url: string, guest: BodyOf<'newGuest'> = {}): Promise<Visitor> {
    const visitor = new Visitor(url);
    await visitor.ask('newGuest', { body: guest });
    return visitor;
  }

  /** Asks for what the protocol knows, and insists on success. */
  async ask<K extends RouteName>(
    name: K,
    wish: {
      params?: Record<string, string | number>;
      query?: Record<string, string>;
      body?: unknown;
    } = {},
  ): Promise<ReplyOf<K>> {
    const { status, body } = await this.try(name, wish);
    if (status >= 400) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
    return body as ReplyOf<K>;
  }

  /** Asks, and takes whatever comes. */
  async try(
    name: RouteName,
    wish: {
      params?: Record<string, string | number>;
      query?: Record<string, string>;
      body?: unknown;
    } = {},
  ): Promise<Answer<Problem & Record<string, unknown>>> {
    const { method, path } = ROUTES[name] as Route;
    const filled = path.replace(/:(\w+)/g, (_, key: string) =>
      encodeURIComponent(String(wish.params?.[key] ?? '')),
    );
    const query = wish.query ? `?${new URLSearchParams(wish.query)}` : '';
    return this.fetch(`${API}${filled}${query}`, {
      method,
      ...(wish.body !== undefined && {
        body: JSON.stringify(wish.body),
        headers: { 'content-type': 'application/json' },
      }),
    });
  }

  /** Any request at all. */
  async fetch(
    path: string,
    init: RequestInit = {},
  ): Promise<Answer<Problem & Record<string, unknown>>> {
    const headers = new Headers(init.headers);
    if (this.cookie !== '' && !headers.has('cookie')) headers.set('cookie', this.cookie);
    if (!headers.has('origin')) headers.set('origin', this.url);
    const reply = await fetch(this.url + path, { ...init, headers, redirect: 'manual' });
    const text = await reply.text();
    this.heard.push(text);
    for (const set of reply.headers.getSetCookie()) this.cookie = set.split(';', 1)[0] ?? '';
    const isJson = /json/.test(reply.headers.get('content-type') ?? '');
    const body = (isJson && text !== '' ? JSON.parse(text) : text) as Problem &
      Record<string, unknown>;
    return { status: reply.status, body, text, headers: reply.headers };
  }

  /** Opens a live connection and waits for its hello. */
  async live(options: { lang?: 'fr' | 'en' } = {}): Promise<Live> {
    const live = new Live(this, options.lang ? `?lang=${options.lang}` : '');
    this.#lives.push(live);
    await live.next('hello');
    return live;
  }

  leave(): void {
    for (const live of this.#lives) live.socket.terminate();
  }
}

/** One live connection of a visitor. */
export class Live {
  readonly socket: WebSocket;
  readonly messages: ServerMessage[] = [];
  /** How the server ended it. */
  readonly closed: Promise<number>;
  #sent = 0;
  #read = 0;
  #waiting: (() => void)[] = [];

  constructor({ url, cookie, heard }: Visitor, query: string) {
    this.socket = new WebSocket(`${url.replace('http', 'ws')}${LIVE_PATH}${query}`, {
      headers: { cookie, origin: url },
      perMessageDeflate: false,
    });
    this.closed = new Promise((resolve) => this.socket.on('close', resolve));
    this.socket.on('error', () => {});
    this.socket.on('message', (data: Buffer) => {
      const text = data.toString();
      heard.push(text);
      this.messages.push(JSON.parse(text) as ServerMessage);
      this.#wake();
    });
    this.socket.on('close', () => this.#wake());
  }

  /** The next message of a kind that has not been waited for. */
  async next<S extends ServerMessage['say']>(
    say: S,
    fits: (message: Said<S>) => boolean = () => true,
  ): Promise<Said<S>> {
    for (;;) {
      while (this.#read < this.messages.length) {
        const message = this.messages[this.#read++] as ServerMessage;
        if (message.say === say && fits(message as Said<S>)) return message as Said<S>;
      }
      if (this.socket.readyState === WebSocket.CLOSED) throw new Error(`closed before "${say}"`);
      await this.#more();
    }
  }

  /** Sends a request and returns the `done` or `refused` that answers it. */
  async ask(wish: Wish): Promise<Said<'done'> | Said<'refused'>> {
    const id = this.#sent++;
    let seen = this.messages.length;
    this.socket.send(JSON.stringify({ ...wish, id }));
    for (;;) {
      for (; seen < this.messages.length; seen++) {
        const message = this.messages[seen] as ServerMessage;
        if ((message.say === 'done' || message.say === 'refused') && message.id === id)
          return message;
      }
      if (this.socket.readyState === WebSocket.CLOSED) throw new Error('closed before an answer');
      await this.#more();
    }
  }

  /** Something has come in, or nothing will any more. */
  #more(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve();
  }
}
