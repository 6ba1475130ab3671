import { hash, seeded, seedOf } from '@meadhall/kernel';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Bus } from '../bus/bus.ts';
import { MemoryBus } from '../bus/memory.ts';
import { PostgresBus } from '../bus/postgres.ts';
import { RedisBus } from '../bus/redis.ts';
import { openPostgres } from '../storage/postgres.ts';
import type { Storage } from '../storage/storage.ts';
import { examine } from '../testing/killing.ts';
import { begun, Client, openRoom, person, playOn, type Room, until } from '../testing/matches.ts';
import { freshDatabase, type Services, startServices } from '../testing/services.ts';

let services: Services;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

/** One bus for each of two nodes. */
const BUSES: Record<string, (url: string) => Promise<[Bus, Bus]>> = {
  memory: async () => {
    const bus = new MemoryBus({ shared: true });
    return [bus, bus];
  },
  postgres: async (url) => {
    const pair: [PostgresBus, PostgresBus] = [new PostgresBus(url), new PostgresBus(url)];
    for (const it of pair) await it.connect();
    return pair;
  },
  redis: async () => {
    const pair: [RedisBus, RedisBus] = [new RedisBus(services.redis), new RedisBus(services.redis)];
    for (const it of pair) await it.connect();
    return pair;
  },
};

const [anna, bert, cleo] = [person('Anna'), person('Bert'), person('Cleo')];

describe.each(Object.keys(BUSES))('two nodes on one PostgreSQL, told by %s', (kind) => {
  let storages: Storage[];
  let rooms: [Room, Room];
  let buses: Bus[];
  let alerted: string[];

  beforeEach(async () => {
    const url = await freshDatabase(services.postgres);
    const [one, two] = await (BUSES[kind] as (url: string) => Promise<[Bus, Bus]>)(url);
    storages = [
      await openPostgres(url, { connections: 3 }),
      await openPostgres(url, { connections: 3 }),
    ];
    alerted = [];
    const alerts = { turn: (person: string) => alerted.push(person) };
    rooms = [
      await openRoom({ storage: storages[0] as Storage, bus: one, alerts }),
      await openRoom({ storage: storages[1] as Storage, bus: two, alerts }),
    ];
    buses = [...new Set([one, two])];
  });
  afterEach(async () => {
    for (const it of rooms) await it.close();
    for (const it of buses) await it.close();
    for (const it of storages) await it.close();
  });

  test('players on different nodes play one match to its end', async () => {
    const [here, there] = rooms;
    const id = await begun(here.hall, [anna, bert, cleo]);
    const clients = [
      await Client.at(here.hall, anna, id),
      await Client.at(there.hall, bert, id),
      await Client.at(there.hall, cleo, id),
      await Client.at(here.hall, null, id),
      await Client.at(there.hall, null, id),
    ];
    await playOn(clients, seeded(seedOf(`nodes ${kind}`)));
    await until(() => clients.every(({ info }) => info?.phase === 'over'));
    expect(clients.map(({ info }) => info?.phase)).toEqual(Array(5).fill('over'));
    const views = clients.map(({ eyes }) => hash(eyes[0]?.view));
    expect(views[4]).toBe(views[3]);
    expect(new Set(clients.map(({ n }) => n)).size).toBe(1);
    const { faults } = await examine(storages[1] as Storage, []);
    expect(faults).toEqual([]);
    expect([...here.complaints, ...there.complaints]).toEqual([]);
  });

  test('answers that reach two nodes at the same moment are all taken', async () => {
    const [here, there] = rooms;
    for (let round = 0; round < 10; round++) {
      const id = await begun(here.hall, [anna, bert, cleo]);
      const at = [here, there, there];
      const clients = await Promise.all(
        [anna, bert, cleo].map((who, seat) => Client.at((at[seat] as Room).hall, who, id)),
      );
      const given = clients.map((it, seat) => it.answer(seeded(seedOf(`${round} ${seat}`))));
      expect((await Promise.all(given)).sort()).toEqual([1, 2, 3]);
      for (const client of clients) client.stop();
    }
    const { faults } = await examine(storages[0] as Storage, []);
    expect(faults).toEqual([]);
  });

  test('what is said, proposed and taken back on one node is seen on the other', async () => {
    const [here, there] = rooms;
    const id = await begun(here.hall, [anna, bert]);
    const at = await Client.at(here.hall, anna, id);
    const other = await Client.at(there.hall, bert, id);
    const first = other.eyes;
    const heard = (says: (client: Client) => boolean) => until(() => says(other));
    await here.hall.say(anna, id, { text: 'Skål!' });
    await heard(({ messages }) =>
      messages.some((it) => it.say === 'chat' && it.line.text === 'Skål!'),
    );
    await at.answer(seeded(seedOf('bid')));
    await heard(({ n }) => n === 1);
    await here.hall.undo(anna, id, { seat: 0 });
    await heard(({ n }) => n === 2);
    expect(other.eyes).toEqual(first);
    await here.hall.propose(anna, id, { what: 'pause' });
    await heard(({ messages }) =>
      messages.some((it) => it.say === 'proposal' && it.proposal?.what === 'pause'),
    );
    await there.hall.vote(bert, id, { agree: true });
    await heard(({ info }) => info?.phase === 'paused');
    await until(() => at.info?.phase === 'paused');
    expect([...here.complaints, ...there.complaints]).toEqual([]);
  });

  test('whoever looks from another node is there, and needs no alert', async () => {
    const [here, there] = rooms;
    const id = await begun(here.hall, [anna, bert, cleo]);
    const at = await Client.at(here.hall, anna, id);
    const other = await Client.at(there.hall, bert, id);
    const there3 = (client: Client) => client.info?.seats.map(({ connected }) => connected);
    for (const client of [at, other])
      await until(() => String(there3(client)) === 'true,true,false');
    // Cleo alone is told that the match has begun without her; Bert when he has left.
    await until(() => alerted.includes(cleo.id));
    expect(alerted).not.toContain(bert.id);
    other.stop();
    await until(() => String(there3(at)) === 'true,false,false');
    expect((await there.hall.match(null, id)).seats.map((it) => it.connected)).toEqual([
      true,
      false,
      false,
    ]);
    at.stop();
  });

  test('two nodes do not think twice for one bot', async () => {
    const [here, there] = rooms;
    const id = await begun(here.hall, [anna, null]);
    // She looks from here as well, so that this node hears of every answer given there.
    await Client.at(here.hall, anna, id);
    const at = await Client.at(there.hall, anna, id);
    await playOn([at], seeded(seedOf('bot')), (n) => n >= 20);
    const seen = [...here.bots.questions, ...there.bots.questions].map((it) => hash(it.view));
    expect(new Set(seen).size).toBe(seen.length);
    expect([...here.complaints, ...there.complaints]).toEqual([]);
  });
});
