import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { compiled } from '../compiled.ts';
import { type Answered, PATIENCE, type Question, type Thought } from './question.ts';

/** Whoever answers for bots. */
export interface Bots {
  think(question: Question): Promise<Answered>;
  /** Questions that nobody thinks about yet. */
  readonly waiting: number;
  close(): Promise<void>;
}

/** Threads in which bots think. They start when the first bot has to, and one that hangs is replaced. */
export class BotPool implements Bots {
  readonly #size: number;
  readonly #patience: number;
  readonly #script: URL;
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Worker, Job>();
  #queue: Job[] = [];
  #closed = false;

  constructor({
    size = Math.max(1, availableParallelism() - 1),
    patience = PATIENCE,
    script = compiled('./thinker.ts', import.meta.url),
  } = {}) {
    this.#size = size;
    this.#patience = patience;
    this.#script = script;
  }

  get waiting(): number {
    return this.#queue.length;
  }

  think(question: Question): Promise<Answered> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new Error('the bots have gone home'));
      this.#queue.push({ question, resolve, reject, timer: null });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    const jobs = [...this.#queue, ...this.#busy.values()];
    this.#queue = [];
    const workers = [...this.#idle, ...this.#busy.keys()];
    this.#idle.length = 0;
    this.#busy.clear();
    for (const { timer, reject } of jobs) {
      if (timer) clearTimeout(timer);
      reject(new Error('the bots have gone home'));
    }
    await Promise.all(workers.map((worker) => worker.terminate()));
  }

  #next(): void {
    while (this.#queue.length > 0 && !this.#closed) {
      const worker = this.#idle.pop() ?? this.#hire();
      if (!worker) return;
      const job = this.#queue.shift() as Job;
      this.#busy.set(worker, job);
      job.timer = setTimeout(() => this.#giveUp(worker, 'thought for too long'), this.#patience);
      worker.postMessage(job.question);
    }
  }

  #hire(): Worker | null {
    if (this.#busy.size + this.#idle.length >= this.#size) return null;
    // Whatever this process was started with, the compiled modules need none of it.
    const worker = new Worker(this.#script, { execArgv: [] });
    worker.on('message', (thought: Thought) => this.#finish(worker, thought));
    worker.on('error', (error) => this.#giveUp(worker, error.message));
    worker.on('exit', () => this.#giveUp(worker, 'has left'));
    return worker;
  }

  #finish(worker: Worker, thought: Thought): void {
    const job = this.#end(worker);
    if (!job) return;
    this.#idle.push(worker);
    if ('error' in thought) job.reject(new Error(thought.error));
    else job.resolve(thought);
    this.#next();
  }

  /** A thread that hangs or dies takes only its own question with it. */
  #giveUp(worker: Worker, why: string): void {
    const job = this.#end(worker);
    const at = this.#idle.indexOf(worker);
    if (at >= 0) this.#idle.splice(at, 1);
    void worker.terminate();
    job?.reject(new Error(`a bot ${why}`));
    this.#next();
  }

  #end(worker: Worker): Job | undefined {
    const job = this.#busy.get(worker);
    this.#busy.delete(worker);
    if (job?.timer) clearTimeout(job.timer);
    return job;
  }
}

interface Job {
  readonly question: Question;
  readonly resolve: (answered: Answered) => void;
  readonly reject: (error: Error) => void;
  timer: NodeJS.Timeout | null;
}
