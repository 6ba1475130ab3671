import {
  type Answer,
  at,
  BrokenRules,
  IllegalSetup,
  type MatchRecord,
  seedOf,
} from '@meadhall/kernel';
import { describe, expect, test } from 'vitest';
import { checkRecord, recordGame } from './fixtures.ts';
import { type Hoard, hoard } from './testing/hoard.ts';
import { spoilt, whenRevealed } from './testing/spoilt.ts';

const highest = (hand: readonly number[]): number => Math.max(...hand);
const record = recordGame(hoard, { seats: 3, seed: 'a quiet evening' });
const changed = (change: Partial<MatchRecord<Hoard>>): MatchRecord<Hoard> => ({
  ...record,
  ...change,
});

describe('a recorded game', () => {
  test('holds all that is needed to play it again, as plain JSON', () => {
    expect(record).toMatchObject({
      game: 'hoard',
      version: 1,
      seats: 3,
      options: { deckSize: 14 },
      seed: seedOf('a quiet evening'),
    });
    expect(JSON.parse(JSON.stringify(record))).toEqual(record);
    expect(record.result?.totals).toHaveLength(3);
    checkRecord(hoard, record);
  });

  test('may be played by bots, who see no more than their seat does', () => {
    const seen: (number | null)[] = [];
    const bot = (view: Hoard['view'], seat: number): Answer<Hoard> => {
      seen.push(seat);
      expect(view).not.toHaveProperty('deck');
      const bids = view.agenda.some((frame) => frame.do === 'bid');
      return bids
        ? { seat, step: 'bid', choice: highest(view.hand) }
        : { seat, step: 'look', choice: { look: false } };
    };
    const played = recordGame(hoard, { seats: 2, bots: [bot, bot] });
    checkRecord(hoard, played);
    expect(new Set(seen)).toEqual(new Set([0, 1]));
    expect(played.answers.filter(({ step }) => step === 'look')).not.toHaveLength(0);
  });

  test('may be played by one hand for all', () => {
    const first = recordGame(hoard, {
      seats: 2,
      pick: (open) => {
        const { seat, step, options } = at(open, 0);
        return { seat, step, choice: at(options as readonly never[], 0) };
      },
    });
    expect(first.answers.slice(0, 2).map(({ seat }) => seat)).toEqual([0, 1]);
    checkRecord(hoard, first);
  });

  test('refuses a bot that cheats', () => {
    const pick = (): Answer<Hoard> => ({ seat: 0, step: 'bid', choice: 99 });
    expect(() => recordGame(hoard, { seats: 2, pick })).toThrow('notOffered (HOA-1)');
  });

  test('must have an end', () => {
    expect(() => recordGame(hoard, { seats: 2, limit: 3 })).toThrow('no end after 3 answers');
  });
});

describe('a record is checked', () => {
  const { result = { hash: '', totals: [], winners: [] } } = record;

  test.each([
    ['totals', { totals: [9, 9, 9] }, /after \d+ answers totals: \[.+\], recorded \[9,9,9\]/],
    ['winners', { winners: [] }, /winners: \[\d.*\], recorded \[\]/],
    ['hash', { hash: 'abc' }, /hash: "[0-9a-f]{32}", recorded "abc"/],
  ])('other %s are found', (_, wrong, problem) => {
    expect(() => checkRecord(hoard, changed({ result: { ...result, ...wrong } }))).toThrow(problem);
  });

  test('an answer the rules do not allow is found where it stands', () => {
    const answers = record.answers.with(1, { seat: 0, step: 'look', choice: { look: true } });
    expect(() => checkRecord(hoard, changed({ answers }))).toThrow(
      /^answer 2, 0 look {"look":true}, is refused: (notAsked|otherStep)/,
    );
  });

  test('rules that have changed are found', () => {
    const other = whenRevealed(({ seats }) => void at(seats, 0).won++);
    expect(() => checkRecord(other, record)).toThrow(/answers totals: \[.+\], recorded \[.+\]/);
    expect(() => checkRecord(spoilt({ version: 2 }), record)).toThrow(IllegalSetup);
  });

  test('rules that break on the way say so themselves', () => {
    const broken = whenRevealed(() => {
      throw new BrokenRules('no item 3 among 2');
    });
    expect(() => checkRecord(broken, record)).toThrow(new BrokenRules('no item 3 among 2'));
  });

  test('a record without a result proves nothing', () => {
    const { result: _, ...bare } = record;
    expect(() => checkRecord(hoard, bare)).toThrow('result is missing');
  });
});
