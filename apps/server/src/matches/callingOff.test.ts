import type { NewMatch } from '@meadhall/protocol';
import { expect, test } from 'vitest';
import { begun, Client, openRoom, person, refusedWith, until } from '../testing/matches.ts';

const [anna, bert] = [person('Anna'), person('Bert')];
const DAY = 86_400_000;
const made: NewMatch = {
  game: 'nidavellir',
  seats: [{ kind: 'me' }, { kind: 'open' }],
  visibility: 'private',
  clock: { kind: 'none' },
};

test('a table that has not begun after so many days is cleared away, and nothing else is', async () => {
  let now = 1_000 * DAY;
  const room = await openRoom({ now: () => now, gatheringFor: 14 * DAY });
  const { hall, storage } = room;
  const { id: old } = await hall.newMatch(anna, made);
  await hall.say(anna, old, { text: 'Anybody?' });
  const playing = await begun(hall, [anna, bert]);
  now += 10 * DAY;
  const { id: younger } = await hall.newMatch(anna, made);
  const client = await Client.at(hall, anna, old);
  now += 4 * DAY;
  const later = await openRoom({ storage, now: () => now, gatheringFor: 14 * DAY });
  expect((await hall.match(anna, old)).phase).toBe('gathering');
  await later.close();
  now += 1;
  const again = await openRoom({ storage, now: () => now, gatheringFor: 14 * DAY });
  expect((await refusedWith(again.hall.match(anna, old))).kind).toBe('notFound');
  const mine = (await again.hall.myMatches(anna)).matches.map(({ id }) => id);
  expect(new Set(mine)).toEqual(new Set([playing, younger]));
  expect(await storage.db.selectFrom('chat').selectAll().execute()).toEqual([]);
  await again.close();
  client.stop();
  await room.close();
});

test('it is looked for again while the server runs, and whoever watches is told', async () => {
  let now = 1_000 * DAY;
  const room = await openRoom({ now: () => now, gatheringFor: DAY, clearsEvery: 20 });
  const { id } = await room.hall.newMatch(anna, { ...made, visibility: 'public' });
  const client = await Client.at(room.hall, bert, id);
  now += DAY + 1;
  await until(() => client.info?.phase === 'abandoned');
  client.stop();
  await room.close();
  expect(room.complaints).toEqual([]);
});
