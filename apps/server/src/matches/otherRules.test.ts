import { replay, seeded, seedOf } from '@meadhall/kernel';
import { readMatch } from '@meadhall/records';
import { SHELF } from '@meadhall/shelf';
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
import { Games } from './games.ts';

const [anna, bert] = [person('Anna', 'fr'), person('Bert')];
const { rules } = new Games(SHELF).named('nidavellir');
/** A seed no match of these tests has: with it the same answers lead elsewhere, as they would with other rules. */
const ELSEWHERE = 'feedbeef'.repeat(4);

let room: Room;
beforeAll(async () => {
  room = await openRoom();
});
afterAll(() => room.close());

/** A match that has come so far, and a server that was started after an upgrade of its rules. */
async function upgraded(until: (n: number) => boolean, change: { seed?: string }) {
  const id = await begun(room.hall, [anna, bert], { visibility: 'private' });
  const clients = await Promise.all([anna, bert].map((it) => Client.at(room.hall, it, id)));
  await playOn(clients, seeded(seedOf('other rules')), until);
  const before = await room.hall.log(anna, id, { lang: 'en' });
  for (const client of clients) client.stop();
  const older = { version: rules.version - 1, ...change };
  await room.storage.db.updateTable('matches').set(older).where('id', '=', id).execute();
  const later = await openRoom({ storage: room.storage });
  return { id, before, later };
}

test('a new version that leaves a match as it was takes nothing from it', async () => {
  const { id, before, later } = await upgraded((n) => n >= 10, {});
  expect(await later.hall.log(anna, id, { lang: 'en' })).toEqual(before);
  const client = await Client.at(later.hall, anna, id);
  await later.hall.propose(anna, id, { what: 'takeBack' });
  await later.hall.vote(bert, id, { agree: true });
  expect(client.messages.at(-1)).toMatchObject({ say: 'proposal', proposal: null });
  expect(client.messages.some((it) => it.say === 'moved' && it.entry.kind === 'takeBack')).toBe(
    true,
  );
  client.stop();
  await later.close();
});

test('a match of other rules goes on; why its past is out of reach is said', async () => {
  const { id, before, later } = await upgraded((n) => n >= 10, { seed: ELSEWHERE });
  const { lines } = await later.hall.log(bert, id, { lang: 'fr' });
  expect(lines[0]).toMatchObject({ n: 0, seat: null, text: expect.stringContaining('version') });
  const answers = before.lines.filter(({ n }) => n > 0);
  expect(lines.slice(1).map(({ n, seat }) => [n, seat])).toEqual(
    [...new Map(answers.map(({ n, seat }) => [n, seat]))].map(([n, seat]) => [n, seat]),
  );
  expect(lines[1]?.text).toMatch(/^(Anna|Bert) répond\.$/);
  const takeBack = later.hall.propose(anna, id, { what: 'takeBack' });
  expect((await refusedWith(takeBack)).kind).toBe('otherRules');
  const clients = await Promise.all([anna, bert].map((it) => Client.at(later.hall, it, id)));
  const [mover] = clients.filter((it) => it.asked.length > 0);
  await mover?.answer(seeded(seedOf('one more')));
  const undo = later.hall.undo(mover?.who ?? anna, id, { seat: mover?.who === bert ? 1 : 0 });
  expect((await refusedWith(undo)).kind).toBe('otherRules');
  await playOn(clients, seeded(seedOf('to the end')));
  expect((await later.hall.match(anna, id)).result?.totals).toHaveLength(2);
  for (const client of clients) client.stop();
  await later.close();
});

test('a finished match of other rules can be seen, and exported for the program that knows them', async () => {
  const { id, later } = await upgraded(() => false, { seed: ELSEWHERE });
  const info = await later.hall.match(anna, id);
  expect(info).toMatchObject({ phase: 'over', version: rules.version - 1 });
  expect((await later.hall.table(anna, id))['eyes']).toHaveLength(1);
  const file = readMatch(JSON.parse(JSON.stringify(await later.hall.file(anna, id))));
  expect(file.version).toBe(rules.version - 1);
  expect(file.result).toMatchObject({ ...info.result });
  expect(file.answers.length).toBe(info.n);
  expect(() => [...replay(rules, file as never)]).toThrow(/version/);
  await later.close();
});

test('whoever has left a private table may still look at it', async () => {
  const id = await begun(room.hall, [anna, bert], { visibility: 'private' });
  await room.hall.resign(bert, id, {});
  expect((await room.hall.match(bert, id)).mine).toEqual([]);
  expect((await refusedWith(room.hall.match(person('Cleo'), id))).kind).toBe('inviteNeeded');
});
