import { expect, type Page } from '@playwright/test';
import { PATIENCE } from './playing.ts';

export const table = (page: Page) => page.locator('.hall-table');

/** Opens a table online for two, by the form of a new table; resolves to the address for a friend. */
async function invite(page: Page): Promise<string> {
  await page.goto('/new/nidavellir');
  await page.locator('.hall-new').waitFor({ timeout: PATIENCE });
  await page.locator('.hall-new .mh-choice__option').nth(1).click();
  await page.locator('.hall-chair').last().getByRole('button').click();
  await page.locator('.hall-chair select').nth(1).selectOption('open');
  await page.locator('.hall-new__begin').getByRole('button').first().click();
  await page.locator('.hall-room').waitFor({ timeout: PATIENCE });
  return page.locator('.hall-room__link').inputValue();
}

/** Comes by a friend's address, sits down and is ready: then the match begins. */
async function join(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.locator('.hall-place.is-open').getByRole('button').first().click();
  await page.locator('.hall-room__ready .mh-button--torch').click();
}

/** A match of two people, each with a browser of their own; resolves to its address. */
export async function sitDown(host: Page, guest: Page): Promise<string> {
  const link = await invite(host);
  await join(guest, link);
  for (const page of [host, guest]) await expect(table(page)).toBeVisible({ timeout: PATIENCE });
  return link;
}

/** Milliseconds from a click of one to the moment when another one's page has drawn a new line of the log. */
export async function seenAfter(
  seer: Page,
  actor: Page,
  act: () => Promise<unknown>,
): Promise<number> {
  const clock = await seer.evaluateHandle(() => {
    const log = document.querySelector('.hall-table__rail') as Element;
    const kept = { seen: 0 };
    const watch = new MutationObserver(() => {
      kept.seen = Date.now();
      watch.disconnect();
    });
    watch.observe(log, { childList: true, subtree: true });
    return kept;
  });
  const hand = await actor.evaluateHandle(() => {
    const kept = { pressed: 0 };
    const press = (): void => {
      kept.pressed = Date.now();
    };
    addEventListener('click', press, { capture: true });
    return kept;
  });
  await act();
  await expect.poll(() => clock.evaluate(({ seen }) => seen), { timeout: PATIENCE }).not.toBe(0);
  const [seen, pressed] = [
    await clock.evaluate((it) => it.seen),
    await hand.evaluate((it) => it.pressed),
  ];
  return seen - pressed;
}

/** The cards in Nidavellir's taverns. */
const cards = (page: Page): Promise<string[]> =>
  page
    .locator('.nid-bay [data-about^="card-"]')
    .evaluateAll((all) => all.map((it) => it.getAttribute('data-about') ?? ''));

/** Everybody sees the same cards in the same taverns. */
export async function seeTheSame(one: Page, other: Page): Promise<void> {
  await expect(async () => expect(await cards(one)).toEqual(await cards(other))).toPass({
    timeout: PATIENCE,
  });
}
