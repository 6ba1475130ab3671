import { at } from '@meadhall/kernel';
import { table } from '@meadhall/testkit';
import { expect, test } from 'vitest';
import { CLASSES } from './cards.ts';
import type { State } from './model.ts';
import { nidavellir } from './nidavellir.ts';
import { owner, told } from './testing/scenes.ts';

/** Seat 0 has the same card in every column, and so one line. */
function oneLine({ seats }: State): void {
  at(seats, 0).army = CLASSES.map((_, column) => [at([0, 9, 17, 25, 35], column)]);
}

test('NID-41.5, NID-0.9 the only hero there is comes unasked', () => {
  const t = table(nidavellir, { seats: 2 }).given((game) => {
    oneLine(game);
    game.pool = ['skaa'];
    game.agenda.push({ do: 'countLines', seat: 0 });
  });
  expect(t.asked()).toEqual(['0 bid', '1 bid']);
  expect(told(t)).toContain('recruited');
  expect(t.game.seats[0]?.heroes).toEqual(['skaa']);
});

test('NID-9.9 nobody to recruit: it is told, and the table goes on', () => {
  const t = table(nidavellir, { seats: 2 }).given((game) => {
    oneLine(game);
    game.pool = ['hourya'];
    game.agenda.push({ do: 'countLines', seat: 0 });
  });
  expect(t.asked()).toEqual(['0 bid', '1 bid']);
  expect(told(t)).toContain('noHero');
  expect(t.game.pool).toEqual(['hourya']);
});

test('NID-41.6, NID-41.7 a single pair or column is discarded from unasked', () => {
  for (const [hero, columns] of [
    ['dagda', 2],
    ['bonfur', 1],
  ] as const) {
    const t = table(nidavellir, { seats: 2 }).given((game) => {
      at(game.seats, 0).army = CLASSES.map((name, column) =>
        name === 'warrior' || (columns === 2 && name === 'miner') ? [at([0, 9, 17], column)] : [],
      );
      game.agenda.push({ do: 'discard', seat: 0, hero });
    });
    expect(t.asked()).toEqual(['0 bid', '1 bid']);
    expect(t.game.discard).toHaveLength(columns);
    expect(t.game.seats[0]?.army.flat()).toEqual([]);
  }
});

test('NID-41.9, NID-38.9 equal pairs are one option, and two coins in hand are no choice', () => {
  const exchanging = (laid: State['laid'][number], coins: State['seats'][number]['coins']) =>
    table(nidavellir, { seats: 4 }).given((game) => {
      owner(1, 'uline')(game);
      at(game.seats, 1).coins = coins;
      game.laid[1] = laid;
      game.agenda.push({ do: 'exchange', seat: 1 });
    });
  const goblin = exchanging([0, null, null], ['b0', 'b2', 'b5', 't7', 't7']);
  expect(goblin.options(1, 'ulineExchange')).toEqual([
    { coins: [1, 2] },
    { coins: [1, 3] },
    { coins: [2, 3] },
    { coins: [3, 4] },
  ]);
  const horse = exchanging([1, 2, 0], ['b0', 'b2', 'b3', 'b4', 'b5']);
  expect(horse.asked()).toEqual(['0 bid', '1 bid', '2 bid', '3 bid']);
  expect(horse.game.seats[1]?.coins).toEqual(['b0', 'b2', 'b3', 'b4', 't9']);
});
