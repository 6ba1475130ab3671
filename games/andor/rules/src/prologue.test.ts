import { type Table, table } from '@meadhall/testkit';
import { describe, expect, test } from 'vitest';
import { andor } from './andor.ts';
import type { Andor } from './model.ts';
import type { HeroKind } from './tables/heroes.ts';

function arriving(...heroes: HeroKind[]): Table<Andor> {
  const t = table(andor, { seats: heroes.length, options: { prologue: true } });
  heroes.forEach((kind, seat) => {
    if (t.asked().includes(`${seat} chooseHero`)) t.play(seat, 'chooseHero', kind);
  });
  return t;
}

function go(t: Table<Andor>, seat: number, ...spaces: number[]): void {
  t.play(seat, 'arrive', 'move');
  for (const step of spaces) t.play(seat, 'walk', { step });
  if (t.asked().includes(`${seat} walk`)) t.play(seat, 'walk', 'stop');
}

/** The dwarf finds gold and buys strength, the wizard lifts a fog and drinks. */
function fulfil(t: Table<Andor>): void {
  go(t, 0, 39, 38, 16, 17);
  go(t, 1, 7, 11);
  go(t, 0, 18);
  go(t, 1, 0, 5);
  t.play(0, 'arrive', 'pass');
}

const told = (t: Table<Andor>): string[] =>
  t.game.news.flatMap((it) => (it.say === 'prologue' ? [it.now] : []));

describe('the prologue of Legend 1', () => {
  test('AND-22.1, AND-2.6 blue tiles, heroes far from the castle, moves and passes only', () => {
    const t = arriving('dwarf', 'warrior', 'archer', 'wizard');
    expect(t.game.seats.map(({ space }) => space)).toEqual([43, 25, 53, 9]);
    expect(Object.keys(t.game.fog)).toEqual(['11', '12', '13']);
    expect(t.game.wells).toEqual({ 5: 'full' });
    expect(t.game.ground).toEqual({ 17: ['gold2'], 20: ['gold1'] });
    expect(t.game.creatures).toEqual([]);
    expect(t.asked()).toEqual(['0 arrive']);
    expect(t.options(0, 'arrive')).toEqual(['move', 'pass']);
    expect(told(t)).toEqual(['begins']);
  });

  test('AND-22.1 seven hours and no overtime', () => {
    const t = arriving('dwarf', 'wizard');
    t.play(0, 'arrive', 'move');
    for (const step of [39, 38, 39, 38, 39, 38, 39]) t.play(0, 'walk', { step });
    expect(t.options(0, 'walk')).toEqual(['stop']);
    expect(t.play(0, 'walk', 'stop').game.seats[0]).toMatchObject({ hours: 7, willpower: 7 });
    t.play(1, 'arrive', 'pass');
    expect(t.asked()).toEqual(['1 arrive']);
  });

  test('AND-22.2 a tile works where a move ends, not where it passes', () => {
    const t = arriving('dwarf', 'wizard');
    go(t, 0, 39, 38, 16, 17, 18);
    expect(t.game.seats[0]).toMatchObject({ gold: 0, strength: 1 });
    go(t, 1, 7, 11);
    expect(t.game.fog[11]).toBeUndefined();
    go(t, 0, 17);
    expect(t.game.seats[0]).toMatchObject({ gold: 2, strength: 1 });
    expect(t.game.ground[17]).toBeUndefined();
    const before = t.game.seats[1]!.willpower;
    go(t, 1, 0, 5);
    expect(t.game.seats[1]!.willpower).toBe(before + 3);
    expect(t.game.wells[5]).toBe('empty');
    go(t, 0, 18);
    expect(t.game.seats[0]).toMatchObject({ gold: 0, strength: 2, hours: 7 });
  });

  test('AND-22.3 in the castle too early: all of it is played again', () => {
    const t = arriving('dwarf', 'wizard');
    go(t, 0, 39, 38, 16, 17);
    go(t, 1, 7, 0);
    expect(told(t)).toEqual(['again']);
    expect(t.game.seats.map(({ space, gold, hours }) => [space, gold, hours])).toEqual([
      [43, 0, 0],
      [9, 0, 0],
    ]);
    expect(t.game.ground[17]).toEqual(['gold2']);
    expect(t.asked()).toEqual(['0 arrive']);
  });

  test('AND-22.3 nobody in the castle after seven hours: again, and after three tries as if skipped', () => {
    const t = arriving('dwarf');
    const sleep = () => {
      for (let hour = 0; hour < 7; hour++) t.play(0, 'arrive', 'pass');
    };
    sleep();
    expect(told(t)).toEqual(['again']);
    sleep();
    expect(told(t)).toEqual(['again']);
    sleep();
    expect(told(t)).toEqual(['over']);
    expect(t.game.narrator).toBe('B');
    expect(t.game.seats[0]).toMatchObject({ space: 0, willpower: 7, hours: 0 });
  });

  test('AND-22.4 what was won is kept, blue tiles leave, who is in the castle has the rooster', () => {
    const t = arriving('dwarf', 'wizard');
    fulfil(t);
    const { gold, willpower } = t.game.seats[1]!;
    go(t, 1, 0);
    expect(told(t)).toEqual(['done']);
    // Card B1 gives 1 strength more, and 4 gold to share.
    expect(t.game.seats[0]).toMatchObject({ space: 18, strength: 3, gold: 0, hours: 0 });
    expect(t.game.seats[1]).toMatchObject({ space: 0, strength: 2, willpower, gold });
    expect(t.game.narrator).toBe('B');
    expect(Object.keys(t.game.fog)).toHaveLength(11);
    expect(t.game.ground).toEqual({});
    expect(Object.keys(t.game.wells)).toHaveLength(4);
    expect(t.game.rules).not.toContain('prologue');
    expect(t.game.rooster).toBe(1);
  });

  test('AND-22.5 it is played on request, and in Legend 1 alone', () => {
    const first = (options: object) =>
      table(andor, { seats: 1, options }).play(0, 'chooseHero', 'dwarf').asked();
    expect(first({ legend: 'L1' })).not.toContain('0 arrive');
    expect(first({ legend: 'L1', prologue: true })).toEqual(['0 arrive']);
    expect(first({ legend: 'L2', prologue: true })).not.toContain('0 arrive');
  });
});
