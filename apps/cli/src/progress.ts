import type { Io } from './io.ts';

/** A bar on the terminal that grows until it is cleared. */
export interface Progress {
  show(done: number): void;
  clear(): void;
}

const CELLS = 30;
const OFTEN = 100;

/** Drawn on the error stream, so that output can be piped; silent where nobody watches. */
export function progressBar(io: Io, total: number, percent: (share: number) => string): Progress {
  if (!io.terminal.err) return { show: () => {}, clear: () => {} };
  const began = io.now();
  let drawn = Number.NEGATIVE_INFINITY;
  return {
    show(done) {
      const now = io.now();
      if (now - drawn < OFTEN) return;
      drawn = now;
      const share = total === 0 ? 1 : done / total;
      const full = Math.round(share * CELLS);
      const bar = '█'.repeat(full) + '░'.repeat(CELLS - full);
      const left = share > 0 ? ((now - began) / share) * (1 - share) : 0;
      io.err(`\r\u001b[K${bar} ${percent(share)}  ${done}/${total}  ${clock(left)}`);
    },
    clear: () => io.err('\r\u001b[K'),
  };
}

/** Milliseconds as minutes and seconds. */
function clock(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
