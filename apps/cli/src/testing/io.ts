import type { Io } from '../io.ts';

/** A made-up world to run commands in. */
export interface World {
  /** What is typed, line by line. */
  lines?: readonly string[];
  files?: Readonly<Record<string, string>>;
  /** Files that cannot be read or written, with the system's reason. */
  broken?: Readonly<Record<string, string>>;
  terminal?: Partial<Io['terminal']>;
  colours?: boolean;
  size?: { columns: number; rows: number };
  env?: Record<string, string>;
  /** Ctrl-C comes after that many milliseconds of the made-up clock. */
  interruptAt?: number;
}

export interface FakeIo extends Io {
  readonly written: { out: string; err: string };
  readonly files: Map<string, string>;
  /** The paths that were written to, each as often as it was. */
  readonly writes: string[];
}

/** Nothing leaves memory; the clock moves by one millisecond each time somebody looks at it. */
export function fakeIo(world: World = {}): FakeIo {
  const written = { out: '', err: '' };
  const files = new Map(Object.entries(world.files ?? {}));
  const writes: string[] = [];
  const lines = [...(world.lines ?? [])];
  let clock = 0;
  let interrupted: (() => void) | undefined;
  const fail = (code: string): never => {
    throw Object.assign(new Error(code), { code });
  };
  return {
    written,
    files,
    writes,
    out: (text) => {
      written.out += text;
    },
    err: (text) => {
      written.err += text;
    },
    terminal: { in: false, out: false, err: false, ...world.terminal },
    colours: world.colours ?? false,
    size: () => world.size ?? { columns: 80, rows: 24 },
    env: world.env ?? {},
    async line(prompt) {
      const next = lines.shift() ?? null;
      written.out += `${prompt}${next ?? ''}\n`;
      return next;
    },
    async read(path) {
      return world.broken?.[path] ? fail(world.broken[path]) : (files.get(path) ?? fail('ENOENT'));
    },
    async write(path, text) {
      if (world.broken?.[path]) fail(world.broken[path]);
      files.set(path, text);
      writes.push(path);
    },
    exists: (path) => files.has(path),
    onInterrupt(act) {
      interrupted = act;
      return () => {
        interrupted = undefined;
      };
    },
    now() {
      if (++clock === world.interruptAt) interrupted?.();
      return clock;
    },
    freshSeed: () => '00000000000000000000000000000001',
  };
}
