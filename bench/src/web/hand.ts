/// <reference lib="dom" />
import type { Locator, Page } from '@playwright/test';

/** Longest anybody waits for bots. */
const PATIENCE = 60_000;
/** Milliseconds a hand rests on a thing before it presses. */
const RESTING = 120;
/** Milliseconds somebody looks at what came of a touch. */
const LOOKING = 500;
/** Milliseconds until somebody who found nothing to do looks again. */
const AGAIN = 100;

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
    const sight = await page.evaluate(look, done as number | null);
    if (sight === 'over') return;
    if (sight) {
      await touch(page, sight);
      const well = sight.coin ? await page.evaluate(look, null) : null;
      if (well && well !== 'over') await touch(page, well);
      done++;
      idle = Date.now();
    } else if (Date.now() - idle > PATIENCE) throw new Error(`nothing to do after ${done} moves`);
    else await page.waitForTimeout(AGAIN);
  }
}

/** Where the next thing to touch is; a coin is then laid on a tavern. */
interface Sight {
  x: number;
  y: number;
  coin: boolean;
}

/**
 * Looks for what a hand would touch in this turn, or, in none, for the well a coin is laid in. It runs in the page, which must not notice:
 * locators search all of it with scripts of their own, and took nearly half of the time that all scripts took.
 */
function look(turn: number | null): Sight | 'over' | null {
  const all = (selector: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((it) => it.checkVisibility());
  const sight = (element: HTMLElement | undefined, coin = false): Sight | null => {
    if (!element) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, coin };
  };
  if (turn === null) return sight(all('.nid-slot__well')[0]);
  if (document.querySelector('.hall-ending__won')) return 'over';
  const confirm = all(
    ':is(.nid-pending, .nid-purse__acts) .mh-button--torch:not([disabled], [aria-disabled="true"])',
  );
  if (confirm.length > 0) return sight(confirm[0]);
  const coins = all('.nid-purse .nid-coin--mine');
  if (coins.length > 2) return sight(coins[turn % coins.length], true);
  const open = all('.nid-spot.is-open');
  if (open.length > 0) return sight(open[(turn * 7) % open.length]);
  return sight(all('.mh-option:not([disabled])')[0]);
}

/** Presses the same thing so many times. */
export async function pressAgain(page: Page, thing: Locator, times: number): Promise<void> {
  const box = await thing.boundingBox();
  if (!box) throw new Error('there is nothing to press');
  const sight = { x: box.x + 5, y: box.y + box.height / 2, coin: false };
  for (let i = 0; i < times; i++) await touch(page, sight);
}

/** A click where the thing is, without waiting for it to come to rest: a hand does not wait either. */
async function touch(page: Page, { x, y }: Sight): Promise<void> {
  await page.mouse.move(x, y);
  await page.waitForTimeout(RESTING);
  await page.mouse.down();
  await page.mouse.up();
  // Looking for the next thing to touch is work for the page as well, which must not count as its own.
  await page.waitForTimeout(LOOKING);
}
