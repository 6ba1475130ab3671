import { expect, type Language, type Theme, test } from '../parts/hall.ts';
import { begin, ending, playFromList, playNidavellir } from '../parts/playing.ts';
import { shoot } from './album.ts';
import { invitations } from './company.ts';
import { fillSheet } from './evening.ts';

const LOOKS: { theme: Theme; language: Language; name: string }[] = [
  { theme: 'dark', language: 'fr', name: 'Sigrid' },
  { theme: 'light', language: 'en', name: 'Sigrid' },
];
const WIDE = { width: 1440, height: 900 };
/** Answers after which the second age of a match of five has begun. */
const MIDDLE = 14;

for (const { theme, language, name } of LOOKS) {
  const look = `${theme}-${language}`;

  test(`pages, ${look}`, async ({ visit, server }) => {
    await invitations(server.url);
    const { page } = await visit({ theme, language });
    await page.addInitScript((mine) => localStorage.setItem('meadhall.name', mine), name);
    for (const [screen, path] of [
      ['shelf', '/'],
      ['new-table', '/new/nidavellir'],
      ['rules', '/rules/nidavellir'],
      ['settings', '/settings'],
    ] as const) {
      await page.setViewportSize(WIDE);
      await page.goto(path);
      await page.locator('main h1').first().waitFor();
      await shoot(page, screen, look);
    }
    await page.setViewportSize(WIDE);
    await page.goto('/score/nidavellir');
    await fillSheet(page);
    await shoot(page, 'score-sheet', look);
    await page.setViewportSize(WIDE);
    await page.goto('/new/andor');
    await begin(page);
    await playFromList(page, 6);
    await shoot(page, 'andor', look);
    await page.goto('/lobby');
    await page.locator('.hall-lobby__list').nth(1).waitFor();
    await shoot(page, 'lobby', look);
  });

  test(`a match of Nidavellir, ${look}`, async ({ visit }) => {
    test.setTimeout(900_000);
    const { page } = await visit({ theme, language });
    await page.addInitScript((mine) => localStorage.setItem('meadhall.name', mine), name);
    await page.goto('/new/nidavellir');
    await page.locator('.hall-new').waitFor();
    const chairs = page.locator('.hall-chairs > *');
    for (let seats = await chairs.count(); seats < 5; seats++) {
      await page.locator('.hall-chairs + .mh-button').click();
      await expect(chairs).toHaveCount(seats + 1);
    }
    await begin(page);
    await page.locator('.nid-purse .nid-coin--mine').first().waitFor();
    await shoot(page, 'nidavellir-beginning', look);
    await page.setViewportSize(WIDE);
    await playNidavellir(page, 'mouse', { answers: MIDDLE });
    await page
      .locator('.nid-spot:is(.is-open, .is-chosen):visible, .nid-purse .nid-coin--mine')
      .first()
      .waitFor();
    await shoot(page, 'nidavellir-middle', look);
    await page.setViewportSize(WIDE);
    await playNidavellir(page, 'mouse');
    await expect(ending(page)).toBeVisible();
    await shoot(page, 'nidavellir-end', look);
    await page.setViewportSize(WIDE);
    await page.goto(`${new URL(page.url()).pathname}/replay`);
    await page.locator('.hall-replay__side').getByRole('tab').nth(1).click();
    const chart = page.locator('.hall-chart');
    await chart.waitFor();
    const track = page.locator('.hall-replay__track');
    await track.fill(String(Math.round(Number(await track.getAttribute('max')) * 0.6)));
    await shoot(page, 'replay', look, chart);
  });
}
