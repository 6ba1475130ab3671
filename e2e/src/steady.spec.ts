import type { Page } from '@playwright/test';
import { expect, test } from './parts/hall.ts';
import { settled } from './parts/looks.ts';
import { begin, PATIENCE, playNidavellir } from './parts/playing.ts';

/** Sits down with four bots. */
async function amongFive(page: Page): Promise<void> {
  await page.goto('/new/nidavellir');
  const chairs = page.locator('.hall-chairs > *');
  await expect(chairs).not.toHaveCount(0);
  while ((await chairs.count()) < 5) await page.locator('.hall-chairs + .mh-button').click();
  await begin(page);
  await page.locator('.nid-purse.is-laying').waitFor({ timeout: PATIENCE });
}

/** How far below the edge of the table my army stands. */
async function army(page: Page): Promise<number> {
  await settled(page);
  return page.evaluate(() => {
    const top = (part: string): number =>
      document.querySelector(part)?.getBoundingClientRect().top ?? Number.NaN;
    return Math.round(top('.nid-mine .nid-army') - top('.nid'));
  });
}

for (const size of [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
])
  test(`my army stays where it is while coins are laid and heroes are looked at, ${size.width} px`, async ({
    visit,
  }) => {
    const { page } = await visit({ size });
    await amongFive(page);
    const there = await army(page);
    expect(there).toBeGreaterThan(0);
    for (const laid of [1, 2, 3]) {
      await page.locator('.nid-purse .nid-coin--mine').first().click();
      await page.locator('.nid-slot__well').first().click();
      await expect(page.locator('.nid-purse .nid-coin--mine')).toHaveCount(5 - laid);
      expect(await army(page)).toBe(there);
    }
    const change = page.locator('.nid-status__acts').getByRole('button');
    await change.click();
    await expect(page.locator('.nid-hall.is-large .nid-hero')).toHaveCount(21);
    await expect(page.locator('.nid-purse')).toBeHidden();
    expect(await army(page)).toBe(there);
    await change.click();
    await expect(page.locator('.nid-purse')).toBeVisible();
    expect(await army(page)).toBe(there);
  });

test('among five everybody reaches their own slot before each tavern, however wide the screen', async ({
  visit,
}) => {
  const { page } = await visit();
  await amongFive(page);
  await expect(page.locator('.nid-bid .nid-coin')).toHaveCount(12, { timeout: PATIENCE });
  for (const width of [1920, 1440, 1200, 1024, 900, 820, 768, 740, 700, 390, 360]) {
    await page.setViewportSize({ width, height: 1000 });
    await settled(page);
    const covered = await page.locator('.nid-slot__well').evaluateAll((wells) =>
      wells.filter((well) => {
        const { x, y, width, height } = well.getBoundingClientRect();
        const points = [0.1, 0.5, 0.9].map((part) => [x + width * part, y + height / 2] as const);
        return points.some(([px, py]) => !well.contains(document.elementFromPoint(px, py)));
      }),
    );
    expect({ width, covered: covered.length }).toEqual({ width, covered: 0 });
  }
});

test('a note opens beside what the mouse goes to, not beside what comes to the mouse', async ({
  visit,
}) => {
  const { page } = await visit({ motion: true });
  await amongFive(page);
  const note = page.locator('.nid-inspector');
  await page.locator('.nid-purse .nid-coin--mine').last().click();
  await page.locator('.nid-slot__well').first().click();
  const laid = page.locator('.nid-slot .nid-coin--mine');
  await expect(laid).toHaveCount(1);
  await page.waitForTimeout(1000);
  await expect(note).toHaveCount(0);
  await page.locator('.nid-status').hover({ position: { x: 2, y: 2 } });
  await laid.hover();
  await expect(note).toBeVisible();
});

/** Everything that can be moved, with what is written on it and where it lies. */
const pieces = (page: Page): Promise<string[]> =>
  page.locator('.nid [data-piece]').evaluateAll((all) =>
    all
      .map((it) => {
        const where = it.parentElement?.closest('section, article')?.classList;
        const tones = [...(where ?? [])].filter((name) => name.startsWith('mh-tone-'));
        return [where?.[0], ...tones, it.getAttribute('data-piece'), it.textContent].join(' ');
      })
      .sort(),
  );

test('a table that is touched whenever it is drawn comes to show what one shows that is not', async ({
  visit,
}) => {
  test.setTimeout(120_000);
  const { page } = await visit();
  // As if the next touch came each time while the table is being drawn.
  await page.addInitScript(() => {
    const touches = { asked: 0 };
    const isInputPending = (): boolean => touches.asked++ % 3 === 0;
    Object.defineProperty(navigator, 'scheduling', { value: { isInputPending } });
    Object.assign(globalThis, { touches });
  });
  await page.goto('/new/nidavellir');
  await begin(page);
  await playNidavellir(page, 'mouse', { answers: 8 });
  // The bots wait for me.
  await playNidavellir(page, 'mouse', { at: '.nid-bay .nid-card.is-open' });
  await settled(page);
  const shown = await pieces(page);
  expect(shown.length).toBeGreaterThan(30);
  const asked = await page.evaluate(
    () => (globalThis as unknown as { touches: { asked: number } }).touches.asked,
  );
  expect(asked).toBeGreaterThan(100);
  await page.reload();
  await expect(page.locator('.nid-bay .nid-card.is-open').first()).toBeVisible({
    timeout: PATIENCE,
  });
  await expect.poll(() => pieces(page)).toEqual(shown);
});
