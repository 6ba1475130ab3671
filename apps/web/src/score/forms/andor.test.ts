import { andor, examplePosition, readPosition } from '@meadhall/andor';
import type { Seat } from '@meadhall/kernel';
import { describe, expect, test } from 'vitest';
import { count, type Tap, tapped } from '../../testing/sheets.ts';
import type { Entered } from '../form.ts';
import { forms } from './andor.ts';

describe('Andor', () => {
  const form = forms.fr;
  const counted = (entered: Entered) => count(andor, readPosition, form.position(entered));

  test('the example of the rules can be tapped in and comes to the same', () => {
    const taps: Tap[] = [
      [null, 'legend', 'L2'],
      [null, 'goals.herb', 1],
      [null, 'goals.towerSkral', 1],
      [null, 'castle.in', ['gor', 'gor']],
      [null, 'castle.saved', 1],
      ...examplePosition.heroes.flatMap(({ id, sp, gold, defeated }, seat): Tap[] => [
        [seat, 'id', id],
        [seat, 'sp', sp],
        [seat, 'gold', gold],
        [seat, 'defeated', defeated],
      ]),
    ];
    expect(counted(tapped(form, 2, taps))).toEqual(count(andor, readPosition, examplePosition));
  });

  test.each<[string, Tap[], Seat[]]>([
    [
      'Legend 1: the parchment on 57',
      [
        [null, 'legend', 'L1'],
        [null, 'goals.parchment', 1],
      ],
      [0, 1],
    ],
    ['Legend 1 without it', [[null, 'legend', 'L1']], []],
    [
      'Legend 3: the final enemy and the fates, on the word of the table',
      [
        [null, 'legend', 'L3'],
        [null, 'goals.boss', 1],
        [null, 'goals.fates', 1],
      ],
      [0, 1],
    ],
    [
      'Legend 3 without the fates',
      [
        [null, 'legend', 'L3'],
        [null, 'goals.boss', 1],
      ],
      [],
    ],
    [
      'Legend 4: much treasure on 60',
      [
        [null, 'legend', 'L4'],
        [null, 'gold60', 60],
      ],
      [0, 1],
    ],
    [
      'Legend 4: too late',
      [
        [null, 'legend', 'L4'],
        [null, 'gold60', 60],
        [null, 'late', 1],
      ],
      [],
    ],
    [
      'Legend 5: castle and dragon',
      [
        [null, 'legend', 'L5'],
        [null, 'goals.free', 1],
        [null, 'goals.dragon', 1],
      ],
      [0, 1],
    ],
    [
      'Legend 5 with the castle held',
      [
        [null, 'legend', 'L5'],
        [null, 'goals.dragon', 1],
      ],
      [],
    ],
  ])('%s', (_, taps, winners) => {
    expect(counted(tapped(form, 2, taps)).winners).toEqual(winners);
  });
});
