import { barriers } from './parts/axe.ts';
import { expect, test } from './parts/hall.ts';
import { flaws } from './parts/looks.ts';
import { aroundThisScreen, begin, ending, playFromList, playNidavellir } from './parts/playing.ts';

/** Too long for every run: `npm test -- e2e` takes them in. */
const LONG = { tag: '@long' };

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
  for (const sitter of await page.locator('.hall-chairs select').all()) {
    if ((await sitter.inputValue()) === 'me') continue;
    await sitter.focus();
    for (let up = 0; up < 4 && (await sitter.inputValue()) !== 'apprentice'; up++)
      await page.keyboard.press('ArrowUp');
    await expect(sitter).toHaveValue('apprentice');
  }
  await page.locator('.hall-new__begin').getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.hall-table')).toBeVisible();
  await playNidavellir(page, 'keyboard');
  await expect(ending(page)).toBeVisible();
});

test.describe('in a hand', () => {
  test.use({ hasTouch: true, isMobile: true });
  const size = { width: 390, height: 844 };

  test('a whole match of two, by touch', LONG, async ({ visit }) => {
    test.setTimeout(240_000);
    const { page } = await visit({ language: 'fr', size });
    await aroundThisScreen(page);
    await playNidavellir(page, 'finger');
    await expect(ending(page)).toBeVisible();
  });

  test('the purse is seen from the first coin to the last, above what is asked', async ({
    visit,
  }) => {
    const { page } = await visit({ language: 'fr', size });
    await aroundThisScreen(page);
    await playNidavellir(page, 'finger', 1);
    for (let coin = 0; coin < 3; coin++) {
      await page.evaluate(() => scrollTo(0, 0));
      const purse = await page.locator('.nid-purse').boundingBox();
      const asked = await page.locator('.hall-table__decision').boundingBox();
      expect(purse && asked && purse.y >= 0 && purse.y + purse.height <= asked.y).toBe(true);
      await expect(page.locator('.nid-purse .nid-coin--mine')).toHaveCount(5 - coin);
      await playNidavellir(page, 'finger', 2);
    }
    await expect(page.locator('.nid-purse__acts .mh-button--torch')).toBeInViewport({ ratio: 1 });
  });
});

test('a match goes on after the page is loaded again', async ({ visit }) => {
  const { page } = await visit({});
  await aroundThisScreen(page);
  // The first player has bid; the second one holds a coin.
  await playNidavellir(page, 'mouse', 14);
  const standing = page.locator('.nid-status__age, .nid-mine__score strong');
  const before = await standing.allTextContents();
  await page.reload();
  await expect(page.locator('.hall-curtain')).toContainText('Joueur 2');
  await expect(standing).toHaveText(before);
  await playNidavellir(page, 'mouse', 10);
});

for (const game of ['nains', 'bargeroc', 'asgard', 'andor'])
  test(`${game} is played on the generic table`, LONG, async ({ visit }) => {
    const { page } = await visit({ language: 'fr' });
    await page.goto(`/new/${game}`);
    await begin(page);
    expect(await playFromList(page, 50)).toBeGreaterThan(0);
    expect(await flaws(page)).toEqual([]);
    expect(await barriers(page)).toEqual([]);
  });

for (const language of ['fr', 'en'] as const)
  for (const theme of ['dark', 'light'] as const)
    test(
      `Nidavellir in the middle of a match, ${language}, ${theme}: no barrier, no flaw`,
      LONG,
      async ({ visit }) => {
        const { page } = await visit({ language, theme });
        await aroundThisScreen(page);
        await playNidavellir(page, 'mouse', 70);
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
      },
    );
