import type { Page } from '@playwright/test';
import { expect, forgive, test, type Visitor } from './parts/hall.ts';
import { ending, playNidavellir } from './parts/playing.ts';
import { Server } from './parts/server.ts';

/** Too long for every run: `npm test -- e2e` takes them in. */
const LONG = { tag: '@long' };

/** A table for two people and nobody else: the third seat of the usual table goes to a bot. */
async function invite(page: Page): Promise<string> {
  await page.goto('/');
  await page.locator('.hall-way').nth(2).click();
  await page.locator('.hall-room').waitFor();
  const link = await page.locator('.hall-room__link').inputValue();
  await page.locator('.hall-place').nth(2).getByRole('button').first().click();
  await expect(page.locator('.hall-place.is-open')).toHaveCount(1);
  return link;
}

async function join(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.locator('.hall-place.is-open').getByRole('button').first().click();
  await page.locator('.hall-room__ready .mh-button--torch').click();
}

async function together(visitors: readonly Visitor[], deeds: number): Promise<void> {
  await Promise.all(visitors.map(({ page }) => playNidavellir(page, 'mouse', deeds)));
}

test(
  'two browsers and a spectator see each other’s moves, through a reload',
  LONG,
  async ({ visit }) => {
    test.setTimeout(600_000);
    const anna = await visit({ language: 'fr' });
    const bjorn = await visit({ language: 'en', theme: 'light' });
    const watcher = await visit({ language: 'fr' });
    const link = await invite(anna.page);
    await join(bjorn.page, link);
    await expect(anna.page.locator('.hall-table')).toBeVisible();
    await expect(bjorn.page.locator('.hall-table')).toBeVisible();
    await watcher.page.goto(link);
    await expect(watcher.page.locator('.hall-table')).toBeVisible();
    await together([anna, bjorn], 12);
    await bjorn.page.reload();
    await expect(bjorn.page.locator('.hall-table')).toBeVisible();
    await together([anna, bjorn], 5_000);
    for (const { page } of [anna, bjorn, watcher]) await expect(ending(page)).toBeVisible();
  },
);

test('the server is killed in the middle, and the match goes on', LONG, async ({ browser }) => {
  test.setTimeout(300_000);
  const server = await Server.start();
  const context = async () => {
    const page = await (
      await browser.newContext({ baseURL: server.url, locale: 'fr-FR' })
    ).newPage();
    return page;
  };
  const [anna, bjorn] = [await context(), await context()];
  const link = await invite(anna);
  await join(bjorn, link);
  await expect(anna.locator('.hall-table')).toBeVisible();
  await Promise.all([playNidavellir(anna, 'mouse', 10), playNidavellir(bjorn, 'mouse', 10)]);
  await server.down();
  await expect(anna.locator('.hall-table__lost')).toBeVisible();
  await server.up();
  await expect(anna.locator('.hall-table__lost')).toBeHidden({ timeout: 30_000 });
  await Promise.all([playNidavellir(anna, 'mouse', 12), playNidavellir(bjorn, 'mouse', 12)]);
  await server.stop();
});

test(
  'installed once, it is played without a network, kept, and shared when the server is back',
  LONG,
  async ({ visit }) => {
    test.setTimeout(300_000);
    const visitor = await visit({ language: 'fr' });
    const { page, context } = visitor;
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await page.waitForFunction(() => caches.keys().then((names) => names.length > 0));
    await context.setOffline(true);
    await page.reload();
    await page.locator('.hall-way').first().click();
    await expect(page.locator('.hall-table')).toBeVisible();
    await playNidavellir(page, 'mouse', 12);
    await page.reload();
    await expect(page.locator('.hall-table')).toBeVisible();
    await playNidavellir(page, 'mouse');
    await expect(ending(page)).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Partager la partie' }).click();
    await page.waitForURL(/\/matches\/.+\/replay/);
    await expect(page.locator('.hall-replay')).toBeVisible();
    const friend = await visit({ language: 'en' });
    await friend.page.goto(page.url());
    await expect(friend.page.locator('.hall-replay')).toBeVisible();
    forgive(visitor, /ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/);
  },
);
