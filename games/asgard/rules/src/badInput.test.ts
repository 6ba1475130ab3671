import { IllegalSetup } from '@meadhall/kernel';
import { describe, expect, test } from 'vitest';
import { runCase } from './cases/runCase.ts';
import { examplePosition } from './position/example.ts';
import { readPosition } from './position/readPosition.ts';

/** What is refused: the field, and the rule it rests on. */
function refused(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof IllegalSetup) return `${error.field} ${error.clause ?? '–'}`;
    throw error;
  }
  return 'not refused';
}

const turn = { run: 'turn', expect: {} };
const given = (position: object): object => ({ ...turn, given: { active: 'red', ...position } });

describe('a case that cannot be is refused by field and clause', () => {
  test.each<[string, unknown]>([
    ['the whole –', 7],
    ['the whole –', null],
    ['playerz –', { ...turn, playerz: 3 }],
    ['players ASG-2.1', { ...turn, players: 5 }],
    ['players ASG-2.1', { ...turn, players: '4' }],
    ['id –', { ...turn, id: 7 }],
    ['clauses –', { ...turn, clauses: 'ASG-1.1' }],
    ['clauses.1 –', { ...turn, clauses: ['ASG-1.1', 'the first one'] }],
    ['run –', { run: 'phase9', expect: {} }],
    ['run –', { run: [], expect: {} }],
    ['run.1 –', { run: ['phase1', 'nap'], expect: {} }],
    ['expect –', { run: 'phase1' }],
    ['expect.red.gold –', { run: 'phase1', expect: { 'red.gold': 3 } }],
    ['expect.worlds.W8.light –', { run: 'phase1', expect: { 'worlds.W8.light': null } }],
    ['given.active ASG-7.1', { run: 'turn', given: {}, expect: {} }],
    ['given.active ASG-7.1', given({ active: 'green' })],
    ['given.blue –', { ...given({ blue: {} }), players: 2 }],
    ['given.round ASG-4.1', given({ round: 6 })],
    ['given.order ASG-0.6', given({ order: ['red', 'blue'] })],
    ['given.order.1 ASG-0.6', given({ order: ['red', 'red', 'blue', 'purple'] })],
    ['given.red.vp –', given({ red: { vp: -1 } })],
    ['given.red.stones.pink ASG-1.1', given({ red: { stones: { pink: 6 } } })],
    ['given.red.stones.gold –', given({ red: { stones: { gold: 1 } } })],
    ['given.red.stones.pink ASG-1.1', { ...given({ red: { stones: { pink: 4 } } }), players: 2 }],
    ['given.red.reserve ASG-0.7', given({ red: { reserve: 12 } })],
    ['given.red.taken ASG-0.7', given({ red: { taken: 8 } })],
    ['given.red.taken ASG-0.7', given({ red: { reserve: 2, taken: 0 } })],
    ['given.red.taken ASG-0.7', given({ red: { taken: 0, asgard: 4 } })],
    ['given.red ASG-0.7', given({ red: { asgard: 6, centre: 6 } })],
    ['given.red.tiles.0 ASG-1.1', given({ red: { tiles: ['weapon-9'] } })],
    [
      'given.yellow.tiles ASG-1.1',
      given({ red: { tiles: ['weapon-1'] }, yellow: { tiles: ['weapon-1'] } }),
    ],
    [
      'given.yellow.temples ASG-1.1',
      given({ red: { temples: ['temple-A1'] }, yellow: { temples: ['temple-A1'] } }),
    ],
    ['given.yellow.power ASG-1.1', given({ red: { power: ['tyr'] }, yellow: { power: ['tyr'] } })],
    [
      'given.red.populations.0 ASG-2.10',
      { ...given({ red: { populations: ['pop-L6'] } }), players: 3 },
    ],
    ['given.red.battleTiles.0 ASG-1.1', given({ red: { battleTiles: [4] } })],
    ['given.red.cards.0 ASG-5.1', given({ red: { cards: ['mimir'] } })],
    [
      'given.red.cards ASG-5.2',
      given({ red: { reserve: 1, taken: 0, centre: 2, cards: ['tyr', 'thor'] } }),
    ],
    ['given.gods.odin.request.lower –', given({ gods: { odin: { request: { lower: 'red' } } } })],
    ['given.gods.tyr.temple ASG-0.7', given({ gods: { tyr: { temple: 'nobody' } } })],
    [
      'given.gods.tyr.support ASG-6.2',
      given({ gods: { tyr: { support: { upper: 'red', lower: 'red' } } } }),
    ],
    ['given.gods.fenrir.recruits ASG-9.4', given({ gods: { fenrir: { recruits: { white: 1 } } } })],
    ['given.gods.tyr.tiles.1 ASG-1.2', given({ gods: { tyr: { tiles: [1, 1] } } })],
    [
      'given.gods.tyr.tiles.0 ASG-1.2',
      given({ gods: { tyr: { tiles: [2] } }, worlds: { W1: { light: 'tyr:2' } } }),
    ],
    ['given.sealsOn.0 ASG-2.3', given({ sealsOn: ['ymir'] })],
    ['given.worlds.W1.light ASG-0.5', given({ worlds: { W1: { light: 'hel:1' } } })],
    ['given.worlds.W1.light ASG-0.5', given({ worlds: { W1: { light: 'odin:7' } } })],
    ['given.worlds.W1.darkness ASG-1.2', given({ worlds: { W1: { darkness: 'fenrir:2' } } })],
    [
      'given.worlds.W2.light ASG-1.2',
      given({ worlds: { W1: { light: 'odin:1' }, W2: { light: 'odin:1' } } }),
    ],
    [
      'given.worlds.W1.light ASG-1.2',
      given({ red: { populations: ['pop-L1'] }, worlds: { W1: { light: 'pop-L1' } } }),
    ],
    [
      'given.worlds.W1.light ASG-2.10',
      { ...given({ worlds: { W1: { light: 'odin:1' } } }), players: 3 },
    ],
    [
      'given.worlds.W2.light ASG-2.10',
      { ...given({ worlds: { W2: { light: 'pop-L6' } } }), players: 3 },
    ],
    ['given.worlds.W1.disc ASG-11.7', given({ worlds: { W1: { disc: 'red.light' } } })],
    [
      'given.worlds.W1.disc ASG-11.8',
      { ...given({ worlds: { W1: { disc: 'red.darkness' } } }), players: 3 },
    ],
    ['given.worlds.W1.victory.1 ASG-12.9', given({ worlds: { W1: { victory: ['red', 'red'] } } })],
    ['given.valhalla.white ASG-1.1', given({ valhalla: { white: 13 } })],
    [
      'given.supply.recruits.white ASG-1.1',
      given({ valhalla: { white: 12 }, red: { recruits: { white: 1 } } }),
    ],
    ['given.supply.stones.pink ASG-1.1', given({ supply: { stones: { pink: 0 } } })],
    ['given.supply.battleTiles.20 ASG-2.7', given({ supply: { battleTiles: { 20: 3 } } })],
    ['given.temples.A.0 ASG-2.6', given({ temples: { A: ['temple-B1'] } })],
    [
      'given.asgard.row ASG-2.4',
      { ...given({ asgard: { row: ['asg-exchange', 'asg-recruit-3'] } }), players: 2 },
    ],
    ['given.asgard.row.0 ASG-2.4', { ...given({ asgard: { row: ['asg-nothing'] } }), players: 2 }],
    ['given.ancestral.light.0 ASG-2.8', given({ ancestral: { light: [3] } })],
    ['given.ancestral.light.1 ASG-2.8', given({ ancestral: { light: [4, 4] } })],
    [
      'given.ragnarokAncestral.darkness.0 ASG-2.8',
      { run: 'ragnarok', given: { ragnarokAncestral: { darkness: [6] } }, expect: {} },
    ],
    ['decisions –', { ...given({}), decisions: 'none' }],
    ['decisions.0.ask –', { ...given({}), decisions: [{ by: 'red', ask: 'D-19', choose: 1 }] }],
    ['decisions.0.by –', { ...given({}), decisions: [{ by: 'nobody', ask: 'D-07', choose: 1 }] }],
    ['decisions.0.choose –', { ...given({}), decisions: [{ by: 'red', ask: 'D-07' }] }],
    [
      'decisions.0.why –',
      { ...given({}), decisions: [{ by: 'red', ask: 'D-07', choose: 'x', why: 'x' }] },
    ],
    ['options –', { ...given({}), options: { speed: 3 } }],
    ['options.battleSlotsPerWorld ASG-11.7', { ...given({}), options: { battleSlotsPerWorld: 3 } }],
  ])('%s', (complaint, block) => {
    expect(refused(() => runCase(block))).toBe(complaint);
  });
});

test('a case may name part of a clause, a ruling or a decision', () => {
  const clauses = ['ASG-2', 'ASG-7.2c', 'R-10', 'D-08'];
  expect(runCase({ clauses, run: 'phase2', expect: {} })).toEqual([]);
});

describe('a case that goes wrong says how', () => {
  const request = {
    run: 'turn',
    given: {
      active: 'red',
      gods: { freyja: { request: { upper: 'red' } } },
      valhalla: { white: 1 },
    },
  };

  test.each<[string, object, string[]]>([
    [
      'a wrong value',
      { ...request, expect: { 'red.stones': { pink: 3 } } },
      ['red.stones: expected {"pink":3}, got {"pink":2}'],
    ],
    [
      'something unmentioned in a record',
      { ...request, expect: { valhalla: {} } },
      ['valhalla: expected {}, got {"white":1}'],
    ],
    [
      'a wrong length',
      { ...request, expect: { 'supply.weapons.length': 6 } },
      ['supply.weapons.length: expected 6, got 7'],
    ],
    [
      'an answer never asked for',
      { ...request, decisions: [{ by: 'red', ask: 'D-15', choose: 'skip' }], expect: {} },
      ['decisions.0: red is never asked D-15'],
    ],
    [
      'a question that should not come',
      { ...request, decisions: [{ by: 'red', never: 'D-10' }], expect: {} },
      ['decisions.0: red is asked D-10: "white", "stop"'],
    ],
    [
      'an option that is missing',
      {
        ...request,
        decisions: [{ by: 'red', ask: 'D-10', legal: ['white', 'orange'], choose: 'stop' }],
        expect: {},
      },
      ['decisions.0: "orange" should be offered, is not'],
    ],
    [
      'an option too many',
      {
        ...request,
        decisions: [{ by: 'red', ask: 'D-10', legal: [], choose: 'stop' }],
        expect: {},
      },
      ['decisions.0: "white" should not be offered, is'],
    ],
    [
      'an excluded option',
      {
        ...request,
        decisions: [{ by: 'red', ask: 'D-10', excludes: ['white'], choose: 'stop' }],
        expect: {},
      },
      ['decisions.0: "white" should not be offered, is'],
    ],
    [
      'an answer that is not offered',
      { ...request, decisions: [{ by: 'red', ask: 'D-10', choose: 'orange' }], expect: {} },
      ['decisions.0: "orange" is not offered, but "white", "stop"'],
    ],
    [
      'a wrong fact',
      {
        run: 'phase1',
        given: {},
        decisions: [{ by: 'red', ask: 'D-04', count: 4, choose: ['tyr', 'thor', 'hel'] }],
        expect: {},
      },
      ['decisions.0: count: expected 4, got 3'],
    ],
    [
      'lists in the wrong order, where order counts',
      {
        run: 'final',
        given: {},
        expect: {
          'order!': ['yellow', 'red', 'blue', 'purple'],
          order: ['yellow', 'red', 'blue', 'purple'],
        },
      },
      ['order!: expected ["yellow","red","blue","purple"], got ["red","yellow","blue","purple"]'],
    ],
    [
      'a question without an answer',
      { run: 'phase2', given: { red: { cards: ['mimir'] }, round: 2 }, expect: {} },
      [
        'red is asked D-05, which the case does not answer: "mimir.request.upper", "mimir.temple", "mimir.asgard"',
      ],
    ],
  ])('%s', (_, block, problems) => {
    expect(runCase(block)).toEqual(problems);
  });
});

describe('a typed table', () => {
  test('ASG-16.5, ASG-17.1 the example comes to its points', () => {
    const { game, names } = readPosition(examplePosition);
    expect(names).toEqual(['Astrid', 'Bjarni', 'Céline']);
    const points = game.seats.map(({ points: { track, battleTiles, worlds } }) => [
      track,
      battleTiles,
      ...worlds,
    ]);
    expect(points).toEqual([
      [41, 17, 0, 11, 0, 0, 0, 0, 0],
      [38, 6, 0, 0, 0, 0, 0, 0, 23],
      [45, 5, 0, 0, 0, 0, 0, 0, 11],
    ]);
  });

  const two = [{ name: 'a' }, { name: 'b' }];
  const world = (front: object, more: object = {}): object => ({
    players: two,
    worlds: { W2: front },
    ...more,
  });
  const thor = { light: 'thor:4', darkness: 'pop-D2' };
  const supported = { gods: { thor: { upper: 'a' } } };

  test.each<[string, unknown]>([
    ['the whole –', []],
    ['the whole –', null],
    ['players ASG-2.1', {}],
    ['players ASG-2.1', { players: [{ name: 'a' }] }],
    ['players.1.name ASG-0.6', { players: [{ name: 'a' }, { name: 'a' }] }],
    ['players.0.name ASG-0.6', { players: [{}, { name: 'a' }] }],
    ['players.0.points ASG-17.1', { players: [{ name: 'a', points: 1.5 }, { name: 'b' }] }],
    [
      'players.0.battleTiles.0 ASG-13.1',
      { players: [{ name: 'a', battleTiles: [7] }, { name: 'b' }] },
    ],
    [
      'players.0.battleTiles.1 ASG-2.7',
      { players: [{ name: 'a', battleTiles: [20, 20] }, { name: 'b' }] },
    ],
    [
      'players.0.battleTiles.5 ASG-13.1',
      { players: [{ name: 'a', battleTiles: [3, 3, 5, 5, 9, 9] }, { name: 'b' }] },
    ],
    ['gods.ymir –', { players: two, gods: { ymir: {} } }],
    ['gods.tyr.upper ASG-15.3', { players: two, gods: { tyr: { upper: 'c' } } }],
    ['gods.tyr ASG-6.2', { players: two, gods: { tyr: { upper: 'a', lower: 'a' } } }],
    ['worlds.W4 ASG-2.10', { players: two, worlds: { W4: thor } }],
    ['worlds.W2.darkness ASG-0.5', world({ light: 'thor:4' })],
    ['worlds.W2.light ASG-0.5', world({ light: 'hel:4', darkness: 'pop-D2' })],
    ['worlds.W2.darkness ASG-1.2', world({ light: 'thor:4', darkness: 'pop-D6' })],
    [
      'worlds.W3.light ASG-1.2',
      { players: two, worlds: { W2: thor, W3: { light: 'thor:4', darkness: 'hel:1' } } },
    ],
    ['worlds.W2 ASG-15.4', world({ light: 'pop-L1', darkness: 'pop-D2' })],
    [
      'worlds.W2.recruits.darkness ASG-15.5',
      world({ ...thor, recruits: { darkness: { white: 1 } } }),
    ],
    [
      'worlds.W2.recruits.darkness ASG-9.4',
      world({ light: 'thor:4', darkness: 'fenrir:3', recruits: { darkness: { giant: 1 } } }),
    ],
    [
      'worlds.W2.recruits.light.white ASG-1.1',
      world({ ...thor, recruits: { light: { white: 13 } } }),
    ],
    ['worlds.W2.under.light.0 ASG-15.8', world({ ...thor, under: { light: ['weapon-1'] } })],
    ['worlds.W2.under.light.0 ASG-15.8', world({ ...thor, under: { light: ['axe'] } }, supported)],
    [
      'worlds.W2.under.light.1 ASG-1.1',
      world({ ...thor, under: { light: ['weapon-1', 'weapon-1'] } }, supported),
    ],
    ['worlds.W2.ancestral ASG-15.4', world({ ...thor, ancestral: 3 })],
    ['worlds.W2.ancestral ASG-15.4', world({ light: 'thor:4', darkness: 'hel:1', ancestral: 4 })],
    ['options –', { players: two, options: { speed: 1 } }],
  ])('refuses %s', (complaint, typed) => {
    expect(refused(() => readPosition(typed))).toBe(complaint);
  });
});
