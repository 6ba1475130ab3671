import type { Page } from '@playwright/test';

/** Three people around a real table: which cards of each column's palette they have, and the hero of their line. */
const PEOPLE = [
  { name: 'Sigrid', cards: [[2, 5], [0, 0, 0], [0, 1, 2], [0, 0, 0, 0], [3]], hero: 0 },
  { name: 'Maëlle', cards: [[1], [0, 0, 0, 0, 0], [1, 1], [0, 0], [2, 4, 5]], hero: 2 },
  { name: 'Torvald', cards: [[3, 4, 6], [0, 0], [2, 2, 0], [0, 0, 0], [0]], hero: 4 },
];

/** Enters the end of an evening into the score sheet, tap by tap. */
export async function fillSheet(page: Page): Promise<void> {
  for (const [seat, { name, cards, hero }] of PEOPLE.entries()) {
    await page.locator('.hall-score__form').getByRole('tab').nth(seat).click();
    await page.locator('.hall-sheetform__name input:visible').fill(name);
    for (const [column, taps] of cards.entries())
      for (const tap of taps)
        await page
          .locator('.hall-column:visible')
          .nth(column)
          .locator('.hall-tap')
          .nth(tap)
          .click();
    await page.locator('.hall-heroes:visible').first().locator('.hall-hero').nth(hero).click();
  }
  await page.locator('.hall-score__form').getByRole('tab').first().click();
}
