import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { below, seeded, seedOf } from '@meadhall/kernel';
import { expect, test } from 'vitest';
import type { Answered, Question } from '../bots/question.ts';
import { MemoryBus } from '../bus/memory.ts';
import { Refused } from '../refused.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { examine } from '../testing/killing.ts';
import { begun, type Eyes, openRoom, person, QuickBots, settledFor } from '../testing/matches.ts';

/** Bots that take their time, so that the table moves on under them. */
class SlowBots extends QuickBots {
  override async think(question: Question): Promise<Answered> {
    await settledFor(Math.random() * 8);
    return super.think(question);
  }
}

test('nodes that hear nothing of one another still write one record that the rules allow', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'meadhall-deaf-'));
  const storage = await openSqlite(folder);
  const deaf = () =>
    openRoom({ storage, bus: new MemoryBus({ shared: true }), bots: new SlowBots() });
  const rooms = [await deaf(), await deaf()];
  const people = [person('Anna'), person('Bert')];
  const rng = seeded(seedOf('deaf'));
  for (let round = 0; round < 4; round++) {
    const id = await begun(rooms[0]!.hall, [...people, null, null]);
    const play = async (seat: number): Promise<void> => {
      const { hall } = rooms[seat]!;
      const who = people[seat]!;
      for (let i = 0; i < 60; i++) {
        const { n, eyes } = (await hall.table(who, id)) as { n: number; eyes: Eyes[] };
        const ask = eyes[0]?.asks[0];
        if (ask) {
          const choice = ask.options[below(rng, ask.options.length)];
          const given = hall.answer(who, id, { seat, step: ask.step, choice, n });
          await given.catch((error: unknown) => {
            if (!(error instanceof Refused)) throw error;
          });
        } else await settledFor(3);
      }
    };
    await Promise.all([play(0), play(1)]);
  }
  for (const room of rooms) await room.close();
  const { faults, entries } = await examine(storage, []);
  expect(faults).toEqual([]);
  expect(entries).toBeGreaterThan(100);
  expect(rooms.flatMap(({ complaints }) => complaints)).toEqual([]);
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
});
