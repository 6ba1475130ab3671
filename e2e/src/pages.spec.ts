import { expect, type Language, test } from './parts/hall.ts';
import { lookAround } from './parts/views.ts';

const PAGES = [
  '/',
  '/lobby',
  '/new/nidavellir',
  '/new/andor',
  '/rules',
  '/rules/nidavellir',
  '/score/nidavellir',
  '/score/asgard',
  '/replay',
  '/settings',
  '/credits',
  '/nowhere',
];
const LANGUAGES: Language[] = ['fr', 'en'];

for (const path of PAGES)
  for (const language of LANGUAGES)
    test(`${path} in ${language}: no barrier, no flaw at any size, in both themes`, async ({
      visit,
    }) => {
      const { page } = await visit({ language });
      await page.goto(path);
      await page.locator('main h1').first().waitFor();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await lookAround(page)).toEqual([]);
    });

test('the language changes at once and stays', async ({ visit }) => {
  const { page } = await visit({ language: 'fr' });
  await page.goto('/');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
