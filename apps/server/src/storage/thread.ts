import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { compiled } from '../compiled.ts';
import type { Done, Job, Report, Work } from './sqliteJobs.ts';

/** A thread that carries out one piece of work after the other. While it is busy, jobs gather for the next piece. */
export class Thread {
  readonly #worker: Worker;
  #busy = false;
  #ended: Error | null = null;
  #closing = false;
  #doing: Asked[] = [];
  #waiting: Asked[] = [];

  constructor(file: string, { reads = false } = {}) {
    this.#worker = new Worker(compiled('./sqliteThread.ts', import.meta.url), {
      workerData: { file, reads },
      execArgv: [],
    });
    this.#worker.on('message', (report: Report) => this.#finish(report));
    this.#worker.on('error', (error) => this.#fail(error));
    this.#worker.on('exit', () => {
      if (!this.#closing) this.#fail(new Error('the thread that keeps matches has ended'));
    });
  }

  hand(job: Job, done: (done: Done) => void): void {
    if (this.#ended) {
      done({ error: this.#ended.message });
      return;
    }
    this.#waiting.push({ job, done });
    // What arrives in the same turn of the event loop goes together.
    if (!this.#busy && this.#waiting.length === 1) setImmediate(() => this.#next());
  }

  /** Does not wait for the end of the turn. */
  flush(): void {
    this.#next();
  }

  async close(): Promise<void> {
    while ((this.#busy || this.#waiting.length > 0) && !this.#ended)
      await new Promise((resolve) => setImmediate(resolve));
    this.#closing = true;
    if (this.#ended) return;
    const exit = once(this.#worker, 'exit');
    this.#worker.postMessage('close');
    await exit;
  }

  #next(): void {
    if (this.#busy || this.#waiting.length === 0 || this.#ended) return;
    this.#busy = true;
    this.#doing = this.#waiting;
    this.#waiting = [];
    const work: Work = { jobs: this.#doing.map(({ job }) => job) };
    this.#worker.postMessage(work);
  }

  #finish({ done }: Report): void {
    const doing = this.#doing;
    this.#doing = [];
    this.#busy = false;
    // The thread goes on with what has gathered before anybody is told: it is the slower one.
    this.#next();
    for (let i = 0; i < doing.length; i++) doing[i]?.done(done[i] ?? { error: 'no report' });
  }

  #fail(error: Error): void {
    if (this.#ended) return;
    this.#ended = error;
    const lost = [...this.#doing, ...this.#waiting];
    this.#doing = [];
    this.#waiting = [];
    for (const { done } of lost) done({ error: error.message });
  }
}

interface Asked {
  readonly job: Job;
  readonly done: (done: Done) => void;
}
