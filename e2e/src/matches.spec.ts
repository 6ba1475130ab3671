import { expect, test } from './parts/hall.ts';
import { bidByKeys, playByKeys, tabTo } from './parts/keys.ts';
import { aroundThisScreen, ending, playNidavellir } from './parts/playing.ts';

const WHOLE = 240_000;
/** In two ages of four rounds each of two players recruits three cards a round. */
const PICKS_OF_TWO = 48;

test('a whole match of two around one screen, by mouse', async ({ visit }) => {
  test.setTimeout(WHOLE);
  const { page } = await visit({ language: 'fr' });
  await aroundThisScreen(page);
  expect(await playNidavellir(page, 'mouse')).toBeGreaterThan(PICKS_OF_TWO);
  await expect(ending(page)).toBeVisible();
});

test('a whole match against three bots, by keyboard alone', async ({ visit }) => {
  test.setTimeout(WHOLE);
  const { page } = await visit({ language: 'en' });
  await page.goto('/new/nidavellir');
  await page.locator('.hall-new').waitFor();
  const sitters = page.locator('.hall-chairs select');
  await tabTo(page, '.hall-chairs + .mh-button');
  await page.keyboard.press('Enter');
  await expect(sitters).toHaveCount(4);
  for (const bot of [3, 2, 1]) {
    await tabTo(page, '.hall-chairs select', { key: 'Shift+Tab' });
    await page.keyboard.press('ArrowUp');
    await expect(sitters.nth(bot)).toHaveValue('apprentice');
  }
  await tabTo(page, '.hall-new__begin .mh-button');
  await page.keyboard.press('Enter');
  await expect(page.locator('.hall-table')).toBeVisible();
  await bidByKeys(page);
  // Five more bids at least; a card is chosen where it is not the last of its tavern.
  expect(await playByKeys(page)).toBeGreaterThan(5);
  await expect(ending(page)).toBeVisible();
});

test.describe('in a hand', () => {
  test.use({ hasTouch: true, isMobile: true });
  const size = { width: 390, height: 844 };

  test('a whole match of two, by touch', async ({ visit }) => {
    test.setTimeout(WHOLE);
    const { page } = await visit({ language: 'fr', size });
    await aroundThisScreen(page);
    expect(await playNidavellir(page, 'finger')).toBeGreaterThan(PICKS_OF_TWO);
    await expect(ending(page)).toBeVisible();
  });

  test('the purse is seen from the first coin to the last, above what is asked', async ({
    visit,
  }) => {
    const { page } = await visit({ language: 'fr', size });
    await aroundThisScreen(page);
    await playNidavellir(page, 'finger', { deeds: 1 });
    for (let coin = 0; coin < 3; coin++) {
      await page.evaluate(() => scrollTo(0, 0));
      const purse = await page.locator('.nid-purse').boundingBox();
      const asked = await page.locator('.hall-table__decision').boundingBox();
      expect(purse && asked && purse.y >= 0 && purse.y + purse.height <= asked.y).toBe(true);
      await expect(page.locator('.nid-purse .nid-coin--mine')).toHaveCount(5 - coin);
      await playNidavellir(page, 'finger', { deeds: 2 });
    }
    await expect(page.locator('.nid-purse__acts .mh-button--torch')).toBeInViewport({ ratio: 1 });
  });
});

test('a match goes on after the page is loaded again', async ({ visit }) => {
  const { page } = await visit({});
  await aroundThisScreen(page);
  // The first player has looked, laid three coins and confirmed them; the second one lays the first coin.
  await playNidavellir(page, 'mouse', { deeds: 11 });
  const standing = page.locator('.nid-status__age, .nid-mine__score strong');
  const before = await standing.allTextContents();
  await page.reload();
  await expect(page.locator('.hall-curtain')).toContainText('Joueur 2');
  await expect(standing).toHaveText(before);
  expect(await playNidavellir(page, 'mouse', { answers: 4 })).toBe(4);
});
