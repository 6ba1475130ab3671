import { at, type Seat, type Viewer } from '@meadhall/kernel';
import {
  type CardId,
  CLASSES,
  COLUMN,
  type Piece as CoinPiece,
  commandZone,
  DISTINCTIONS,
  lines,
  type Player,
  ranks,
  type Tavern,
  TREASURY_VALUES,
  type View,
  worth,
} from '@meadhall/nidavellir';
import { names } from '@meadhall/nidavellir-words';
import type { Layout, Piece, Zone } from '@meadhall/table-ui';
import { capital, type Language } from '@meadhall/words';
import { CLASS_CLAUSE, DISTINCTION_CLAUSE } from './clauses.ts';
import { armyPiece, dwarf, gem, hero, ownCoin, type Setting } from './pieces.ts';
import { bidOn, isSeer, roundsOf, standing } from './reading.ts';
import { columnTarget } from './targets.ts';
import { TEXTS } from './texts.ts';

/** The whole table in zones and pieces, for the generic table and for whoever cannot see the board. */
export function layout(view: View, viewer: Viewer, language: Language): Layout {
  const it: Setting = { view, viewer, names: names[language], texts: TEXTS[language], language };
  const { totals } = standing(view, viewer);
  return {
    status: [
      { label: it.texts.age(view.age), value: it.texts.round(view.round, roundsOf(view)) },
      { label: it.texts.taverns, value: it.texts.deck(at(view.deckSizes, view.age - 1)) },
    ],
    seats: view.seats.map((player, seat) => ({
      seat,
      facts: [
        { label: it.texts.total, value: String(totals[seat] ?? 0), icon: 'points' },
        { label: it.texts.gem(player.gem), value: String(player.gem), icon: 'gem' },
        { label: it.texts.lines(lines(player)), value: String(lines(player)) },
        { label: it.texts.heroes(player.heroes.length), value: String(player.heroes.length) },
      ],
    })),
    zones: [
      ...drawnZone(it),
      ...view.taverns.map((cards, tavern): Zone => tavernZone(it, cards, tavern)),
      hallZone(it),
      treasuryZone(it),
      distinctionsZone(it),
      ...view.seats.flatMap((player, seat) => seatZones(it, player, seat)),
    ],
  };
}

const drawnZone = (it: Setting): Zone[] =>
  it.view.drawn === null
    ? []
    : [
        {
          id: 'drawn',
          title: it.texts.drawnTitle,
          shape: 'row',
          pieces: it.view.drawn.map((card) => dwarf(it, card)),
        },
      ];

const tavernZone = (it: Setting, cards: readonly CardId[], tavern: number): Zone => ({
  id: `tavern-${tavern}`,
  title: at(it.names.taverns, tavern).full,
  shape: 'row',
  pieces: cards.map((card) => dwarf(it, card)),
  empty: it.texts.closed,
  note: it.texts.tavernHelp,
});

const hallZone = (it: Setting): Zone => ({
  id: 'hall',
  title: it.texts.hall,
  shape: 'grid',
  pieces: it.view.pool.map((name) => hero(it, name)),
  empty: it.texts.empty,
});

const treasuryZone = (it: Setting): Zone => ({
  id: 'treasury',
  title: it.texts.treasury,
  shape: 'grid',
  pieces: TREASURY_VALUES.flatMap((value, i): Piece[] => {
    const left = it.view.treasury[i] ?? 0;
    if (left === 0) return [];
    const label = it.texts.coin(String(value), true);
    return [
      {
        id: `treasury-${value}`,
        kind: 'coin',
        label,
        face: String(value),
        tone: 'gold',
        count: left,
      },
    ];
  }),
});

const distinctionsZone = (it: Setting): Zone => ({
  id: 'distinctions',
  title: it.texts.distinctions,
  shape: 'row',
  pieces: DISTINCTIONS.flatMap((name, i): Piece[] =>
    it.view.distinctions[i] === null
      ? [
          {
            id: `distinction-${name}`,
            kind: 'tile',
            label: it.names.distinctions[name],
            icon: `nidavellir/${name}`,
            help: it.texts.distinctionHelp[name],
            clause: DISTINCTION_CLAUSE[name],
          },
        ]
      : [],
  ),
  empty: it.texts.empty,
});

function seatZones(it: Setting, player: Readonly<Player>, seat: Seat): Zone[] {
  const command = commandZone(player);
  return [
    {
      id: `coins-${seat}`,
      title: it.texts.coins,
      owner: seat,
      shape: 'row',
      pieces: [
        ...player.coins.map((coin, i) => ownCoin(it, coin, seat, i as CoinPiece)),
        gem(it, player.gem),
      ],
      ...coinsNote(it, player, seat),
    },
    ...CLASSES.map((name): Zone => {
      const column = at(player.army, COLUMN[name]);
      return {
        id: `army-${seat}-${name}`,
        title: `${capital(it.names.classes[name].many)} · ${it.texts.ranks(ranks(column))}`,
        owner: seat,
        shape: 'fan',
        pieces: [
          {
            id: columnTarget(seat, name),
            kind: 'token',
            label: capital(it.names.classes[name].many),
            face: String(ranks(column)),
            icon: `nidavellir/${name}`,
            tone: name,
            help: it.texts.scoring[name],
            clause: CLASS_CLAUSE[name],
          },
          ...column.map((card) => armyPiece(it, card)),
        ],
      };
    }),
    ...(command.length > 0
      ? [
          {
            id: `command-${seat}`,
            title: it.texts.command,
            owner: seat,
            shape: 'row' as const,
            pieces: command.map((name) => hero(it, name)),
          },
        ]
      : []),
  ];
}

/** Where the coins lie, as far as the viewer knows. */
function coinsNote(it: Setting, player: Readonly<Player>, seat: Seat): { note?: string } {
  if (isSeer(player)) return { note: it.texts.seerHelp };
  const laid = it.names.taverns.flatMap(({ short }, tavern) => {
    const bid = bidOn(it.view, it.viewer, seat, tavern as Tavern);
    if (!bid) return [];
    return [`${short} ${bid.coin === null ? it.texts.hidden : worth(bid.coin)}`];
  });
  return laid.length > 0 ? { note: laid.join(' · ') } : {};
}
