import { readFileSync } from 'node:fs';
import { IllegalSetup } from '@meadhall/kernel';
import { readCases, runCases } from '@meadhall/testkit';
import { describe, expect, test } from 'vitest';
import { runBidsCase } from './cases.ts';

const casebook = readFileSync(new URL('../../cases/bids.md', import.meta.url), 'utf8');

/** A case that holds, to be spoilt. */
const tie = readCases(casebook)[0]?.block as Record<string, object>;
const players = [{ name: 'Ada' }, { name: 'Ben' }];
const given = tie['given'] as object;

test('every case of the casebook holds', () => {
  expect(runCases(casebook, runBidsCase)).toEqual({ passed: 5, failed: [] });
});

describe('a case that does not hold says where', () => {
  test.each([
    [{ players: { Ben: { gem: 3 } } }, 'expect.players.Ben.gem: expected 3, got 4'],
    [{ asked: [] }, 'expect.asked: expected [], got ["Ben pickCard"]'],
    [
      { refused: [['Ben', 'pickCard', 'miner-1', 'BID-4']] },
      'expect.refused[0]: expected a refusal by BID-4, got none',
    ],
  ])('%j', (wrong, difference) => {
    expect(runBidsCase({ ...tie, expect: wrong })).toEqual([difference]);
  });

  test('an answer the rules refuse', () => {
    const answers = [['Ada', 'bid', [5, 5, 4]]];
    expect(runBidsCase({ ...tie, answers })).toEqual([
      'answers[0]: expected to be taken, got notOffered (BID-3): {"seat":0,"step":"bid","choice":[4,-1,3]}',
    ]);
  });
});

describe('a case that cannot be is refused', () => {
  test.each<[string, object]>([
    ['case is "givn"; allowed', { givn: {} }],
    ['given.players is missing; allowed: a list', { given: {} }],
    [
      'given.taverns[0] is ["smith-1"]; allowed: a list of 2 (BID-2)',
      { given: { players, taverns: [['smith-1'], [], []] } },
    ],
    [
      'given is "smith-1"; allowed: each only once (BID-1)',
      { given: { ...given, players: [{ name: 'Ada', cards: ['smith-1'] }, { name: 'Ben' }] } },
    ],
    ['answers[0][0] is "Eve"; allowed: Ada, Ben', { answers: [['Eve', 'bid', []]] }],
    ['answers[0][1] is "bit"; allowed: bid, pickCard', { answers: [['Ada', 'bit', []]] }],
    ['answers[0] is ["Ada"]; allowed: a list of 3', { answers: [['Ada']] }],
    ['expect is {}; allowed: asked, players', { expect: {} }],
    [
      'expect.players.Ada is "gems"; allowed: coins, gem',
      { expect: { players: { Ada: { gems: 1 } } } },
    ],
  ])('%s', (message, spoilt) => {
    const run = () => runBidsCase({ ...tie, ...spoilt });
    expect(run).toThrow(IllegalSetup);
    expect(run).toThrow(message);
  });
});
