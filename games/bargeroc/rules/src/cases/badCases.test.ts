import { IllegalSetup } from '@meadhall/kernel';
import { expect, test } from 'vitest';
import { runCase } from './runCase.ts';

const GOOD = {
  run: 'merchant',
  state: { active: 'A', A: { ores: ['coal'] } },
  expect: { 'A.coins': 0 },
};

test('a good case has no differences, a wrong one names what differs', () => {
  expect(runCase(GOOD)).toEqual([]);
  expect(runCase({ ...GOOD, script: ['A: sell coal'] })).toEqual(['A.coins: expected 0, got 1']);
});

test('a scripted choice that is never offered, and a forbidden one that is, are differences', () => {
  expect(runCase({ ...GOOD, script: ['B: play inflation'] })).toEqual([
    'script.0 "B: play inflation": never offered',
  ]);
  expect(runCase({ ...GOOD, script: ['!A: sell coal'] })).toEqual([
    'script.0 "!A: sell coal": legal when asked merchant',
  ]);
});

test('more dice rolled than given is a difference', () => {
  const brawl = { run: 'tavern', state: { active: 'A' }, dice: [3, 3, 2], expect: {} };
  expect(runCase(brawl)).toEqual([expect.stringMatching(/^dice: 3 given, \d+ rolled$/)]);
  expect(runCase({ ...brawl, dice: [3, 2] })).toEqual([]);
});

const BAD: [string, unknown, string, string | null][] = [
  ['not a record', 7, 'case', null],
  ['an unknown field', { ...GOOD, scripts: [] }, 'case.scripts', null],
  ['an unknown step', { ...GOOD, run: 'bakery' }, 'run', 'BAR-13.6'],
  ['too many players', { ...GOOD, players: 7 }, 'seats', 'BAR-1.1'],
  ['a seat that is not there', { ...GOOD, state: { D: {} } }, 'state.D', null],
  ['nobody active', { ...GOOD, state: { active: 'Z' } }, 'state.active', 'BAR-1.1'],
  ['negative coins', { ...GOOD, state: { A: { coins: -1 } } }, 'state.A.coins', 'BAR-3.5'],
  ['endless bread', { ...GOOD, state: { A: { bread: 1e9 } } }, 'state.A.bread', 'BAR-3.5'],
  ['coins as text', { ...GOOD, state: { A: { coins: '3' } } }, 'state.A.coins', 'BAR-3.5'],
  ['an unknown ore', { ...GOOD, state: { A: { ores: ['mud'] } } }, 'state.A.ores.0', 'BAR-1.2'],
  ['an unknown object', { ...GOOD, state: { shop: ['spoon'] } }, 'state.shop.0', 'BAR-1.3'],
  ['an unknown card', { ...GOOD, state: { A: { tavern: ['x'] } } }, 'state.A.tavern.0', 'BAR-1.4'],
  ['an unknown mission', { ...GOOD, state: { missions: ['x'] } }, 'state.missions.0', 'BAR-1.10'],
  [
    'a mission twice',
    { ...GOOD, state: { missions: ['baker', 'baker'] } },
    'state.missions',
    'BAR-2.9',
  ],
  [
    'more cards than the box holds',
    { ...GOOD, state: { A: { objects: ['diadem'] }, shop: ['diadem'] } },
    'state.shop.0',
    'BAR-13.4',
  ],
  [
    'a Drought for two',
    { ...GOOD, players: 2, state: { A: { tavern: ['drought'] } } },
    'state.A.tavern.0',
    'BAR-13.4',
  ],
  [
    'unsellable ore for sale',
    { ...GOOD, state: { forSale: ['moonstone'] } },
    'state.forSale.0',
    'BAR-2.6',
  ],
  [
    'a round after the last',
    { ...GOOD, state: { rounds: 4, round: 5 } },
    'state.round',
    'BAR-2.13',
  ],
  ['thirteen rounds', { ...GOOD, state: { rounds: 13 } }, 'state.rounds', 'BAR-2.13'],
  ['seven doggy bags', { ...GOOD, state: { A: { doggy: 7 } } }, 'state.A.doggy.6', 'BAR-13.4'],
  ['a die with a seven', { ...GOOD, dice: [7] }, 'dice.0', 'BAR-1.5'],
  ['a random index below none', { ...GOOD, random: [-1] }, 'random.0', 'BAR-13.2'],
  ['a command without a seat', { ...GOOD, script: ['done'] }, 'script.0', null],
  ['an unknown command', { ...GOOD, script: ['A: dance'] }, 'script.0', 'BAR-13.6'],
  ['a command too long', { ...GOOD, script: ['A: sell coal now'] }, 'script.0', 'BAR-13.6'],
  ['a card without its target', { ...GOOD, script: ['A: play beer'] }, 'script.0', 'BAR-8.11'],
  [
    'a card with a wrong target',
    { ...GOOD, script: ['A: play racket B soup'] },
    'script.0',
    'BAR-9.6',
  ],
  ['an expectation of nothing known', { ...GOOD, expect: { 'A.hats': 1 } }, 'expect.A.hats', null],
  ['no expectation', { run: 'merchant' }, 'expect', null],
  [
    'a setup with a state',
    { run: 'setup', state: { active: 'A' }, expect: {} },
    'state',
    'BAR-2.3',
  ],
  [
    'a random index beyond the hand',
    {
      ...GOOD,
      state: { active: 'A', A: { tavern: ['racket'] }, B: { ores: ['coal'] } },
      random: [1],
      script: ['A: play racket B ore'],
    },
    'random',
    'BAR-13.2',
  ],
  ['rounds beyond reason', { run: 'setup', rounds: 13, expect: {} }, 'options.rounds', 'BAR-2.13'],
  ['an unknown option', { ...GOOD, options: { hats: 1 } }, 'options', null],
];

test.each(BAD)('%s is refused by field and clause', (_title, block, field, clause) => {
  let refused: unknown;
  try {
    runCase(block);
  } catch (error) {
    refused = error;
  }
  expect(refused).toBeInstanceOf(IllegalSetup);
  expect(refused).toMatchObject({ field, clause });
});
