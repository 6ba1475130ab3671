import { randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';
import { type Disk, openDisk } from './record.ts';
import { freshDatabase, type Services, startServices } from './services.ts';
import { type Served, serving } from './serving.ts';

/** What a server may keep its matches in, and by what its nodes tell each other. */
export const PLACES = [
  'SQLite',
  'two nodes on PostgreSQL',
  'two nodes on PostgreSQL and Redis',
] as const;
export type Place = (typeof PLACES)[number];

/** Servers that run, and a look at what they keep. */
export interface Nodes {
  /** Where each node is; the last one may be the first. */
  readonly urls: readonly [string, string];
  readonly disk: Disk;
  close(): Promise<void>;
}

/** Opens servers in all places. The services some of them need are started once, when they are first needed. */
export class Places {
  #services: Promise<Services> | undefined;

  async open(place: Place, given: Partial<Config> = {}): Promise<Nodes> {
    if (place === 'SQLite') {
      const server = await serving(given);
      return this.#nodes([server, server], openDisk({ folder: server.folder }));
    }
    this.#services ??= startServices();
    const { postgres, redis } = await this.#services;
    const databaseUrl = await freshDatabase(postgres);
    const shared: Partial<Config> = {
      ...given,
      databaseUrl,
      secret: randomBytes(32).toString('base64url'),
      ...(place.endsWith('Redis') && { redisUrl: redis }),
    };
    // One after the other: the first one makes the tables.
    const nodes = [await serving(shared), await serving(shared)] as const;
    return this.#nodes(nodes, openDisk({ databaseUrl }));
  }

  #nodes(nodes: readonly [Served, Served], disk: Disk): Nodes {
    return {
      urls: [nodes[0].url, nodes[1].url],
      disk,
      close: async () => {
        await disk.close();
        for (const node of new Set(nodes)) await node.close();
      },
    };
  }

  async close(): Promise<void> {
    await (await this.#services)?.stop();
  }
}
