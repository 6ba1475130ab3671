import type { Page } from '@playwright/test';
import { expect, test } from './parts/hall.ts';
import { PATIENCE, playNidavellir } from './parts/playing.ts';
import { sitDown, table } from './parts/together.ts';

const proposal = (page: Page) => page.locator('.hall-proposal');
const laid = (page: Page) => page.locator('.nid-purse.is-laying');

async function propose(page: Page, what: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu de la table' }).click();
  await page.getByRole('button', { name: what }).click();
}

test('a move is taken back at once while nobody has learned from it, and by consent afterwards', async ({
  visit,
}) => {
  const anna = await visit({ language: 'fr' });
  const bjorn = await visit({ language: 'fr' });
  await sitDown(anna.page, bjorn.page);
  await playNidavellir(anna.page, 'mouse', { answers: 1 });
  await expect(laid(anna.page)).toHaveCount(0);
  // A hidden bid has told nobody anything.
  await anna.page.getByRole('button', { name: 'Reprendre mon dernier coup' }).click();
  await expect(laid(anna.page)).toBeVisible();
  await playNidavellir(anna.page, 'mouse', { answers: 1 });
  await playNidavellir(bjorn.page, 'mouse', { answers: 1 });
  await expect(laid(bjorn.page)).toHaveCount(0);
  // Now the bids of the first tavern lie open: the others must agree.
  await expect(anna.page.getByRole('button', { name: 'Reprendre mon dernier coup' })).toBeHidden();
  await propose(anna.page, 'Demander à reprendre un coup');
  await expect(proposal(anna.page)).toContainText('On attend l’avis de');
  await proposal(bjorn.page).getByRole('button', { name: 'Non' }).click();
  for (const { page } of [anna, bjorn]) await expect(proposal(page)).toHaveCount(0);
  await propose(anna.page, 'Demander à reprendre un coup');
  await proposal(bjorn.page).getByRole('button', { name: 'D’accord' }).click();
  await expect(laid(anna.page)).toBeVisible();
});

test('a match rests and goes on by consent, ends by consent, and is played again by the same people', async ({
  visit,
}) => {
  const anna = await visit({ language: 'fr' });
  const bjorn = await visit({ language: 'fr' });
  await sitDown(anna.page, bjorn.page);
  const agree = proposal(bjorn.page).getByRole('button', { name: 'D’accord' });
  await propose(anna.page, 'Proposer une pause');
  await agree.click();
  for (const { page } of [anna, bjorn])
    await expect(page.getByText('La partie est en pause.')).toBeVisible();
  await propose(anna.page, 'Proposer de reprendre');
  await agree.click();
  for (const { page } of [anna, bjorn])
    await expect(page.getByText('La partie est en pause.')).toBeHidden();

  await propose(anna.page, 'Proposer d’arrêter la partie');
  await anna.page.getByRole('button', { name: 'Abandonner' }).click();
  await agree.click();
  for (const { page } of [anna, bjorn])
    await expect(page.getByRole('dialog')).toContainText('La partie a été abandonnée.');
  await anna.page.getByRole('button', { name: 'Revanche' }).click();
  await expect(anna.page.locator('.hall-room')).toBeVisible();
  await bjorn.page.getByRole('button', { name: 'Rejoindre la revanche' }).click();
  await expect(bjorn.page.locator('.hall-room')).toBeVisible();
  expect(new URL(bjorn.page.url()).pathname).toBe(new URL(anna.page.url()).pathname);
  await bjorn.page.locator('.hall-room__ready .mh-button--torch').click();
  for (const { page } of [anna, bjorn])
    await expect(table(page)).toBeVisible({ timeout: PATIENCE });
});

test('clocks are shown, run down, and a bot goes on for whoever is out of time', async ({
  visit,
}) => {
  const anna = await visit({ language: 'fr' });
  await anna.page.goto('/lobby');
  // Whoever comes to the lobby becomes a guest by and by; before that nothing is theirs.
  await expect.poll(async () => (await anna.context.cookies()).length).toBeGreaterThan(0);
  // The form offers minutes; here seconds must do.
  const id = await anna.page.evaluate(async () => {
    const reply = await fetch('/api/v1/matches', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        game: 'nidavellir',
        seats: [{ kind: 'me' }, { kind: 'bot', level: 'apprentice' }],
        visibility: 'private',
        clock: { kind: 'live', reserve: 10, increment: 0 },
      }),
    });
    return ((await reply.json()) as { id: string }).id;
  });
  await anna.page.goto(`/matches/${id}`);
  await expect(table(anna.page)).toBeVisible({ timeout: PATIENCE });
  const clock = anna.page.locator('.hall-table__seats [role="timer"]').first();
  await expect(clock).toHaveClass(/is-running/);
  const seconds = async () => Number((await clock.innerText()).replace(/^\d+:|,\d$/g, ''));
  const before = await seconds();
  expect(before).toBeLessThanOrEqual(10);
  await expect.poll(seconds).toBeLessThan(before);
  await expect(anna.page.locator('.hall-table__rail')).toContainText(/ ; un robot continue\./, {
    timeout: 30_000,
  });
  await expect(anna.page.locator('.mh-decision.is-mine')).toHaveCount(0);
});
