import { asks } from '@meadhall/kernel';
import type { AnyAsk, AnyRules, AnyState } from './games.ts';
import type { Shelf } from './shelf.ts';

/** A state and what it asks, spread out. */
interface Spread {
  readonly state: AnyState;
  readonly asks: readonly AnyAsk[];
}

/**
 * What the rules know of a position. Between two answers only its text is kept, which storage needs anyway: hundreds of
 * small objects for each table are what a collection of memory would copy while everybody waits.
 */
export class Board {
  readonly #rules: AnyRules;
  /** Nothing is asked, whatever the rules of today say. */
  readonly #over: boolean;
  #spread: Spread | null;
  #text: string | null;
  /** Where the text is, if it is not here. */
  #shelf: Shelf | null = null;

  private constructor(rules: AnyRules, over: boolean, from: { spread: Spread } | { text: string }) {
    this.#rules = rules;
    this.#over = over;
    this.#spread = 'spread' in from ? from.spread : null;
    this.#text = 'text' in from ? from.text : null;
  }

  static of(rules: AnyRules, state: AnyState, open: readonly AnyAsk[] = asks(rules, state)): Board {
    return new Board(rules, open.length === 0, { spread: { state, asks: open } });
  }

  static read(rules: AnyRules, text: string, over: boolean): Board {
    return new Board(rules, over, { text });
  }

  get state(): AnyState {
    return this.#open().state;
  }

  get asks(): readonly AnyAsk[] {
    return this.#open().asks;
  }

  /** The state as JSON. */
  get text(): string {
    if (this.#text !== null) return this.#text;
    if (this.#shelf) return this.#shelf.read();
    this.#text = JSON.stringify(this.#open().state);
    return this.#text;
  }

  /** Nobody is about to look at it; whoever does may all the same. */
  fold(shelf: Shelf): void {
    if (this.#text !== null) {
      shelf.put(this, this.#text);
      this.#shelf = shelf;
      this.#text = null;
    }
    if (this.#shelf) this.#spread = null;
  }

  takeBack(text: string): void {
    this.#text = text;
    this.#shelf = null;
  }

  /** Nobody will ever look at it again: it is old, and what is old keeps what it holds from being collected soon. */
  leave(): void {
    this.#shelf?.clear(this);
    this.#shelf = null;
    this.#text = null;
    this.#spread = null;
  }

  #open(): Spread {
    if (!this.#spread) {
      const text = this.#shelf?.read() ?? this.#text;
      if (text === null) throw new Error('a board that everybody has left');
      const state = JSON.parse(text) as AnyState;
      this.#spread = { state, asks: this.#over ? [] : asks(this.#rules, state) };
    }
    return this.#spread;
  }
}
