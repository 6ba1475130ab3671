import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../people/tokens.ts';
import { type Services, startServices } from '../testing/services.ts';
import { PeopleStore } from './people.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Storage } from './storage.ts';

let services: Services;
const folder = mkdtempSync(join(tmpdir(), 'meadhall-people-'));
beforeAll(async () => {
  services = await startServices();
});
afterAll(async () => {
  await services.stop();
  rmSync(folder, { recursive: true, force: true });
});

const opening = {
  SQLite: () => openSqlite(folder),
  PostgreSQL: () => openPostgres(services.postgres),
};

describe.each(['SQLite', 'PostgreSQL'] as const)('%s', (kind) => {
  let storage: Storage;
  let store: PeopleStore;
  beforeAll(async () => {
    storage = await opening[kind]();
    store = new PeopleStore(storage.db);
  });
  afterAll(() => storage.close());

  async function newPerson(): Promise<string> {
    const id = newId();
    await store.addPerson({
      id,
      name: 'Þórr 🪓',
      language: 'fr',
      login: null,
      password: null,
      webhook: null,
      webhook_secret: null,
      created_at: 1_800_000_000_000,
    });
    return id;
  }

  test('a person is kept as they are', async () => {
    const id = await newPerson();
    await store.changePerson(id, {});
    await store.changePerson(id, { name: 'Loki' });
    expect(await store.person(id)).toMatchObject({ name: 'Loki', created_at: 1_800_000_000_000 });
    expect(await store.person('nobody')).toBeUndefined();
  });

  test('of many who want a login at once, one gets it', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, newPerson));
    const login = `login-${newId()}`;
    const got = await Promise.all(people.map((id) => store.takeLogin(id, login, 'hash')));
    expect(got.filter(Boolean)).toHaveLength(1);
    const winner = people[got.indexOf(true)] ?? '';
    expect((await store.personByLogin(login))?.id).toBe(winner);
    expect(await store.takeLogin(winner, `other-${login}`, 'hash')).toBe(false);
  });

  test('a session ends when its time has come, or with its person’s new password', async () => {
    const person = await newPerson();
    const [one, two] = [newId(), newId()];
    for (const token_hash of [one, two])
      await store.addSession({ token_hash, person, created_at: 0, expires_at: 100 });
    expect((await store.personOfSession(one, 99))?.id).toBe(person);
    expect(await store.personOfSession(one, 100)).toBeUndefined();
    await store.extendSession(one, 200);
    expect(await store.openSessions([one, two, 'none'], 150)).toEqual(new Set([one]));
    await store.endOtherSessions(person, one);
    expect(await store.openSessions([one, two], 50)).toEqual(new Set([one]));
    await store.endSession(one);
    expect(await store.openSessions([one], 50)).toEqual(new Set());
  });

  test('of many who answer a challenge at once, one is heard; late, none', async () => {
    const challenge = async (expires_at: number) => {
      const id = newId();
      await store.addChallenge({ id, purpose: 'signIn', person: null, challenge: 'x', expires_at });
      return id;
    };
    const id = await challenge(100);
    const taken = await Promise.all(Array.from({ length: 8 }, () => store.takeChallenge(id, 50)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await store.takeChallenge(await challenge(100), 100)).toBeUndefined();
  });

  test('a passkey belongs to one person', async () => {
    const [anna, bob] = [await newPerson(), await newPerson()];
    const row = {
      id: newId(),
      public_key: 'k',
      counter: 0,
      transports: '',
      name: 'n',
      created_at: 1,
    };
    expect(await store.addPasskey({ ...row, person: anna })).toBe(true);
    expect(await store.addPasskey({ ...row, person: bob })).toBe(false);
    await store.countPasskey(row.id, 2 ** 32 - 1);
    expect(await store.passkey(row.id)).toMatchObject({ person: anna, counter: 2 ** 32 - 1 });
    expect(await store.removePasskey(bob, row.id)).toBe(false);
    expect(await store.removePasskey(anna, row.id)).toBe(true);
  });

  test('a device tells whoever used it last; who is forgotten leaves nothing', async () => {
    const [anna, bob] = [await newPerson(), await newPerson()];
    const device = {
      endpoint: `https://push.example/${newId()}`,
      p256dh: 'a',
      auth: 'b',
      created_at: 1,
    };
    await store.addDevice({ ...device, person: anna });
    await store.addDevice({ ...device, person: bob });
    expect(await store.devices(anna)).toEqual([]);
    expect(await store.devices(bob)).toHaveLength(1);
    await store.forget(bob);
    expect(await store.devices(bob)).toEqual([]);
    expect(await store.person(bob)).toBeUndefined();
  });

  test('what has run out is swept away', async () => {
    const person = await newPerson();
    const token_hash = newId();
    await store.addSession({ token_hash, person, created_at: 0, expires_at: 100 });
    await store.sweep(100);
    expect(await store.personOfSession(token_hash, 0)).toBeUndefined();
  });
});
