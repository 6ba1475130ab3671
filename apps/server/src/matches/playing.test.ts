import { seeded, seedOf } from '@meadhall/kernel';
import type { MatchInfo } from '@meadhall/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  begun,
  Client,
  openRoom,
  person,
  playOn,
  type Room,
  refusedWith,
  settledFor,
  until,
} from '../testing/matches.ts';

const [anna, bert, cleo] = [person('Anna'), person('Bert'), person('Cleo')];
const alerted: { who: string; match: MatchInfo }[] = [];
const alerts = { turn: (who: string, match: MatchInfo) => alerted.push({ who, match }) };
let room: Room;
beforeAll(async () => {
  room = await openRoom({ alerts });
});
afterAll(() => room.close());

const firstAnswer = (client: Client, seat: number, n = client.n) => {
  const ask = client.asked.find((it) => it.seat === seat);
  return { seat, step: ask?.step ?? '', choice: ask?.options[0], n };
};

test('answers given at the same moment to a question for all are all taken', async () => {
  const id = await begun(room.hall, [anna, bert, cleo]);
  const clients = await Promise.all([anna, bert, cleo].map((it) => Client.at(room.hall, it, id)));
  const given = [anna, bert, cleo].map((it, seat) =>
    // Nobody has seen the others' answers.
    room.hall.answer(it, id, firstAnswer(clients[seat] as Client, seat, 0)),
  );
  expect((await Promise.all(given)).map(({ n }) => n).sort()).toEqual([1, 2, 3]);
  for (const client of clients) expect(client.n).toBe(3);
});

test('an answer sent twice is taken once', async () => {
  const id = await begun(room.hall, [anna, bert]);
  const client = await Client.at(room.hall, anna, id);
  const body = firstAnswer(client, 0);
  const twice = [room.hall.answer(anna, id, body), room.hall.answer(anna, id, body)];
  const [first, second] = await Promise.allSettled(twice);
  expect(first).toEqual({ status: 'fulfilled', value: { n: 1 } });
  expect(second).toMatchObject({ status: 'rejected', reason: { kind: 'tooLate' } });
  expect((await room.hall.match(anna, id)).n).toBe(1);
});

test('whoever has seen more than there is must look again', async () => {
  const id = await begun(room.hall, [anna, bert]);
  const client = await Client.at(room.hall, anna, id);
  const body = firstAnswer(client, 0, 3);
  expect((await refusedWith(room.hall.answer(anna, id, body))).kind).toBe('behind');
});

test('nobody answers for somebody else', async () => {
  const id = await begun(room.hall, [anna, bert]);
  const client = await Client.at(room.hall, bert, id);
  const body = { ...firstAnswer(client, 1), seat: 0 };
  for (const who of [bert, cleo])
    expect((await refusedWith(room.hall.answer(who, id, body))).kind).toBe('notYours');
  expect((await refusedWith(room.hall.answer(anna, id, { ...body, seat: 7 }))).kind).toBe(
    'notYours',
  );
});

test('what the rules forbid is refused with the rule, and changes nothing', async () => {
  const id = await begun(room.hall, [anna, bert]);
  const client = await Client.at(room.hall, anna, id);
  const before = await room.hall.table(anna, id);
  const body = firstAnswer(client, 0);
  const strange = [{}, null, 'x', { a: 1 }, [1], 17, { ...(body.choice as object), more: 1 }];
  for (const choice of strange) {
    const refused = await refusedWith(room.hall.answer(anna, id, { ...body, choice }));
    expect(refused).toMatchObject({ kind: 'notOffered', clause: expect.stringMatching(/^NID-/) });
  }
  for (const step of ['pick', 'nothing', '__proto__', 'constructor']) {
    const refused = await refusedWith(room.hall.answer(anna, id, { ...body, step }));
    expect(refused.kind).toBe('otherStep');
  }
  expect(await room.hall.table(anna, id)).toEqual(before);
});

test('a match that is over tells everybody its result, and takes no more answers', async () => {
  const id = await begun(room.hall, [anna, bert]);
  const clients = await Promise.all([anna, bert].map((it) => Client.at(room.hall, it, id)));
  await playOn(clients, seeded(seedOf('over')));
  const info = await room.hall.match(null, id);
  expect(info).toMatchObject({ phase: 'over', waiting: [], mine: [] });
  expect(info.result?.winners.length).toBeGreaterThan(0);
  expect(clients[0]?.info?.result).toEqual(info.result);
  const body = { seat: 0, step: 'bid', choice: 0, n: info.n };
  expect((await refusedWith(room.hall.answer(anna, id, body))).kind).toBe('over');
  const { matches } = await room.hall.myArchive(anna, {});
  expect(matches.map((it) => it.id)).toContain(id);
  expect((await room.hall.myMatches(anna)).matches.map((it) => it.id)).not.toContain(id);
});

test('one person may hold several seats and sees through all of their eyes', async () => {
  const id = await begun(room.hall, [anna, anna, bert]);
  const client = await Client.at(room.hall, anna, id);
  expect(client.eyes.map(({ viewer }) => viewer)).toEqual([0, 1]);
  await room.hall.answer(anna, id, firstAnswer(client, 1));
  await room.hall.answer(anna, id, firstAnswer(client, 0));
  expect(client.n).toBe(2);
});

test('whoever leaves is replaced by a bot and sees what spectators see', async () => {
  const id = await begun(room.hall, [anna, bert]);
  const [at, other] = await Promise.all([anna, bert].map((it) => Client.at(room.hall, it, id)));
  const info = await room.hall.resign(anna, id, {});
  expect(info.mine).toEqual([]);
  expect(info.seats[0]).toMatchObject({ kind: 'bot', tookOver: true, name: 'Anna' });
  await settledFor(50);
  expect(at?.eyes.map(({ viewer }) => viewer)).toEqual([null]);
  expect((await refusedWith(room.hall.resign(anna, id, {}))).kind).toBe('notYours');
  await playOn([other as Client], seeded(seedOf('left')));
  expect((await room.hall.match(null, id)).phase).toBe('over');
  const file = await room.hall.file(bert, id);
  expect(file['players']).toEqual(['human', 'human']);
});

test('bots alone finish a match that everybody has left', async () => {
  const id = await begun(room.hall, [anna, bert]);
  await room.hall.resign(anna, id, {});
  await room.hall.resign(bert, id, {});
  for (let i = 0; i < 400 && (await room.hall.match(null, id)).phase !== 'over'; i++)
    await settledFor(20);
  expect((await room.hall.match(null, id)).phase).toBe('over');
});

test('those who are not looking, nor come back at once, are told when the table begins to wait for them, once', async () => {
  alerted.length = 0;
  await toldOnce(room);
});

test('they are told even if everything happens within a millisecond', async () => {
  alerted.length = 0;
  const quick = await openRoom({ alerts, now: () => 1_800_000_000_000 });
  try {
    await toldOnce(quick);
    expect(quick.complaints).toEqual([]);
  } finally {
    await quick.close();
  }
});

async function toldOnce({ hall }: Room): Promise<void> {
  const id = await begun(hall, [anna, bert]);
  const told = () => alerted.filter(({ match }) => match.id === id).map(({ who }) => who);
  await until(() => told().length === 2);
  expect(told()).toEqual([anna.id, bert.id]);
  const clients = await Promise.all([anna, bert].map((it) => Client.at(hall, it, id)));
  const rng = seeded(seedOf('alerts'));
  await playOn(
    clients,
    rng,
    (n) => n >= 6 && clients.every((it) => it.n === n) && clients[1]?.asked.length === 0,
  );
  expect(told()).toEqual([anna.id, bert.id]);
  clients[1]?.stop();
  // However long the disk takes for her answers: Anna plays on until it is for Bert to move.
  for (const ends = Date.now() + 30_000; told().length === 2 && Date.now() < ends; )
    await (clients[0]?.asked.length ? clients[0].answer(rng) : settledFor(5));
  expect(told().slice(2)).toEqual([bert.id]);
}

test('nothing of ours has gone wrong', () => {
  expect(room.complaints).toEqual([]);
});
