import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Services, startServices } from '../testing/services.ts';
import { type Bus, type Note, noteText, readNotes } from './bus.ts';
import { MemoryBus } from './memory.ts';
import { PostgresBus } from './postgres.ts';
import { RedisBus } from './redis.ts';

let services: Services;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

/** Two ends of the same bus. */
const PAIRS: Record<string, () => Promise<[Bus, Bus]>> = {
  memory: async () => {
    const bus = new MemoryBus({ shared: true });
    return [bus, bus];
  },
  postgres: async () => {
    const pair: [PostgresBus, PostgresBus] = [
      new PostgresBus(services.postgres),
      new PostgresBus(services.postgres),
    ];
    for (const it of pair) await it.connect();
    return pair;
  },
  redis: async () => {
    const pair: [RedisBus, RedisBus] = [new RedisBus(services.redis), new RedisBus(services.redis)];
    for (const it of pair) await it.connect();
    return pair;
  },
};

const until = async (holds: () => boolean): Promise<void> => {
  for (let i = 0; i < 2_000 && !holds(); i++) await new Promise((next) => setTimeout(next, 5));
};

describe.each(Object.keys(PAIRS))('%s', (kind) => {
  let open: Bus[] = [];
  afterEach(async () => {
    for (const it of open) await it.close();
    open = [];
  });
  const pair = async (): Promise<[Bus, Bus]> => {
    const both = await (PAIRS[kind] as () => Promise<[Bus, Bus]>)();
    open = [...new Set(both)];
    return both;
  };

  test('a note published at one end is heard at the other', async () => {
    const [here, there] = await pair();
    const heard: Note[] = [];
    there.subscribe(
      (note) => heard.push(note),
      () => {},
    );
    const notes: Note[] = [
      { match: 'abc-_123', what: 'entry', n: 12 },
      { match: 'abc-_123', what: 'info', n: 3 },
      { match: 'zz', what: 'chat', n: 1 },
    ];
    for (const note of notes) here.publish(note);
    await until(() => heard.length === 3);
    expect(heard).toEqual(notes);
  });

  test('a thousand notes at once are all heard, in order for each match', async () => {
    const [here, there] = await pair();
    const heard: Note[] = [];
    there.subscribe(
      (note) => heard.push(note),
      () => {},
    );
    for (let n = 1; n <= 250; n++)
      for (const match of ['a', 'b', 'c', 'd'])
        here.publish({ match: `${match}${'x'.repeat(20)}`, what: 'entry', n });
    await until(() => heard.length === 1_000);
    for (const match of ['a', 'b', 'c', 'd'])
      expect(heard.filter((it) => it.match.startsWith(match)).map(({ n }) => n)).toEqual(
        Array.from({ length: 250 }, (_, i) => i + 1),
      );
  });

  test('after closing nothing is heard any more', async () => {
    const [here, there] = await pair();
    const heard: Note[] = [];
    there.subscribe(
      (note) => heard.push(note),
      () => {},
    );
    await there.close();
    open = [here];
    here.publish({ match: 'm', what: 'entry', n: 1 });
    await new Promise((next) => setTimeout(next, 50));
    expect(heard).toEqual([]);
  });
});

test('a bus that was cut off comes back, says that notes may be missing, and hears again', async () => {
  const complaints: string[] = [];
  const bus = new PostgresBus(services.postgres, ({ message }) => complaints.push(message));
  await bus.connect();
  const heard: Note[] = [];
  let missed = 0;
  bus.subscribe(
    (note) => heard.push(note),
    () => missed++,
  );
  const { default: pg } = await import('pg');
  const other = new pg.Client({ connectionString: services.postgres });
  await other.connect();
  await other.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%'",
  );
  await until(() => missed === 1);
  expect(missed).toBe(1);
  expect(complaints.length).toBeGreaterThan(0);
  await other.query("select pg_notify('meadhall', 'm entry 4')");
  await until(() => heard.length === 1);
  expect(heard).toEqual([{ match: 'm', what: 'entry', n: 4 }]);
  await other.end();
  await bus.close();
});

test('a Redis bus that was cut off comes back and says that notes may be missing', async () => {
  const bus = new RedisBus(services.redis);
  await bus.connect();
  let missed = 0;
  const heard: Note[] = [];
  bus.subscribe(
    (note) => heard.push(note),
    () => missed++,
  );
  const { Redis } = await import('ioredis');
  const other = new Redis(services.redis);
  await other.call('client', 'kill', 'type', 'pubsub');
  await until(() => missed === 1);
  expect(missed).toBe(1);
  await until(() => {
    void other.publish('meadhall', 'm entry 4');
    return heard.length > 0;
  });
  expect(heard[0]).toEqual({ match: 'm', what: 'entry', n: 4 });
  other.disconnect();
  await bus.close();
});

test('a note that is no note is passed over', () => {
  const note: Note = { match: 'm', what: 'entry', n: 2 };
  expect(readNotes(`garbage,${noteText(note)},m entry x,m what 3,`)).toEqual([note]);
});
