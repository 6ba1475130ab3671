import { expect, type Locator, type Page } from '@playwright/test';

/** How somebody lays hands on the table. */
export type Hand = 'mouse' | 'keyboard';

/** Longest anybody waits for others, bots included. */
const PATIENCE = 60_000;

export const ending = (page: Page): Locator => page.locator('.hall-ending__won');
const curtain = (page: Page): Locator => page.locator('.hall-curtain').getByRole('button');

/**
 * Plays Nidavellir on its own board until the match is over, or so many times something was done. Only what a person
 * would touch is touched: coins, taverns, cards, heroes, and the button that confirms.
 */
export async function playNidavellir(page: Page, hand: Hand, most = 5_000): Promise<number> {
  let done = 0;
  let idle = Date.now();
  while (done < most) {
    if (await ending(page).isVisible()) break;
    if (await act(page, hand, done)) {
      done++;
      idle = Date.now();
    } else {
      if (Date.now() - idle > PATIENCE) throw new Error(`nothing to do after ${done} deeds`);
      await page.waitForTimeout(40);
    }
  }
  return done;
}

/** Does the next sensible thing, if there is one. */
async function act(page: Page, hand: Hand, turn: number): Promise<boolean> {
  if (await curtain(page).isVisible()) return press(page, curtain(page), hand);
  const confirm = page.locator(
    '.nid-pending .mh-button--torch, .nid-purse__acts .mh-button--torch',
  );
  if ((await confirm.count()) > 0 && (await confirm.first().isEnabled()))
    return press(page, confirm.first(), hand);
  const coins = page.locator('.nid-purse .nid-coin--mine');
  const left = await coins.count();
  if (left > 2) return layCoin(page, coins.nth(turn % left), 5 - left, hand);
  const open = page.locator('.nid-spot.is-open:visible');
  const count = await open.count();
  if (count > 0) return press(page, open.nth((turn * 7) % count), hand);
  return offered(page, hand);
}

async function layCoin(page: Page, coin: Locator, tavern: number, hand: Hand): Promise<boolean> {
  if (!(await press(page, coin, hand))) return false;
  if (hand === 'keyboard') await page.keyboard.press(String(tavern + 1));
  else await press(page, page.locator('.nid-slot__well').first(), hand);
  return true;
}

/** What has no place on the board stands in the list. */
async function offered(page: Page, hand: Hand): Promise<boolean> {
  const option = page.locator('.mh-option:not([disabled])').first();
  return (await option.isVisible()) ? press(page, option, hand) : false;
}

/** Things may move away under the hand while others play; then there is another try. */
async function press(page: Page, it: Locator, hand: Hand): Promise<boolean> {
  try {
    if (hand === 'mouse') await it.click({ timeout: 3_000 });
    else {
      await it.focus({ timeout: 3_000 });
      await page.keyboard.press('Enter');
    }
    return true;
  } catch {
    return false;
  }
}

/** Chooses from the list that mirrors the board, whatever the game, until it is over or so many answers are given. */
export async function playFromList(page: Page, most: number): Promise<number> {
  let done = 0;
  let idle = Date.now();
  while (done < most && !(await ending(page).isVisible())) {
    if (await curtain(page).isVisible()) await press(page, curtain(page), 'mouse');
    const unfold = page.locator('.hall-folded').getByRole('button');
    if (await unfold.isVisible()) await press(page, unfold, 'mouse');
    const options = page.locator('.mh-option:not([disabled])');
    const count = await options.count();
    if (count > 0 && (await press(page, options.nth((done * 5) % count), 'mouse'))) {
      done++;
      idle = Date.now();
    } else if (Date.now() - idle > PATIENCE)
      throw new Error(`nothing offered after ${done} answers`);
    else await page.waitForTimeout(40);
  }
  return done;
}

/** Sits down with others around this screen. */
export async function aroundThisScreen(page: Page, game = 'nidavellir'): Promise<void> {
  await page.goto(`/new/${game}?at=screen`);
  await begin(page);
}

/** Presses the button under the form of a new table. */
export async function begin(page: Page): Promise<void> {
  await page.locator('.hall-new__begin').getByRole('button').first().click();
  await expect(page.locator('.hall-table')).toBeVisible();
}
