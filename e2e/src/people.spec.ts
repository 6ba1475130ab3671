import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, forgive, test } from './parts/hall.ts';

// Recording every step would take longer than the steps.
test.use({ trace: 'off' });

test('a guest makes an account, adds a passkey, comes back with it, and is forgotten', async ({
  visit,
  server,
}) => {
  const visitor = await visit();
  const { page, context } = visitor;
  // Passkeys belong to a name; a bare address has none.
  await page.goto(`${server.url.replace('127.0.0.1', 'localhost')}/settings`);
  const devices = await context.newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.getByText('Ou avec un mot de passe').click();
  await page.getByLabel('Identifiant').fill('sigrid');
  const password = page.getByLabel('Mot de passe', { exact: true });
  await password.fill('court');
  await page.getByRole('button', { name: 'Créer un compte' }).click();
  await expect(page.getByRole('alert')).toContainText('trop court');
  await password.fill('une-porte-de-chêne');
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('ne correspondent pas');
  await page.getByRole('button', { name: 'Créer un compte' }).click();
  await expect(page.getByText('Vous êtes connecté sous le nom sigrid.')).toBeVisible();

  await page.getByRole('button', { name: 'Créer une clé d’accès' }).click();
  await expect(page.getByRole('list', { name: 'Vos clés d’accès' })).toBeVisible();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page.getByText('Vous êtes un invité')).toBeVisible();
  await page.getByRole('button', { name: 'Se connecter avec une clé d’accès' }).click();
  await expect(page.getByText('Vous êtes connecté sous le nom sigrid.')).toBeVisible();

  await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer mon compte' }).click();
  await expect(page.getByText('Vous êtes un invité')).toBeVisible();
  forgive(visitor, /foreign: http:\/\/localhost|status of 401/);
});

test('a browser that refuses notifications is told how to allow them, an odd address what is odd', async ({
  visit,
}) => {
  const { page } = await visit();
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await page.goto('/settings');
  await expect(page.getByText('Votre navigateur refuse les notifications')).toBeVisible();
  await page.getByText('Prévenir aussi une adresse à moi').click();
  await page.getByLabel('Adresse (https)').fill('ma-maison');
  await page.locator('.hall-webhook').getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('alert')).toContainText('commence par https://');
});

test('from the shelf it takes two clicks: a box, and with whom', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/');
  await page.getByRole('button', { name: /^Nains/ }).click();
  await page.getByRole('button', { name: 'À 3 autour de cet écran' }).click();
  await expect(page).toHaveURL(/\/local\//);
  await expect(page).toHaveTitle(/Nains/);
  await page.goto('/');
  await page.getByRole('button', { name: /^Bargeroc/ }).click();
  await page.getByRole('button', { name: /^Contre des robots/ }).click();
  await expect(page).toHaveURL(/\/local\//);
  await page.goto('/');
  await page.getByRole('button', { name: /^Asgard/ }).click();
  await page.getByRole('button', { name: /^Inviter des amis/ }).click();
  await expect(page.getByLabel('Lien d’invitation')).toHaveValue(/\/matches\/.*invite=/);
});

test('a score is tapped in, refused in words, taken back, cleared, and sent as a link', async ({
  visit,
}) => {
  const { page, context } = await visit();
  await page.goto('/score/nains');
  const totals = page.locator('.hall-totals__strip strong');
  await expect(totals).toHaveText(['14', '14', '14']);
  await page.getByLabel('Nom', { exact: true }).fill('Sigrid');
  await page.getByRole('button', { name: 'Ajouter : nain du Talion 7' }).click();
  await expect(totals.first()).not.toHaveText('14');
  const points = (await totals.first().textContent()) ?? '';
  // Mercenaries come in pairs: one alone cannot be.
  await page.getByRole('button', { name: 'Tadgar' }).click();
  await expect(page.locator('.hall-totals__missing')).toContainText('Sigrid');
  await expect(page.locator('.hall-totals__missing')).toContainText('NAI-');
  await expect(page.locator('.hall-totals')).not.toContainText(/allowed|players\[/);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.locator('.hall-totals__missing')).toBeHidden();
  await page.getByRole('button', { name: 'Tout effacer' }).click();
  await expect(totals).toHaveText(['14', '14', '14']);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(totals.first()).toHaveText(points);
  await expect(page).toHaveURL(/#[\w-]{20,}$/);

  const friend = await context.newPage();
  // The address follows the sheet a moment later.
  await expect(async () => {
    await friend.goto('about:blank');
    await friend.goto(page.url());
    const first = friend.locator('.hall-totals__strip strong').first();
    await expect(first).toHaveText(points, { timeout: 4000 });
  }).toPass();
  await expect(friend.locator('.hall-totals__strip')).toContainText('Sigrid');
  const picture = friend.waitForEvent('download');
  await friend.getByRole('button', { name: 'Partager l’image' }).click();
  expect((await picture).suggestedFilename()).toBe('nains.png');
});

test('a rule is found by its words and by its number', async ({ visit }) => {
  const { page } = await visit({ language: 'en' });
  await page.goto('/rules/nidavellir');
  await page.getByLabel('Search the rules').fill('gem');
  await expect(page.locator('.hall-clause mark').first()).toHaveText(/gem/i);
  await expect(page).toHaveURL(/\?q=gem$/);
  await page.goto('/rules/nidavellir#NID-18.4');
  const clause = page.locator('[id="NID-18.4"]');
  await expect(clause).toHaveClass(/is-shown/);
  await expect(clause).toBeInViewport();
});

test('who looks for a table that is gone is shown the way back', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  for (const gone of ['/matches/gone', '/local/gone', '/nowhere']) {
    await page.goto(gone);
    await page.getByRole('link', { name: 'Revenir à l’étagère' }).click();
    await expect(page).toHaveURL(/\/$/);
  }
  forgive(visitor, /status of 404/);
});

test('tabs opened at once are one guest', async ({ server, visitElsewhere }) => {
  // Nobody is let in before both knock, or one has waited long enough to be alone.
  let knocks = 0;
  let meet = () => {};
  const met = new Promise<void>((done) => {
    meet = done;
  });
  const knock = async (): Promise<void> => {
    knocks++;
    if (knocks === 2) meet();
    await Promise.race([met, new Promise((passed) => setTimeout(passed, 2_000))]);
  };
  const door = createServer((near) => {
    const far = connect(Number(new URL(server.url).port), '127.0.0.1');
    far.pipe(near);
    near.on('data', (said) => {
      const knocking = said.toString('latin1').startsWith('POST /api/v1/me ');
      near.pause();
      void (knocking ? knock() : Promise.resolve()).then(() => {
        far.write(said);
        near.resume();
      });
    });
    near.on('close', () => far.destroy()).on('error', () => far.destroy());
    far.on('close', () => near.destroy()).on('error', () => near.destroy());
  });
  await new Promise<void>((open) => door.listen(0, '127.0.0.1', open));
  const { port } = door.address() as AddressInfo;
  const { context, page } = await visitElsewhere(`http://127.0.0.1:${port}`);
  await context.addInitScript(() => {
    const ask = globalThis.fetch;
    globalThis.fetch = async (at, how) => {
      const reply = await ask(at, how);
      if (typeof at === 'string' && at.endsWith('/api/v1/me'))
        document.documentElement.dataset['guest'] = (await reply.clone().json()).id;
      return reply;
    };
  });
  const tabs = [page, await context.newPage()];
  await Promise.all(tabs.map((tab) => tab.goto('/lobby')));
  const guests = tabs.map((tab) => tab.locator('html[data-guest]').getAttribute('data-guest'));
  expect(await guests[0]).toBe(await guests[1]);
  door.close();
});
