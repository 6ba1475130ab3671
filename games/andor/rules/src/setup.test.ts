import { asks, seedOf, start, take } from '@meadhall/kernel';
import { table } from '@meadhall/testkit';
import { describe, expect, test } from 'vitest';
import { andor } from './andor.ts';
import type { LegendName } from './legends/legends.ts';
import type { State } from './model.ts';
import { ANDOR_SPACES } from './tables/andorSpaces.ts';
import { BOARDS } from './tables/boards.ts';
import { CREATURES } from './tables/creatures.ts';
import { EVENT_CARDS } from './tables/eventCards.ts';
import { FOG_TOKENS } from './tables/fog.ts';
import { ARTICLES, HEROES, RUBBLE } from './tables/heroes.ts';

/** A legend as it stands when the first hero has to act: every choice on the way takes the first option. */
function begun(legend: LegendName, seats: number, options: object = {}): State {
  const game = start(andor, {
    seats,
    seed: seedOf(`${legend} ${seats}`),
    options: { legend, ...options },
  });
  for (let open = asks(andor, game); open[0] && open[0].step !== 'act'; ) {
    const { seat, step, options: choices } = open[0];
    open = take(andor, game, { seat, step, choice: choices[0] } as never);
  }
  return game;
}

describe('components', () => {
  test('AND-1.4 figures of each kind', () => {
    expect(
      [CREATURES.gor, CREATURES.skral, CREATURES.troll, CREATURES.wardrak].map((it) => it.figures),
    ).toEqual([16, 5, 5, 2]);
  });
  test('AND-2.3, AND-2.4 ranks and names', () => {
    expect(Object.values(HEROES).map(({ rank }) => rank)).toEqual([7, 14, 25, 34]);
    expect(HEROES.warrior.names).toEqual(['Thorn', 'Mairen']);
    expect(HEROES.archer.names).toEqual(['Pasco', 'Chada']);
    expect(HEROES.wizard.names).toEqual(['Liphardus', 'Eara']);
    expect(HEROES.dwarf.names).toEqual(['Kram', 'Bait']);
  });
  test('AND-5.3, AND-5.12 bridges join their two spaces; 80 and 83 have no neighbours', () => {
    const paths = (space: number) => ANDOR_SPACES.find((it) => it.space === space)?.paths;
    for (const [a, b] of [
      [16, 48],
      [38, 39],
      [46, 47],
    ] as const) {
      expect(paths(a)).toContain(b);
      expect(paths(b)).toContain(a);
    }
    expect(paths(80)).toEqual([]);
    expect(paths(83)).toEqual([]);
    for (const { space, paths: near } of ANDOR_SPACES)
      for (const to of near) expect(paths(to)).toContain(space);
  });
  test('AND-7.1, AND-7.7 fifteen fog tokens, eleven of them in the first legend', () => {
    expect(FOG_TOKENS['all 15']).toHaveLength(15);
    expect(FOG_TOKENS['legend 1']).toHaveLength(11);
    expect(FOG_TOKENS['all 15'].filter((it) => it === 'event')).toHaveLength(5);
    expect(FOG_TOKENS['legend 1']).not.toContain('gor');
    expect(BOARDS.andor.fog).toHaveLength(15);
  });
  test('AND-9.4 the supply of articles', () => {
    const counts = Object.fromEntries(
      Object.entries(ARTICLES).map(([name, { count }]) => [name, count]),
    );
    expect(counts).toEqual({
      shield: 4,
      bow: 3,
      falcon: 2,
      wineskin: 5,
      telescope: 2,
      brew: 5,
      helm: 3,
    });
  });
  test('AND-12.4 rubble', () => {
    expect(RUBBLE).toEqual([
      'rubble2',
      'rubble5',
      'rubble5',
      'rubble6',
      'rubble7',
      'rubble7',
      'rubble8',
      'rubble8',
    ]);
  });
  test('AND-20.3 cards with a shield', () => {
    const shields = (colour: string) =>
      Object.entries(EVENT_CARDS)
        .filter(([card, { shield }]) => shield && card.startsWith(colour))
        .map(([card]) => Number(card.split(' ')[1]));
    expect(shields('silver')).toEqual([2, 4, 6, 8, 10]);
    expect(shields('golden')).toEqual([
      2, 4, 7, 9, 11, 15, 17, 18, 19, 20, 21, 22, 24, 27, 31, 32, 33,
    ]);
  });
});

describe('the table before the first turn', () => {
  test('AND-1.2, AND-1.10 each seat chooses another hero, one after the other', () => {
    const t = table(andor, { seats: 3 });
    expect(t.asked()).toEqual(['0 chooseHero']);
    t.play(0, 'chooseHero', 'archer');
    expect(t.options(1, 'chooseHero')).toEqual(['dwarf', 'warrior', 'wizard']);
    t.play(1, 'chooseHero', 'dwarf').play(2, 'chooseHero', 'wizard');
    expect(t.game.seats.map(({ kind }) => kind)).toEqual(['archer', 'dwarf', 'wizard']);
  });
  test('AND-1.3 one hero alone has numbers of his own', () => {
    const game = begun('L2', 1);
    expect(game.seats).toHaveLength(1);
    expect(game.result).toBeNull();
  });
  test('AND-1.6, AND-2.6 wells, fog, heroes on their ranks', () => {
    const game = begun('L2', 4);
    expect(game.wells).toEqual({ 5: 'full', 35: 'full', 45: 'full', 55: 'full' });
    expect(Object.keys(game.fog)).toHaveLength(15);
    expect(game.narrator).toBe('A');
    expect(
      game.seats.map(({ space, willpower, strength }) => [space, willpower, strength]),
    ).toEqual([
      [7, 7, 2],
      [14, 7, 2],
      [25, 7, 2],
      [34, 7, 2],
    ]);
  });
  test('AND-2.2 the first legend gives 1 strength and 7 willpower before its cards', () => {
    const t = table(andor, { seats: 2 });
    expect(t.game.seats.map(({ strength, willpower }) => [strength, willpower])).toEqual([
      [1, 7],
      [1, 7],
    ]);
  });
  test('AND-1.7 event decks', () => {
    const cards = (legend: LegendName) => {
      const { eventDeck } = start(andor, { seats: 2, seed: seedOf(1), options: { legend } });
      return [...new Set(eventDeck.map((card) => card.split(' ')[0]))].join() + eventDeck.length;
    };
    expect(start(andor, { seats: 2, seed: seedOf(1) }).eventDeck[0]).toBe('silver start');
    expect(['L1', 'L2', 'L3', 'L4', 'L5'].map((it) => cards(it as LegendName))).toEqual([
      'silver12',
      'golden34',
      'golden34',
      'silver11',
      'golden34',
    ]);
  });
  test('AND-1.8, AND-1.9 the lowest rank acts at once; only the first legend begins with a sunrise', () => {
    expect(begun('L2', 3).narrator).toBe('A');
    expect(begun('L2', 3).agenda.at(-1)).toEqual({ do: 'act', seat: 0 });
    expect(begun('L1', 3).narrator).toBe('B');
  });
  test('AND-22.5 without the prologue: the lowest rank has the rooster in the castle', () => {
    const game = begun('L1', 3);
    expect(game.seats.map(({ space }) => space)).toEqual([0, 14, 25]);
    expect(game.agenda.at(-1)).toEqual({ do: 'act', seat: 0 });
    expect(game.creatures.map(({ space }) => space)).toEqual([13, 19, 3, 21]);
  });
  test('AND-7.7 eleven tokens, none under a hero; AND-8.5 wells fill at the first sunrise', () => {
    const game = begun('L1', 4);
    expect(Object.keys(game.fog)).toHaveLength(11);
    for (const { space } of game.seats) expect(game.fog[space]).toBeUndefined();
    expect(Object.values(game.wells)).toEqual(['full', 'full', 'full', 'full']);
  });
  test('AND-19.7 the easy side is used where there is one', () => {
    expect(begun('L2', 2, { difficulty: 'easy' }).farmers).toEqual([24, 36]);
    expect(begun('L2', 2).farmers).toEqual([24]);
    expect(begun('L1', 2, { difficulty: 'easy' }).difficulty).toBe('normal');
  });
});
