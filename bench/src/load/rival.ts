/** One table as a load generator sees it: two people, each with a connection of their own. */
export interface Table {
  /**
   * Sends one legal answer. Resolves when both people have what it led to, with the milliseconds that took. When
   * the match is over the table begins another one first, which is not counted.
   */
  answer(): Promise<number>;
  /** Bytes that have reached both people. */
  received(): number;
  close(): void;
}

/** How to play on one kind of server. */
export interface Player {
  /** Whatever is needed once, before the first table. */
  prepare(load: Load): Promise<void>;
  open(load: Load, index: number): Promise<Table>;
}

/** What a load generator is told to do. */
export interface Load {
  player: 'meadhall' | 'boardgameioNidavellir' | 'boardgameioNumber' | 'colyseus';
  url: string;
  tables: number;
  /** One answer a second at each table, or one after the other as fast as they come. */
  pace: 'paced' | 'saturated';
  /** Played before anything is measured, so that nobody is measured cold. */
  warmUp: number;
  seconds: number;
  /** Every table has guests of its own, each from an address of their own, as a proxy would say. */
  strangers?: true;
}

/** What it measured. */
export interface Measured {
  answers: number;
  seconds: number;
  p50: number;
  p95: number;
  p99: number;
  /** Bytes for each answer and person. */
  bytes: number;
  /** Answers that nobody heard of within ten seconds. */
  lost: number;
}

/** Calls back each time both people have reached the same number. */
export class Rendezvous {
  #first = 0;
  #second = 0;
  #goal = 0;
  #from = 0;
  #reached: ((milliseconds: number) => void) | undefined;

  /** A person has seen everything up to this number. */
  see(person: 0 | 1, n: number): void {
    if (person === 0) this.#first = Math.max(this.#first, n);
    else this.#second = Math.max(this.#second, n);
    if (this.#reached && this.#first >= this.#goal && this.#second >= this.#goal) {
      const reached = this.#reached;
      this.#reached = undefined;
      reached(performance.now() - this.#from);
    }
  }

  /** Resolves with the milliseconds from now until both have seen that number. */
  wait(goal: number): Promise<number> {
    this.#from = performance.now();
    return new Promise((done) => {
      this.#goal = goal;
      this.#reached = done;
      this.see(0, 0);
    });
  }
}
