import { loadavg } from 'node:os';
import type { Browser, Page, ViewportSize } from '@playwright/test';
import { startMeadhall } from '../load/running.ts';
import type { Grid } from '../report.ts';
import { openChromium } from './chromium.ts';
import { playMoves, pressAgain, sitDown } from './hand.ts';
import { recorded } from './trace.ts';
import { feltSoFar, watch } from './watch.ts';
import { weigh } from './weight.ts';

/** How many moves are played for a figure. */
export interface Moves {
  throttled: number;
  thinking: number;
}
export const FULL: Moves = { throttled: 60, thinking: 60 };
export const QUICK: Moves = { throttled: 15, thinking: 15 };

const SLOWER = 4;
/** Milliseconds after which a task is long, and within which a touch is answered. */
const LONG = 50;
const PROMPT = 100;
type Row = readonly [what: string, measured: string, budget: string, verdict: string];

/** The built web client in a real browser, against what we have promised: weight, calm, and answers at once. */
export async function web(moves: Moves, say: (line: string) => void): Promise<Grid[]> {
  const server = await startMeadhall();
  try {
    const page = await fetch(server.url);
    if (!page.ok) throw new Error('the web client is not built');
    const browser = await openChromium();
    try {
      say('web: weighing the shelf and five tables…');
      const weight = await weighed(browser, server.url);
      say('web: looking for what jumps…');
      const calm = await calmness(browser, server.url);
      say(`web: ${moves.throttled} moves with the processor ${SLOWER} times slower…`);
      const prompt = await promptness(browser, server.url, moves.throttled);
      say(`web: ${moves.thinking} moves while bots think…`);
      const free = await freedom(browser, server.url, moves.thinking);
      return [weight, { ...calm, rows: [...calm.rows, ...prompt, ...free] }];
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
  }
}

const HEAD = ['', 'measured', 'budget', ''];

async function weighed(browser: Browser, url: string): Promise<Grid> {
  const { visit, tables, foreign } = await weigh(browser, url);
  const kB = (what: string, bytes: number, most: number): Row =>
    within(what, bytes / 1000, most, (it) => `${it.toFixed(1)} kB`);
  return {
    title: 'What a browser fetches (1 kB = 1000 bytes)',
    head: HEAD,
    rows: [
      kB('scripts of the shelf, gzipped', visit.scripts, 45),
      ...tables.map(([game, bytes]) => kB(`${game}: more scripts for its table`, bytes, 70)),
      kB(`first visit, ${visit.requests} replies as sent`, visit.bytes, 300),
      within('requests to anybody else', foreign.length, 0, String),
    ],
  };
}

async function calmness(browser: Browser, url: string): Promise<Grid> {
  const rows: Row[] = [];
  const look = async (what: string, page: Page): Promise<void> => {
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1_500);
    const { shift, shifted } = await feltSoFar(page);
    const where = shift >= 0.0005 ? ` (${shifted})` : '';
    rows.push(within(`layout shift, ${what}${where}`, shift, 0, (it) => it.toFixed(3)));
  };
  for (const [size, viewport] of Object.entries(SIZES)) {
    const page = await watched(browser, viewport);
    await page.goto(url);
    await look(`shelf, ${size}`, page);
    await sitDown(page, url, 'companion');
    await page.reload();
    await page.locator('.nid-purse').waitFor();
    await look(`table, ${size}`, page);
    await page.context().close();
  }
  return {
    title: `What it feels like (load of the machine ${loadavg()[0]?.toFixed(1)}: other people's work makes times longer)`,
    head: HEAD,
    rows,
  };
}
const SIZES = {
  'wide screen': { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
};

async function promptness(browser: Browser, url: string, moves: number): Promise<Row[]> {
  const page = await watched(browser, SIZES['wide screen']);
  await sitDown(page, url, 'companion');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await feltSoFar(page);
  await playMoves(page, moves);
  const { interactions, clicks } = await feltSoFar(page);
  await page.context().close();
  const bare = await bareness(browser, interactions.length);
  const slow = `${SLOWER}× slower processor`;
  return [
    // As browsers report it: the worst but one of fifty.
    ms(`interaction to next paint, five seats, ${slow}`, percentile(interactions, 0.98), PROMPT),
    ms(`  its median of ${interactions.length}`, percentile(interactions, 0.5), PROMPT),
    ms(`click to next frame, ${slow}: p98 of ${clicks.length}`, percentile(clicks, 0.98), PROMPT),
    ms('  its median', percentile(clicks, 0.5), PROMPT),
    [
      '  for comparison: interaction to next paint of a page with one button',
      `${percentile(bare, 0.98).toFixed(0)} ms`,
      '',
      '',
    ],
  ];
}

/** How long this browser on this machine takes at least, just now: touches of a page that has next to nothing to draw. */
async function bareness(browser: Browser, touches: number): Promise<number[]> {
  const page = await watched(browser, SIZES['wide screen']);
  await page.goto(BARE);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await pressAgain(page, page.getByRole('button'), touches);
  const { interactions } = await feltSoFar(page);
  await page.context().close();
  return interactions;
}
const BARE = 'data:text/html,<button onclick="this.textContent = performance.now()">press</button>';

async function freedom(browser: Browser, url: string, moves: number): Promise<Row[]> {
  const page = await watched(browser, SIZES['wide screen']);
  await sitDown(page, url, 'veteran');
  await page.waitForTimeout(1_000);
  await feltSoFar(page);
  const { tasks, clicks } = await recorded(browser, page, () => playMoves(page, moves));
  const { longTasks } = await feltSoFar(page);
  await page.context().close();
  const long = tasks.filter((it) => it > LONG);
  const slower = clicks.map((it) => it * SLOWER);
  return [
    within('tasks over 50 ms while bots think', longTasks.length, 0, String),
    ms('  the longest', Math.max(0, ...longTasks), LONG),
    within('tasks over 50 ms, by processor time', long.length, 0, String),
    ms('  the longest', Math.max(...tasks), LONG),
    ms(
      `click to frame, processor time × ${SLOWER}: p98 of ${slower.length}`,
      percentile(slower, 0.98),
      PROMPT,
    ),
    ms('  its median', percentile(slower, 0.5), PROMPT),
  ];
}

async function watched(browser: Browser, viewport: ViewportSize): Promise<Page> {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  const page = await context.newPage();
  await watch(page);
  return page;
}

const ms = (what: string, measured: number, most: number): Row =>
  within(what, measured, most, (it) => `${it.toFixed(0)} ms`);

const within = (
  what: string,
  measured: number,
  most: number,
  show: (it: number) => string,
): Row => [what, show(measured), `≤ ${show(most)}`, measured <= most ? '' : 'OVER'];

function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
