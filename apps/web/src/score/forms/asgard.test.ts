import { asgard, examplePosition, readPosition } from '@meadhall/asgard';
import { describe, expect, test } from 'vitest';
import { count, type Tap, tapped } from '../../testing/sheets.ts';
import { type Entered, withoutPlayer } from '../form.ts';
import { forms } from './asgard.ts';

describe('Asgard', () => {
  const form = forms.en;
  const counted = (entered: Entered) => count(asgard, readPosition, form.position(entered));

  test('the example of the rules can be tapped in and comes to the same', () => {
    const seats = ['Astrid', 'Bjarni', 'Céline'];
    const taps: Tap[] = [
      ...examplePosition.players.flatMap(({ points, battleTiles }, seat): Tap[] => [
        [seat, 'points', points],
        [seat, 'battleTiles', battleTiles.map(String)],
      ]),
      ...Object.entries(examplePosition.gods).flatMap(([god, discs]) =>
        Object.entries(discs).map(
          ([slot, name]): Tap => [null, `gods.${god}.${slot}`, String(seats.indexOf(name))],
        ),
      ),
      [null, 'worlds.W2.light', 'thor:4'],
      [null, 'worlds.W2.darkness', 'pop-D2'],
      [null, 'worlds.W2.recruits.light.orange', 2],
      [null, 'worlds.W2.under.light', ['weapon 2', 'spell-shatter']],
      [null, 'worlds.W2.ancestral', '5'],
      [null, 'worlds.W7.light', 'freyja:1'],
      [null, 'worlds.W7.darkness', 'mimir:3'],
      [null, 'worlds.W7.recruits.light.white', 3],
      [null, 'worlds.W7.recruits.darkness.white', 1],
      [null, 'worlds.W7.recruits.darkness.orange', 1],
      [null, 'worlds.W7.recruits.darkness.giant', 1],
      [null, 'worlds.W7.under.light', ['weapon 6', 'spell-unmake', 'spell-upper']],
      [null, 'worlds.W7.under.darkness', ['spell-swell']],
    ];
    expect(counted(tapped(form, 3, taps))).toEqual(count(asgard, readPosition, examplePosition));
  });

  test('when somebody leaves the sheet, every disc stays with its owner', () => {
    const entered = tapped(form, 3, [
      [null, 'gods.thor.upper', '2'],
      [null, 'gods.thor.lower', '0'],
      [null, 'gods.odin.upper', '1'],
    ]);
    expect(withoutPlayer(form, entered, 1)).toMatchObject({
      shared: { 'gods.thor.upper': '1', 'gods.thor.lower': '0', 'gods.odin.upper': '' },
      players: [{}, {}],
    });
  });

  test('a World without a god takes no part, and a turned Population counts nothing', () => {
    const base: Tap[] = [
      [null, 'gods.thor.upper', '0'],
      [null, 'worlds.W3.light', 'thor:1'],
    ];
    const turned = tapped(form, 2, [...base, [null, 'worlds.W3.darkness', 'turned']]);
    // A lone disc scores both rewards of World 3, 9 and 5. (ASG-16.5)
    expect(counted(turned).totals).toEqual([14, 0]);
    const strong = tapped(form, 2, [...base, [null, 'worlds.W3.darkness', 'pop-D1']]);
    expect(counted(strong).totals).toEqual([0, 0]);
    const none = tapped(form, 2, [
      [null, 'worlds.W3.light', 'pop-L1'],
      [null, 'worlds.W3.darkness', 'pop-D1'],
    ]);
    expect(counted(none).totals).toEqual([0, 0]);
  });
});
