import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from './parts/hall.ts';
import { flaws, settled } from './parts/looks.ts';

/** Matches that bring every card to the table, with as many players as fit. */
const MATCHES = {
  nidavellir: '5-seats-1',
  nains: '5-seats-1',
  bargeroc: '04-6-seats',
  asgard: '4-seats-1',
  andor: 'L5-4-heroes',
};
const SIZES = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

async function openReplay(page: Page, game: keyof typeof MATCHES): Promise<number> {
  await page.goto('/replay');
  const file = new URL(`../../games/${game}/fixtures/${MATCHES[game]}.json`, import.meta.url);
  await page.locator('input[type="file"]').setInputFiles(fileURLToPath(file));
  const track = page.locator('.hall-replay__track');
  await track.waitFor({ timeout: 60_000 });
  return Number(await track.getAttribute('max'));
}

const goTo = async (page: Page, n: number): Promise<void> => {
  await page.locator('.hall-replay__track').fill(String(n));
  await expect(page.locator('.hall-replay__n')).toHaveText(new RegExp(`^${n} `));
};

/** What is wrong in both languages at all sizes. */
async function look(page: Page, where: string): Promise<string[]> {
  const found: string[] = [];
  for (const language of ['fr', 'en']) {
    if ((await page.locator('html').getAttribute('lang')) !== language)
      await page.getByRole('button', { name: /^(English|Français)$/ }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await settled(page);
      found.push(...(await flaws(page)).map((it) => `${where}, ${language} ${size.width}: ${it}`));
    }
  }
  return found;
}

/** The cards that lie in the taverns. */
async function inTaverns(page: Page): Promise<string[]> {
  await settled(page);
  const all = await page
    .locator('.nid-bay [data-about]')
    .evaluateAll((them) => them.map((it) => it.getAttribute('data-about') ?? ''));
  return all.filter((it) => it.startsWith('card-'));
}

test('every card of Nidavellir can be read, among five players, in both languages', async ({
  visit,
}) => {
  test.setTimeout(240_000);
  const { page } = await visit({ language: 'fr' });
  const last = await openReplay(page, 'nidavellir');
  await page.getByRole('button', { name: 'Voir les héros' }).click();
  await expect(page.locator('.nid-hall.is-large .nid-hero')).toHaveCount(21);
  const found = await look(page, 'heroes');
  await page.getByRole('button', { name: /^(Retour aux tavernes|Back to the taverns)$/ }).click();
  const known = new Set<string>();
  for (let n = 0; n <= last; n += 2) {
    await goTo(page, n);
    const cards = await inTaverns(page);
    if (cards.every((card) => known.has(card))) continue;
    for (const card of cards) known.add(card);
    found.push(...(await look(page, `n=${n}`)));
  }
  await goTo(page, last);
  found.push(...(await look(page, 'the end')));
  // Two ages of three rounds, three taverns, five cards each.
  expect(known.size).toBe(90);
  expect(found).toEqual([]);
});

for (const game of ['nains', 'bargeroc', 'asgard', 'andor'] as const)
  test(`${game} can be read from the beginning to the end, in both languages`, async ({
    visit,
  }) => {
    test.setTimeout(180_000);
    const { page } = await visit({ language: 'fr' });
    const last = await openReplay(page, game);
    const found: string[] = [];
    for (let part = 0; part <= 5; part++) {
      const n = Math.round((last * part) / 5);
      await goTo(page, n);
      found.push(...(await look(page, `n=${n}`)));
    }
    expect(found).toEqual([]);
  });
