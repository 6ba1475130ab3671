import { totals } from '@meadhall/kernel';
import { nidavellir, readPosition } from '@meadhall/nidavellir';
import { expect, test } from 'vitest';
import { award, newPlayer, palette, positionOf, ranksIn, type Tapped } from './sheet.ts';

const count = (...players: Tapped[]) => {
  const { game, names } = readPosition(positionOf(players, false));
  return totals(nidavellir.sheet(game), names.length);
};

test('a fresh sheet can be counted at once: everybody has their first coins', () => {
  expect(count(newPlayer('Céline'), newPlayer('Serge'))).toEqual([14, 14]);
});

test('cards are tapped by what is printed on them', () => {
  expect(palette('miner')).toEqual(['M0', 'M1', 'M2']);
  expect(palette('hunter')).toEqual(['H']);
  expect(palette('explorer')).toEqual(['E5', 'E6', 'E7', 'E8', 'E9', 'E10', 'E11', 'E12']);
});

test('what is tapped counts', () => {
  const celine = newPlayer('Céline');
  const army = { ...celine.army, explorer: ['E5', 'E11'], hunter: ['H', 'H', 'H'] };
  // Explorers 16, hunters 3 × 3.
  expect(count({ ...celine, army }, newPlayer('Serge'))).toEqual([14 + 16 + 9, 14]);
});

test('heroes bring their ranks to their column, Ylud to the one she stands in', () => {
  const player: Tapped = { ...newPlayer('Céline'), heroes: ['dagda', 'ylud'], ylud: 'hunter' };
  expect(ranksIn(player, 'hunter')).toBe(4);
  expect(ranksIn(player, 'explorer')).toBe(0);
});

test('a Distinction brings what comes with it, and takes it away again', () => {
  const hunter = award(newPlayer('Céline'), 'hunting-master');
  expect(hunter.coins).toContain('s3');
  expect(award(hunter, 'hunting-master')).toEqual(newPlayer('Céline'));
  expect(award(newPlayer('Céline'), 'crown-jeweler').gem).toBe(6);
  expect(ranksIn(award(newPlayer('Céline'), 'great-armorer'), 'blacksmith')).toBe(2);
  expect(count(hunter, newPlayer('Serge'))).toEqual([17, 14]);
});
