import { replay, seeded, seedOf } from '@meadhall/kernel';
import { readMatch, unfairness } from '@meadhall/records';
import { SHELF } from '@meadhall/shelf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
import { sha256 } from './lobby.ts';

const [anna, bert, cleo] = [person('Anna', 'fr'), person('Bert'), person('Cleo')];
const games = new Games(SHELF);
let room: Room;
let id: string;
beforeAll(async () => {
  room = await openRoom();
  id = await begun(room.hall, [anna, null, bert]);
});
afterAll(() => room.close());

test('while a match goes on nobody can know its shuffle', async () => {
  const told = await room.hall.fairness(null, id);
  expect(Object.keys(told).sort()).toEqual(['commitment', 'nonces']);
  expect(told.nonces.map((it) => it.length)).toEqual([32, 0, 32]);
  expect((await refusedWith(room.hall.file(anna, id))).kind).toBe('notOver');
});

describe('once it is over', () => {
  beforeAll(async () => {
    const clients = await Promise.all([anna, bert].map((it) => Client.at(room.hall, it, id)));
    await clients[0]?.answer(seeded(seedOf('undone')));
    await room.hall.undo(anna, id, { seat: 0 });
    await playOn(clients, seeded(seedOf('archive')));
    for (const client of clients) client.stop();
  });

  test('its file plays again to the same result, and its shuffle can be checked', async () => {
    const file = readMatch(JSON.parse(JSON.stringify(await room.hall.file(null, id))));
    const { rules } = games.named('nidavellir');
    const positions = [...replay(rules, file as never)];
    expect(positions.length).toBe(file.answers.length + 1);
    const { fairness, seed, seats, result } = file;
    expect(fairness && (await unfairness({ seed, seats, fairness }, sha256))).toBe(null);
    const info = await room.hall.match(null, id);
    expect(info.result).toEqual({ totals: result?.totals, winners: result?.winners });
    expect(file.names).toEqual(['Anna', 'Brokk', 'Bert']);
    // The answer that was taken back and the entry that took it back are not in it.
    expect(file.answers.length).toBe(info.n - 2);
    expect(await room.hall.fairness(null, id)).toEqual({ ...fairness, seed });
  });

  test('the seats’ own numbers are part of the shuffle', async () => {
    const nonce = '0123456789abcdef'.repeat(2);
    const { id: next } = await room.hall.newMatch(anna, {
      game: 'nidavellir',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      visibility: 'public',
      clock: { kind: 'none' },
      nonce,
    });
    await room.hall.sit(bert, next, 1, { nonce: 'f'.repeat(32) });
    expect((await room.hall.fairness(null, next)).nonces).toEqual([nonce, 'f'.repeat(32)]);
  });

  test('its story is told in both languages, to each as they saw it', async () => {
    const lines = async (who: typeof anna | null) =>
      (await room.hall.log(who, id, { lang: 'fr' })).lines;
    const first = async (who: typeof anna | null) =>
      (await lines(who)).find(({ seat }) => seat === 0);
    const own = await lines(anna);
    expect((await room.hall.log(anna, id, {})).lines).toEqual(own);
    expect((await first(anna))?.text).toMatch(/^Anna → /);
    expect(await first(bert)).toMatchObject({ seat: 0, clause: expect.stringMatching(/^NID-/) });
    // A bid was nobody else's business, even if it was taken back.
    for (const who of [bert, null]) expect((await first(who))?.text).not.toMatch(/→/);
    expect(own.map(({ text }) => text)).toContain('Anna reprend sa dernière réponse.');
    expect((await room.hall.log(bert, id, {})).lines.map(({ text }) => text)).toContain(
      'Anna takes back the last answer.',
    );
    // Nothing is left to hide: anybody may look through anybody's eyes.
    const again = (await room.hall.log(cleo, id, { viewer: 0, lang: 'fr' })).lines;
    expect(again).toEqual(own);
  });

  test('a match played elsewhere can be kept, if it is whole and legal', async () => {
    const file = (await room.hall.file(null, id)) as Record<string, unknown> & {
      format: 'meadhall-match';
    };
    const upload = (change: object) =>
      room.hall.upload(cleo, { ...file, ...change } as unknown as Parameters<
        typeof room.hall.upload
      >[1]);
    const info = await upload({});
    const { fairness: _, ...withoutFairness } = file;
    expect(info).toMatchObject({ phase: 'over', uploaded: true, host: cleo.id, mine: [] });
    expect(await room.hall.file(cleo, info.id)).toEqual(withoutFairness);
    expect((await room.hall.myArchive(cleo, {})).matches[0]?.id).toBe(info.id);
    const answers = file['answers'] as { seat: number }[];
    expect(
      (await refusedWith(upload({ answers: answers.slice(0, -1), result: undefined }))).kind,
    ).toBe('notOver');
    const cheat = answers.map((it, i) => (i === 3 ? { ...it, choice: 'cheat' } : it));
    expect(await refusedWith(upload({ answers: cheat }))).toMatchObject({
      kind: expect.stringMatching(/notOffered|otherStep|notAsked/),
      field: 'answers.3',
    });
    expect((await refusedWith(upload({ seats: 17 }))).kind).toBe('badSetup');
    expect(
      (
        await refusedWith(
          upload({ result: { hash: '0'.repeat(32), totals: [1, 2, 3], winners: [0] } }),
        )
      ).kind,
    ).toBe('badSetup');
  });
});

test('while it goes on, nobody reads the story through somebody else’s eyes', async () => {
  const next = await begun(room.hall, [anna, bert]);
  const asked = room.hall.log(bert, next, { viewer: 0 });
  expect((await refusedWith(asked)).kind).toBe('notYours');
  const { lines } = await room.hall.log(bert, next, { viewer: 1 });
  // How the table was laid is all there is to tell.
  expect(lines.map(({ n, seat }) => [n, seat])).toEqual([[0, null]]);
});
