import { bargeroc, examplePosition, readPosition } from '@meadhall/bargeroc';
import { describe, expect, test } from 'vitest';
import { count, type Tap, tapped } from '../../testing/sheets.ts';
import { changed, type Entered, freshSheet } from '../form.ts';
import { forms } from './bargeroc.ts';

describe('Bargeroc', () => {
  const form = forms.fr;
  const counted = (entered: Entered) => count(bargeroc, readPosition, form.position(entered));

  test('the example of the rules can be tapped in and comes to the same', () => {
    const category: Readonly<Record<string, string>> = {
      ancients_axe: 'weapon',
      tunnel_hatchet: 'weapon',
      war_hammer: 'weapon',
      copper_ring: 'jewel',
      mine_lantern: 'tool',
    };
    const taps = examplePosition.players.flatMap(({ objects, name: _, ...fields }, seat): Tap[] => [
      ...['weapon', 'tool', 'jewel'].map(
        (it): Tap => [seat, `objects.${it}`, objects.filter((object) => category[object] === it)],
      ),
      ...Object.entries(fields).map(([id, value]): Tap => [seat, id, value]),
    ]);
    const entered = tapped(form, 3, [
      [null, 'rounds', 6],
      [null, 'missions', [...examplePosition.missions]],
      ...taps,
    ]);
    expect(counted(entered)).toEqual(count(bargeroc, readPosition, examplePosition));
    // A house that pays a point for each coin counts otherwise.
    const house = changed(form, entered, null, 'options.coinsPerPoint', 1);
    expect(counted(house).totals[1]).toBe((counted(entered).totals[1] ?? 0) + 5);
  });

  test('a fresh sheet can be counted at once', () => {
    expect(counted(freshSheet(form, 6)).totals).toEqual([0, 0, 0, 0, 0, 0]);
  });
});
