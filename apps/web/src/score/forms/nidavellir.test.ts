import { examplePosition, nidavellir, readPosition } from '@meadhall/nidavellir';
import { describe, expect, test } from 'vitest';
import { coins, count, plain, split, type Tap, tapped } from '../../testing/sheets.ts';
import { changed, type Entered, freshSheet, toggled } from '../form.ts';
import { forms } from './nidavellir.ts';

describe('Nidavellir', () => {
  const form = forms.fr;
  const counted = (entered: Entered) => count(nidavellir, readPosition, form.position(entered));

  test('a fresh sheet can be counted at once: everybody has their first coins', () => {
    expect(counted(freshSheet(form, 2)).totals).toEqual([14, 14]);
  });

  test('what is tapped counts, and heroes stand in their columns', () => {
    const entered = tapped(form, 2, [
      [0, 'army.explorer', ['E5', 'E11']],
      [0, 'army.hunter', ['H', 'H', 'H']],
    ]);
    // Explorers 16, hunters 3 × 3.
    expect(counted(entered).totals).toEqual([14 + 16 + 9, 14]);
  });

  test('a Distinction brings its coin, and takes it away again', () => {
    const award = (entered: Entered) =>
      changed(
        form,
        entered,
        0,
        'distinctions',
        toggled((entered.players[0]?.values['distinctions'] ?? []) as string[], 'hunting-master'),
      );
    const hunter = award(freshSheet(form, 2));
    expect(counted(hunter).totals).toEqual([17, 14]);
    expect(counted(award(hunter)).totals).toEqual([14, 14]);
  });

  test('the example of the rules can be tapped in and comes to the same', () => {
    const taps = examplePosition.players.flatMap((player, seat): Tap[] => {
      const columns = Object.entries(player.army).map(([column, cards]) => ({
        column,
        cards: split(String(cards)).map((card) => card.toUpperCase()),
      }));
      const isDwarf = (card: string) => /^[BHMWE]\d*$/.test(card);
      const heroes = [
        ...columns.flatMap(({ cards }) => cards.filter((it) => !isDwarf(it) && it !== 'BS2')),
        ...player.command.map((it) => it.toUpperCase()),
      ].map(plain);
      return [
        ...columns.map(({ column, cards }): Tap => [seat, `army.${column}`, cards.filter(isDwarf)]),
        [seat, 'heroes', heroes],
        [seat, 'ylud', columns.find(({ cards }) => cards.includes('YLUD'))?.column ?? 'explorer'],
        [seat, 'distinctions', player.distinctions],
        [seat, 'coins', coins(player.coins)],
      ];
    });
    const entered = tapped(form, examplePosition.players.length, taps);
    expect(counted(entered).totals).toEqual(
      count(nidavellir, readPosition, examplePosition).totals,
    );
  });
});
