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
  prepare(url: string): Promise<void>;
  open(url: string, index: number): Promise<Table>;
}

/** What a load generator is told to do. */
export interface Load {
  player: 'meadhall' | 'boardgameio' | 'colyseus';
  url: string;
  tables: number;
  /** One answer a second at each table, or one after the other as fast as they come. */
  pace: 'paced' | 'saturated';
  seconds: number;
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
  readonly #seen = [0, 0];
  #goal = 0;
  #reached: (() => void) | undefined;

  /** A person has seen everything up to this number. */
  see(person: 0 | 1, n: number): void {
    if (n > (this.#seen[person] ?? 0)) this.#seen[person] = n;
    if (this.#reached && Math.min(...this.#seen) >= this.#goal) {
      const reached = this.#reached;
      this.#reached = undefined;
      reached();
    }
  }

  /** Resolves with the milliseconds from now until both have seen that number. */
  wait(goal: number): Promise<number> {
    const from = performance.now();
    return new Promise((done) => {
      this.#goal = goal;
      this.#reached = () => done(performance.now() - from);
      this.see(0, 0);
    });
  }
}
