import type { Locator, Page } from '@playwright/test';
import { expect, test } from './parts/hall.ts';
import { aroundThisScreen, playNidavellir } from './parts/playing.ts';

const opener = (page: Page): Locator =>
  page.locator('.hall-table__acts').getByRole('button').last();

/** Whether the focus is on the menu or in it. */
const isInMenu = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.closest('dialog') !== null);

test('a menu keeps the focus and every key to itself, and gives the focus back', async ({
  visit,
}) => {
  const { page } = await visit();
  await aroundThisScreen(page);
  await playNidavellir(page, 'mouse', { deeds: 1 });
  const menu = page.getByRole('dialog', { name: 'Menu de la table' });
  const folded = page.locator('.mh-decision.is-folded');
  await expect(folded).toHaveCount(1);

  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  const reached = new Set<string>();
  for (const key of ['Tab', 'Shift+Tab'])
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press(key);
      expect(await isInMenu(page)).toBe(true);
      reached.add(await page.evaluate(() => document.activeElement?.textContent ?? ''));
    }
  expect(reached.size).toBeGreaterThan(5);
  await page.locator('.nid-coin--mine').first().focus();
  expect(await isInMenu(page)).toBe(true);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('d');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await expect(folded).toHaveCount(1);
  await page.keyboard.press('d');
  await expect(folded).toHaveCount(0);
});

test('a tap beside a menu closes it and touches nothing below', async ({ visit }) => {
  const { page } = await visit();
  await aroundThisScreen(page);
  await playNidavellir(page, 'mouse', { deeds: 1 });
  const coin = page.locator('.nid-purse .nid-coin--mine').first();
  const box = await coin.boundingBox();
  await opener(page).click();
  const menu = page.getByRole('dialog', { name: 'Menu de la table' });
  await expect(menu).toBeVisible();
  await page.mouse.click(box!.x + 4, box!.y + box!.height / 2);
  await expect(menu).toBeHidden();
  await expect(page.locator('.nid-coin--mine[aria-pressed=true]')).toHaveCount(0);
});
