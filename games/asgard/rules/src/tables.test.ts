import { seedOf, start } from '@meadhall/kernel';
import { describe, expect, test } from 'vitest';
import { asgard } from './asgard.ts';
import { asgardTilesOf, fullSupply, populationsOf } from './blank.ts';
import { discsOnBoard } from './cases/balance.ts';
import type { State } from './model.ts';
import { ANCESTRAL_WEAPONS, ARMS, WEAPONS } from './tables/arms.ts';
import { activeGods, GOD_NAMES, GODS, REQUESTS, SUPPORTS } from './tables/gods.ts';
import { COLOURS, RECRUIT_COUNT, SIDES, STRENGTH, strengthOf } from './tables/pieces.ts';
import { POPULATION_NAMES, POPULATIONS } from './tables/populations.ts';
import { POWER_TILE_NAMES } from './tables/powers.ts';
import { ASGARD_TILE_NAMES, BATTLE_VALUES, TRACK, tableFor } from './tables/table.ts';
import { PAYMENTS, STACKS, stackOf, TEMPLE_NAMES, TEMPLES } from './tables/temples.ts';
import { SPACES, spaceNamed, WORLDS } from './tables/worlds.ts';

const begin = (seats: number, seed = 1): State => start(asgard, { seats, seed: seedOf(seed) });
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

describe('terms', () => {
  test('ASG-0.1 a stone paid goes back to the common supply, not to another player', () => {
    const game = begin(4);
    expect(game.supply.stones).toEqual(fullSupply(4).stones);
    expect(game.seats.map(({ stones }) => sum(Object.values(stones)))).toEqual([0, 0, 0, 0]);
  });

  test('ASG-0.2 three types of Recruits: two Warriors of strength 1, the Giant of 2', () => {
    expect(STRENGTH).toEqual({ white: 1, orange: 1, giant: 2 });
    expect(strengthOf({ white: 2, orange: 1, giant: 3 })).toBe(9);
  });

  test('ASG-0.3 five gods on either side', () => {
    const of = (side: string): string[] => GOD_NAMES.filter((god) => GODS[god].side === side);
    expect(of('light')).toEqual(['freyja', 'baldr', 'odin', 'tyr', 'thor']);
    expect(of('darkness')).toEqual(['loki', 'hel', 'mimir', 'surtr', 'fenrir']);
  });

  test('ASG-0.5 seven Worlds with two spaces and two Lower Worlds with one', () => {
    expect(SPACES.filter(({ world }) => world >= 0)).toHaveLength(14);
    expect(spaceNamed('W3.darkness')).toEqual({ space: 'W3.darkness', world: 2, side: 'darkness' });
    expect(SPACES.filter(({ world }) => world < 0).map(({ side }) => side)).toEqual([...SIDES]);
  });

  test('ASG-0.6 turn order goes by Turn Order tile, whatever the seats', () => {
    const orders = new Set(Array.from({ length: 30 }, (_, i) => begin(3, i).order.join('')));
    expect(orders.size).toBe(6);
    const game = begin(3, 5);
    expect(game.agenda.at(-1)).toMatchObject({ do: 'startRecruit', seat: game.order[2] });
  });

  test('ASG-0.7 three discs in reserve and seven on the track make all but the score marker', () => {
    for (const [seat, player] of begin(4).seats.entries())
      expect(player.reserve + discsOnBoard(begin(4), seat) + TRACK.length - player.taken).toBe(10);
  });
});

describe('components', () => {
  test('ASG-1.1 the tables hold what the box holds', () => {
    expect(RECRUIT_COUNT).toEqual({ white: 12, orange: 12, giant: 10 });
    expect(sum(GOD_NAMES.map((god) => GODS[god].tiles.length))).toBe(38);
    expect([ARMS.weapon.length, ARMS.spell.length]).toEqual([7, 7]);
    expect(SIDES.map((side) => ANCESTRAL_WEAPONS[side].length)).toEqual([5, 5]);
    expect(ASGARD_TILE_NAMES).toHaveLength(5);
    expect(sum(Object.values(fullSupply(4).stones))).toBe(33);
    expect(fullSupply(4).seals).toEqual({ light: 9, darkness: 9 });
    expect(SIDES.map((side) => populationsOf(4, side).length)).toEqual([8, 8]);
    expect(POWER_TILE_NAMES).toEqual(['tyr', 'thor']);
    expect(TEMPLE_NAMES).toHaveLength(24);
    expect(BATTLE_VALUES.map((value) => tableFor(4).battleTiles[value])).toEqual([4, 5, 5, 3, 2]);
  });

  test('ASG-1.2 four tiles from 1 to 4 for each god, two of value 3 for Fenrir', () => {
    for (const god of GOD_NAMES)
      expect(GODS[god].tiles, god).toEqual(god === 'fenrir' ? [3, 3] : [1, 2, 3, 4]);
  });

  test('ASG-1.3 six gods have a colour of their own, white has no god', () => {
    const runes = GOD_NAMES.map((god) => GODS[god].rune);
    expect(runes).toEqual([
      'pink',
      'yellow',
      null,
      'red',
      'blue',
      'green',
      'black',
      null,
      null,
      null,
    ]);
    expect(COLOURS.filter((colour) => !runes.includes(colour as never))).toEqual(['white']);
  });

  test('ASG-1.4 sixteen Request slots, twenty Support slots', () => {
    expect(REQUESTS).toHaveLength(16);
    expect(REQUESTS.filter(({ god }) => god === 'odin').map(({ place }) => place)).toEqual([
      'odin.request.upper',
    ]);
    expect(SUPPORTS).toHaveLength(20);
  });

  test('ASG-1.5 a score past one hundred is a plain number', () => {
    const { game } = { game: begin(2) };
    for (const player of game.seats) player.points.track = 137;
    expect(asgard.sheet(game)[0]).toEqual({
      seat: 0,
      key: 'track',
      clause: 'ASG-17.1',
      points: 137,
    });
  });

  test('ASG-10.3 every bonus once a side, both sides worth the same', () => {
    const values = (side: string): number[] =>
      POPULATION_NAMES.filter((name) => POPULATIONS[name].side === side).map(
        (name) => POPULATIONS[name].value,
      );
    expect(values('light')).toEqual([7, 6, 5, 5, 4, 3, 3, 2]);
    expect(values('darkness')).toEqual(values('light'));
  });

  test('ASG-9.3 a value-7 Temple can be paid in four ways, any other in one', () => {
    for (const temple of TEMPLE_NAMES)
      expect(PAYMENTS[temple].length, temple).toBe(TEMPLES[temple].value === 7 ? 4 : 1);
    expect(PAYMENTS['temple-D1'].map(({ name }) => name)).toEqual([
      'temple-D1+yellow',
      'temple-D1+red',
      'temple-D1+blue',
      'temple-D1+black',
    ]);
  });

  test('ASG-16.7 the rewards of the seven Worlds', () => {
    expect(WORLDS.map(({ rewards }) => rewards.join('/'))).toEqual([
      '7/2',
      '8/3',
      '9/5',
      '10/6',
      '11/8',
      '12/9',
      '13/11',
    ]);
  });

  test('weapons are worth 21 in all, the ancestral ones 19 a side', () => {
    expect(sum(Object.values(WEAPONS))).toBe(21);
    expect(SIDES.map((side) => sum(ANCESTRAL_WEAPONS[side]))).toEqual([19, 19]);
  });
});

describe('set-up', () => {
  test.each([2, 3, 4])(
    'ASG-2.5 the stacks of all ten gods lie ready, one tile up (%i players)',
    (seats) => {
      const game = begin(seats);
      for (const god of GOD_NAMES) {
        const { tile } = game.gods[god];
        expect([tile, ...game.secret.gods[god]].sort()).toEqual([...GODS[god].tiles].sort());
      }
      expect(activeGods(1)).toEqual(['freyja', 'baldr', 'odin', 'tyr', 'thor', 'loki', 'hel']);
    },
  );

  test('ASG-2.6 four stacks of six Temples, one tile of each up', () => {
    const game = begin(4);
    for (const stack of STACKS) {
      const all = [game.temples[stack], ...game.secret.temples[stack]];
      expect(all.sort()).toEqual(TEMPLE_NAMES.filter((temple) => stackOf(temple) === stack));
    }
  });

  test('ASG-2.8 two shuffled piles of five Ancestral Weapons', () => {
    const orders = Array.from({ length: 20 }, (_, i) => begin(4, i).secret.ancestral);
    for (const { light, darkness } of orders) {
      expect([...light].sort()).toEqual([1, 2, 4, 5, 7]);
      expect([...darkness].sort()).toEqual([1, 2, 4, 5, 7]);
    }
    expect(new Set(orders.map(({ light }) => light.join(''))).size).toBeGreaterThan(10);
  });

  test('ASG-2.11 seven Weapons and seven Spells, whatever the number of players', () => {
    for (const seats of [2, 3, 4])
      expect(begin(seats).secret.piles).toEqual({ weapon: ARMS.weapon, spell: ARMS.spell });
  });

  test.each([
    [2, [0, 3], 1, 3],
    [3, [0], 2, 4],
    [4, [], 3, 5],
  ])('ASG-2.4, ASG-2.10 with %i players Worlds %j stay empty', (seats, empty, row, tiles) => {
    const game = begin(seats);
    expect(
      game.worlds.flatMap((it, i) => (it.light === null && it.darkness === null ? [i] : [])),
    ).toEqual(empty);
    const board = game.worlds.flatMap(({ light, darkness }) => [light, darkness]);
    const dealt = [...board, game.lower.light, game.lower.darkness].filter((tile) => tile !== null);
    expect(dealt.sort()).toEqual(SIDES.flatMap((side) => populationsOf(seats, side)).sort());
    expect(game.row).toHaveLength(row);
    expect(asgardTilesOf(seats)).toHaveLength(tiles);
  });
});
