import { IllegalSetup, totals } from '@meadhall/kernel';
import { describe, expect, test } from 'vitest';
import { runCase } from './cases/runCase.ts';
import { examplePosition, readPosition } from './position.ts';
import { sheet, winners } from './sheet.ts';

describe('a position typed from the table', () => {
  test('the example has all three goals of Legend 2', () => {
    const { game, names } = readPosition(examplePosition);
    expect(names).toEqual(['Kram', 'Chada']);
    expect(sheet(game).filter(({ key }) => key === 'objectives')).toMatchObject([
      { seat: 0, points: 30 },
      { seat: 1, points: 30 },
    ]);
    expect(totals(sheet(game), 2)).toEqual([30 + 1 + 3 + 8 + 2, 30 + 1 + 4 + 6 + 1]);
  });

  test('AND-19.4 it is won as its goals say, or as it was typed', () => {
    const { result: _, ...untold } = examplePosition;
    const end = (change: object) => winners(readPosition({ ...untold, ...change }).game);
    expect(winners(readPosition(examplePosition).game)).toEqual([0, 1]);
    expect(end({})).toEqual([0, 1]);
    expect(end({ defeatedTags: [] })).toEqual([]);
    expect(end({ result: 'lost' })).toEqual([]);
    expect(end({ castle: { in: ['gor', 'gor', 'gor', 'gor', 'gor'], saved: 1 } })).toEqual([]);
    // The fates of Legend 3 are not typed, so the word of the table decides.
    const third = { legend: 'L3', defeatedTags: ['boss'] };
    expect(end(third)).toEqual([]);
    expect(end({ ...third, result: 'won' })).toEqual([0, 1]);
  });

  test.each<[string, object]>([
    ['legend', { legend: 'L9' }],
    ['result', { result: 'draw' }],
    ['result', { result: 'won', defeatedTags: [] }],
    ['result', { legend: 'L3', castle: { in: ['gor', 'gor', 'gor', 'gor', 'gor'], saved: 1 } }],
    ['heroes', { heroes: [] }],
    ['given.heroes.0.sp', { heroes: [{ id: 'dwarf', sp: 15 }] }],
    ['given.heroes.1', { heroes: [{ id: 'dwarf' }, { id: 'dwarf' }] }],
    ['given.creatures.0', { creatures: ['gor@75'] }],
    ['given.narrator', { narrator: 'Z' }],
    ['heroes.0.defeated', { heroes: [{ id: 'dwarf', defeated: -1 }] }],
  ])('a mistake at %s is named', (field, change) => {
    const refused = () => readPosition({ ...examplePosition, ...change });
    expect(refused).toThrow(IllegalSetup);
    expect(refused).toThrow(field);
  });
});

describe('a case that cannot be', () => {
  const refuses = (block: unknown) => () => runCase(block);
  test.each<[string, unknown]>([
    ['case', 7],
    ['case.givn', { givn: {} }],
    ['given.fgo', { given: { fgo: {} } }],
    ['given.heroes.0.id', { given: { heroes: ['elf'] } }],
    ['given.heroes.0.wp', { given: { heroes: [{ id: 'dwarf', wp: 21 }] } }],
    ['given.heroes.0.items', { given: { heroes: [{ id: 'dwarf', items: ['bow', 'shield'] }] } }],
    ['given.creatures.1', { given: { creatures: ['gor@8', 'skral@8'] } }],
    ['given.fog.8', { given: { fog: { 8: 'treasure' } } }],
    ['given.tokens.8.0', { given: { tokens: { 8: ['gem5'] } } }],
    ['given.eventDeck.0', { given: { eventDeck: ['golden 35'] } }],
    ['given.active', { given: { active: 'archer' } }],
    ['given.legend.cards', { given: { legend: { cards: 'none' } } }],
    ['script.0', { script: ['elf: pass'] }],
    ['script.0', { script: ['> storm'] }],
    ['dice.0.1', { dice: [['dwarf', 7]] }],
    ['expect.dwarf.luck', { expect: { 'dwarf.luck': 1 } }],
    ['expect.archer', { expect: { 'archer.wp': 1 } }],
  ])('%s', (field, block) => {
    expect(refuses(block)).toThrow(IllegalSetup);
    expect(refuses(block)).toThrow(field);
  });

  test('what is not as expected is said, value by value', () => {
    expect(
      runCase({ script: ['dwarf: pass'], expect: { 'dwarf.hours': 2, active: 'warrior' } }),
    ).toEqual(['dwarf.hours: expected 2, got 1']);
    expect(runCase({ script: ['dwarf: move 0 12'] })).toEqual([
      'script.0: dwarf: move 0 12 is not legal',
    ]);
    expect(runCase({ script: ['!dwarf: pass'] })).toEqual(['script: pass must not be legal']);
    expect(runCase({ dice: [['dwarf', 1]] })).toEqual(['dice.0: dwarf 1 was not rolled']);
  });
});
