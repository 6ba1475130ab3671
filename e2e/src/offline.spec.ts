import type { Locator } from '@playwright/test';
import { expect, forgive, test } from './parts/hall.ts';
import { begin, ending, PATIENCE, playNidavellir } from './parts/playing.ts';

/** A text that has not changed for a second. */
async function steady(locator: Locator): Promise<string> {
  let last = await locator.textContent();
  await expect(async () => {
    await locator.page().waitForTimeout(1_000);
    const before = last;
    last = await locator.textContent();
    expect(last).toBe(before);
  }).toPass({ timeout: PATIENCE });
  return last ?? '';
}

test('installed once, it is played without a network, kept, and shared when the server is back', async ({
  visit,
}) => {
  test.setTimeout(240_000);
  const visitor = await visit({ language: 'fr' });
  const { page, context } = visitor;
  await page.goto('/');
  const manifest = await page.locator('link[rel="manifest"]').getAttribute('href');
  const described = await page.request.get(manifest ?? '');
  expect(await described.json()).toMatchObject({ display: 'standalone', start_url: '/' });
  // Everything is kept once the worker is ready.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await context.setOffline(true);
  await page.goto('/new/nidavellir');
  await page.locator('.hall-chair').last().getByRole('button').click();
  await page.locator('.hall-chair select').nth(1).selectOption('apprentice');
  await begin(page);
  await playNidavellir(page, 'mouse', { answers: 5 });
  // What was answered last is kept once the bot has answered too, and somebody is asked again.
  await page
    .locator('.hall-table:not([data-answering]) .mh-decision.is-mine')
    .waitFor({ timeout: PATIENCE });
  const before = await steady(page.locator('.nid-status__age'));
  await page.reload();
  await expect(page.locator('.nid-status__age')).toHaveText(before, { timeout: PATIENCE });
  await playNidavellir(page, 'mouse');
  await expect(ending(page)).toBeVisible();
  // What was played stands in the lobby, and can be looked at again: all of it without a network.
  await page.goto('/rules/nidavellir');
  await expect(page.locator('main h1')).toBeVisible();
  await page.goBack();
  await expect(ending(page)).toBeVisible({ timeout: PATIENCE });

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Partager la partie' }).click();
  await page.waitForURL(/\/matches\/.+\/replay/);
  await expect(page.locator('.hall-replay')).toBeVisible();
  const friend = await visit({ language: 'en' });
  await friend.page.goto(page.url());
  await expect(friend.page.locator('.hall-replay')).toBeVisible();
  forgive(visitor, /ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/);
});
