import type { Page } from '@playwright/test';
import { barriers } from './parts/axe.ts';
import { expect, forgive, test } from './parts/hall.ts';
import { flaws } from './parts/looks.ts';

/** Adds an element with a look of its own to the page, as a fault of ours would be. */
const plant = (page: Page, tag: string, text: string, look: Record<string, string>, inside = '') =>
  page.evaluate(
    ([tag, text, look, inside]) => {
      const outer = document.createElement(inside || 'div');
      const it = document.createElement(tag);
      it.textContent = text;
      const target = inside ? outer : it;
      for (const [property, value] of Object.entries(look))
        target.style.setProperty(property, value);
      outer.append(it);
      document.querySelector('main')?.append(outer);
    },
    [tag, text, look, inside] as const,
  );

const WORDS = 'A sentence far too long for the room that it was given';
const PLANTED = {
  'cut off': ['p', { overflow: 'hidden', width: '60px', 'white-space': 'nowrap' }],
  'cut off by what lies around it': [
    'p',
    { overflow: 'clip', height: '20px', width: '60px' },
    'section',
  ],
  shortened: [
    'p',
    { overflow: 'hidden', width: '60px', 'white-space': 'nowrap', 'text-overflow': 'ellipsis' },
  ],
  'sticks out': ['button', { width: '60px', 'white-space': 'nowrap' }],
  'scrolls sideways': ['p', { width: '3000px' }],
} as const;

for (const [fault, [tag, look, inside]] of Object.entries(PLANTED))
  test(`the eye for flaws sees what is ${fault}`, async ({ visit }) => {
    const { page } = await visit({ language: 'en', size: { width: 800, height: 600 } });
    await page.goto('/credits');
    await page.locator('main h1').waitFor();
    expect(await flaws(page)).toEqual([]);
    await plant(page, 'p', 'What stands before it', {});
    await plant(page, tag, WORDS, look, inside);
    expect(await flaws(page)).toContainEqual(expect.stringContaining(fault.replace(/ by .*/, '')));
  });

test('barriers and complaints are found', async ({ visit }) => {
  const visitor = await visit({ language: 'en' });
  const { page, complaints } = visitor;
  await page.goto('/credits');
  await page.locator('main h1').waitFor();
  expect(await barriers(page)).toEqual([]);
  await plant(page, 'p', 'pale', { color: '#777', background: '#888' });
  await plant(page, 'button', '', { width: '50px', height: '50px' });
  const found = await barriers(page);
  expect(found).toContainEqual(expect.stringMatching(/^color-contrast/));
  expect(found).toContainEqual(expect.stringMatching(/^button-name/));
  expect(complaints).toEqual([]);
  await page.evaluate(() => {
    console.error('planted');
    setTimeout(() => {
      throw new Error('planted');
    });
  });
  await expect.poll(() => complaints).toEqual(['console: planted', 'exception: planted']);
  forgive(visitor, /planted/);
});
