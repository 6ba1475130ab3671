import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asks, same, seedOf, start } from '@meadhall/kernel';
import { SHELF } from '@meadhall/shelf';
import { afterAll, expect, test } from 'vitest';
import { Games } from '../matches/games.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { begun, openRoom, person, settledFor } from '../testing/matches.ts';
import { BotPool } from './pool.ts';
import type { Question } from './question.ts';

const games = new Games(SHELF);
const pool = new BotPool({ size: 1 });
afterAll(() => pool.close());

function question(game: string, level: Question['level'] = 'apprentice'): Question {
  const { rules } = games.named(game);
  const state = start(rules, { seats: 2, seed: seedOf('pool') });
  const open = asks(rules, state);
  const { seat } = open.find(({ step }) => step !== 'anytime') ?? { seat: 0 };
  return {
    game,
    legend: null,
    level,
    seat,
    view: rules.view(state, seat),
    asks: open.filter((it) => it.seat === seat),
    seed: seedOf('dice'),
  };
}

test.each(SHELF.map(({ id }) => id))('a bot answers what it is asked in %s', async (game) => {
  const asked = question(game);
  const { step, choice, milliseconds } = await pool.think(asked);
  const ask = asked.asks.find((it) => it.step === step);
  expect(ask?.options.some((option) => same(option, choice))).toBe(true);
  expect(milliseconds).toBeGreaterThan(0);
});

test('many questions are answered one after the other, and the event loop stays free', async () => {
  let turns = 0;
  const timer = setInterval(() => turns++, 2);
  const asked = Array.from({ length: 20 }, () => pool.think(question('nidavellir')));
  expect(pool.waiting).toBeGreaterThan(0);
  expect((await Promise.all(asked)).length).toBe(20);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(0);
});

test('a bot that never answers is given up, and the next one thinks in a new thread', async () => {
  const script = new URL(
    'data:text/javascript,import { parentPort } from "node:worker_threads"; parentPort.on("message", ({ level }) => { if (level === "master") for (;;); parentPort.postMessage({ step: "s", choice: 1, milliseconds: 1 }); });',
  );
  const slow = new BotPool({ size: 1, patience: 1_500, script });
  const hangs = slow.think(question('nidavellir', 'master'));
  const next = slow.think(question('nidavellir'));
  await expect(hangs).rejects.toThrow('thought for too long');
  expect(await next).toMatchObject({ step: 's' });
  await slow.close();
});

test('a bot that fails is told so, and whoever comes next is served', async () => {
  await expect(pool.think({ ...question('nidavellir'), game: 'chess' })).rejects.toThrow('chess');
  expect(await pool.think(question('nidavellir'))).toMatchObject({ step: 'bid' });
});

test('a restart resumes the turns of bots', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'meadhall-bots-'));
  const silent = { think: () => new Promise<never>(() => {}), waiting: 0, close: async () => {} };
  let storage = await openSqlite(folder);
  const before = await openRoom({ storage, bots: silent });
  const id = await begun(before.hall, [person('Anna'), null, null]);
  await settledFor(20);
  expect((await before.hall.match(null, id)).n).toBe(0);
  await before.hall.close();
  await storage.close();
  storage = await openSqlite(folder);
  const after = await openRoom({ storage });
  for (let i = 0; i < 200 && (await after.hall.match(null, id)).n < 2; i++) await settledFor(10);
  expect((await after.hall.match(null, id)).waiting).toEqual([0]);
  await after.hall.close();
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
});
