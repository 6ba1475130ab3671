/** Notes on their way out: those of one moment travel together, one message at a time. */
export class Outbox {
  readonly #longest: number;
  readonly #send: (text: string) => Promise<void>;
  #notes = new Set<string>();
  #sending: Promise<void> | null = null;

  constructor(longest: number, send: (text: string) => Promise<void>) {
    this.#longest = longest;
    this.#send = send;
  }

  add(note: string): void {
    this.#notes.add(note);
    this.#sending ??= this.#empty().finally(() => {
      this.#sending = null;
    });
  }

  async sent(): Promise<void> {
    await this.#sending;
  }

  async #empty(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#notes.size > 0) {
      let text = '';
      for (const note of this.#notes) {
        if (text.length + note.length >= this.#longest) break;
        text += text === '' ? note : `,${note}`;
        this.#notes.delete(note);
      }
      await this.#send(text);
    }
  }
}
