import { expect, type Locator, type Page } from '@playwright/test';
import { find, seeing, type Wanted } from './finding.ts';

/** How somebody lays hands on the table. */
type Hand = 'mouse' | 'finger';

/** Longest anybody waits for others, bots included. */
export const PATIENCE = 60_000;

export const ending = (page: Page): Locator => page.locator('.hall-ending__won');

const CURTAIN = '.hall-curtain .mh-button';
const UNFOLD = '.mh-decision.is-folded .mh-decision__fold';
const OPTION = '.mh-option:not([disabled])';

/**
 * What a person would touch on Nidavellir's board, the most urgent first: the curtain, what confirms, the slot for
 * the coin in hand, a coin as long as one is missing, what is open on the board, and what stands only in the list.
 */
const NIDAVELLIR: readonly Wanted[] = [
  { every: CURTAIN },
  { every: '.nid-inspector.is-pinned .mh-button--torch', answers: true },
  {
    every: '.nid-pending .mh-button--torch, .nid-purse__acts .mh-button--torch',
    answers: true,
  },
  { every: '.nid-slot__well:enabled', first: true },
  { every: '.nid-purse .nid-coin--mine', atLeast: 3 },
  { every: '.nid-spot.is-open:not(.nid-coin--mine)', answers: true },
  { every: UNFOLD },
  { every: OPTION, first: true, answers: true },
];

/** What a person touches who reads the list and not the board, whatever the game. */
const LIST: readonly Wanted[] = [
  { every: CURTAIN },
  { every: UNFOLD },
  { every: OPTION, answers: true },
];

/** How far somebody plays at most. */
interface Until {
  /** So many times something was touched. */
  deeds?: number;
  /** So many times something was touched that answers, or confirms an answer. */
  answers?: number;
  /** Until this can be reached. */
  at?: string;
}

/** Plays on Nidavellir's own board until the match is over, or as far as is said; tells how often it answered. */
export const playNidavellir = (page: Page, hand: Hand, until: Until = {}): Promise<number> =>
  playing(page, hand, NIDAVELLIR, until);

/** Chooses so many options from the list that mirrors the board, or fewer if the match ends; tells how many. */
export const playFromList = (page: Page, answers: number): Promise<number> =>
  playing(page, 'mouse', LIST, { answers });

async function playing(
  page: Page,
  hand: Hand,
  wanted: readonly Wanted[],
  { deeds = 5_000, answers: enough = 5_000, at }: Until,
): Promise<number> {
  let answers = 0;
  for (let turn = 0; turn < deeds && answers < enough; turn++) {
    const over = '.hall-ending__won';
    const search = { wanted, turn, over, at: at ?? null, patience: PATIENCE };
    const found = await page.evaluate(find, search);
    if (found === 'over' || found === 'there') return answers;
    if (typeof found === 'string') throw new Error(`after ${turn} deeds: ${found}`);
    if (hand === 'mouse') await page.mouse.click(found.x, found.y);
    else await page.touchscreen.tap(found.x, found.y);
    await page.evaluate(seeing);
    if (wanted[found.wish]?.answers) answers += 1;
  }
  return answers;
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
