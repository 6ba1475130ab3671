import {
  closeSync,
  fdatasyncSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHistogram } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/** As much as one answer adds to the log, and as long as the log is. */
const WRITE = 16 * 1024;
const FILE = 4 * 1024 * 1024;

/** What a durable write takes on this disk with no server around it: nobody who waits for the disk can be faster. */
export async function diskAlone(
  perSecond: number,
  seconds: number,
): Promise<{ p50: number; p95: number; p99: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'meadhall-disk-'));
  const file = openSync(join(folder, 'log'), 'w');
  try {
    // A file that does not grow, as the log does not once it has its length.
    writeSync(file, Buffer.alloc(FILE, 1));
    fsyncSync(file);
    const took = createHistogram();
    const from = performance.now();
    for (let i = 0; i < perSecond * seconds; i++) {
      await sleep(Math.max(0, from + (1000 * i) / perSecond - performance.now()));
      const began = performance.now();
      writeSync(file, Buffer.alloc(WRITE, i), 0, WRITE, (i * WRITE) % FILE);
      fdatasyncSync(file);
      took.record(Math.max(1, Math.round(1000 * (performance.now() - began))));
    }
    const [p50, p95, p99] = [50, 95, 99].map((it) => took.percentile(it) / 1000) as [
      number,
      number,
      number,
    ];
    return { p50, p95, p99 };
  } finally {
    closeSync(file);
    rmSync(folder, { recursive: true, force: true });
  }
}
