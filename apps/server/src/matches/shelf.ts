/** Bytes a shelf has at least, and beyond what it needs: most positions grow a little with every round. */
const SPARE = 1024;

/** Somebody whose text lies on a shelf. */
interface Keeper {
  /** The shelf is needed for another text. */
  takeBack(text: string): void;
}

/**
 * Room for one text, outside of what is collected. Texts that last from one answer to the next grow old; each would be
 * copied twice and then left behind, and a house full of tables would be tidied up every few seconds.
 */
export class Shelf {
  #bytes = NONE;
  #length = 0;
  #keeper: Keeper | null = null;

  put(keeper: Keeper, text: string): void {
    if (this.#keeper !== null && this.#keeper !== keeper) this.#keeper.takeBack(this.read());
    this.#keeper = keeper;
    this.#length = Buffer.byteLength(text);
    if (this.#length > this.#bytes.length || this.#length < this.#bytes.length / 4)
      this.#bytes = Buffer.allocUnsafeSlow(this.#length + SPARE);
    this.#bytes.write(text);
  }

  read(): string {
    return this.#bytes.toString('utf8', 0, this.#length);
  }

  /** Whoever kept something here does not need it any more. */
  clear(keeper: Keeper): void {
    if (this.#keeper === keeper) this.#keeper = null;
  }
}

const NONE = Buffer.alloc(0);
