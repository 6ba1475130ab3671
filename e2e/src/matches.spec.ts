import { barriers } from './parts/axe.ts';
import { expect, test } from './parts/hall.ts';
import { flaws } from './parts/looks.ts';
import { aroundThisScreen, begin, ending, playFromList, playNidavellir } from './parts/playing.ts';

test('a whole match of two around one screen, by mouse', async ({ visit }) => {
  test.setTimeout(240_000);
  const { page } = await visit({ language: 'fr' });
  await aroundThisScreen(page);
  await playNidavellir(page, 'mouse');
  await expect(ending(page)).toBeVisible();
});

test('a whole match against three bots, by keyboard alone', async ({ visit }) => {
  test.setTimeout(240_000);
  const { page } = await visit({ language: 'en' });
  await page.goto('/new/nidavellir');
  await page.locator('.hall-new').waitFor();
  const chairs = page.locator('.hall-chairs > *');
  const more = page.locator('.hall-chairs + .mh-button');
  while ((await chairs.count()) < 4) {
    const before = await chairs.count();
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(chairs).toHaveCount(before + 1);
  }
  await page.locator('.hall-new__begin').getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.hall-table')).toBeVisible();
  await playNidavellir(page, 'keyboard');
  await expect(ending(page)).toBeVisible();
});

test('a match goes on after the page is loaded again', async ({ visit }) => {
  const { page } = await visit({});
  await aroundThisScreen(page);
  await playNidavellir(page, 'mouse', 14);
  const before = await page.locator('.nid-status, .hall-table').first().innerText();
  await page.reload();
  await expect(page.locator('.hall-table')).toBeVisible();
  expect(before.length).toBeGreaterThan(0);
  await playNidavellir(page, 'mouse', 10);
});

for (const game of ['nains', 'bargeroc', 'asgard', 'andor'])
  test(`${game} is played on the generic table`, async ({ visit }) => {
    const { page } = await visit({ language: 'fr' });
    await page.goto(`/new/${game}`);
    await begin(page);
    expect(await playFromList(page, 25)).toBeGreaterThan(0);
    expect(await flaws(page)).toEqual([]);
    expect(await barriers(page)).toEqual([]);
  });

for (const language of ['fr', 'en'] as const)
  for (const theme of ['dark', 'light'] as const)
    test(`Nidavellir in the middle of a match, ${language}, ${theme}: no barrier, no flaw`, async ({
      visit,
    }) => {
      const { page } = await visit({ language, theme });
      await aroundThisScreen(page);
      await playNidavellir(page, 'mouse', 40);
      const found: string[] = [];
      for (const size of [
        { width: 360, height: 740 },
        { width: 1024, height: 768 },
        { width: 1440, height: 900 },
      ]) {
        await page.setViewportSize(size);
        await page.waitForTimeout(400);
        found.push(...(await flaws(page)).map((it) => `${size.width}: ${it}`));
        found.push(...(await barriers(page)).map((it) => `${size.width}: ${it}`));
      }
      expect(found).toEqual([]);
    });
