import type { Page } from '@playwright/test';
import { PATIENCE } from './playing.ts';

/** What somebody is asked who reads the list of options. */
interface Asked {
  readonly folded: boolean;
  readonly options: number;
}

/** Presses Tab until something is reached that fits, as somebody does who has no mouse. */
export async function tabTo(
  page: Page,
  selector: string,
  { key = 'Tab', most = 80 } = {},
): Promise<void> {
  for (let tabs = 0; tabs < most; tabs++) {
    await page.keyboard.press(key);
    if (await page.evaluate((it) => document.activeElement?.matches(it) ?? false, selector)) return;
  }
  throw new Error(`${most} times ${key}, and never at ${selector}`);
}

/** Lays three coins of the purse before the taverns by the keys 1, 2 and 3, and confirms the bid. */
export async function bidByKeys(page: Page): Promise<void> {
  await page.locator('.nid-purse.is-laying').waitFor({ timeout: PATIENCE });
  for (const tavern of ['1', '2', '3']) {
    await tabTo(page, '.nid-purse .nid-coin--mine');
    await page.keyboard.press(tavern);
  }
  await tabTo(page, '.nid-purse__acts .mh-button--torch');
  await page.keyboard.press('Enter');
}

/** Plays from the list to the end by the keys that the menu of the table names; tells how often it answered. */
export async function playByKeys(page: Page): Promise<number> {
  for (let answers = 0; ; answers++) {
    const asked = await page.evaluate(waitForQuestion, PATIENCE);
    if (asked === 'over') return answers;
    if (asked === 'nothing') throw new Error(`after ${answers} answers: nothing is asked`);
    if (asked.folded) await page.keyboard.press('d');
    const wish = (answers * 7) % asked.options;
    if (asked.options <= 9 && !asked.folded) await page.keyboard.press(String(wish + 1));
    else {
      if (!asked.folded) await page.keyboard.press('d');
      await page.waitForFunction(() => document.activeElement?.matches('.mh-option'));
      for (let down = 0; down < wish % 6; down++) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    }
  }
}

/** While an answer is on its way, nothing is asked. */
async function waitForQuestion(patience: number): Promise<Asked | 'over' | 'nothing'> {
  const end = performance.now() + patience;
  while (performance.now() < end) {
    if (document.querySelector('.hall-ending__won')?.checkVisibility()) return 'over';
    const bar = document.querySelector('.hall-table:not([data-answering]) .mh-decision.is-mine');
    if (bar?.classList.contains('is-folded')) {
      const count = bar.querySelector('.mh-decision__fold')?.textContent?.match(/\d+/)?.[0];
      return { folded: true, options: Number(count) };
    }
    const list = bar?.querySelector('.mh-decision__options');
    if (list?.children.length) return { folded: false, options: list.children.length };
    await new Promise((done) => setTimeout(done, 8));
  }
  return 'nothing';
}
