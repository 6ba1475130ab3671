import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './parts/hall.ts';

// Chromium reaches no push service here, so one stands in for it; everything of ours is real: the switch, the server
// that keeps the subscription, and the worker that is knocked at.
const ENDPOINT = 'https://push.example.org/a-device-of-a-test';

const KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

async function standIn({ page, context }: { page: Page; context: BrowserContext }, keys: object) {
  await context.grantPermissions(['notifications']);
  await page.addInitScript(
    (known) => {
      let kept: object | null = null;
      const made = {
        endpoint: known.endpoint,
        toJSON: () => known,
        unsubscribe: () => {
          kept = null;
          return Promise.resolve(true);
        },
      };
      Object.assign(PushManager.prototype, {
        getSubscription: () => Promise.resolve(kept),
        subscribe: ({ applicationServerKey }: { applicationServerKey: string }) => {
          if (applicationServerKey.length < 80) throw new TypeError('no key of a server');
          kept = made;
          return Promise.resolve(made);
        },
      });
    },
    { endpoint: ENDPOINT, keys },
  );
  await page.goto('/settings');
  const wish = page.getByRole('switch', { name: 'Prévenir cet appareil' });
  await expect(wish).toBeEnabled();
  await expect(wish).not.toBeChecked();
  // Only whom the server knows may be told at an address of theirs.
  await expect(page.getByText('Prévenir aussi une adresse à moi')).toBeVisible();
  return wish;
}

const devices = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const reply = await fetch('/api/v1/me');
    return ((await reply.json()) as { pushDevices: number }).pushDevices;
  });

test('somebody asks to be told of their turn, is told, and asks for silence', async ({ visit }) => {
  const visitor = await visit({ language: 'fr' });
  const { page } = visitor;
  const wish = await standIn(visitor, KEYS);
  expect(await devices(page)).toBe(0);
  await wish.click();
  await expect(wish).toBeChecked();
  await expect.poll(() => devices(page)).toBe(1);

  const knocked = await knock(page, { title: 'À vous !', body: 'Nidavellir', url: '/lobby' });
  expect(knocked).toEqual([{ title: 'À vous !', body: 'Nidavellir' }]);

  await wish.click();
  await expect(wish).not.toBeChecked();
  await expect.poll(() => devices(page)).toBe(0);
});

test('a device the server refuses does not look as if it would be told', async ({ visit }) => {
  const visitor = await visit({ language: 'fr' });
  const { page, complaints } = visitor;
  const wish = await standIn(visitor, { ...KEYS, auth: 'too-short' });
  await wish.click();
  await expect(page.locator('.mh-toast--bad')).toBeVisible();
  await expect(wish).not.toBeChecked();
  expect(await devices(page)).toBe(0);
  // The browser itself says that it was refused.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('400')]);
});

/** Delivers a message to the worker as the browser would; tells which notifications are shown afterwards. */
async function knock(page: Page, message: object): Promise<{ title: string; body: string }[]> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) found(first.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      const all = await worker.getNotifications();
      return all.map(({ title, body }) => ({ title, body }));
    });
  await expect.poll(async () => (await shown()).length).toBeGreaterThan(0);
  return shown();
}
