/// <reference lib="dom" />
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';

const GAMES = ['nidavellir', 'nains', 'bargeroc', 'asgard', 'andor'];

/** What somebody fetches who looks at the shelf for the first time. */
export interface Visit {
  /** Bytes over the wire, head lines included. */
  bytes: number;
  requests: number;
  /** Addresses of others that were asked for anything. */
  foreign: string[];
  /** Scripts of the page, gzipped. */
  scripts: number;
}

/** What a way through the hall fetches: a first look at the shelf, then from there to each table against bots. */
export async function weigh(
  browser: Browser,
  url: string,
): Promise<{ visit: Visit; tables: [game: string, scripts: number][]; foreign: string[] }> {
  const foreign = new Set<string>();
  const tables: [string, number][] = [];
  let visit: Visit | undefined;
  for (const [i, game] of GAMES.entries()) {
    // What a service worker keeps for later is not part of the visit.
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    page.on('request', (it) => {
      if (!it.url().startsWith(url) && it.url().startsWith('http')) foreign.add(it.url());
    });
    const wire = await count(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    const atShelf = await scriptsOf(page);
    visit ??= {
      ...wire,
      foreign: [...foreign],
      scripts: await gzipped(atShelf),
    };
    await page.locator('.hall-box').nth(i).click();
    await page.locator('.hall-way').first().click();
    await page.locator('.hall-table').waitFor();
    await page.waitForLoadState('networkidle');
    const more = (await scriptsOf(page)).filter((it) => !atShelf.includes(it));
    tables.push([game, await gzipped(more)]);
    await context.close();
  }
  if (!visit) throw new Error('no game is on the shelf');
  return { visit, tables, foreign: [...foreign] };
}

async function count(page: Page): Promise<{ bytes: number; requests: number }> {
  const session = await page.context().newCDPSession(page);
  const wire = { bytes: 0, requests: 0 };
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    wire.bytes += encodedDataLength;
    wire.requests += 1;
  });
  await session.send('Network.enable');
  return wire;
}

/** The scripts of the page itself: what its workers fetch is theirs. */
const scriptsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js') && !name.includes('worker')),
  );

/** Weighed with gzip whatever the server and the browser have agreed upon. */
async function gzipped(addresses: readonly string[]): Promise<number> {
  let sum = 0;
  for (const address of new Set(addresses)) {
    const script = await (await fetch(address)).arrayBuffer();
    sum += gzipSync(new Uint8Array(script), { level: 9 }).length;
  }
  return sum;
}
