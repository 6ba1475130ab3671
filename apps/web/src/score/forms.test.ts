import { andor, examplePosition as andorExample, readPosition as readAndor } from '@meadhall/andor';
import {
  asgard,
  examplePosition as asgardExample,
  readPosition as readAsgard,
} from '@meadhall/asgard';
import {
  bargeroc,
  examplePosition as bargerocExample,
  readPosition as readBargeroc,
} from '@meadhall/bargeroc';
import { type GameTypes, type Rules, type Seat, totals } from '@meadhall/kernel';
import { nains, examplePosition as nainsExample, readPosition as readNains } from '@meadhall/nains';
import {
  nidavellir,
  examplePosition as nidavellirExample,
  readPosition as readNidavellir,
} from '@meadhall/nidavellir';
import { describe, expect, test } from 'vitest';
import {
  changed,
  type Entered,
  type Form,
  freshSheet,
  toggled,
  type Value,
  withoutPlayer,
  withPlayer,
} from './form.ts';
import { forms as andorForms } from './forms/andor.ts';
import { forms as asgardForms } from './forms/asgard.ts';
import { forms as bargerocForms } from './forms/bargeroc.ts';
import { forms as nainsForms } from './forms/nains.ts';
import { forms as nidavellirForms } from './forms/nidavellir.ts';

/** Taps a sheet in, field by field; `null` is the table. */
function tapped(
  form: Form,
  players: number,
  taps: readonly [Seat | null, string, Value][],
): Entered {
  let entered = freshSheet(form, players);
  for (const [seat, id, value] of taps) entered = changed(form, entered, seat, id, value);
  return entered;
}

type Read<T extends GameTypes> = (given: unknown) => { game: T['state']; names: string[] };

function count<T extends GameTypes>(rules: Rules<T>, read: Read<T>, given: unknown) {
  const { game, names } = read(given);
  return { totals: totals(rules.sheet(game), names.length), winners: rules.winners(game) };
}

const split = (text: string): string[] => text.split(' ').filter(Boolean);

describe('Nidavellir', () => {
  const form = nidavellirForms.fr;
  const counted = (entered: Entered) => count(nidavellir, readNidavellir, form.position(entered));

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
    const taps = nidavellirExample.players.flatMap((player, seat): [Seat, string, Value][] => {
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
        ...columns.map(({ column, cards }): [Seat, string, Value] => [
          seat,
          `army.${column}`,
          cards.filter(isDwarf),
        ]),
        [seat, 'heroes', heroes],
        [seat, 'ylud', columns.find(({ cards }) => cards.includes('YLUD'))?.column ?? 'explorer'],
        [seat, 'distinctions', player.distinctions],
        [seat, 'coins', coins(player.coins)],
      ];
    });
    const entered = tapped(form, nidavellirExample.players.length, taps);
    expect(counted(entered).totals).toEqual(
      count(nidavellir, readNidavellir, nidavellirExample).totals,
    );
  });
});

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase();

/** Coins as an example writes them, as the sheet calls them. */
const coins = (given: unknown): string[] =>
  (Array.isArray(given) ? given.map(String) : split(String(given))).map((coin) => {
    if (coin === 's3') return '3x';
    if (/^t\d+$/.test(coin)) return `${coin.slice(1)}g`;
    return /^\d+$/.test(coin) && Number(coin) > 5 ? `${coin}g` : coin;
  });

describe('Nains', () => {
  const form = nainsForms.en;
  const counted = (entered: Entered) => count(nains, readNains, form.position(entered));

  test('the example of the rules can be tapped in and comes to the same', () => {
    const ELITES = ['tiss', 'aral', 'brum', 'redwin', 'ordo', 'certification'];
    const taps = nainsExample.players.flatMap((player, seat): [Seat, string, Value][] => {
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
        ...columns.map(({ order, cards }): [Seat, string, Value] => [
          seat,
          `army.${order}`,
          cards.filter((it) => isDwarf(it) && !it.endsWith('*')),
        ]),
        [
          seat,
          'army.pariahs',
          errants.filter((it) => it.endsWith('*')).map((it) => it.slice(0, -1)),
        ],
        [seat, 'cognars', cognars],
        ...(gaat ? [[seat, 'column.gaat', gaat] as [Seat, string, Value]] : []),
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

describe('Bargeroc', () => {
  const form = bargerocForms.fr;
  const counted = (entered: Entered) => count(bargeroc, readBargeroc, form.position(entered));

  test('the example of the rules can be tapped in and comes to the same', () => {
    const category: Readonly<Record<string, string>> = {
      ancients_axe: 'weapon',
      tunnel_hatchet: 'weapon',
      war_hammer: 'weapon',
      copper_ring: 'jewel',
      mine_lantern: 'tool',
    };
    const taps = bargerocExample.players.flatMap(
      ({ objects, name: _, ...fields }, seat): [Seat, string, Value][] => [
        ...['weapon', 'tool', 'jewel'].map((it): [Seat, string, Value] => [
          seat,
          `objects.${it}`,
          objects.filter((object) => category[object] === it),
        ]),
        ...Object.entries(fields).map(([id, value]): [Seat, string, Value] => [seat, id, value]),
      ],
    );
    const entered = tapped(form, 3, [
      [null, 'rounds', 6],
      [null, 'missions', [...bargerocExample.missions]],
      ...taps,
    ]);
    expect(counted(entered)).toEqual(count(bargeroc, readBargeroc, bargerocExample));
    // A house that pays a point for each coin counts otherwise.
    const house = changed(form, entered, null, 'options.coinsPerPoint', 1);
    expect(counted(house).totals[1]).toBe((counted(entered).totals[1] ?? 0) + 5);
  });

  test('a fresh sheet can be counted at once', () => {
    expect(counted(freshSheet(form, 6)).totals).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

describe('Asgard', () => {
  const form = asgardForms.en;
  const counted = (entered: Entered) => count(asgard, readAsgard, form.position(entered));

  test('the example of the rules can be tapped in and comes to the same', () => {
    const seats = ['Astrid', 'Bjarni', 'Céline'];
    const taps: [Seat | null, string, Value][] = [
      ...asgardExample.players.flatMap(({ points, battleTiles }, seat): [Seat, string, Value][] => [
        [seat, 'points', points],
        [seat, 'battleTiles', battleTiles.map(String)],
      ]),
      ...Object.entries(asgardExample.gods).flatMap(([god, discs]) =>
        Object.entries(discs).map(([slot, name]): [null, string, Value] => [
          null,
          `gods.${god}.${slot}`,
          String(seats.indexOf(name)),
        ]),
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
    expect(counted(tapped(form, 3, taps))).toEqual(count(asgard, readAsgard, asgardExample));
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
    const base: [Seat | null, string, Value][] = [
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

describe('Andor', () => {
  const form = andorForms.fr;
  const counted = (entered: Entered) => count(andor, readAndor, form.position(entered));

  test('the example of the rules can be tapped in and comes to the same', () => {
    const taps: [Seat | null, string, Value][] = [
      [null, 'legend', 'L2'],
      [null, 'goals.herb', 1],
      [null, 'goals.towerSkral', 1],
      [null, 'castle.in', ['gor', 'gor']],
      [null, 'castle.saved', 1],
      ...andorExample.heroes.flatMap(
        ({ id, sp, gold, defeated }, seat): [Seat, string, Value][] => [
          [seat, 'id', id],
          [seat, 'sp', sp],
          [seat, 'gold', gold],
          [seat, 'defeated', defeated],
        ],
      ),
    ];
    expect(counted(tapped(form, 2, taps))).toEqual(count(andor, readAndor, andorExample));
  });

  test.each<[string, [null, string, Value][], Seat[]]>([
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

test.each([
  ['nidavellir', nidavellirForms],
  ['nains', nainsForms],
  ['bargeroc', bargerocForms],
  ['asgard', asgardForms],
  ['andor', andorForms],
])('%s: both languages ask for the same, with as many players as it takes', (_, forms) => {
  for (let players = forms.fr.seats[0]; players <= forms.fr.seats[1]; players++) {
    let entered = freshSheet(forms.fr, players - 1);
    entered = withPlayer(forms.fr, entered);
    const asked = (form: Form) =>
      [form.table(entered), form.player(entered, 0)].map((groups) =>
        groups.flatMap(({ fields }) => fields.map(({ kind, id }) => `${kind} ${id}`)),
      );
    expect(asked(forms.en)).toEqual(asked(forms.fr));
  }
});
