import { at, refusal } from '@meadhall/kernel';
import { type Table, table } from '@meadhall/testkit';
import { expect, test } from 'vitest';
import { CARDS, CLASSES } from './cards.ts';
import type { ArmyCard, Nidavellir, Player } from './model.ts';
import { nidavellir } from './nidavellir.ts';

/** Seat 0 with an army of these cards, asked to do one thing. */
function asked(army: string[], frame: Nidavellir['frame'], heroes: Player['heroes'] = []) {
  return table(nidavellir, { seats: 2 }).given((game) => {
    const player = at(game.seats, 0);
    player.army = CLASSES.map((_, i) => (army[i] ?? '').split(' ').filter(Boolean).map(card));
    player.heroes = heroes;
    game.pool = game.pool.filter((hero) => !heroes.includes(hero));
    game.agenda = [frame];
  });
}

const card = (name: string): ArmyCard => {
  const id = CARDS.findIndex(({ code }) => code === name);
  return id < 0 ? (name as ArmyCard) : id;
};

/** The rule a refusal cites. */
const clauseFor = ({ game }: Table<Nidavellir>, step: string, choice: unknown) =>
  refusal(nidavellir, game, { seat: 0, step, choice })?.clause;

test('every refusal of a hero says which rule stands against it', () => {
  const t = asked(['W3 tarah', 'H', 'M0 lokdur', 'B aegur', 'E5'], { do: 'recruit', seat: 0 }, [
    'tarah',
    'lokdur',
    'aegur',
  ]);
  const refused = (hero: unknown) => clauseFor(t, 'recruit', { hero });
  expect(refused('tarah')).toBe('NID-9.8');
  expect(refused('dagda')).toBe('NID-23.3');
  expect(refused('hourya')).toBe('NID-28.2');
  expect(refused('odin')).toBe('NID-9.3');
  expect(refused(null)).toBe('NID-9.3');
  expect(clauseFor(t, 'recruit', 'pass')).toBe('NID-9.3');
  expect(refused('bonfur')).toBeUndefined();
});

test('NID-25.3 Bonfur is refused when heroes lie last everywhere else', () => {
  const army = ['W3 tarah', 'H aral', 'M0 lokdur', 'B', 'E5 idunn'];
  const heroes: Player['heroes'] = ['tarah', 'aral', 'lokdur', 'idunn'];
  const t = asked(army, { do: 'recruit', seat: 0 }, heroes);
  expect(clauseFor(t, 'recruit', { hero: 'bonfur' })).toBe('NID-25.3');
});

test('NID-23.2, NID-25.2 what cannot be discarded', () => {
  const army = ['W3 W4', 'H', 'M0 M1', 'B B', 'E5 E6'];
  const dagda = asked(army, { do: 'discard', seat: 0, hero: 'dagda' });
  expect(clauseFor(dagda, 'discard', { columns: ['warrior'] })).toBe('NID-23.2');
  expect(clauseFor(dagda, 'discard', { columns: ['warrior', 'hunter'] })).toBe('NID-23.2');
  expect(clauseFor(dagda, 'discard', { columns: ['warrior', 'warrior'] })).toBe('NID-23.2');
  expect(clauseFor(dagda, 'discard', { columns: ['warrior', 'miner'] })).toBeUndefined();
  const bonfur = asked(army, { do: 'discard', seat: 0, hero: 'bonfur' });
  expect(clauseFor(bonfur, 'discard', { columns: ['blacksmith'] })).toBe('NID-25.2');
});

test('NID-10.2 the exchange coin is not transformed, and nobody declines', () => {
  const t = asked([], { do: 'transform', seat: 0, by: 3 });
  expect(clauseFor(t, 'transform', { coin: 0 })).toBe('NID-10.2');
  expect(clauseFor(t, 'transform', 'pass')).toBe('NID-10.2');
  expect(t.options(0, 'transform')).toHaveLength(4);
});

test('NID-40.1, NID-39.3, NID-39.5 Thrud and Ylud go to a column of their owner', () => {
  for (const [step, clause] of [
    ['placeThrud', 'NID-40.1'],
    ['placeYlud', 'NID-39.3'],
    ['moveYlud', 'NID-39.5'],
  ] as const) {
    const t = asked(['ylud'], { do: step, seat: 0 }, ['ylud', 'thrud']);
    expect(clauseFor(t, step, { column: 'cook' })).toBe(clause);
    expect(clauseFor(t, step, { column: 'miner' })).toBeUndefined();
  }
});

test('NID-39.3, NID-39.5 only at the end of Age 2, and from a column, may Ylud stay', () => {
  const stays = (step: 'placeYlud' | 'moveYlud') =>
    clauseFor(asked(['ylud'], { do: step, seat: 0 }, ['ylud']), step, 'stay');
  expect(stays('placeYlud')).toBe('NID-39.3');
  expect(stays('moveYlud')).toBeUndefined();
});
