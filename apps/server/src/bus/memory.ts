import type { Bus, Note } from './bus.ts';

/** One process is the whole hall: it knows already what it would be told. Several halls in it may share one bus. */
export class MemoryBus implements Bus {
  readonly shared: boolean;
  readonly #listeners: ((note: Note) => void)[] = [];

  constructor({ shared = false } = {}) {
    this.shared = shared;
  }

  publish(note: Note): void {
    if (this.shared) for (const hear of this.#listeners) queueMicrotask(() => hear(note));
  }

  subscribe(hear: (note: Note) => void): void {
    this.#listeners.push(hear);
  }

  close(): Promise<void> {
    this.#listeners.length = 0;
    return Promise.resolve();
  }
}
