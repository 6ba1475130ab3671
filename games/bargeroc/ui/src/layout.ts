import type { Seen, View } from '@meadhall/bargeroc';
import { names } from '@meadhall/bargeroc-words';
import type { Seat, Viewer } from '@meadhall/kernel';
import { type Layout, type Piece, seatSign, type Zone } from '@meadhall/table-ui';
import type { Language } from '@meadhall/words';
import { PLACES } from './names.ts';
import { cardPieces, missionPiece, objectPieces, orePieces, type Said } from './pieces.ts';
import { some, underWay } from './underWay.ts';

export function layout(view: View, viewer: Viewer, language: Language): Layout {
  const said: Said = { n: names[language], p: PLACES[language] };
  const { p } = said;
  return {
    zones: [
      ...underWay(view, said),
      {
        id: 'merchant',
        title: p.merchant,
        shape: 'row',
        pieces: orePieces('forSale', view.forSale, said),
        empty: p.nothingForSale,
      },
      ...some({
        id: 'sold',
        title: p.sold,
        shape: 'row',
        pieces: orePieces('sold', view.sold, said),
      }),
      {
        id: 'forge',
        title: p.forge,
        shape: 'row',
        pieces: objectPieces('shop', view.shop, said),
        empty: p.nothingForged,
      },
      piles(view, said),
      ...some({
        id: 'missions',
        title: p.missions,
        shape: 'row',
        pieces: view.missions.map((mission) => missionPiece(mission, said)),
      }),
      ...view.seats.flatMap((player, seat) => before(view, player, seat, seat === viewer, said)),
    ],
    seats: view.seats.map((player, seat) => ({ seat, facts: facts(player, said) })),
    status: [{ label: p.round, value: p.of(view.round, view.rounds) }],
  };
}

const piles = (view: View, { p }: Said): Zone => {
  const pile = (id: string, label: string, count: number): Piece => ({
    id: `pile:${id}`,
    kind: 'card',
    label: `${label} (${count})`,
    down: true,
    tone: id === 'ore' ? 'shadow' : id === 'tavern' ? 'ale' : 'blood',
  });
  return {
    id: 'piles',
    title: p.piles,
    shape: 'row',
    note: `${p.orePile} ${view.oreDeck} · ${p.tavernPile} ${view.tavernDeck} · ${p.forgePile} ${view.forgeDeck}`,
    pieces: [
      pile('ore', p.orePile, view.oreDeck),
      pile('tavern', p.tavernPile, view.tavernDeck),
      pile('object', p.forgePile, view.forgeDeck),
    ],
  };
};

/** Everything that lies before one dwarf; a hand is open to its owner alone. */
function before(view: View, player: Seen, seat: Seat, mine: boolean, said: Said): Zone[] {
  const { p } = said;
  const hidden = (what: 'ores' | 'tavern', label: string): Piece[] =>
    player[what] === 0
      ? []
      : [
          {
            id: `${what}:${seat}`,
            kind: 'card',
            label: `${label} (${player[what]})`,
            title: label,
            down: true,
            count: player[what],
            tone: what === 'ores' ? 'shadow' : 'ale',
          },
        ];
  return [
    {
      id: `purse:${seat}`,
      title: p.purse,
      owner: seat,
      shape: 'row',
      pieces: [
        {
          id: `coins:${seat}`,
          kind: 'counter',
          label: p.coins,
          face: String(player.coins),
          icon: 'coin',
          tone: 'gold',
        },
        {
          id: `bread:${seat}`,
          kind: 'counter',
          label: p.bread,
          face: String(player.bread + player.doggy),
          icon: 'bargeroc/bread',
          tone: 'amber',
        },
        {
          id: `dwarf:${seat}`,
          kind: 'token',
          label: p.dwarf,
          icon: 'dwarf',
          tone: seatSign(seat).tone,
        },
        ...honours(view, player, seat, said),
      ],
    },
    {
      id: `ores:${seat}`,
      title: mine ? p.yourOres : p.ores,
      owner: seat,
      shape: 'fan',
      pieces: mine ? orePieces('hand', view.ores, said) : hidden('ores', p.ores),
      empty: p.noOres,
      ...(!mine && { note: String(player.ores) }),
    },
    {
      id: `cards:${seat}`,
      title: mine ? p.yourCards : p.cards,
      owner: seat,
      shape: 'fan',
      pieces: mine ? cardPieces('tavern', view.tavern, said) : hidden('tavern', p.cards),
      empty: p.noCards,
      ...(!mine && { note: String(player.tavern) }),
    },
    ...some({
      id: `bought:${seat}`,
      title: p.bought,
      owner: seat,
      shape: 'row',
      pieces: orePieces(`bought:${seat}`, player.bought, said),
    }),
    {
      id: `objects:${seat}`,
      title: p.objects,
      owner: seat,
      shape: 'fan',
      pieces: objectPieces(`object:${seat}`, player.objects, said),
      empty: p.noObjects,
    },
  ];
}

const facts = (player: Seen, { p }: Said): Layout['seats'][number]['facts'] => [
  { label: p.coins, value: String(player.coins), icon: 'coin' },
  { label: p.bread, value: String(player.bread + player.doggy), icon: 'bargeroc/bread' },
  { label: p.brawlsWon, value: String(player.brawlsWon), icon: 'bargeroc/brawl' },
];

/** What somebody holds only one of at the table. */
function honours(view: View, player: Seen, seat: Seat, { p }: Said): Piece[] {
  const sign = (holds: boolean, id: string, label: string, icon: string, tone: string): Piece[] =>
    holds ? [{ id: `${id}:${seat}`, kind: 'token', label, icon, tone }] : [];
  return [
    ...sign(view.pickaxe === seat, 'pickaxe', p.pickaxe, 'bargeroc/tool', 'gold'),
    ...sign(view.champion === seat, 'champion', p.champion, 'trophy', 'gold'),
    ...sign(player.angry, 'angry', p.angry, 'bargeroc/my_turn', 'blood'),
  ];
}
