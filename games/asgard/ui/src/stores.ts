import { BATTLE_VALUES, SIDES, STACKS, TEMPLES, type View } from '@meadhall/asgard';
import type { Piece, Zone } from '@meadhall/table-ui';
import {
  discPiece,
  holdingPieces,
  RECRUIT_TONES,
  type Said,
  SIDE_TONES,
  templeName,
} from './pieces.ts';

export const asgardPlain = (view: View, said: Said): Zone => ({
  id: 'asgard',
  title: said.p.asgard,
  shape: 'row',
  pieces: [
    { id: 'asgardArea', kind: 'tile', label: said.p.asgardArea, icon: 'asgard/disc', tone: 'gold' },
    ...view.row.map((tile, i): Piece => {
      const down = tile.endsWith('*');
      const face = tile.replace('*', '') as Parameters<typeof said.option.turnAsgardTile>[0];
      const icon =
        face === 'asg-exchange'
          ? 'exchangeTile'
          : face === 'asg-nothing'
            ? 'nothing'
            : 'recruitTile';
      return {
        id: down ? `used:${i}` : `row:${face}`,
        kind: 'tile',
        label: said.option.turnAsgardTile(face, said.scene, 0),
        icon: `asgard/${icon}`,
        tone: 'bronze',
        down,
      };
    }),
    ...view.order.map((seat, i) => ({
      ...discPiece(`order:${i + 1}`, said.p.orderTile(i + 1), 'asgard/disc', seat, said),
      face: String(i + 1),
    })),
  ],
});

export const temples = (view: View, said: Said): Zone => ({
  id: 'temples',
  title: said.p.temples,
  shape: 'row',
  empty: said.p.nothing,
  pieces: STACKS.flatMap((stack): Piece[] => {
    const temple = view.temples[stack];
    if (temple === null) return [];
    const label = templeName(temple, said);
    return [
      {
        id: `temple:${temple}`,
        kind: 'card',
        label,
        title: stack,
        face: String(TEMPLES[temple].value),
        icon: 'asgard/temple',
        tone: 'bone',
        help: label,
      },
    ];
  }),
});

export const valhalla = (view: View, { p, n }: Said): Zone => ({
  id: 'valhalla',
  title: p.valhalla,
  shape: 'row',
  pieces: (['white', 'orange'] as const).map((type) => ({
    id: `valhalla:${type}`,
    kind: 'token',
    label: `${p.valhalla}, ${n.recruits(type, view.valhalla[type])}`,
    icon: `asgard/${type}`,
    face: String(view.valhalla[type]),
    tone: RECRUIT_TONES[type],
  })),
});

export const supply = (view: View, said: Said): Zone => {
  const { p, n } = said;
  return {
    id: 'supply',
    title: p.supply,
    shape: 'row',
    pieces: [
      ...holdingPieces('supply', view.supply, said),
      ...(['weapon', 'spell'] as const).map(
        (kind): Piece => ({
          id: `pile:${kind}`,
          kind: 'tile',
          label: `${kind === 'weapon' ? p.weapons : p.spells} (${view.piles[kind]})`,
          icon: `asgard/${kind}`,
          tone: kind === 'weapon' ? 'iron' : 'violet',
        }),
      ),
      ...SIDES.map(
        (side): Piece => ({
          id: `ancestral:${side}`,
          kind: 'counter',
          label: `${p.ancestral}, ${n.side[side]}`,
          face: String(view.ancestral[side]),
          icon: 'asgard/ancestral',
          tone: SIDE_TONES[side],
        }),
      ),
      ...BATTLE_VALUES.flatMap((value): Piece[] =>
        view.battleTiles[value] === 0
          ? []
          : [
              {
                id: `battleTile:${value}`,
                kind: 'token',
                label: p.battleTile(value),
                face: String(value),
                count: view.battleTiles[value],
                tone: 'blood',
              },
            ],
      ),
    ],
  };
};
