import { ROUTES } from '@meadhall/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  begun,
  Client,
  openRoom,
  person,
  type Room,
  refusedWith,
  settledFor,
} from '../testing/matches.ts';

const [anna, bert, cleo] = [person('Anna'), person('Bert'), person('Cleo')];
let room: Room;
beforeAll(async () => {
  room = await openRoom();
});
afterAll(() => room.close());

const OPEN = { kind: 'open' } as const;
const ME = { kind: 'me' } as const;
const table = {
  game: 'nidavellir',
  seats: [ME, OPEN, OPEN],
  visibility: 'private' as const,
  clock: { kind: 'none' } as const,
};

test('what the hall says fits the protocol', async () => {
  const info = await room.hall.newMatch(anna, { ...table, title: 'Chez Anna' });
  expect(ROUTES.newMatch.reply.parse(info)).toEqual(info);
  const games = room.hall.games();
  expect(ROUTES.games.reply.parse(games)).toEqual(games);
  expect(games.games.map(({ id }) => id)).toEqual([
    'nidavellir',
    'nains',
    'bargeroc',
    'asgard',
    'andor',
  ]);
});

test('people sit down, say that they are ready, and the match begins with the last of them', async () => {
  const { id, invite } = await room.hall.newMatch(anna, table);
  await room.hall.sit(bert, id, 1, { invite: invite ?? '' });
  const sat = await room.hall.sit(cleo, id, 2, { invite: invite ?? '' });
  expect(sat).toMatchObject({ phase: 'gathering', mine: [2] });
  expect(sat.seats.map(({ name, ready }) => [name, ready])).toEqual([
    ['Anna', true],
    ['Bert', false],
    ['Cleo', false],
  ]);
  await room.hall.ready(bert, id, { ready: true });
  const begins = await room.hall.ready(cleo, id, { ready: true });
  expect(begins).toMatchObject({ phase: 'playing', n: 0, waiting: [0, 1, 2] });
});

test('two who are ready at the same moment begin one match', async () => {
  for (let round = 0; round < 5; round++) {
    const { id, invite = '' } = await room.hall.newMatch(anna, table);
    await room.hall.sit(bert, id, 1, { invite });
    await room.hall.sit(cleo, id, 2, { invite });
    const both = [bert, cleo].map((it) => room.hall.ready(it, id, { ready: true }));
    await Promise.all(both);
    expect((await room.hall.match(anna, id)).phase).toBe('playing');
  }
});

test('a seat is taken once, however many want it', async () => {
  const { id, invite = '' } = await room.hall.newMatch(anna, { ...table, seats: [ME, OPEN] });
  const tried = await Promise.allSettled(
    [bert, cleo].map((it) => room.hall.sit(it, id, 1, { invite })),
  );
  expect(tried.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(tried.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { kind: 'seatTaken' },
  });
});

test('a private table is closed to whoever has no invitation', async () => {
  const { id, invite = '' } = await room.hall.newMatch(anna, table);
  const { hall } = room;
  const wrong = `${invite.slice(0, -1)}${invite.endsWith('A') ? 'B' : 'A'}`;
  for (const given of [undefined, '', wrong, `${invite}x`])
    for (const ask of [
      () => hall.match(bert, id, given),
      () => hall.match(null, id, given),
      () => hall.table(bert, id, given),
      () => hall.chat(bert, id, given),
      () => hall.log(bert, id, given === undefined ? {} : { invite: given }),
      () => hall.fairness(bert, id, given),
      () => hall.file(bert, id, given),
      () => hall.watch(bert, id, given, () => {}),
      () => hall.sit(bert, id, 1, given === undefined ? {} : { invite: given }),
      () => hall.say(bert, id, { text: 'hello' }),
    ])
      expect((await refusedWith(ask())).kind).toBe('inviteNeeded');
  expect((await hall.match(bert, id, invite)).invite).toBe(undefined);
  expect((await hall.match(anna, id)).invite).toBe(invite);
  expect((await hall.openMatches(bert, {})).matches.map((it) => it.id)).not.toContain(id);
});

test('only the host seats bots, begins early, or calls the match off', async () => {
  const { hall } = room;
  const { id, invite = '' } = await hall.newMatch(anna, table);
  await hall.sit(bert, id, 1, { invite });
  for (const ask of [
    () => hall.seatBot(bert, id, 2, { level: 'master' }),
    () => hall.begin(bert, id, { fill: 'veteran' }),
    () => hall.deleteMatch(bert, id),
  ])
    expect((await refusedWith(ask())).kind).toBe('hostOnly');
  expect((await refusedWith(hall.standUp(bert, id, 0))).kind).toBe('notYours');
  expect((await refusedWith(hall.begin(anna, id, {}))).kind).toBe('seatsOpen');
  const info = await hall.begin(anna, id, { fill: 'veteran' });
  expect(info.seats[2]).toMatchObject({ kind: 'bot', level: 'veteran' });
  expect(info.phase).toBe('playing');
  for (const ask of [
    () => hall.deleteMatch(anna, id),
    () => hall.standUp(anna, id, 1),
    () => hall.begin(anna, id, {}),
    () => hall.ready(bert, id, { ready: false }),
    () => hall.sit(cleo, id, 1, { invite }),
  ])
    expect((await refusedWith(ask())).kind).toBe('alreadyStarted');
});

test('a match that is called off is gone, and whoever watched is told', async () => {
  const { hall } = room;
  const { id } = await hall.newMatch(anna, { ...table, visibility: 'public' });
  const client = await Client.at(hall, bert, id);
  await hall.deleteMatch(anna, id);
  await settledFor(20);
  expect(client.info?.phase).toBe('abandoned');
  client.stop();
  expect((await hall.myMatches(anna)).matches.map((it) => it.id)).not.toContain(id);
});

test('a setup the rules forbid is refused with the field and the rule', async () => {
  const { hall } = room;
  const six = { ...table, seats: [ME, OPEN, OPEN, OPEN, OPEN, OPEN] };
  expect(await refusedWith(hall.newMatch(anna, six))).toMatchObject({
    kind: 'badSetup',
    field: 'seats',
    clause: expect.stringMatching(/^NID-/),
  });
  const strange = { ...table, options: { cheat: true } };
  expect(await refusedWith(hall.newMatch(anna, strange))).toMatchObject({
    kind: 'badSetup',
    field: 'options',
  });
  expect(await refusedWith(hall.newMatch(anna, { ...table, game: 'chess' }))).toMatchObject({
    kind: 'badSetup',
    field: 'game',
  });
});

test('the lists show what waits for me first, and public tables to everybody', async () => {
  const { hall } = room;
  const dora = person('Dora');
  const waits = await begun(hall, [dora, bert]);
  const done = await begun(hall, [dora, bert]);
  const { id: open } = await hall.newMatch(dora, { ...table, visibility: 'public' });
  const client = await Client.at(hall, dora, done);
  const ask = client.asked[0];
  await hall.answer(dora, done, { seat: 0, step: ask?.step ?? '', choice: ask?.options[0], n: 0 });
  client.stop();
  const mine = (await hall.myMatches(dora)).matches;
  expect(mine[0]?.id).toBe(waits);
  expect(mine.map((it) => it.id).sort()).toEqual([waits, done, open].sort());
  expect((await hall.openMatches(null, { game: 'nidavellir' })).matches[0]?.id).toBe(open);
  expect((await hall.openMatches(null, { game: 'andor' })).matches).toEqual([]);
  expect((await hall.publicMatches(null, {})).matches.map((it) => it.id)).toContain(waits);
});

test('whoever wants to be forgotten leaves their matches, and their name leaves with them', async () => {
  const { hall } = room;
  const eve = person('Eve-of-the-Hall');
  const running = await begun(hall, [eve, bert]);
  const left = await begun(hall, [eve, bert]);
  await hall.resign(eve, left, {});
  await hall.say(eve, running, { text: 'so long' });
  await hall.forget(eve.id);
  for (const id of [running, left]) {
    const info = await hall.match(bert, id);
    expect(info.seats[0]).toMatchObject({ kind: 'bot', tookOver: true });
    expect(JSON.stringify([info, await hall.chat(bert, id)])).not.toContain('Eve');
  }
  expect((await hall.myMatches(eve)).matches).toEqual([]);
});
