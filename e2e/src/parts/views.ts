import { expect, type Page } from '@playwright/test';
import { barriers } from './axe.ts';
import type { Theme } from './hall.ts';
import { flaws, settled } from './looks.ts';

const THEMES: readonly Theme[] = ['dark', 'light'];
const SIZES = [
  { width: 360, height: 740 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];

/** Everything wrong with what a page shows just now, at every size and in both themes. */
export async function lookAround(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await settled(page);
      const where = `${theme} ${size.width}`;
      // A theme changes colours and nothing else; between the smallest and the largest size no other element appears.
      if (theme === 'dark') found.push(...(await flaws(page)).map((it) => `${where}: ${it}`));
      if (size.width !== 1024)
        found.push(...(await barriers(page, theme === 'light')).map((it) => `${where}: ${it}`));
    }
  }
  return found;
}
