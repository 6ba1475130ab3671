import type { Page } from '@playwright/test';
import { expect, test } from './parts/hall.ts';
import { aroundThisScreen, begin, playFromList, playNidavellir } from './parts/playing.ts';
import { lookAround } from './parts/views.ts';

const WIDE = { width: 1440, height: 900 };

/** Changes the language by the menu of the table. */
async function changeLanguage(page: Page): Promise<void> {
  await page.setViewportSize(WIDE);
  await page.locator('.hall-table__acts').getByRole('button').last().click();
  await page
    .locator('.hall-menu')
    .getByRole('button', { name: /^(English|Français)$/ })
    .click();
  await page.keyboard.press('Escape');
}

/** What is wrong with a table in either language. */
async function lookInBothLanguages(page: Page): Promise<string[]> {
  const french = await lookAround(page);
  await changeLanguage(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const english = await lookAround(page);
  await changeLanguage(page);
  await page.setViewportSize(WIDE);
  return [...french.map((it) => `fr ${it}`), ...english.map((it) => `en ${it}`)];
}

/**
 * What of a log is drawn apart from its line. A log has hundreds of lines: were each of them a picture of its own, every
 * frame of the table would be slower for all of them.
 */
const drawnApart = (page: Page): Promise<string[]> =>
  page.locator('.mh-log__line *').evaluateAll((parts) =>
    parts
      .filter((it) => {
        const { transform, rotate, translate, scale, clipPath, filter, opacity, overflow } =
          getComputedStyle(it);
        const plain = [transform, rotate, translate, scale, clipPath, filter];
        return (
          it.closest('svg') !== null ||
          plain.some((value) => value !== 'none') ||
          opacity !== '1' ||
          overflow !== 'visible'
        );
      })
      .map((it) => `${it.localName}.${it.getAttribute('class')}`),
  );

test('Nidavellir in the middle of a match, in both languages: no barrier, no flaw', async ({
  visit,
}) => {
  test.setTimeout(240_000);
  const { page } = await visit({ language: 'fr' });
  await aroundThisScreen(page);
  // The first age is over: armies stand, coins have changed, distinctions are given.
  await playNidavellir(page, 'mouse', { answers: 33 });
  await playNidavellir(page, 'mouse', { at: '.nid-purse.is-laying .nid-coin--mine' });
  await playNidavellir(page, 'mouse', { deeds: 2 });
  await expect(page.locator('.nid-slot .nid-coin--mine')).toHaveCount(1);
  expect(await page.locator('.mh-log__line').count()).toBeGreaterThan(33);
  expect(await drawnApart(page)).toEqual([]);
  expect(await lookInBothLanguages(page)).toEqual([]);
  await playNidavellir(page, 'mouse', { at: '.nid-bay .nid-card.is-open' });
  expect(await lookInBothLanguages(page)).toEqual([]);
});

test('The hall of heroes before the taverns: no barrier, no flaw', async ({ visit }) => {
  const { page } = await visit({ language: 'fr' });
  await aroundThisScreen(page);
  await playNidavellir(page, 'mouse', { at: '.nid-hall.is-large .is-open' });
  await expect(page.locator('.nid-stage__ground.is-behind')).toHaveCount(1);
  expect(await lookAround(page)).toEqual([]);
});

for (const [game, answers] of [
  ['nains', 20],
  ['bargeroc', 20],
  ['asgard', 20],
  ['andor', 20],
] as const)
  test(`${game} is played on the generic table: no barrier, no flaw in either language`, async ({
    visit,
  }) => {
    test.setTimeout(180_000);
    const { page } = await visit({ language: 'fr' });
    await page.goto(`/new/${game}`);
    await begin(page);
    expect(await playFromList(page, answers)).toBe(answers);
    expect(await lookInBothLanguages(page)).toEqual([]);
  });

test("on Andor's map everybody stands where room was found for them", async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/new/andor');
  await begin(page);
  await playFromList(page, 2);
  const apart = await page.locator('.andor-figure').evaluateAll((figures) =>
    figures.map((figure) => {
      const place = figure.getBoundingClientRect();
      const token = figure.firstElementChild!.getBoundingClientRect();
      return Math.abs(place.y + place.height / 2 - token.y - token.height / 2);
    }),
  );
  expect(apart.length).toBeGreaterThan(4);
  expect(Math.max(...apart)).toBeLessThan(0.5);
});
