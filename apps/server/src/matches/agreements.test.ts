import { seeded, seedOf } from '@meadhall/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  begun,
  Client,
  openRoom,
  person,
  playOn,
  type Room,
  refusedWith,
} from '../testing/matches.ts';

const [anna, bert, cleo] = [person('Anna'), person('Bert'), person('Cleo')];
let room: Room;
beforeAll(async () => {
  room = await openRoom();
});
afterAll(() => room.close());

test('a pause needs everybody, and until it ends nobody answers', async () => {
  const { hall } = room;
  const id = await begun(hall, [anna, bert, cleo, null]);
  const client = await Client.at(hall, anna, id);
  await hall.propose(anna, id, { what: 'pause' });
  expect(client.messages.at(-1)).toMatchObject({
    say: 'proposal',
    proposal: { what: 'pause', by: 0, agreed: [0], open: [1, 2] },
  });
  expect((await refusedWith(hall.propose(bert, id, { what: 'abandon' }))).kind).toBe(
    'proposalOpen',
  );
  await hall.vote(bert, id, { agree: true });
  expect((await hall.match(anna, id)).phase).toBe('playing');
  await hall.vote(cleo, id, { agree: true });
  expect((await hall.match(anna, id)).phase).toBe('paused');
  expect(client.asked).toEqual([]);
  const body = { seat: 0, step: 'bid', choice: 0, n: client.n };
  expect((await refusedWith(hall.answer(anna, id, body))).kind).toBe('paused');
  expect((await refusedWith(hall.propose(anna, id, { what: 'pause' }))).kind).toBe('paused');
  for (const [i, who] of [anna, bert, cleo].entries())
    await (i === 0
      ? hall.propose(who, id, { what: 'resume' })
      : hall.vote(who, id, { agree: true }));
  expect((await hall.match(anna, id)).phase).toBe('playing');
  expect(client.asked.length).toBeGreaterThan(0);
});

test('one no ends a proposal', async () => {
  const { hall } = room;
  const id = await begun(hall, [anna, bert]);
  expect((await refusedWith(hall.vote(bert, id, { agree: true }))).kind).toBe('noProposal');
  await hall.propose(anna, id, { what: 'abandon' });
  await hall.vote(bert, id, { agree: false });
  expect((await refusedWith(hall.vote(bert, id, { agree: true }))).kind).toBe('noProposal');
  expect((await hall.match(anna, id)).phase).toBe('playing');
  expect((await refusedWith(hall.propose(cleo, id, { what: 'pause' }))).kind).toBe('notYours');
  expect((await refusedWith(hall.propose(anna, id, { what: 'resume' }))).kind).toBe('notPaused');
});

test('together everything can be taken back, even what was revealed', async () => {
  const { hall } = room;
  const id = await begun(hall, [anna, bert]);
  const clients = await Promise.all([anna, bert].map((it) => Client.at(hall, it, id)));
  const rng = seeded(seedOf('take back'));
  await (clients[0] as Client).answer(rng);
  const before = clients.map(({ eyes }) => eyes);
  await (clients[1] as Client).answer(rng);
  expect((await refusedWith(hall.undo(bert, id, { seat: 1 }))).kind).toBe('revealed');
  await hall.propose(bert, id, { what: 'takeBack' });
  await hall.vote(anna, id, { agree: true });
  expect(clients.map(({ eyes }) => eyes)).toEqual(before);
  // An answer to what was asked before the take-back is too late, whoever sends it.
  const body = { seat: 1, step: 'bid', choice: 0, n: 2 };
  expect((await refusedWith(hall.answer(bert, id, body))).kind).toBe('tooLate');
  await playOn(clients, rng);
  expect((await hall.match(anna, id)).phase).toBe('over');
});

test('a take-back is off the table when somebody goes on playing', async () => {
  const { hall } = room;
  const id = await begun(hall, [anna, bert]);
  const clients = await Promise.all([anna, bert].map((it) => Client.at(hall, it, id)));
  const rng = seeded(seedOf('goes on'));
  expect((await refusedWith(hall.propose(anna, id, { what: 'takeBack' }))).kind).toBe(
    'nothingToUndo',
  );
  await (clients[0] as Client).answer(rng);
  await hall.propose(anna, id, { what: 'takeBack' });
  await (clients[1] as Client).answer(rng);
  expect((await refusedWith(hall.vote(bert, id, { agree: true }))).kind).toBe('noProposal');
});

test('an abandoned match tells its secret and can be played again', async () => {
  const { hall } = room;
  const id = await begun(hall, [anna, bert]);
  expect((await refusedWith(hall.rematch(anna, id))).kind).toBe('notOver');
  await hall.propose(anna, id, { what: 'abandon' });
  await hall.vote(bert, id, { agree: true });
  expect((await hall.match(anna, id)).phase).toBe('abandoned');
  expect(await hall.fairness(null, id)).toMatchObject({ secret: expect.any(String) });
  const both = await Promise.all([hall.rematch(anna, id), hall.rematch(bert, id)]);
  expect(new Set(both.map((it) => it.id)).size).toBe(1);
  const again = await hall.match(anna, both[0]?.id ?? '');
  expect(again).toMatchObject({ game: 'nidavellir', phase: 'gathering' });
  expect(again.seats.map(({ name }) => name)).toEqual(['Anna', 'Bert']);
  expect((await hall.match(bert, id)).rematch).toBe(again.id);
  expect((await refusedWith(hall.rematch(cleo, id))).kind).toBe('notYours');
});

test('nothing of ours has gone wrong', () => {
  expect(room.complaints).toEqual([]);
});
