import { type Answer, asks, type Seat } from '@meadhall/kernel';
import type { ServerMessage } from '@meadhall/protocol';
import { expect, test } from 'vitest';
import type { AnyGame } from '../anyGame.ts';
import { localLink } from '../match/localLink.ts';
import { type Around, LocalHost } from './host.ts';
import type { Keeper, KeptMatch, LocalSeat } from './kept.ts';
import { loadPlayed } from './played.ts';
import { services } from './services.ts';
import { type LocalWorker, speakWith } from './worker.ts';

function memory(): Keeper {
  const chest = new Map<string, string>();
  const read = (text: string) => JSON.parse(text) as KeptMatch;
  return {
    all: async () => [...chest.values()].map(read),
    get: async (id) => {
      const text = chest.get(id);
      return text === undefined ? undefined : read(text);
    },
    put: async (match) => {
      chest.set(match.id, JSON.stringify(match));
    },
    remove: async (id) => {
      chest.delete(id);
    },
  };
}

/** A page and its host without a thread between them. Bots take the first option. */
function hall(keeper = memory(), think?: Around['think']) {
  let digits = 0;
  const said: ServerMessage[] = [];
  const host = new LocalHost({
    keeper,
    load: loadPlayed,
    think:
      think ??
      (async ({ seat, asked }) => {
        const ask = asked.find(({ step }) => step !== 'anytime')!;
        return { seat, step: ask.step, choice: ask.options[0] };
      }),
    send: (message) => {
      const copy = structuredClone(message);
      said.push(copy);
      worker.hear(copy);
    },
    now: () => 1000,
    digits: (count) => String(++digits).padStart(count, '0'),
  });
  const offered = services(host, loadPlayed);
  const worker: LocalWorker & ReturnType<typeof speakWith> = speakWith((message) => {
    if (message.do === 'call') {
      const service = offered[message.name] as (...given: unknown[]) => Promise<unknown>;
      void service(...message.given).then((value) =>
        worker.hear({ say: 'reply', id: message.id, value }),
      );
    } else void host.receive(message);
  });
  return { host, worker, keeper, said };
}

const ME: LocalSeat = { kind: 'me', name: 'Céline' };
const BOT: LocalSeat = { kind: 'bot', name: 'Brokk', level: 'companion' };
const setup = (...seats: LocalSeat[]) => ({ game: 'nidavellir', options: {}, seats });
const soon = async () => {
  for (let i = 0; i < 40; i++) await Promise.resolve();
  await new Promise((done) => setTimeout(done, 0));
};

async function sitDown(h: ReturnType<typeof hall>, ...seats: LocalSeat[]) {
  const match = await h.worker.services.create(setup(...seats));
  const link = localLink(h.worker, match);
  await soon();
  return link;
}
type Link = Awaited<ReturnType<typeof sitDown>>;
const asked = (link: Link, seat: Seat) =>
  link.table.value!.eyes.find(({ viewer }) => viewer === seat)!.asks[0];
async function answerFirst(link: Link, seat: Seat) {
  const ask = asked(link, seat)!;
  await link.answer(seat, ask.step, ask.options[0]);
  await soon();
}

test('a match against bots can be played to its end', async () => {
  const h = hall();
  const link = await sitDown(h, ME, BOT, BOT);
  for (let i = 0; link.table.value?.info.phase === 'playing' && i < 200; i++)
    await answerFirst(link, 0);
  const { info } = link.table.value!;
  expect(info.phase).toBe('over');
  expect(info.result?.totals).toHaveLength(3);
  expect(info.result?.winners.length).toBeGreaterThan(0);
});

test('bots are told what their seat may know, and nothing more', async () => {
  const seen: unknown[] = [];
  const h = hall(memory(), async ({ view, seat, asked }) => {
    seen.push(view);
    const [ask] = asked;
    return { seat, step: ask!.step, choice: ask!.options[0] } as Answer<AnyGame>;
  });
  await sitDown(h, ME, BOT);
  expect(seen).toHaveLength(1);
  expect(seen[0]).not.toHaveProperty('decks');
  expect(seen[0]).not.toHaveProperty('rng');
});

test('a match goes on after a reload where it stood', async () => {
  const keeper = memory();
  const before = await sitDown(hall(keeper), ME, BOT);
  await answerFirst(before, 0);
  const again = localLink(hall(keeper).worker, before.match);
  await soon();
  expect(again.table.value?.n).toBe(before.table.value?.n);
  expect(again.table.value?.eyes).toEqual(before.table.value?.eyes);
});

test('what the table says step by step is what it says as a whole', async () => {
  const h = hall();
  const link = await sitDown(h, ME, BOT);
  for (let i = 0; i < 12; i++) await answerFirst(link, 0);
  const fresh = localLink(h.worker, link.match);
  await soon();
  expect(link.table.value?.eyes).toEqual(fresh.table.value?.eyes);
});

test('an answer that is not offered is refused with the rule', async () => {
  const link = await sitDown(hall(), ME, ME);
  await expect(link.answer(0, 'bid', [9, 9, 9])).rejects.toMatchObject({
    problem: { kind: 'notOffered', clause: expect.stringMatching(/^NID-/) },
  });
});

test('a bid can be taken back while the others think; once all lie open it cannot', async () => {
  const link = await sitDown(hall(), ME, ME);
  await answerFirst(link, 0);
  expect(link.table.value?.undo).toBe(0);
  await link.undo(0);
  expect(asked(link, 0)?.step).toBe('bid');
  expect(link.table.value?.n).toBe(2);
  await answerFirst(link, 0);
  await answerFirst(link, 1);
  expect(link.table.value?.undo).toBeNull();
  await expect(link.undo(1)).rejects.toMatchObject({ problem: { kind: 'nothingToUndo' } });
});

test('alone against bots, the last answer can always be taken back by consent', async () => {
  const link = await sitDown(hall(), ME, BOT);
  const first = asked(link, 0);
  await answerFirst(link, 0);
  await link.propose('takeBack');
  expect(asked(link, 0)).toEqual(first);
});

test('around one screen everybody has eyes of their own, and there is the public view', async () => {
  const link = await sitDown(hall(), ME, { kind: 'me', name: 'Serge' });
  expect(link.table.value?.eyes.map(({ viewer }) => viewer)).toEqual([0, 1, null]);
  expect(link.table.value?.eyes[2]?.asks).toEqual([]);
});

test('whoever leaves a shared screen is followed by a bot', async () => {
  const link = await sitDown(hall(), ME, ME);
  await link.resign(0);
  await soon();
  expect(link.table.value?.info.seats[0]).toMatchObject({ kind: 'bot', tookOver: true });
  expect(link.table.value?.info.phase).toBe('playing');
});

test('a finished match can be shared as a file that replays to the same end', async () => {
  const h = hall();
  const link = await sitDown(h, ME, BOT);
  for (let i = 0; link.table.value?.info.phase === 'playing' && i < 200; i++)
    await answerFirst(link, 0);
  const replay = await h.worker.services.openReplay(await h.worker.services.file(link.match));
  expect(replay.holds).toBe(true);
  expect(replay.totals).toEqual(link.table.value?.info.result?.totals);
  expect(replay.points).toHaveLength(replay.length);
  const glimpse = await h.worker.services.replayAt(3, 1);
  expect(glimpse.view).toHaveProperty('laid');
});

test('a rematch moves everybody one seat on', async () => {
  const h = hall();
  const link = await sitDown(h, ME, BOT);
  const next = await link.rematch();
  expect(next).toMatch(/^\/local\/local-/);
  expect(await link.rematch()).toBe(next);
});

test('what a card would bring is told before it is taken', async () => {
  const h = hall();
  const link = await sitDown(h, ME, ME);
  const { played } = await h.host.match(link.match);
  await answerFirst(link, 0);
  await answerFirst(link, 1);
  const running = await h.host.match(link.match);
  const [ask] = asks(played.rules, running.game);
  const view = played.rules.view(running.game, ask!.seat);
  const brought = await h.worker.services.preview('nidavellir', view, {
    seat: ask!.seat,
    step: ask!.step,
    choice: ask!.options[0],
  });
  expect(typeof brought).toBe('number');
});

test('nobody can say what a secret bid will bring', async () => {
  const h = hall();
  const link = await sitDown(h, ME, ME);
  const [eyes] = link.table.value!.eyes;
  const answer = { seat: 0, step: 'bid', choice: eyes!.asks[0]!.options[0] };
  expect(await h.worker.services.preview('nidavellir', eyes!.view, answer)).toBeUndefined();
});

test('the score of a physical table is counted line by line', async () => {
  const { examplePosition } = await import('@meadhall/nidavellir');
  const score = await hall().worker.services.score('nidavellir', examplePosition);
  expect(score.totals).toEqual([253, 275, 267]);
  expect(score.winners).toEqual([1]);
});
