import { asks, clauseOf, isAloud, seeded, seedOf, start, take } from '@meadhall/kernel';
import { SHELF } from '@meadhall/shelf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  begun,
  Client,
  openRoom,
  person,
  playOn,
  type Room,
  settledFor,
} from '../testing/matches.ts';
import { type AnyState, Games } from './games.ts';
import { loadMatch, newEntries } from './records.ts';

let room: Room;
beforeAll(async () => {
  room = await openRoom();
});
afterAll(() => room.close());

const games = new Games(SHELF);
const played = SHELF.filter((game) => game.open(({ toy }) => !toy)).map(({ id }) => id);
const toys = SHELF.filter((game) => game.open(({ toy }) => toy === true)).map(({ id }) => id);

/** Every position of a match, played again from what is stored. */
async function positions(match: string): Promise<AnyState[]> {
  const stored = await loadMatch(room, match);
  if (!stored?.seed) throw new Error('the match has not begun');
  const rules = games.rules(stored.game, stored.legend);
  const { seed, options, seats } = stored;
  const all = [start(rules, { seed, options, seats: seats.length })];
  for (const { entry } of await newEntries(room, match)) {
    const state = structuredClone(all.at(-1) as AnyState);
    if (entry.kind === 'answer') take(rules, state, entry);
    all.push(state);
  }
  return all;
}

/** Exactly what a viewer may be told about a position. */
function allowed(game: string, state: AnyState, viewer: number | null) {
  const { rules } = games.named(game);
  return {
    viewer,
    view: JSON.parse(JSON.stringify(rules.view(state, viewer))) as unknown,
    asks: asks(rules, state)
      .filter(({ seat }) => seat === viewer)
      .map(({ seat, step, options }) => ({
        seat,
        step,
        clause: clauseOf(rules, step),
        options: JSON.parse(JSON.stringify(options)) as unknown,
      })),
  };
}

/** The fields a message may have; what they hold is checked one by one. */
const FIELDS = {
  table: ['say', 'info', 'n', 'eyes', 'chat', 'clocks', 'proposal', 'undo', 'spectators'],
  moved: ['say', 'match', 'n', 'at', 'entry', 'eyes', 'waiting', 'clocks', 'undo'],
  info: ['say', 'info', 'spectators'],
  entry: ['kind', 'seat', 'step', 'clause', 'to', 'choice'],
};

test.each([...played, ...toys])(
  '%s: what each viewer is sent is what the rules let them see, nothing more and nothing less',
  async (game) => {
    const { rules } = games.named(game);
    const seats = Math.min(rules.seats.max, Math.max(rules.seats.min, 3));
    const people = Array.from({ length: seats }, (_, seat) => person(`P${seat}`));
    const id = await begun(room.hall, people, { game });
    const seen: { client: Client; n: number; eyes: Client['eyes'] }[] = [];
    const clients: Client[] = [];
    for (const who of [...people, null]) {
      const client = await Client.at(room.hall, who, id);
      const note = () => seen.push({ client, n: client.n, eyes: client.eyes });
      note();
      client.onMessage = note;
      clients.push(client);
    }
    // Long games are cut: the laws of a view do not depend on how far a game has come.
    await playOn(clients, seeded(seedOf(`leaks ${game}`)), (n) => n >= 400);
    const real = await positions(id);
    expect(seen.length).toBeGreaterThan(clients.length * 10);
    for (const { client, n, eyes } of seen) {
      const viewer = client.who === null ? null : people.indexOf(client.who);
      expect(eyes).toEqual([allowed(game, real[n] as AnyState, viewer)]);
    }
    for (const { messages } of clients)
      for (const message of messages) {
        const fields = FIELDS[message.say as keyof typeof FIELDS];
        expect(fields).toEqual(expect.arrayContaining(Object.keys(message)));
        if (message.say !== 'moved') continue;
        expect(FIELDS.entry).toEqual(expect.arrayContaining(Object.keys(message.entry)));
        if ('choice' in message.entry) expect(isAloud(rules, message.entry.step)).toBe(true);
      }
    const stored = await loadMatch(room, id);
    for (const { texts } of clients)
      for (const text of texts)
        for (const secret of [stored?.secret, stored?.seed])
          if (stored?.phase !== 'over') expect(text).not.toContain(secret);
    for (const client of clients) client.stop();
    expect(room.complaints).toEqual([]);
  },
);

test('bots are told what their seat may see, and nothing else', async () => {
  const anna = person('Anna');
  for (const game of played) {
    room.bots.questions.length = 0;
    const id = await begun(room.hall, [anna, null], { game });
    const client = await Client.at(room.hall, anna, id);
    await playOn([client], seeded(seedOf(`bots ${game}`)), (n) => n >= 60);
    client.stop();
    const questions = [...room.bots.questions];
    // What the last question was about may still be on its way to the disk.
    await settledFor(50);
    const real = await positions(id);
    const views = real.map((state) => allowed(game, state, 1).view);
    expect(questions.length).toBeGreaterThan(0);
    for (const question of questions) {
      expect(Object.keys(question).sort()).toEqual(
        ['asks', 'game', 'legend', 'level', 'seat', 'seed', 'view'].sort(),
      );
      expect(question.asks.every(({ seat }) => seat === 1)).toBe(true);
      expect(views).toContainEqual(JSON.parse(JSON.stringify(question.view)));
      const stored = await loadMatch(room, id);
      expect(question.seed).not.toBe(stored?.seed);
    }
  }
});
