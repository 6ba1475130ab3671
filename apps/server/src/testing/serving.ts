import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig } from '../config.ts';
import { type Running, startServer } from '../server.ts';

const PLENTY = 1_000_000;
const RATES = readConfig({}).rates;

/** Rates nobody reaches, for tests about something else. */
export const NO_LIMITS: Config['rates'] = Object.fromEntries(
  Object.keys(RATES).map((name) => [name, PLENTY]),
) as Config['rates'];

/** A server that runs, and the folder of its data. */
export type Served = Running & { readonly folder: string };

/** A real server in this process: a port of its own, SQLite in a folder of its own. */
export async function serving(given: Partial<Config> = {}): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'meadhall-server-'));
  const running = await startServer({
    port: 0,
    dataDir: folder,
    logLevel: 'silent',
    rates: NO_LIMITS,
    sockets: { perGuest: PLENTY, perAddress: PLENTY, all: PLENTY },
    grace: 1_000,
    ...given,
  });
  return {
    ...running,
    folder,
    close: async () => {
      await running.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
