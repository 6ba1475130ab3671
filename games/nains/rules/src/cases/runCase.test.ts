import { IllegalSetup } from '@meadhall/kernel';
import { TREASURY_VALUES } from '@meadhall/taverns';
import { describe, expect, test } from 'vitest';
import { runCase } from './runCase.ts';

type Fields = Record<string, unknown>;

const BIDS = { slots: ['5', '0x', '2'], purse: ['3', '4'] };

const turn = (fields: Fields, expected: Fields = { lines: 0 }): Fields => ({
  type: 'turn',
  players: 3,
  tavernIndex: 1,
  tavern: ['SHI-1-05', 'TEM-1-04'],
  lord: BIDS,
  decisions: [{ kind: 'take', choose: 'SHI-1-05' }],
  ...fields,
  expect: expected,
});
const withLord = (lord: Fields): Fields => turn({ lord: { ...BIDS, ...lord } });

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
  test('in a lord', () => {
    const expected = { lines: 1, army: { shield: [] }, purse: ['3', '5g'], score: { shield: 4 } };
    expect(runCase(turn({}, expected))).toEqual([
      'lines: expected 1, got 0',
      'army.shield: expected [], got ["SHI-1-05"]',
      'purse: expected ["3","5g"], got ["3","4"]',
      'score.shield: expected 4, got 3',
    ]);
  });

  test('in the order of slots, but not of purse and coins', () => {
    expect(runCase(turn({}, { purse: ['4', '3'], coins: ['5', '4', '3', '2', '0x'] }))).toEqual([]);
    expect(runCase(turn({}, { slots: ['5', '2', '0x'] }))).toEqual([
      'slots: expected ["5","2","0x"], got ["5","0x","2"]',
    ]);
  });

  test('in turn order and gems', () => {
    const lords = [
      { name: 'A', gem: 2, bid: '4' },
      { name: 'B', gem: 4, bid: '4' },
    ];
    const expected = { order: ['A', 'B'], gemsAfter: { A: 2 } };
    expect(runCase({ type: 'order', lords, expect: expected })).toEqual([
      'order: expected ["A","B"], got ["B","A"]',
      'gemsAfter.A: expected 2, got 4',
    ]);
  });

  test('in setup, coins, recruits, awards, scores and winners', () => {
    expect(runCase({ type: 'setup', players: 4, expect: { gems: [1, 2, 3, 4] } })).toEqual([
      'gems: expected [1,2,3,4], got [2,3,4,5]',
    ]);
    const op = { kind: 'improve', coin: '5', plus: 1 };
    const coin = { type: 'coin', lord: {}, op, expect: { treasury: { 6: 2 } } };
    expect(runCase(coin)).toEqual(['treasury.6: expected 2, got 1']);
    const left = ['gurdan', 'jorun'];
    const recruit = { type: 'recruitOptions', pending: 1, cognarsLeft: left, lord: {} };
    expect(runCase({ ...recruit, expect: { legal: ['jorun'] } })).toEqual([
      'legal: expected ["jorun"], got ["gurdan","jorun"]',
    ]);
    const lords = [{ name: 'A', army: { forge: ['FOR-1-01'] } }, { name: 'B' }];
    const awards = { redwin: 'B' };
    expect(runCase({ type: 'evaluation', lords, expect: { awards } })).toEqual([
      'awards.redwin: expected "B", got "A"',
    ]);
    expect(runCase({ type: 'score', lord: {}, expect: { total: 15 } })).toEqual([
      'total: expected 15, got 14',
    ]);
    expect(runCase({ type: 'final', lords, expect: { winners: ['A', 'B'] } })).toEqual([
      'winners: expected ["A","B"], got ["A"]',
    ]);
  });
});

describe('decisions', () => {
  test('a question nobody answers is a failure', () => {
    expect(runCase(turn({ decisions: [] }))[0]).toBe(
      'decisions: lord is asked take: SHI-1-05, TEM-1-04 (NAI-9.2), but nothing more is written',
    );
  });

  test('so is another question than the one written', () => {
    const decisions = [{ kind: 'recruit', choose: 'fey' }];
    expect(runCase(turn({ decisions }))[0]).toMatch(/but decisions\[0\] is recruit fey$/);
  });

  test('so is what is not on offer, with the rule', () => {
    const decisions = [{ kind: 'take', choose: 'SHI-1-06' }];
    expect(runCase(turn({ decisions }))[0]).toBe(
      'decisions[0]: take SHI-1-06 is not offered, only SHI-1-05, TEM-1-04 (NAI-9.2)',
    );
  });

  test('so is what is never asked', () => {
    const decisions = [
      { kind: 'take', choose: 'SHI-1-05' },
      { kind: 'recruit', choose: 'fey' },
    ];
    expect(runCase(turn({ decisions }))).toEqual([
      'decisions[1]: recruit fey is written, but never asked',
    ]);
  });

  test('an offer is looked at three ways', () => {
    const looking = (offer: Fields) =>
      runCase(turn({ decisions: [{ kind: 'take', choose: 'SHI-1-05', ...offer }] }));
    expect(looking({ includes: ['TEM-1-04'], excludes: ['SHI-1-06'] })).toEqual([]);
    expect(looking({ legal: ['TEM-1-04', 'SHI-1-05'] })).toEqual([]);
    expect(looking({ includes: ['SHI-1-06'] })[0]).toMatch('expected SHI-1-06 on offer');
    expect(looking({ excludes: ['TEM-1-04'] })[0]).toMatch('expected no TEM-1-04 on offer');
    expect(looking({ legal: ['SHI-1-05'] })[0]).toMatch('expected exactly SHI-1-05');
  });

  test('and may be all that a case is about', () => {
    const legal = ['TEM-1-04', 'SHI-1-05'];
    const decisions = [{ kind: 'take', choose: 'SHI-1-05', legal }];
    expect(runCase(turn({ decisions }, {}))).toEqual([]);
    expect(runCase(turn({ tavern: ['SHI-1-05'], decisions }, {}))[0]).toMatch('never asked');
  });

  test('so are the Cognars who can be recruited', () => {
    const expected = { includes: ['gurdan', 'dawn'], excludes: ['gaat', 'fey'] };
    expect(runCase({ type: 'recruitOptions', pending: 1, lord: {}, expect: expected })).toEqual([
      'includes: expected ["dawn","gurdan"], got ["gurdan"]',
      'excludes: expected ["fey","gaat"], got ["gaat"]',
    ]);
  });

  test('a decision may say whose it is', () => {
    const lord = { ...BIDS, name: 'Serge' };
    const by = (who: string) => [{ lord: who, kind: 'take', choose: 'SHI-1-05' }];
    expect(runCase(turn({ lord, decisions: by('Serge') }))).toEqual([]);
    expect(runCase(turn({ lord, decisions: by('other 1') }))[0]).toMatch('Serge is asked take');
  });
});

describe('a case that cannot be is refused, with field and rule', () => {
  const lords = (...many: Fields[]): Fields => ({
    type: 'tavern',
    tavernIndex: 1,
    tavern: ['SHI-1-05', 'TEM-1-04', 'FOR-1-01'],
    lords: many.map((lord, i) => ({ name: 'ABCDEF'[i], ...BIDS, ...lord })),
    expect: { treasury: { 5: 2 } },
  });
  const order = (...many: Fields[]): Fields => ({
    type: 'order',
    lords: many.map((lord, i) => ({ name: 'AB'[i], gem: i + 1, bid: '4', ...lord })),
    expect: { order: ['B', 'A'] },
  });
  const looked = (expected: Fields): Fields => ({
    type: 'recruitOptions',
    pending: 1,
    lord: {},
    expect: expected,
  });
  const onlyFives = Object.fromEntries(TREASURY_VALUES.slice(1).map((value) => [value, 0]));
  const coin = (op: Fields, lord: Fields = {}): Fields => ({
    type: 'coin',
    lord,
    op,
    expect: { coins: [] },
  });

  test.each<[string | null, string, unknown]>([
    [null, 'case', 'nothing'],
    [null, 'type', { type: 'riddle' }],
    [null, 'case.hat', turn({ hat: 1 })],
    [null, 'lord', turn({ lord: 'Serge' })],
    [null, 'lord.hat', withLord({ hat: 1 })],
    [null, 'lord.name[0]', withLord({ name: 7 })],
    [null, 'decisions', turn({ decisions: 'none' })],
    [null, 'decisions[0].kind', turn({ decisions: [{ kind: 'sing', choose: 'x' }] })],
    [null, 'decisions[0].choose', turn({ decisions: [{ kind: 'take' }] })],
    [null, 'decisions[0].lord', turn({ decisions: [{ lord: 'X', kind: 'take', choose: 'x' }] })],
    [null, 'expect.hat', turn({}, { hat: 1 })],
    [null, 'expect', { ...turn({ tavern: ['SHI-1-05'], decisions: [] }), expect: {} }],
    [null, 'expect', { ...turn({}), expect: null }],
    ['NAI-2.2', 'expect.includes[0]', looked({ includes: ['hat'] })],
    [null, 'expect.includes', looked({ includes: 'gurdan' })],
    [null, 'options', turn({ options: { luck: true } })],
    ['NAI-3.2', 'players', turn({ players: 6 })],
    ['NAI-3.2', 'players', turn({ players: 1 })],
    ['NAI-3.2', 'players', { ...lords({}, {}, {}), players: 4 }],
    ['NAI-3.2', 'seats', { type: 'setup', players: 6, expect: { gems: [] } }],
    ['NAI-12.4', 'treasury', turn({ treasury: onlyFives })],
    ['NAI-5.1', 'era', turn({ era: 3 })],
    ['NAI-5.1', 'round', turn({ round: 5 })],
    ['NAI-5.1', 'round', turn({ players: 4, round: 4 })],
    ['NAI-3.3', 'tavernIndex', turn({ tavernIndex: 0 })],
    ['NAI-6.1', 'tavern', turn({ tavern: [] })],
    ['NAI-6.1', 'tavern', turn({ tavern: ['SHI-1-05', 'SHI-1-06', 'SHI-1-07', 'SHI-1-08'] })],
    ['NAI-6.1', 'tavern', lords({}, {}, {}, {})],
    ['NAI-2.1', 'tavern[1]', turn({ tavern: ['SHI-1-05', 'SHI-9-05'] })],
    ['NAI-2.1', 'tavern[1]', turn({ tavern: ['SHI-1-05', 'SHI-1-05'] })],
    ['NAI-2.1', 'tavern[0]', { ...withLord({ army: { shield: ['SHI-1-05'] } }) }],
    ['NAI-2.1', 'era2Deck[0]', turn({ era2Deck: ['fey'] })],
    ['NAI-2.4', 'treasury.5', turn({ treasury: { 5: 3 } })],
    [null, 'treasury.4', turn({ treasury: { 4: 1 } })],
    ['NAI-2.2', 'cognarsLeft[0]', turn({ cognarsLeft: ['odin'] })],
    [null, 'cognarsGone', turn({ cognarsLeft: ['fey'], cognarsGone: ['wal'] })],
    ['NAI-9.9', 'options.pariahs', turn({ options: { pariahs: 'none' } })],
    ['NAI-2.4', 'lord.slots[0]', withLord({ slots: ['1', '0x', '2'] })],
    ['NAI-2.4', 'lord.slots[0]', withLord({ slots: ['26g', '0x', '2'] })],
    ['NAI-2.4', 'lord.purse[1]', withLord({ purse: ['15g', '15g'] })],
    ['NAI-7.3', 'lord.slots', withLord({ slots: ['5', '0x'] })],
    ['NAI-7.1', 'lord.purse', withLord({ purse: ['3'] })],
    ['NAI-1.7', 'lord.slots', withLord({ slots: ['5', '4', '2'], purse: ['3', '6g'] })],
    ['NAI-1.7', 'lord.slots', withLord({ slots: ['3x', '0x', '2'], purse: ['3', '4'] })],
    ['NAI-3.1', 'lord.slots', withLord({ slots: ['5', '0x', '5'] })],
    [null, 'lord.coins', withLord({ coins: ['0x', '2', '3', '4', '5'] })],
    ['NAI-7.3', 'lord.slots', turn({ lord: {} })],
    ['NAI-7.3', 'lords[1].slots', lords({}, { slots: undefined, purse: undefined }, {})],
    ['NAI-2.5', 'lords[1].gem', lords({ gem: 3 }, { gem: 3 }, {})],
    ['NAI-2.5', 'lord.gem', withLord({ gem: 6 })],
    ['NAI-9.3', 'lord.army.forge[0]', withLord({ army: { forge: ['TAL-1-01'] } })],
    ['NAI-9.9', 'lord.army.forge[0]', withLord({ army: { forge: ['FOR-1-01*'] } })],
    ['NAI-10.4', 'lord.army.forge[0]', withLord({ army: { forge: ['fey'] } })],
    ['NAI-10.5', 'lord.army.forge[0]', withLord({ army: { forge: ['jorun'] } })],
    ['NAI-10.4', 'lord.command[0]', withLord({ command: ['wal'] })],
    ['NAI-2.2', 'lord.command[1]', withLord({ command: ['jorun', 'jorun'] })],
    [null, 'lord.army.cooks', withLord({ army: { cooks: [] } })],
    ['NAI-2.4', 'lords[0].bid', order({ bid: '1' }, {})],
    ['NAI-2.4', 'lords', order({ bid: '3x' }, { bid: '3x' })],
    ['NAI-2.5', 'lords[1].gem', order({ gem: 2 }, { gem: 2 })],
    ['NAI-3.2', 'lords[0].gem', order({ gem: undefined }, {})],
    [null, 'lords.name[1]', order({ name: 'A' }, { name: 'A' })],
    [null, 'op.kind', coin({ kind: 'bite' })],
    ['NAI-12.5', 'op.coin', coin({ kind: 'improve', coin: '9g', plus: 1 })],
    ['NAI-12.11', 'op.coin', coin({ kind: 'improve', coin: '0x', plus: 1 })],
    ['NAI-12.5', 'op.plus', coin({ kind: 'improve', coin: '5', plus: 0 })],
    ['NAI-12.8', 'lord.purse', coin({ kind: 'exchange' })],
    [
      'NAI-12.11',
      'lord.purse',
      coin({ kind: 'exchange' }, { slots: ['2', '3', '4'], purse: ['0x', '5'] }),
    ],
    ['NAI-11.9', 'lord', coin({ kind: 'kardum' }, { coins: ['3x', '2', '3', '4', '5'] })],
    ['NAI-10.2', 'pending', { type: 'recruitOptions', lord: {}, expect: { legal: [] } }],
    [
      'NAI-14.1',
      'lords[0].command',
      {
        type: 'evaluation',
        lords: [{ name: 'A', command: ['tiss'] }, { name: 'B' }],
        expect: { awards: { tiss: 'A' } },
      },
    ],
    [
      'NAI-2.3',
      'layout[0]',
      {
        type: 'evaluation',
        layout: ['odin'],
        lords: [{ name: 'A' }, { name: 'B' }],
        expect: { awards: { tiss: 'A' } },
      },
    ],
    [
      null,
      'lords[0].total',
      {
        type: 'final',
        lords: [{ name: 'A', total: '9' }, { name: 'B' }],
        expect: { winners: ['A'] },
      },
    ],
  ])('%s %s', (clause, field, block) => {
    const error = refused(block);
    expect([error.clause, error.field]).toEqual([clause, field]);
  });
});
