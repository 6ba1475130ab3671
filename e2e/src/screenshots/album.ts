import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';

const FOLDER = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url));
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;
/** All pictures together stay small enough to be kept with the sources. */
const LARGEST = 110_000;
const QUALITIES = [88, 80, 72, 64, 56, 48, 40];

/** Takes a page at every size and keeps each picture under a name that says what it shows. */
export async function shoot(
  page: Page,
  screen: string,
  look: string,
  subject?: Locator,
): Promise<void> {
  await expect(page.locator('.mh-toast')).toHaveCount(0);
  // A hand that rests on something would have it explained.
  await page.mouse.move(0, 0);
  for (const { width, height } of SIZES) {
    await page.setViewportSize({ width, height });
    // On a small screen what matters may lie further down.
    await subject?.evaluate((it) => {
      if (it.getBoundingClientRect().bottom > innerHeight - 100)
        it.scrollIntoView({ block: 'center' });
    });
    // Fonts, pictures and whatever follows the new size have come to rest.
    await page.evaluate(() => document.fonts.ready.then(() => true));
    await page.waitForTimeout(500);
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(`${FOLDER}${screen}-${look}-${width}.webp`, await picture(page));
  }
}

/** The best picture that is not too large. */
async function picture(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  let best = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
    best = Buffer.from(data, 'base64');
    if (best.length <= LARGEST) break;
  }
  await session.detach();
  return best;
}
