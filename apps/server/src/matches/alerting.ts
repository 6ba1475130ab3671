import { infoOf } from './match.ts';
import type { Position } from './position.ts';
import type { Table } from './table.ts';

/** Milliseconds before somebody who is not looking is told that it is their turn. */
const ALERTS_AFTER = 1_000;

/** Tells those who are not looking that the table waits for them, and goes on to. */
export function alertThoseAsked(table: Table, before: Position | null): void {
  const { match, position } = table.told;
  if (match.phase !== 'playing' || !position || position.since === before?.since) return;
  const people = new Set(position.waiting.map((seat) => match.seats[seat]?.person));
  for (const person of people)
    if (person !== undefined && !table.connected(person))
      // They may be about to come back, or other nodes about to say that they are there.
      setTimeout(() => {
        alertOne(table, person, position.since).catch((error: unknown) =>
          table.house.complain(error, { match: table.id }),
        );
      }, ALERTS_AFTER).unref();
}

async function alertOne(table: Table, person: string, waitsSince: number): Promise<void> {
  if (table.house.closed) return;
  if (table.stale) await table.refresh();
  const { match, position } = table.told;
  const asked = position?.waiting.some((seat) => match.seats[seat]?.person === person);
  if (!position || !asked || position.since !== waitsSince) return;
  if (match.phase !== 'playing' || table.connected(person)) return;
  const who = { id: person, name: '', language: 'en' } as const;
  const { n, waiting, since } = position;
  const info = infoOf(match, { n, waiting: [...waiting], since }, who, table.connected);
  table.house.alerts.turn(person, info);
}
