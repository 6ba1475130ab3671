/** The world outside, as far as a command may touch it. Tests put a small one of their own in its place. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  /** Whether a person types, reads the output, reads the errors. */
  readonly terminal: { readonly in: boolean; readonly out: boolean; readonly err: boolean };
  readonly colours: boolean;
  size(): { columns: number; rows: number };
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The next line typed; `null` when there is no more, or on Ctrl-C. */
  line(prompt: string): Promise<string | null>;
  /** A whole text file; `-` is the standard input. */
  read(path: string): Promise<string>;
  /** Writes a file whole or not at all. */
  write(path: string, text: string): Promise<void>;
  exists(path: string): boolean;
  /** Calls back on Ctrl-C instead of ending the program, until the returned function is called. */
  onInterrupt(act: () => void): () => void;
  /** Milliseconds on a clock that never goes back. */
  now(): number;
  /** A seed nobody can guess. */
  freshSeed(): string;
}
