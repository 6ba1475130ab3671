import { asks, below, clone, same, seeded, seedOf, start, take } from '@meadhall/kernel';
import { SHELF } from '@meadhall/shelf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { begun, Client, openRoom, person, type Room, refusedWith } from '../testing/matches.ts';
import { type AnyAnswer, type AnyState, Games } from './games.ts';
import { effective, lastBy, revealedNothing } from './undo.ts';

const games = new Games(SHELF);
const played = SHELF.map(({ id }) => id);

/** What the seats know that is not in their agenda: the cards, coins and dice themselves. */
const known = (view: Record<string, unknown>) => {
  const { agenda: _, news: __, ...rest } = view;
  return rest;
};

describe.each(played)('%s', (game) => {
  test('an answer that draws, or shows somebody what they could not know, is never taken back', () => {
    const { rules } = games.named(game);
    const rng = seeded(seedOf(`undo ${game}`));
    let kept = 0;
    let free = 0;
    const seats = Math.min(rules.seats.max, Math.max(rules.seats.min, 2));
    let state = start(rules, { seats, seed: seedOf(`undo of ${game}`) });
    for (let i = 0; i < 120; i++) {
      const open = asks(rules, state).filter(({ step }) => step !== 'anytime');
      const ask = open[below(rng, Math.max(1, open.length))];
      if (!ask) break;
      const { seat, step, options } = ask;
      const answer: AnyAnswer = { seat, step, choice: options[below(rng, options.length)] };
      const before = state;
      const after = clone(before);
      take(rules, after, answer);
      if (revealedNothing(rules, { before, answer, after }, rng)) {
        free++;
        // Had the world been any other that a seat could imagine, it would know the same now.
        expect(same(before.rng, after.rng)).toBe(true);
        for (const viewer of [...after.seats.keys(), null]) {
          const world = rules.imagine(clone(rules.view(before, viewer)), viewer, rng);
          const again = asks(rules, world).find((it) => it.seat === seat && it.step === step);
          const choice = again?.options.find((it) => same(it, answer.choice)) ?? again?.options[0];
          take(rules, world, { seat, step, choice });
          expect(known(rules.view(world, viewer))).toEqual(known(rules.view(after, viewer)));
        }
      } else kept++;
      state = after;
    }
    expect(free + kept).toBeGreaterThan(5);
  });
});

test('a draw of cards is a reveal even if it hardly mattered', () => {
  const { rules } = games.named('nidavellir');
  const state = start(rules, { seats: 2, seed: seedOf('draw') });
  const [ask] = asks(rules, state);
  const answer = { seat: 0, step: ask?.step ?? '', choice: ask?.options[0] };
  const after = clone(state);
  take(rules, after, answer);
  expect(revealedNothing(rules, { before: state, answer, after }, seeded(seedOf(1)))).toBe(true);
  const drawn: AnyState = { ...clone(after), rng: seeded(seedOf('another')) };
  expect(revealedNothing(rules, { before: state, answer, after: drawn }, seeded(seedOf(1)))).toBe(
    false,
  );
});

describe('what counts of a record', () => {
  const entry = (n: number, seat: number) => ({
    n,
    entry: { kind: 'answer' as const, seat, step: 's', choice: n },
  });
  const undo = (n: number, seat: number, to: number) => ({
    n,
    entry: { kind: 'undo' as const, seat, to },
  });

  test('an answer that was taken back does not', () => {
    const entries = [entry(1, 0), entry(2, 1), undo(3, 1, 1), entry(4, 1), undo(5, 1, 3)];
    expect(effective(entries).map(({ n }) => n)).toEqual([1]);
  });

  test('a seat may go on taking back its own answers, but not over another’s', () => {
    const own = [entry(1, 0), entry(2, 1), entry(3, 1), undo(4, 1, 2)];
    expect(lastBy(own, effective(own))).toBe(1);
    const twice = [...own, undo(5, 1, 1)];
    // The last answer that counts is seat 0's, and seat 1 has acted since.
    expect(lastBy(twice, effective(twice))).toBe(null);
  });
});

describe('at the table', () => {
  let room: Room;
  beforeAll(async () => {
    room = await openRoom();
  });
  afterAll(() => room.close());
  const [anna, bert] = [person('Anna'), person('Bert')];

  test('a bid can be taken back until the bids are revealed', async () => {
    const id = await begun(room.hall, [anna, bert]);
    const at = await Client.at(room.hall, anna, id);
    const other = await Client.at(room.hall, bert, id);
    const before = at.eyes;
    const rng = seeded(seedOf('bid'));
    await at.answer(rng);
    expect(at.undo).toBe(0);
    expect(other.undo).toBe(undefined);
    expect((await refusedWith(room.hall.undo(bert, id, { seat: 0 }))).kind).toBe('notYours');
    expect((await refusedWith(room.hall.undo(bert, id, { seat: 1 }))).kind).toBe('nothingToUndo');
    expect(await room.hall.undo(anna, id, { seat: 0 })).toEqual({ n: 2 });
    expect(at.eyes).toEqual(before);
    expect((await refusedWith(room.hall.undo(anna, id, { seat: 0 }))).kind).toBe('nothingToUndo');
    await at.answer(rng);
    await other.answer(rng);
    expect((await refusedWith(room.hall.undo(bert, id, { seat: 1 }))).kind).toBe('revealed');
    expect((await refusedWith(room.hall.undo(anna, id, { seat: 0 }))).kind).toBe('nothingToUndo');
    // What was taken back is not in the record that counts, but it happened.
    const log = await room.hall.log(anna, id, { lang: 'en' });
    expect(log.lines.map(({ text }) => text)).toContain('Anna takes back the last answer.');
    expect(room.complaints).toEqual([]);
  });

  test('an answer sent before the undo arrives too late', async () => {
    const id = await begun(room.hall, [anna, bert]);
    const at = await Client.at(room.hall, anna, id);
    const ask = at.asked[0];
    const body = { seat: 0, step: ask?.step ?? '', choice: ask?.options[0], n: 0 };
    await room.hall.answer(anna, id, body);
    await room.hall.undo(anna, id, { seat: 0 });
    expect((await refusedWith(room.hall.answer(anna, id, body))).kind).toBe('tooLate');
    expect(await room.hall.answer(anna, id, { ...body, n: 2 })).toEqual({ n: 3 });
  });
});
