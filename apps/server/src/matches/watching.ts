import type { Guest, Watch } from '../hall.ts';
import type { Table } from './table.ts';
import { Watcher } from './watcher.ts';

/** Somebody who may look at a table is shown it, and told of it until they stop. */
export async function watchTable(
  table: Table,
  who: Guest,
  send: (text: string) => void,
): Promise<Watch> {
  const watcher = new Watcher(who, table.told.match, send);
  table.watchers.add(watcher);
  table.presence.ask();
  if (table.stale) await table.refresh();
  await table.show([watcher]);
  table.tellInfo();
  return {
    stop: () => {
      table.watchers.delete(watcher);
      table.presence.left(watcher.seats);
      table.usedAt = table.house.now();
      table.tellInfo();
    },
  };
}
