import type { Page } from '@playwright/test';
import { expect, test } from './parts/hall.ts';
import { aroundThisScreen, playNidavellir } from './parts/playing.ts';

/** A movement that the page has asked the browser for. */
interface Movement {
  piece: string;
  milliseconds: number;
  travels: boolean;
}

const remember = (page: Page) =>
  page.addInitScript(() => {
    const movements: Movement[] = [];
    Object.assign(globalThis, { movements });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      const { duration = 0 } = typeof options === 'object' ? options : {};
      movements.push({
        piece: (this as HTMLElement).dataset['piece'] ?? '',
        milliseconds: Number(duration),
        travels: JSON.stringify(frames).includes('translate'),
      });
      return animate.call(this, frames, options);
    };
  });
const movements = (page: Page): Promise<Movement[]> =>
  page.evaluate(() => (globalThis as unknown as { movements: Movement[] }).movements);

test('what changes its place is seen going there, neither too fast nor too slow', async ({
  visit,
}) => {
  const { page } = await visit({ motion: true });
  await remember(page);
  await aroundThisScreen(page);
  // A look behind the curtain, a coin in the hand, the coin on a tavern.
  await playNidavellir(page, 'mouse', { deeds: 3 });
  const flights = async () => (await movements(page)).filter(({ travels }) => travels);
  const mine = async () => (await flights()).filter(({ piece }) => piece.startsWith('coin-0-'));
  // It sets out with the next frame.
  await expect.poll(async () => (await mine()).length).toBeGreaterThan(0);
  for (const { milliseconds } of await flights()) {
    expect(milliseconds).toBeGreaterThanOrEqual(150);
    expect(milliseconds).toBeLessThanOrEqual(350);
  }
});

test('nothing travels for those who want stillness', async ({ visit }) => {
  const { page } = await visit({ motion: false });
  await remember(page);
  await aroundThisScreen(page);
  await playNidavellir(page, 'mouse', { deeds: 3 });
  await expect(page.locator('.nid-slot .nid-coin--mine')).toHaveCount(1);
  expect((await movements(page)).filter(({ travels }) => travels)).toEqual([]);
});
