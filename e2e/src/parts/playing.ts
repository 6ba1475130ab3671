import { expect, type Locator, type Page } from '@playwright/test';
import { type Found, find, type Wanted } from './finding.ts';

/** How somebody lays hands on the table. */
export type Hand = 'mouse' | 'keyboard' | 'finger';

/** Longest anybody waits for others, bots included. */
const PATIENCE = 60_000;

export const ending = (page: Page): Locator => page.locator('.hall-ending__won');

const CURTAIN = '.hall-curtain .mh-button';
const OPTION = '.mh-option:not([disabled])';

/**
 * What a person would touch on Nidavellir's board, the most urgent first: the curtain, what confirms, the slot for
 * the coin in hand, a coin as long as one is missing, what is open on the board, and what stands only in the list.
 */
const NIDAVELLIR: readonly Wanted[] = [
  { every: CURTAIN },
  { every: '.nid-inspector.is-pinned .mh-button--torch' },
  { every: '.nid-pending .mh-button--torch, .nid-purse__acts .mh-button--torch' },
  { every: '.nid-slot__well:enabled', first: true },
  { every: '.nid-purse .nid-coin--mine', atLeast: 3 },
  { every: '.nid-spot.is-open:not(.nid-coin--mine)' },
  { every: OPTION, first: true },
];

/** What a person touches who reads the list and not the board, whatever the game. */
const LIST: readonly Wanted[] = [
  { every: CURTAIN },
  { every: '.hall-folded .mh-button' },
  { every: OPTION },
];

/** Plays on Nidavellir's own board until the match is over, or so many times something was done. */
export const playNidavellir = (page: Page, hand: Hand, most = 5_000): Promise<number> =>
  playing(page, hand, NIDAVELLIR, most);

/** Chooses from the list that mirrors the board until the match is over, or so many times something was done. */
export const playFromList = (page: Page, most: number): Promise<number> =>
  playing(page, 'mouse', LIST, most);

async function playing(
  page: Page,
  hand: Hand,
  wanted: readonly Wanted[],
  most: number,
): Promise<number> {
  for (let done = 0; done < most; done++) {
    const found = await page.evaluate(find, {
      wanted,
      turn: done,
      over: '.hall-ending__won',
      patience: PATIENCE,
      focus: hand === 'keyboard',
    });
    if (found === 'over') return done;
    if (typeof found === 'string') throw new Error(`after ${done} deeds: ${found}`);
    await press(page, hand, found);
  }
  return most;
}

async function press(page: Page, hand: Hand, { x, y, slot }: Found): Promise<void> {
  if (hand === 'mouse') {
    await page.mouse.click(x, y);
    // The hand goes back: what it hovers over is explained, and the note might lie on what comes next.
    await page.mouse.move(1, 1);
  } else if (hand === 'finger') await page.touchscreen.tap(x, y);
  // A coin goes to the first free tavern by its number; everything else is pressed.
  else await page.keyboard.press(slot === null ? 'Enter' : String(slot + 1));
}

/** Sits down with others around this screen. */
export async function aroundThisScreen(page: Page, game = 'nidavellir'): Promise<void> {
  await page.goto(`/new/${game}?at=screen`);
  await begin(page);
}

/** Presses the button under the form of a new table. */
export async function begin(page: Page): Promise<void> {
  await page.locator('.hall-new__begin').getByRole('button').first().click();
  await expect(page.locator('.hall-table')).toBeVisible({ timeout: PATIENCE });
}
