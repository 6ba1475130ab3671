import { at, refusal } from '@meadhall/kernel';
import { table } from '@meadhall/testkit';
import { describe, expect, test } from 'vitest';
import { nains } from './nains.ts';
import { army, bid, dwarf, gems, type Play, serve, told } from './testing/scenes.ts';

/** The rule a refusal cites. */
const clauseFor = ({ game }: Play, step: string, choice: unknown) =>
  refusal(nains, game, { seat: 0, step, choice })?.clause;

/** Seat 0 is about to recruit, with so many lines due and Mercenaries in a row. */
const recruiting = (due: number, row: number, ...columns: string[]): Play =>
  table(nains, { seats: 2 }).given((game) => {
    army(0, ...columns)(game);
    game.agenda = [{ do: 'recruit', seat: 0, due, row }];
  });

describe('taking a dwarf', () => {
  test('NAI-9.2, NAI-9.3 one of the cards left, into its column; the last one is no choice', () => {
    const t = table(nains, { seats: 3 }).given(serve(0, 'SHI-1-05', 'TEM-1-04', 'FOR-1-05'));
    bid(t, [5, 4, 3], [4, 5, 3], [3, 4, 5]);
    expect(t.options(0, 'take')).toHaveLength(3);
    expect(() => t.play(0, 'take', 'pass' as never)).toThrow('notOffered (NAI-9.2)');
    t.play(0, 'take', { card: dwarf('TEM-1-04') }).play(1, 'take', { card: dwarf('FOR-1-05') });
    expect(t.game.news).toContainEqual({
      say: 'took',
      seat: 2,
      tavern: 0,
      card: dwarf('SHI-1-05'),
      last: true,
    });
    expect(t.game.seats.map((lord) => lord.army.map((column) => column.length))).toEqual([
      [0, 1, 0, 0, 0],
      [0, 0, 0, 1, 0],
      [1, 0, 0, 0, 0],
    ]);
  });

  test('NAI-9.1 take, effect, discard, Cognars, exchange, then the next lord', () => {
    const t = table(nains, { seats: 2 }).given((game) => {
      gems(4, 5)(game);
      serve(0, 'SHI-1-01', 'SHI-1-02', 'SHI-1-03')(game);
      serve(1, 'TAL-1-04', 'SHI-1-06', 'TEM-1-05')(game);
      army(0, 'SHI-1-05', 'TEM-1-04', 'ERR-1-05', 'FOR-1-05', '')(game);
    });
    bid(t, [5, 0, 4], [4, 0, 3]);
    t.play(0, 'take', { card: dwarf('SHI-1-01') }).play(1, 'take', { card: dwarf('SHI-1-02') });
    expect(t.asked()).toEqual(['1 take']);
    t.play(1, 'take', { card: dwarf('SHI-1-06') });
    expect(t.asked()).toEqual(['1 dismiss']);
    t.play(1, 'dismiss', { card: dwarf('TEM-1-05') });
    // The last card is the Talion dwarf: seat 0 takes it unasked and improves the purse.
    expect(told(t)).toEqual(['dismissed', 'exchanged', 'took']);
    expect(t.asked()).toEqual(['0 improvePurse']);
    t.play(0, 'improvePurse', { coin: 1 });
    expect(told(t)).toEqual(['improved']);
    expect(t.asked()).toEqual(['0 recruit']);
    t.play(0, 'recruit', { cognar: 'gurdan' });
    expect(told(t).slice(0, 3)).toEqual(['recruited', 'exchanged', 'gemsSwapped']);
  });

  test('NAI-9.10, NAI-9.12 two lords, second tavern: what the first sends away is gone', () => {
    const t = table(nains, { seats: 2 }).given((game) => {
      serve(0, 'SHI-1-01', 'SHI-1-02', 'SHI-1-03')(game);
      serve(1, 'SHI-1-05', 'SHI-1-06', 'TEM-1-05')(game);
    });
    bid(t, [5, 4, 3], [4, 3, 2]);
    t.play(0, 'take', { card: dwarf('SHI-1-01') }).play(1, 'take', { card: dwarf('SHI-1-02') });
    t.play(0, 'take', { card: dwarf('SHI-1-05') });
    expect(clauseFor(t, 'dismiss', { card: dwarf('SHI-1-05') })).toBe('NAI-9.10');
    expect(t.options(0, 'dismiss')).toHaveLength(2);
    t.play(0, 'dismiss', { card: dwarf('SHI-1-06') });
    // The first tavern has left its third card, the second one what was sent away.
    expect(t.game.discard).toEqual([dwarf('SHI-1-03'), dwarf('SHI-1-06')]);
    expect(t.game.seats[1]?.army[1]).toEqual([dwarf('TEM-1-05')]);
  });

  test('NAI-9.13 there is a token for every pariah, more than twelve if need be', () => {
    const t = table(nains, { seats: 2 }).given((game) => {
      const lord = at(game.seats, 0);
      lord.pariahs = Array.from({ length: 12 }, (_, i) => i);
      army(0, '', '', 'ERR-1-04', '', '')(game);
      serve(0, 'ERR-1-05', 'SHI-1-06', 'TEM-1-05')(game);
    });
    bid(t, [5, 4, 3], [4, 3, 2]);
    t.play(0, 'take', { card: dwarf('ERR-1-05') });
    expect(t.game.seats[0]?.pariahs).toHaveLength(13);
  });
});

describe('recruiting', () => {
  test('NAI-10.3 nobody declines, and only who is there can be chosen', () => {
    const t = recruiting(1, 0, 'SHI-1-05', 'TEM-1-04 fey', 'ERR-1-05', 'FOR-1-05', 'TAL-1-04');
    const refused = (cognar: unknown) => clauseFor(t, 'recruit', { cognar });
    expect(clauseFor(t, 'recruit', 'pass')).toBe('NAI-10.3');
    expect(clauseFor(t, 'recruit', null)).toBe('NAI-10.3');
    expect([refused('fey'), refused('odin')]).toEqual(['NAI-10.3', 'NAI-10.3']);
    expect(refused('gaat')).toBe('NAI-3.4');
    expect(refused('wal')).toBe('NAI-10.7');
    expect(refused('gurdan')).toBeUndefined();
  });

  test('NAI-10.8 after a first Mercenary nobody but a Mercenary', () => {
    const t = recruiting(1, 1);
    expect(clauseFor(t, 'recruit', { cognar: 'gurdan' })).toBe('NAI-10.8');
    expect(clauseFor(t, 'recruit', { cognar: 'wal' })).toBeUndefined();
  });

  test('NAI-10.10 the last Mercenary cannot begin a row', () => {
    const t = recruiting(3, 0).given((game) => {
      game.supply = ['gurdan', 'jorun', 'wal'];
    });
    expect(clauseFor(t, 'recruit', { cognar: 'wal' })).toBe('NAI-10.10');
  });

  test('NAI-10.6, NAI-10.7 where a Mercenary may go', () => {
    const column = (completing: boolean) =>
      table(nains, { seats: 2 }).given((game) => {
        army(0, 'SHI-1-05', 'TEM-1-04', 'ERR-1-05', 'FOR-1-05', '')(game);
        game.agenda = [{ do: 'chooseColumn', seat: 0, cognar: 'wal', completing }];
      });
    expect(column(false).options(0, 'chooseColumn')).toHaveLength(5);
    expect(clauseFor(column(false), 'chooseColumn', { column: 'kitchen' })).toBe('NAI-10.6');
    // A single column is no question.
    expect(column(true).game.seats[0]?.army[4]).toEqual(['wal']);
  });

  test('NAI-10.1, NAI-10.13 a Cognar comes in the own turn, before anybody else is asked', () => {
    const t = table(nains, { seats: 3 }).given((game) => {
      serve(0, 'TAL-1-04', 'SHI-1-06', 'TEM-1-05')(game);
      army(0, 'SHI-1-05', 'TEM-1-04', 'ERR-1-05', 'FOR-1-05', '')(game);
    });
    bid(t, [5, 4, 3], [4, 3, 2], [3, 2, 4]);
    t.play(0, 'take', { card: dwarf('TAL-1-04') });
    expect(t.asked()).toEqual(['0 recruit']);
  });

  test('NAI-11.3 Svara shows five cards, and one must be kept', () => {
    const t = table(nains, { seats: 3 }).given((game) => {
      game.tavern = 0;
      game.agenda = [{ do: 'keepCard', seat: 0, of: 5 }];
    });
    const top = at(t.game.decks, 1).slice(-5).reverse();
    expect(t.options(0, 'keepCard')).toEqual(top.map((card) => ({ card })));
    const below = at(t.game.decks, 1).at(-6);
    expect(clauseFor(t, 'keepCard', { card: below })).toBe('NAI-11.3');
    expect(clauseFor(t, 'keepCard', 'pass')).toBe('NAI-11.3');
  });

  test('NAI-11.8, NAI-12.11 Derdhr improves any coin but the exchange coin', () => {
    const t = table(nains, { seats: 2 }).given((game) => {
      game.agenda = [{ do: 'improveCoin', seat: 0, by: 5 }];
    });
    expect(t.options(0, 'improveCoin')).toHaveLength(4);
    expect(clauseFor(t, 'improveCoin', { coin: 0 })).toBe('NAI-11.8');
  });
});
