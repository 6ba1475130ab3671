import type { Page } from '@playwright/test';
import { expect, test } from './parts/hall.ts';
import { aroundThisScreen, begin, playNidavellir } from './parts/playing.ts';

/** A movement that the page has asked the browser for. */
interface Movement {
  piece: string;
  milliseconds: number;
  travels: boolean;
  /** Its way, and how far it was along it one moment later. */
  way: string;
  begun: number;
}

/** `slower`: so many times as long as it was asked for. */
const remember = (page: Page, slower = 1) =>
  page.addInitScript((slower) => {
    const movements: Movement[] = [];
    Object.assign(globalThis, { movements });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      const { duration = 0 } = typeof options === 'object' ? options : {};
      const way = JSON.stringify(frames);
      const movement = {
        piece: (this as HTMLElement).dataset['piece'] ?? '',
        milliseconds: Number(duration),
        travels: way.includes('translate'),
        way,
        begun: 0,
      };
      movements.push(movement);
      const longer = { ...Object(options), duration: Number(duration) * slower };
      const animation = animate.call(this, frames, longer);
      queueMicrotask(() => {
        movement.begun = Number(animation.currentTime ?? 0);
      });
      return animation;
    };
  }, slower);
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

test('a coin that is changed for another is seen coming out of the treasury', async ({ visit }) => {
  test.setTimeout(120_000);
  const { page } = await visit({ motion: true });
  await remember(page);
  await page.goto('/new/nidavellir');
  await begin(page);
  // Coins of the treasury; whose they are does not matter.
  const coins = async () => (await movements(page)).filter(({ piece }) => /^coin-\d-t/.test(piece));
  await expect(async () => {
    await playNidavellir(page, 'mouse', { answers: 1 });
    await expect.poll(async () => (await coins()).length, { timeout: 500 }).toBeGreaterThan(0);
  }).toPass({ timeout: 90_000 });
  const all = await coins();
  const [first] = all;
  const [, dx, dy] = /translate\((.+?)px, (.+?)px\)/.exec(first?.way ?? '') ?? [];
  expect(Math.hypot(Number(dx), Number(dy))).toBeGreaterThan(50);
  // It flies, and does not appear in its place as well.
  expect(all.filter(({ piece, travels }) => piece === first?.piece && !travels)).toEqual([]);
});

test('nothing travels for those who want stillness', async ({ visit }) => {
  const { page } = await visit({ motion: false });
  await remember(page);
  await aroundThisScreen(page);
  await playNidavellir(page, 'mouse', { deeds: 3 });
  await expect(page.locator('.nid-slot .nid-coin--mine')).toHaveCount(1);
  expect((await movements(page)).filter(({ travels }) => travels)).toEqual([]);
});

test('what is on its way flies on when something else happens', async ({ visit }) => {
  const { page } = await visit({ motion: true });
  await remember(page, 20);
  await page.goto('/new/nidavellir');
  const chairs = page.locator('.hall-chairs > *');
  await chairs.first().waitFor();
  while ((await chairs.count()) < 5) await page.locator('.hall-chairs + .mh-button').click();
  await begin(page);
  const goneOn = async () => {
    const travels = (await movements(page)).filter((it) => it.travels && it.begun > 0);
    return travels.some(({ piece, way }, i) =>
      travels.slice(0, i).some((earlier) => earlier.piece === piece && earlier.way === way),
    );
  };
  // A touch brings everything home: what happens meanwhile is what four bots do between two turns.
  await expect(async () => {
    await playNidavellir(page, 'mouse', { answers: 1 });
    await expect.poll(goneOn, { timeout: 3_000 }).toBe(true);
  }).toPass({ timeout: 60_000 });
});

test('a card that is taken leaves its place, and the others stay where they lie', async ({
  visit,
}) => {
  const { page } = await visit({ motion: false });
  await aroundThisScreen(page);
  const lying = () =>
    page.locator('.nid-bay .nid-card').evaluateAll((cards) =>
      cards.map((card) => {
        // Under a hand a card is lifted a little; its place is not.
        const { x, y } = card.closest('li')!.getBoundingClientRect();
        return `${(card as HTMLElement).dataset['piece']} ${Math.round(x)} ${Math.round(y)}`;
      }),
    );
  // Both bid; the next answers take cards.
  await playNidavellir(page, 'mouse', { answers: 2 });
  await expect(page.locator('.nid-bay.is-current')).toBeVisible();
  const before = await lying();
  await playNidavellir(page, 'mouse', { answers: 1 });
  await expect.poll(async () => (await lying()).length).toBeLessThan(before.length);
  const after = await lying();
  expect(after).toEqual(before.filter((card) => after.includes(card)));
  expect(after.length).toBeGreaterThan(before.length - 3);
});
