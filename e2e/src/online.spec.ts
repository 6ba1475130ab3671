import { expect, forgive, test } from './parts/hall.ts';
import { ending, PATIENCE, playNidavellir } from './parts/playing.ts';
import { Server } from './parts/server.ts';
import { seenAfter, seeTheSame, sitDown, table } from './parts/together.ts';

const WHOLE = 300_000;
/** At once, as people mean it; far more than it takes, for a machine that runs other tests as well. */
const AT_ONCE = 3_000;

test('two browsers and a spectator play a whole match, through a reload', async ({ visit }) => {
  test.setTimeout(WHOLE);
  const anna = await visit({ language: 'fr' });
  const bjorn = await visit({ language: 'en', theme: 'light' });
  const watcher = await visit({ language: 'fr' });
  const link = await sitDown(anna.page, bjorn.page);
  await watcher.page.goto(link);
  await expect(table(watcher.page)).toBeVisible();
  await expect(anna.page.locator('.hall-table__watching')).toHaveText('1 spectateur');

  // One after the other, so that it is known whose move is seen.
  for (const [actor, seer] of [
    [anna, bjorn],
    [bjorn, anna],
  ] as const) {
    const act = () => playNidavellir(actor.page, 'mouse', { answers: 1 });
    const latency = await seenAfter(seer.page, actor.page, act);
    test.info().annotations.push({ type: 'seen by the other after', description: `${latency} ms` });
    expect(latency).toBeLessThan(AT_ONCE);
  }
  const play = (until: Parameters<typeof playNidavellir>[2]) =>
    Promise.all([anna, bjorn].map(({ page }) => playNidavellir(page, 'mouse', until)));
  // A card of the first tavern for each, and whatever it brings with it.
  await play({ at: '.nid-bay.is-closed' });
  await bjorn.page.reload();
  await expect(table(bjorn.page)).toBeVisible();
  await play({});
  for (const { page } of [anna, bjorn, watcher])
    await expect(ending(page)).toBeVisible({ timeout: PATIENCE });
  const totals = ({ page }: typeof anna) => page.locator('dialog .hall-sheet tfoot td');
  await expect(totals(anna)).toHaveCount(2);
  const sums = await totals(anna).allTextContents();
  for (const other of [bjorn, watcher]) await expect(totals(other)).toHaveText(sums);
});

test('the server is killed in the middle of a match, which goes on to its end', async ({
  visitElsewhere,
}) => {
  test.setTimeout(WHOLE);
  const server = await Server.start();
  try {
    const anna = await visitElsewhere(server.url, { language: 'fr' });
    const bjorn = await visitElsewhere(server.url, { language: 'fr' });
    await sitDown(anna.page, bjorn.page);
    const play = (until: Parameters<typeof playNidavellir>[2]) =>
      Promise.all([anna, bjorn].map(({ page }) => playNidavellir(page, 'mouse', until)));
    // A bid and a card of the first tavern for each, and whatever it brings with it.
    await play({ at: '.nid-bay.is-closed' });
    await seeTheSame(anna.page, bjorn.page);
    await server.down();
    for (const { page } of [anna, bjorn])
      await expect(page.locator('.hall-table__lost')).toBeVisible();
    await server.up();
    for (const { page } of [anna, bjorn])
      await expect(page.locator('.hall-table__lost')).toBeHidden({ timeout: PATIENCE });
    await seeTheSame(anna.page, bjorn.page);
    await play({});
    for (const { page } of [anna, bjorn])
      await expect(ending(page)).toBeVisible({ timeout: PATIENCE });
    for (const visitor of [anna, bjorn]) forgive(visitor, /ERR_CONNECTION|WebSocket/);
  } finally {
    await server.stop();
  }
});
