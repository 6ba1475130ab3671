import { expect, forgive, test } from './parts/hall.ts';
import { PATIENCE, playNidavellir } from './parts/playing.ts';
import { sitDown, table } from './parts/together.ts';

test('people at a table see who is there, talk, and miss nothing when a connection breaks', async ({
  visit,
}) => {
  test.setTimeout(120_000);
  const anna = await visit({ language: 'fr' });
  const bjorn = await visit({ language: 'en' });
  const link = await sitDown(anna.page, bjorn.page);

  const chat = (page: typeof anna.page) => page.locator('.hall-table__rail .mh-chat');
  for (const { page } of [anna, bjorn])
    await page.locator('.hall-table__rail').getByRole('tab').nth(1).click();
  await chat(anna.page).getByRole('textbox').fill('Skål !');
  await chat(anna.page).getByRole('textbox').press('Enter');
  await expect(chat(bjorn.page)).toContainText('Skål !');

  const seats = anna.page.locator('.hall-table__seats li');
  await expect(seats.locator('.is-away')).toHaveCount(0);
  await bjorn.context.setOffline(true);
  await expect(bjorn.page.locator('.hall-table__lost')).toBeVisible();
  await expect(seats.locator('.is-away')).toHaveCount(1);
  await chat(anna.page).getByRole('textbox').fill('Où es-tu ?');
  await chat(anna.page).getByRole('textbox').press('Enter');
  await playNidavellir(anna.page, 'mouse', { answers: 1 });
  await bjorn.context.setOffline(false);
  await expect(bjorn.page.locator('.hall-table__lost')).toBeHidden({ timeout: PATIENCE });
  await expect(chat(bjorn.page)).toContainText('Où es-tu ?');
  await expect(seats.locator('.is-away')).toHaveCount(0);
  // What was played meanwhile is seen and told.
  await expect(bjorn.page.locator('.nid-bid [data-piece^="bid-0-"]')).toHaveCount(3);
  await bjorn.page.locator('.hall-table__rail').getByRole('tab').first().click();
  // How the table was laid, and what Anna did.
  await expect(bjorn.page.locator('.hall-table__rail .mh-log__line')).toHaveCount(2);

  const watcher = await visit({ language: 'en' });
  await watcher.page.goto(link);
  await expect(table(watcher.page)).toBeVisible();
  await expect(anna.page.locator('.hall-table__watching')).toHaveText('1 spectateur');
  await watcher.page.goto('/');
  await expect(anna.page.locator('.hall-table__watching')).toBeHidden();
  forgive(bjorn, /ERR_INTERNET_DISCONNECTED/);
});

test('it cannot be missed whose turn it is, and the language changes at once', async ({
  visit,
}) => {
  const anna = await visit({ language: 'fr' });
  const bjorn = await visit({ language: 'en' });
  await sitDown(anna.page, bjorn.page);
  const icon = anna.page.locator('link[rel="icon"]');
  await expect(anna.page).toHaveTitle(/^● À vous · Nidavellir/);
  await expect(icon).toHaveAttribute('href', '/icon-turn-64.png');
  await expect(anna.page.locator('.mh-decision.is-mine')).toBeVisible();
  // What a screen reader is told.
  await expect(anna.page.locator('[aria-live]').filter({ hasText: 'À vous' })).toHaveCount(1);

  await anna.page.getByRole('button', { name: 'Menu de la table' }).click();
  await anna.page.getByRole('button', { name: 'English' }).click();
  await expect(anna.page.locator('html')).toHaveAttribute('lang', 'en');
  await anna.page.keyboard.press('Escape');
  await expect(anna.page).toHaveTitle(/^● Your turn · Nidavellir/);
  await expect(anna.page.locator('.nid-status__age')).toContainText('Age 1');
  await expect(anna.page.locator('.nid-purse')).toHaveAttribute('aria-label', /hand/i);

  await playNidavellir(anna.page, 'mouse', { answers: 1 });
  await expect(anna.page).toHaveTitle(/^Nidavellir/);
  await expect(icon).toHaveAttribute('href', '/icon-64.png');
  await expect(anna.page.locator('.mh-decision__waiting')).toBeVisible();
  await expect(anna.page.locator('.hall-table__rail .mh-log__line').last()).toContainText(
    'is laying bids.',
  );
});
