import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { begun, Client, openRoom, person, type Room, settledFor } from '../testing/matches.ts';
import { deadline, outOfTime, ticked, wound } from './clocks.ts';

const LIVE = { kind: 'live', reserve: 60, increment: 5 } as const;
const DAYS = { kind: 'days', days: 2 } as const;
const DAY = 86_400_000;
const both = [true, true];

describe('live', () => {
  test('time runs for those who are waited for, and an answer earns the increment', () => {
    const first = wound(LIVE, both, [0, 1], 1_000);
    expect(first).toEqual({ at: 1_000, left: [60_000, 60_000], running: [0, 1] });
    const next = ticked(LIVE, first, { by: 0, people: both, waiting: [1], at: 11_000 });
    expect(next).toEqual({ at: 11_000, left: [55_000, 50_000], running: [1] });
    const later = ticked(LIVE, next, { by: 1, people: both, waiting: [0], at: 31_000 });
    expect(later).toEqual({ at: 31_000, left: [55_000, 35_000], running: [0] });
  });

  test('a bot has no clock, and its thinking runs nobody else’s', () => {
    const people = [true, false];
    const first = wound(LIVE, people, [1], 0);
    expect(first).toEqual({ at: 0, left: [60_000, null], running: [] });
    const next = ticked(LIVE, first, { by: 1, people, waiting: [0], at: 50_000 });
    expect(next).toEqual({ at: 50_000, left: [60_000, null], running: [0] });
  });

  test('the first clock to run out decides when to look', () => {
    const clocks = { at: 100, left: [50, 20, 5], running: [0, 1] };
    expect(deadline(clocks)).toBe(120);
    expect(outOfTime(clocks, 119)).toEqual([]);
    expect(outOfTime(clocks, 120)).toEqual([1]);
    expect(outOfTime(clocks, 150)).toEqual([0, 1]);
    expect(deadline({ ...clocks, running: [] })).toBe(null);
  });

  test('no time is lost when the machine’s clock goes back', () => {
    const first = wound(LIVE, both, [0], 1_000);
    const next = ticked(LIVE, first, { by: 0, people: both, waiting: [1], at: 500 });
    expect(next?.left).toEqual([65_000, 60_000]);
  });
});

test('days per move: each answer gives all of them back', () => {
  const first = wound(DAYS, both, [0], 0);
  const next = ticked(DAYS, first, { by: 0, people: both, waiting: [1], at: DAY });
  expect(next).toEqual({ at: DAY, left: [2 * DAY, 2 * DAY], running: [1] });
});

describe('at the table', () => {
  const [anna, bert] = [person('Anna'), person('Bert')];
  let now = 0;
  let room: Room | null = null;
  beforeEach(async () => {
    await room?.close();
    now = 1_000_000;
    room = await openRoom({ now: () => now });
  });
  afterAll(() => room?.close());

  const entries = async (id: string) =>
    (await room?.hall.log(anna, id, { lang: 'fr' }))?.lines.map(({ text }) => text);

  test.each([
    [LIVE, 60_000],
    [DAYS, 2 * DAY],
  ])('%o: whoever runs out of time is replaced, and everybody is told', async (clock, time) => {
    const { hall } = room as Room;
    const id = await begun(hall, [anna, bert], { clock });
    const client = await Client.at(hall, anna, id);
    const ask = client.asked[0];
    now += 1_000;
    await hall.answer(anna, id, {
      seat: 0,
      step: ask?.step ?? '',
      choice: ask?.options[0],
      n: 0,
    });
    now += time - 1_001;
    await settledFor(1_200);
    expect((await hall.match(anna, id)).seats[1]).toMatchObject({ kind: 'person' });
    now += 2;
    await settledFor(1_200);
    expect((await hall.match(anna, id)).seats[1]).toMatchObject({
      kind: 'bot',
      level: 'companion',
      tookOver: true,
    });
    expect((await hall.match(anna, id)).seats[0]).toMatchObject({ kind: 'person' });
    expect(await entries(id)).toContain('Bert n’a plus de temps ; un robot continue.');
    const said = client.messages.find((it) => it.say === 'moved' && it.entry.kind === 'timeout');
    expect(said).toMatchObject({ entry: { kind: 'timeout', seat: 1 } });
    // The bot has answered, so that the table goes on.
    expect(client.n).toBeGreaterThan(2);
    expect(room?.complaints).toEqual([]);
  });

  test('a clock that nobody looks at runs out as well', async () => {
    const { hall } = room as Room;
    const id = await begun(hall, [anna, bert], { clock: DAYS });
    now += 3 * DAY;
    await settledFor(1_500);
    const { seats } = await hall.match(anna, id);
    expect(seats.map(({ kind }) => kind)).toEqual(['bot', 'bot']);
  });

  test('no time runs while everybody pauses', async () => {
    const { hall } = room as Room;
    const id = await begun(hall, [anna, bert], { clock: LIVE });
    await hall.propose(anna, id, { what: 'pause' });
    await hall.vote(bert, id, { agree: true });
    now += 10 * 60_000;
    await settledFor(1_200);
    expect((await hall.match(anna, id)).seats.map(({ kind }) => kind)).toEqual([
      'person',
      'person',
    ]);
    await hall.propose(bert, id, { what: 'resume' });
    await hall.vote(anna, id, { agree: true });
    const table = await hall.table(anna, id);
    expect(table['clocks']).toMatchObject({ left: [60_000, 60_000], running: [0, 1] });
  });
});
