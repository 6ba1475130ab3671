import { IllegalSetup } from '@meadhall/kernel';
import { describe, expect, test } from 'vitest';
import { runCase } from './runCase.ts';

type Fields = Record<string, unknown>;

const play = (given: Fields, expected: Fields = { players: { A: { gem: 5 } } }) => ({
  kind: 'play',
  given: { players: ['A'], playerCount: 4, state: {}, do: [], decisions: [], ...given },
  expect: expected,
});
const withA = (a: Fields, b: Fields = {}) => play({ players: ['A', 'B'], state: { A: a, B: b } });

/** What a case that cannot be is refused with. */
function refused(block: unknown): IllegalSetup {
  try {
    runCase(block);
  } catch (error) {
    if (error instanceof IllegalSetup) return error;
    throw error;
  }
  throw new Error('the case was run');
}

describe('a case that is not as expected says where', () => {
  test('in a player', () => {
    const expected = {
      players: { A: { gem: 4, lines: 1, coins: ['b0', 'b2', 'b3', 'b4', 't9'] } },
    };
    expect(runCase(play({}, expected))).toEqual([
      'players.A.gem: expected 4, got 5',
      'players.A.lines: expected 1, got 0',
      'players.A.coins: expected ["b0","b2","b3","b4","t9"], got ["b0","b2","b3","b4","b5"]',
    ]);
  });

  test('in the order of a column, but not in lists without order', () => {
    const take = (card: string) => ({ op: 'take', who: 'A', card });
    const given = { do: [take('W3'), take('W5')] };
    const wrong = { players: { A: { army: { warrior: ['W5', 'W3'] } } } };
    expect(runCase(play(given, wrong))).toEqual([
      'players.A.army.warrior: expected ["W5","W3"], got ["W3","W5"]',
    ]);
    const flat = { players: { A: { coins: ['b5', 'b4', 'b3', 'b2', 'b0'] } } };
    expect(runCase(play(given, flat))).toEqual([]);
  });

  test('in turn order and gems', () => {
    const given = { bids: { A: 'b4', B: 'b4' }, gems: { A: 2, B: 4 } };
    const block = { kind: 'order', given, expect: { order: ['A', 'B'], gemsAfter: { A: 2 } } };
    expect(runCase(block)).toEqual([
      'order: expected ["A","B"], got ["B","A"]',
      'gemsAfter.A: expected 2, got 4',
    ]);
  });

  test('in a coin', () => {
    const given = { op: 'transform', coin: 'b4', x: 3, treasury: { 7: 1 } };
    const expected = { gained: 't8', discardedTo: 'treasury' };
    expect(runCase({ kind: 'coin', given, expect: expected })).toEqual([
      'gained: expected "t8", got "t7"',
      'discardedTo: expected "treasury", got "box"',
    ]);
  });

  test('in a score', () => {
    const given = { players: ['A', 'B'], state: { A: { army: { hunter: ['H'] } } } };
    const expected = { scores: { A: { hunter: 2, total: 15 } }, winners: ['B'] };
    expect(runCase({ kind: 'score', given, expect: expected })).toEqual([
      'scores.A.hunter: expected 2, got 1',
      'winners: expected ["B"], got ["A"]',
    ]);
  });
});

test('players may be called anything', () => {
  const given = { players: ['constructor', '__proto__'], state: {} };
  const expected = {
    scores: { constructor: { total: 14 } },
    winners: ['__proto__', 'constructor'],
  };
  expect(runCase({ kind: 'score', given, expect: expected })).toEqual([]);
});

describe('decisions', () => {
  const line = { army: { hunter: ['H'], miner: ['M0'], blacksmith: ['B'], explorer: ['E5'] } };
  const recruiting = (decisions: unknown[]) =>
    play(
      { state: { A: line }, do: [{ op: 'take', who: 'A', card: 'W3' }], decisions },
      { players: { A: { gem: 5 } } },
    );

  test('a question nobody answers is a failure', () => {
    expect(runCase(recruiting([]))[0]).toMatch(
      /^decisions: A is asked hero: kraal, tarah.*\(NID-9\.3\), but nothing more is written$/,
    );
  });

  test('so is another question than the one written', () => {
    expect(runCase(recruiting([['A', 'thrud', 'miner']]))[0]).toMatch(
      /but given\.decisions\[0\] is A thrud miner$/,
    );
  });

  test('so is what is not on offer, with the rule', () => {
    expect(runCase(recruiting([['A', 'hero', 'hourya']]))[0]).toMatch(
      /^given\.decisions\[0\]: A hero hourya is not offered, only kraal.*\(NID-9\.3\)$/,
    );
  });

  test('so is what is never asked', () => {
    const decisions = [
      ['A', 'hero', 'skaa'],
      ['A', 'hero', 'astrid'],
    ];
    expect(runCase(recruiting(decisions))).toEqual([
      'given.decisions[1]: A hero astrid is written, but never asked',
    ]);
  });

  test('an offer is looked at three ways', () => {
    const looking = (offer: Fields) =>
      runCase(
        recruiting([
          ['A', 'hero?', offer],
          ['A', 'hero', 'skaa'],
        ]),
      );
    expect(looking({ has: ['skaa'], hasNot: ['hourya'] })).toEqual([]);
    expect(looking({ has: ['hourya'] })[0]).toMatch(
      /^given\.decisions\[0\]: expected hourya on offer/,
    );
    expect(looking({ hasNot: ['skaa'] })[0]).toMatch(/expected no skaa on offer/);
    expect(looking({ exactly: ['skaa'] })[0]).toMatch(/expected exactly skaa, got kraal/);
  });

  test('cards that are alike need no decision, but one may be written', () => {
    const resolve = (decisions: unknown[]) => {
      const coins = { goblin: 'b5', dragon: 'b4', horse: 'b3', pouch: ['b0', 'b2'] };
      const given = {
        players: ['A', 'B'],
        playerCount: 2,
        state: { A: { coins, gem: 5 }, B: { coins, gem: 4 } },
        do: [{ op: 'resolve', tavern: 'goblin', cards: ['W3', 'H', 'H'] }],
        decisions,
      };
      return runCase(play(given, { players: { B: { army: { hunter: ['H'] } } } }));
    };
    expect(resolve([['A', 'pick', 'W3']])).toEqual([]);
    expect(
      resolve([
        ['A', 'pick', 'W3'],
        ['B', 'pick', 'H'],
      ]),
    ).toEqual([]);
    expect(
      resolve([
        ['A', 'pick', 'W3'],
        ['B', 'pick', 'W3'],
      ]),
    ).toHaveLength(1);
  });
});

describe('a case that is malformed is refused', () => {
  test.each<[string, unknown]>([
    ['case', 'a text'],
    ['case.hat', { kind: 'play', hat: 1 }],
    ['kind', { kind: 'dance' }],
    ['given', { kind: 'score' }],
    ['given.hat', { kind: 'score', given: { hat: 1 } }],
    ['given.players', play({ players: 'A' })],
    ['given.players[1]', play({ players: ['A', 'A'] })],
    ['given.playerCount', play({ playerCount: 6 })],
    ['given.state.C', play({ state: { C: {} } })],
    ['given.state.A.hat', withA({ hat: 1 })],
    ['given.state.A.army.cook', withA({ army: { cook: [] } })],
    ['given.state.A.army.hunter', withA({ army: { hunter: 'H' } })],
    ['given.do', play({ do: {} })],
    ['given.do[0].op', play({ do: [{ op: 'dance' }] })],
    ['given.do[0].hat', play({ do: [{ op: 'evaluate', hat: 1 }] })],
    ['given.do[0].who', play({ do: [{ op: 'take', who: 'Z', card: 'H' }] })],
    ['given.do[0].age', play({ do: [{ op: 'yludStep', age: 3 }] })],
    ['given.do[0].tavern', play({ do: [{ op: 'resolve', tavern: 'inn', cards: [] }] })],
    ['given.decisions[0]', play({ decisions: [['A', 'hero']] })],
    ['given.decisions[0][0]', play({ decisions: [['Z', 'hero', 'skaa']] })],
    ['given.decisions[0][1]', play({ decisions: [['A', 'dance', 'skaa']] })],
    ['given.decisions[0][2]', play({ decisions: [['A', 'hero', 7]] })],
    ['given.decisions[0][2].likes', play({ decisions: [['A', 'hero?', { likes: [] }]] })],
    ['given.decisions[0][2]', play({ decisions: [['A', 'hero?', {}]] })],
    ['given.firstGame', play({ firstGame: 'yes' })],
    ['expect', play({}, {})],
    ['expect.hat', play({}, { hat: 1 })],
    ['expect.players.Z', play({}, { players: { Z: {} } })],
    ['expect.players.A.hat', play({}, { players: { A: { hat: 1 } } })],
    ['expect.players.A.score.hat', play({}, { players: { A: { score: { hat: 1 } } } })],
    ['expect.discard', play({}, { discard: 'H' })],
    ['given.gems.A', { kind: 'order', given: { bids: { A: 4, B: 4 }, gems: { B: 5 } } }],
    ['given.op', { kind: 'coin', given: { op: 'melt' } }],
  ])('%s', (field, block) => {
    expect(refused(block).field).toBe(field);
  });
});

describe('a position that cannot be is refused, with the rule', () => {
  const coins = (...list: unknown[]) => withA({ coins: list });

  test.each<[string, string, unknown]>([
    ['NID-1.7', 'given.state.A.coins[4]', coins('b0', 'b2', 'b3', 'b4', 'b9')],
    ['NID-1.7', 'given.state.A.coins[0]', coins('b1', 'b2', 'b3', 'b4', 'b5')],
    ['NID-1.7', 'given.state.A.coins[4]', coins('b0', 'b2', 'b3', 'b4', 't26')],
    ['NID-43.1', 'given.state.A.coins', coins('b0', 'b2', 'b3', 'b4')],
    ['NID-43.1', 'given.state.A.coins', coins('b0', 'b2', 'b3', 'b4', 'b5', 't9')],
    ['NID-0.6', 'given.state.A.coins', coins('b0', 's3', 'b3', 'b4', 'b5')],
    ['NID-0.6', 'given.state.A.coins', coins('b2', 'b3', 'b4', 'b5', 't9')],
    ['NID-2.1', 'given.state.A.coins', coins('b0', 'b2', 'b2', 'b4', 'b5')],
    ['NID-2.6', 'given.state.A.coins[4]', coins('b0', 'b2', 'b3', 't25', 't25')],
    [
      'NID-5.2',
      'given.state.A.coins',
      withA({ coins: { goblin: 'b5', hand: ['b0', 'b2', 'b3', 'b4'] } }),
    ],
    [
      'NID-38.2',
      'given.state.A.coins.pouch',
      withA({
        command: ['uline'],
        coins: { goblin: 'b5', dragon: 'b4', horse: 'b3', pouch: ['b0', 'b2'] },
      }),
    ],
    ['NID-43.3', 'given.state.B.gem', withA({ gem: 5 }, { gem: 5 })],
    ['NID-1.8', 'given.state.A.gem', withA({ gem: 7 })],
    ['NID-9.8', 'given.state.B.command[0]', withA({ command: ['skaa'] }, { command: ['skaa'] })],
    [
      'NID-9.8',
      'given.state.A.command[5]',
      withA({
        command: [
          'dwerg-bergelmir',
          'dwerg-jungir',
          'dwerg-aesir',
          'dwerg-ymir',
          'dwerg-sigmir',
          'dwerg-ymir',
        ],
      }),
    ],
    ['NID-1.5', 'given.state.A.command[0]', withA({ command: ['dwerg-odin'] })],
    ['NID-9.6', 'given.state.A.command[0]', withA({ command: ['tarah'] })],
    ['NID-9.6', 'given.state.A.army.hunter[0]', withA({ army: { hunter: ['tarah'] } })],
    ['NID-9.7', 'given.state.A.army.hunter[0]', withA({ army: { hunter: ['skaa'] } })],
    ['NID-40.2', 'given.state.A.army.hunter[0]', withA({ army: { hunter: ['thrud', 'H'] } })],
    ['NID-8.1', 'given.state.A.army.hunter[0]', withA({ army: { hunter: ['W3'] } })],
    ['NID-7.3', 'given.state.A.army.hunter[0]', withA({ army: { hunter: ['RO3'] } })],
    ['NID-1.2', 'given.state.A.army.warrior[0]', withA({ army: { warrior: ['W2'] } })],
    ['NID-1.2', 'given.state.A.army.warrior[2]', withA({ army: { warrior: ['W9', 'W9', 'W9'] } })],
    [
      'NID-15.2',
      'given.state.B.distinctions',
      withA({ distinctions: ['pioneer'] }, { distinctions: ['pioneer'] }),
    ],
    ['NID-15', 'given.state.A.distinctions[0]', withA({ distinctions: ['cook'] })],
    [
      'NID-9.8',
      'given.heroPool[0]',
      play({ heroPool: ['skaa'], state: { A: { command: ['skaa'] } } }),
    ],
    ['NID-2.6', 'given.treasuryAlsoOut[1]', play({ treasuryAlsoOut: ['t25', 't25'] })],
    ['NID-2.6', 'given.treasuryAlsoOut.9', play({ playerCount: 2, treasuryAlsoOut: { 9: 2 } })],
    ['NID-1.7', 'given.treasuryAlsoOut[0]', play({ treasuryAlsoOut: ['b5'] })],
    ['NID-1.2', 'given.deck2Top[0]', play({ deck2Top: ['X'] })],
    ['NID-15.14', 'given.deck2Top', play({ deck2Top: [] })],
    ['NID-2.5', 'given.do[0].card', play({ do: [{ op: 'take', who: 'A', card: 'BS2' }] })],
    [
      'NID-1.4',
      'given.do[0].cards[3]',
      play({
        playerCount: 5,
        do: [{ op: 'resolve', tavern: 'goblin', cards: ['H', 'RO3', 'RO3', 'RO3'] }],
      }),
    ],
    [
      'NID-3.3',
      'given.do[0].cards',
      play({
        players: ['A', 'B'],
        playerCount: 2,
        do: [{ op: 'resolve', tavern: 'goblin', cards: ['H'] }],
      }),
    ],
    [
      'NID-5.2',
      'given.state.A.coins.goblin',
      play({ do: [{ op: 'resolve', tavern: 'goblin', cards: ['H', 'H', 'H', 'B'] }] }),
    ],
    ['NID-14.1', 'given.do[0]', play({ state: { A: { gem: 6 } }, do: [{ op: 'evaluate' }] })],
    ['NID-40.1', 'given.state.A.command', play({ state: { A: { command: ['thrud'] } } })],
    [
      'NID-39.1',
      'given.do[0]',
      play({ state: { A: { army: { hunter: ['ylud'] } } }, do: [{ op: 'yludStep', age: 1 }] }),
    ],
    [
      'NID-14.1',
      'given.do[0]',
      play({ state: { A: { distinctions: ['pioneer'] } }, do: [{ op: 'endAge1' }] }),
    ],
    [
      'NID-1.7',
      'given.bids.A',
      { kind: 'order', given: { bids: { A: 1, B: 4 }, gems: { A: 4, B: 5 } } },
    ],
    [
      'NID-1.7',
      'given.bids',
      { kind: 'order', given: { bids: { A: 's3', B: 's3' }, gems: { A: 4, B: 5 } } },
    ],
    [
      'NID-43.3',
      'given.gems.B',
      { kind: 'order', given: { bids: { A: 4, B: 4 }, gems: { A: 5, B: 5 } } },
    ],
    [
      'NID-10.2',
      'given.coin',
      { kind: 'coin', given: { op: 'transform', coin: 'b0', x: 3, treasury: { 5: 1 } } },
    ],
    [
      'NID-10.1',
      'given.x',
      { kind: 'coin', given: { op: 'transform', coin: 'b2', x: 4, treasury: { 5: 1 } } },
    ],
    [
      'NID-11.8',
      'given.pair[0]',
      { kind: 'coin', given: { op: 'exchange', pair: ['s3', 'b2'], treasury: { 5: 1 } } },
    ],
    [
      'NID-11.2',
      'given.pair',
      { kind: 'coin', given: { op: 'exchange', pair: ['b2'], treasury: { 5: 1 } } },
    ],
    [
      'NID-2.1',
      'given.pair',
      { kind: 'coin', given: { op: 'exchange', pair: ['b2', 'b2'], treasury: { 5: 1 } } },
    ],
    [
      'NID-1.7',
      'given.treasury.25',
      { kind: 'coin', given: { op: 'transform', coin: 't25', x: 3, treasury: { 25: 1, 24: 1 } } },
    ],
    [
      'NID-43.8',
      'given.treasury',
      { kind: 'coin', given: { op: 'transform', coin: 'b2', x: 3, treasury: {} } },
    ],
  ])('%s %s', (clause, field, block) => {
    const error = refused(block);
    expect([error.clause, error.field]).toEqual([clause, field]);
    expect(error.message).toContain(clause);
  });
});
