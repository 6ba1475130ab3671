import { examplePosition, nains, readPosition } from '@meadhall/nains';
import { describe, expect, test } from 'vitest';
import { coins, count, plain, split, type Tap, tapped } from '../../testing/sheets.ts';
import { changed, type Entered } from '../form.ts';
import { forms } from './nains.ts';

describe('Nains', () => {
  const form = forms.en;
  const counted = (entered: Entered) => count(nains, readPosition, form.position(entered));

  test('the example of the rules can be tapped in and comes to the same', () => {
    const ELITES = ['tiss', 'aral', 'brum', 'redwin', 'ordo', 'certification'];
    const taps = examplePosition.players.flatMap((player, seat): Tap[] => {
      const columns = Object.entries(player.army).map(([order, cards]) => ({
        order,
        cards: split(cards),
      }));
      const isDwarf = (card: string) => /^\d/.test(card);
      const command = split(player.command).map(plain);
      const cognars = [
        ...columns.flatMap(({ cards }) => cards.filter((it) => !isDwarf(it))).map(plain),
        ...command.filter((it) => !ELITES.includes(it)),
      ];
      const gaat = columns.find(({ cards }) => cards.some((it) => plain(it) === 'gaat'))?.order;
      const errants = split(player.army.errants).filter(isDwarf);
      return [
        ...columns.map(
          ({ order, cards }): Tap => [
            seat,
            `army.${order}`,
            cards.filter((it) => isDwarf(it) && !it.endsWith('*')),
          ],
        ),
        [
          seat,
          'army.pariahs',
          errants.filter((it) => it.endsWith('*')).map((it) => it.slice(0, -1)),
        ],
        [seat, 'cognars', cognars],
        ...(gaat ? [[seat, 'column.gaat', gaat] as Tap] : []),
        [seat, 'command', command.filter((it) => ELITES.includes(it))],
        [seat, 'coins', coins(player.coins)],
        [seat, 'gem', String(player.gem)],
      ];
    });
    const entered = tapped(form, 3, taps);
    expect(counted(entered)).toEqual({ totals: [284, 277, 284], winners: [2] });
  });

  test('Ga’at comes and goes with Oboron, the 3-Exchange with Kardum', () => {
    const came = tapped(form, 2, [[0, 'cognars', ['oboron']]]);
    expect(came.players[0]?.values['cognars']).toEqual(['oboron', 'gaat']);
    const one = tapped(form, 2, [
      [0, 'cognars', ['oboron']],
      [0, 'cognars', ['oboron', 'gaat', 'kardum']],
    ]);
    expect(one.players[0]?.values['coins']).toContain('3x');
    const none = changed(form, one, 0, 'cognars', ['gaat', 'kardum']);
    expect(none.players[0]?.values['cognars']).toEqual(['kardum']);
  });
});
