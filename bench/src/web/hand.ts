import type { Locator, Page } from '@playwright/test';

/** Longest anybody waits for bots. */
const PATIENCE = 60_000;
/** Milliseconds a hand rests on a thing before it presses. */
const RESTING = 120;
/** Milliseconds somebody looks at what came of a touch. */
const LOOKING = 500;

/** Sits down at a table of Nidavellir for five, against bots in the browser. */
export async function sitDown(page: Page, url: string, level: string): Promise<void> {
  await page.goto(`${url}/new/nidavellir`);
  const chairs = page.locator('.hall-chairs > *');
  await chairs.first().waitFor();
  while ((await chairs.count()) < 5) await page.locator('.hall-chairs + .mh-button').click();
  for (let seat = 1; seat < 5; seat++) await chairs.nth(seat).locator('select').selectOption(level);
  await page.locator('.hall-new__begin').getByRole('button').first().click();
  await page.locator('.nid-purse').waitFor();
}

/** Plays so many moves on the board by mouse, as somebody would who does not think. */
export async function playMoves(page: Page, moves: number): Promise<void> {
  let idle = Date.now();
  for (let done = 0; done < moves; ) {
    if (await page.locator('.hall-ending__won').isVisible()) return;
    if (await move(page, done)) {
      done++;
      idle = Date.now();
    } else if (Date.now() - idle > PATIENCE) throw new Error(`nothing to do after ${done} moves`);
    else await page.waitForTimeout(50);
  }
}

async function move(page: Page, turn: number): Promise<boolean> {
  const confirm = page
    .locator('.nid-pending .mh-button--torch, .nid-purse__acts .mh-button--torch')
    .first();
  if ((await confirm.isVisible()) && (await confirm.isEnabled())) return touch(confirm);
  const coins = page.locator('.nid-purse .nid-coin--mine');
  const left = await coins.count();
  if (left > 2)
    return (await touch(coins.nth(turn % left))) && touch(page.locator('.nid-slot__well').first());
  const open = page.locator('.nid-spot.is-open:visible');
  const count = await open.count();
  if (count > 0) return touch(open.nth((turn * 7) % count));
  const listed = page.locator('.mh-option:not([disabled])').first();
  return (await listed.isVisible()) && touch(listed);
}

/**
 * A click where the thing is, without waiting for it to come to rest: a hand does not wait either. If it has moved
 * away there is another try.
 */
async function touch(it: Locator): Promise<boolean> {
  const box = await it.boundingBox({ timeout: 3_000 }).catch(() => null);
  if (!box) return false;
  const { mouse } = it.page();
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await it.page().waitForTimeout(RESTING);
  await mouse.down();
  await mouse.up();
  // Looking for the next thing to touch is work for the page as well, which must not count as its own.
  await it.page().waitForTimeout(LOOKING);
  return true;
}
