import { barriers } from './parts/axe.ts';
import { expect, type Language, type Theme, test } from './parts/hall.ts';
import { flaws, settled } from './parts/looks.ts';

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
const THEMES: Theme[] = ['dark', 'light'];
const SIZES = [
  { width: 360, height: 740 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];

// Recording every step would take longer than the steps.
test.use({ trace: 'off' });

for (const path of PAGES)
  for (const language of LANGUAGES)
    test(`${path} in ${language}: no barrier, no flaw at any size, in both themes`, async ({
      visit,
    }) => {
      const found: string[] = [];
      const { page } = await visit({ language });
      await page.goto(path);
      await page.locator('main h1').first().waitFor();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        for (const theme of THEMES) {
          await page.emulateMedia({ colorScheme: theme });
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
          await settled(page);
          const where = `${theme} ${size.width}`;
          found.push(...(await flaws(page)).map((it) => `${where}: ${it}`));
          if (size.width !== 1024)
            found.push(...(await barriers(page, theme === 'light')).map((it) => `${where}: ${it}`));
        }
      }
      expect(found).toEqual([]);
    });

test('the language changes at once and stays', async ({ visit }) => {
  const { page } = await visit({ language: 'fr' });
  await page.goto('/');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
