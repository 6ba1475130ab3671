import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, readFile, rename, rm } from 'node:fs/promises';
import process from 'node:process';
import { createInterface, type Interface } from 'node:readline';
import { text } from 'node:stream/consumers';
import type { Io } from './io.ts';

/** The real terminal, files and clock. `close` lets the program end. */
export function nodeIo(): Io & { close(): void } {
  const { stdin, stdout, stderr, env } = process;
  const typist = lineReader();
  return {
    out: (written) => void stdout.write(written),
    err: (written) => void stderr.write(written),
    terminal: { in: stdin.isTTY === true, out: stdout.isTTY === true, err: stderr.isTTY === true },
    colours: wantsColours(stdout.isTTY === true),
    size: () => ({ columns: stdout.columns || 80, rows: stdout.rows || 24 }),
    env,
    line: typist.line,
    read: (path) => (path === '-' ? text(stdin) : readFile(path, 'utf8')),
    write: writeWhole,
    exists: existsSync,
    onInterrupt(act) {
      process.on('SIGINT', act);
      return () => void process.off('SIGINT', act);
    },
    now: () => performance.now(),
    freshSeed: () => randomBytes(16).toString('hex'),
    close: typist.close,
  };
}

function wantsColours(terminal: boolean): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  if (NO_COLOR) return false;
  return FORCE_COLOR ? FORCE_COLOR !== '0' : terminal && TERM !== 'dumb';
}

/** A temporary file beside the target, then one rename: a reader never meets half a file. */
async function writeWhole(path: string, written: string): Promise<void> {
  const unfinished = `${path}.${process.pid}.tmp`;
  try {
    const file = await open(unfinished, 'w');
    try {
      await file.writeFile(written);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Lines as they are asked for. What is piped in waits its turn and is shown where it would have been typed. */
function lineReader() {
  const terminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
  let reader: Interface | undefined;
  let ended = false;
  let waiting: ((line: string | null) => void) | undefined;
  const typed: string[] = [];
  function answer(line: string | null): void {
    const resolve = waiting;
    waiting = undefined;
    if (resolve && (line === null || !terminal)) process.stdout.write(`${line ?? ''}\n`);
    resolve?.(line);
  }
  function begin(): Interface {
    const lines = createInterface({ input: process.stdin, output: process.stdout, terminal });
    lines.on('line', (line) => (waiting ? answer(line) : typed.push(line)));
    lines.on('SIGINT', () => answer(null));
    lines.on('close', () => {
      ended = true;
      answer(null);
    });
    return lines;
  }
  return {
    line(prompt: string): Promise<string | null> {
      reader ??= begin();
      return new Promise((resolve) => {
        waiting = resolve;
        const next = typed.shift();
        if (next === undefined && !ended) {
          reader?.setPrompt(prompt);
          reader?.prompt();
        } else {
          process.stdout.write(prompt);
          answer(next ?? null);
        }
      });
    },
    close: () => reader?.close(),
  };
}
