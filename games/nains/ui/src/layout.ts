import { at, type Seat, type Viewer } from '@meadhall/kernel';
import {
  COLUMN,
  type Coin,
  countSymbol,
  differentRunes,
  isExchangeCoin,
  type Lord,
  lines,
  type Nains,
  ORDERS,
  ranks,
  TAVERN_NAMES,
  TREASURY_VALUES,
  type View,
  worth,
} from '@meadhall/nains';
import { words } from '@meadhall/nains-words';
import type { Layout, Piece, Zone } from '@meadhall/table-ui';
import type { Language, Scene } from '@meadhall/words';
import {
  armyPiece,
  awardPiece,
  cognarPiece,
  commandPiece,
  dwarfPiece,
  ORDER_TONES,
  tavernIcon,
} from './cards.ts';
import { NAMES, type Names } from './names.ts';

export function layout(view: View, viewer: Viewer, language: Language): Layout {
  const n = NAMES[language];
  const scene: Scene<Nains> = { view, viewer, name: (seat) => String(seat + 1) };
  return {
    zones: [
      ...taverns(view, n),
      ...looked(view, n),
      awards(view, n),
      cognars(view, n, scene, language),
      treasury(view, n),
      ...view.seats.flatMap((lord, seat) =>
        fortress(lord, seat, seat === viewer ? view.laid : null, n),
      ),
    ],
    seats: view.seats.map((lord, seat) => ({
      seat,
      facts: [
        { label: n.gem, value: String(lord.gem), icon: 'gem' },
        { label: n.lines, value: String(lines(lord)), icon: 'shield' },
        { label: n.malt, value: String(countSymbol(lord, 'malt')), icon: 'nains/malt' },
        { label: n.occult, value: String(countSymbol(lord, 'occult')), icon: 'nains/occult' },
        { label: n.runes, value: String(differentRunes(lord)), icon: 'nains/rune' },
      ],
    })),
    status: [
      { label: n.era, value: String(view.era) },
      { label: n.round, value: String(view.round) },
      { label: n.deck, value: String(at(view.deckSizes, view.era - 1)) },
    ],
  };
}

const taverns = (view: View, n: Names): Zone[] =>
  TAVERN_NAMES.map((name, tavern) => ({
    id: `tavern:${name}`,
    title: n.taverns[name],
    shape: 'row',
    pieces: at(view.taverns, tavern).map((card) => dwarfPiece(card, n)),
    empty: n.empty,
    ...(view.tavern === tavern && { note: n.now }),
  }));

const looked = (view: View, n: Names): Zone[] =>
  view.looked
    ? [
        {
          id: 'looked',
          title: n.looked,
          shape: 'row',
          pieces: view.looked.map((card) => dwarfPiece(card, n)),
        },
      ]
    : [];

const cognars = (view: View, n: Names, scene: Scene<Nains>, language: Language): Zone => ({
  id: 'cognars',
  title: n.cognars,
  shape: 'fan',
  empty: n.empty,
  pieces: view.supply.map((cognar) =>
    cognarPiece(cognar, words[language].option.recruit({ cognar }, scene, scene.viewer ?? 0)),
  ),
});

const awards = (view: View, n: Names): Zone => ({
  id: 'awards',
  title: n.awards,
  shape: 'row',
  empty: n.empty,
  // What somebody has won lies before them.
  pieces: view.layout.flatMap((award, i) => {
    const winner = at(view.awards, i);
    return typeof winner === 'number'
      ? []
      : [awardPiece(award, n, winner === 'nobody' ? n.wonByNobody : undefined)];
  }),
});

const treasury = (view: View, n: Names): Zone => ({
  id: 'treasury',
  title: n.treasury,
  shape: 'track',
  empty: n.empty,
  pieces: TREASURY_VALUES.flatMap((value, i): Piece[] => {
    const count = at(view.treasury, i);
    return count === 0
      ? []
      : [
          {
            id: `treasury:${value}`,
            kind: 'coin',
            label: n.treasuryCoin(value),
            face: String(value),
            tone: 'gold',
            count,
          },
        ];
  }),
});

/** Everything that lies before one lord. A coin that is known to lie on a tavern lies there and nowhere else. */
function fortress(lord: Readonly<Lord>, seat: Seat, laid: View['laid'], n: Names): Zone[] {
  const placed = lord.slots.map((slot, tavern) =>
    slot === 'down' ? (laid?.[tavern] ?? slot) : slot,
  );
  const coin = (i: number, label?: string): Piece =>
    coinPiece(at(lord.coins, i), seat, i, n, label);
  const bids = placed.flatMap((slot, tavern): Piece[] => {
    if (slot === null) return [];
    const name = n.taverns[at(TAVERN_NAMES, tavern)];
    return slot === 'down'
      ? [{ id: `slot:${seat}:${tavern}`, kind: 'coin', label: n.hiddenBid(name), down: true }]
      : [{ ...coin(slot, n.bidOn(name)), icon: tavernIcon(tavern) }];
  });
  return [
    {
      id: `coins:${seat}`,
      title: n.coins,
      owner: seat,
      shape: 'row',
      pieces: [
        ...lord.coins.flatMap((_, i) => (placed.includes(i as 0) ? [] : [coin(i)])),
        {
          id: `gem:${seat}`,
          kind: 'gem',
          label: n.gemOf(lord.gem),
          face: String(lord.gem),
          tone: 'teal',
        },
      ],
    },
    { id: `bids:${seat}`, title: n.bids, owner: seat, shape: 'row', pieces: bids, empty: n.noBid },
    ...ORDERS.map((order): Zone => {
      const column = at(lord.army, COLUMN[order]);
      return {
        id: `army:${seat}:${order}`,
        title: n.orders[order],
        owner: seat,
        shape: 'column',
        pieces: [
          {
            id: `column:${seat}:${order}`,
            kind: 'token',
            label: n.column(n.orders[order], ranks(column)),
            icon: `nains/${order}`,
            face: String(ranks(column)),
            tone: ORDER_TONES[order],
          },
          ...column.map((card) => armyPiece(card, n, lord.pariahs)),
        ],
      };
    }),
    {
      id: `command:${seat}`,
      title: n.command,
      owner: seat,
      shape: 'row',
      pieces: lord.command.map((card) => commandPiece(card, n)),
      empty: n.nobodyYet,
    },
  ];
}

function coinPiece(coin: Coin, seat: Seat, i: number, n: Names, where?: string): Piece {
  const value = worth(coin);
  const name = n.coin(value) + (isExchangeCoin(coin) ? ` (${n.exchange})` : '');
  return {
    id: `coin:${seat}:${i}`,
    kind: 'coin',
    label: where === undefined ? name : `${where}, ${name}`,
    face: String(value),
    tone: coin.startsWith('b') ? 'bronze' : 'gold',
    ...(isExchangeCoin(coin) && { icon: 'nains/exchange' }),
  };
}
