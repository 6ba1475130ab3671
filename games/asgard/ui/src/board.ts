import {
  activeGods,
  BATTLE_VALUES,
  GOD_NAMES,
  GODS,
  type GodName,
  RECRUITS,
  SIDES,
  type Side,
  SLOTS,
  STACKS,
  TEMPLES,
  type View,
  WORLD_NAMES,
  type WorldName,
} from '@meadhall/asgard';
import { at } from '@meadhall/kernel';
import type { Piece, Zone } from '@meadhall/table-ui';
import {
  armPiece,
  discPiece,
  godName,
  godPiece,
  holdingPieces,
  RECRUIT_TONES,
  type Said,
  SIDE_TONES,
  templeName,
  tilePiece,
} from './pieces.ts';

/** Everything that belongs to nobody. */
export const board = (view: View, said: Said): Zone[] => [
  ...looking(view, said),
  ...GOD_NAMES.map((god) => godZone(view, god, said)),
  ...WORLD_NAMES.map((name, world) => worldZone(view, name, world, said)),
  lowerWorlds(view, said),
  asgardPlain(view, said),
  temples(view, said),
  valhalla(view, said),
  supply(view, said),
];

function godZone(view: View, god: GodName, said: Said): Zone {
  const { p, option, scene } = said;
  const { tile, seal, request, temple, support, recruits } = view.gods[god];
  const place = (name: Parameters<typeof option.placeDisc>[0]) => option.placeDisc(name, scene, 0);
  const awake = activeGods(view.round).includes(god);
  return {
    id: `god:${god}`,
    title: godName(said, god),
    shape: 'row',
    ...(!awake && { note: p.asleep(GODS[god].activeFrom) }),
    pieces: [
      godPiece(`god:${god}`, god, said, tile === null ? p.noTile : String(tile)),
      ...SLOTS.slice(0, GODS[god].rune === null ? 1 : 2).map((slot, i) =>
        discPiece(
          `place:${god}.request.${slot}`,
          place(`${god}.request.${slot}`),
          'asgard/request',
          at(request, i),
          said,
        ),
      ),
      discPiece(`place:${god}.temple`, place(`${god}.temple`), 'asgard/temple', temple, said),
      ...SLOTS.map((slot, i) =>
        discPiece(
          `place:${god}.support.${slot}`,
          option.retrieveDisc(`${god}.support.${slot}`, scene, 0),
          'asgard/support',
          at(support, i),
          said,
        ),
      ),
      ...(seal
        ? [
            {
              id: `seal:${god}`,
              kind: 'token' as const,
              label: p.seal(godName(said, god)),
              icon: `asgard/${GODS[god].side}`,
              tone: SIDE_TONES[GODS[god].side],
            },
          ]
        : []),
      ...RECRUITS.flatMap((type): Piece[] =>
        recruits[type] === 0
          ? []
          : [
              {
                id: `with:${god}:${type}`,
                kind: 'token',
                label: p.on(`${p[type]} ×${recruits[type]}`, godName(said, god)),
                icon: `asgard/${type}`,
                tone: RECRUIT_TONES[type],
                face: String(recruits[type]),
              },
            ],
      ),
    ],
  };
}

function worldZone(view: View, name: WorldName, index: number, said: Said): Zone {
  const { p, option, scene } = said;
  const world = at(view.worlds, index);
  const front = view.ragnarok?.[index] ?? null;
  const outcome = front?.outcome;
  const side = (it: Side): Piece[] => {
    const tile = world[it];
    const space = `${name}.${it}` as const;
    return [
      tile === null
        ? {
            id: `space:${space}`,
            kind: 'token',
            label: option.centreMove(space, scene, 0),
            icon: `asgard/${it}`,
            tone: 'iron',
          }
        : tilePiece(`space:${space}`, tile, option.placeGodTile(space, scene, 0), said),
      discPiece(
        `slot:${space}`,
        p.battle(option.centreMove(space, scene, 0)),
        'asgard/battle',
        world.discs[it],
        said,
      ),
      ...(front ? troops(front, name, it, said) : []),
    ];
  };
  return {
    id: `world:${name}`,
    title: p.world(index + 1),
    shape: 'row',
    ...(outcome && { note: p.strength(outcome.light, outcome.darkness) }),
    pieces: [
      ...SIDES.flatMap(side),
      ...world.victory.map((seat) =>
        discPiece(
          `victory:${name}:${seat}`,
          p.victory(p.world(index + 1)),
          'asgard/victory',
          seat,
          said,
        ),
      ),
    ],
  };
}

/** Who marches to Ragnarök on one side of a World, and what lies face down with them. */
function troops(
  front: NonNullable<NonNullable<View['ragnarok']>[number]>,
  name: WorldName,
  side: Side,
  { p, option, scene }: Said,
): Piece[] {
  return [
    ...RECRUITS.flatMap((type): Piece[] => {
      const count = front.recruits[side][type];
      return count === 0
        ? []
        : [
            {
              id: `front:${name}.${side}:${type}`,
              kind: 'token',
              label: `${p[type]} ×${count}`,
              icon: `asgard/${type}`,
              tone: RECRUIT_TONES[type],
              face: String(count),
            },
          ];
    }),
    ...front.laid[side].map(({ arm }, i): Piece => {
      const hidden = arm === 'weapon' || arm === 'spell';
      return {
        id: `laid:${name}.${side}:${i}`,
        kind: 'token',
        label: hidden ? p.laid : option.takeArm(arm, scene, 0),
        icon: arm.startsWith('weapon') ? 'asgard/weapon' : 'asgard/spell',
        tone: arm.startsWith('weapon') ? 'iron' : 'violet',
      };
    }),
  ];
}

const lowerWorlds = (view: View, said: Said): Zone => ({
  id: 'lower',
  title: said.p.lowerWorlds,
  shape: 'row',
  pieces: SIDES.map((side): Piece => {
    const space = side === 'light' ? 'lowerLight' : 'lowerDarkness';
    const label = said.option.placeGodTile(space, said.scene, 0);
    const tile = view.lower[side];
    return tile === null
      ? { id: `space:${space}`, kind: 'token', label, icon: `asgard/${side}`, tone: 'iron' }
      : tilePiece(`space:${space}`, tile, label, said);
  }),
});

const asgardPlain = (view: View, { p, option, scene }: Said): Zone => ({
  id: 'asgard',
  title: p.asgard,
  shape: 'row',
  pieces: [
    { id: 'asgardArea', kind: 'tile', label: p.asgardArea, icon: 'asgard/disc', tone: 'gold' },
    ...view.row.map((tile, i): Piece => {
      const down = tile.endsWith('*');
      const face = tile.replace('*', '') as Parameters<typeof option.turnAsgardTile>[0];
      const icon =
        face === 'asg-exchange'
          ? 'exchangeTile'
          : face === 'asg-nothing'
            ? 'nothing'
            : 'recruitTile';
      return {
        id: down ? `used:${i}` : `row:${face}`,
        kind: 'tile',
        label: option.turnAsgardTile(face, scene, 0),
        icon: `asgard/${icon}`,
        tone: 'bronze',
        down,
      };
    }),
    ...view.order.map((seat, i) => ({
      ...discPiece(`order:${i + 1}`, p.orderTile(i + 1), 'asgard/disc', seat, { p, option, scene }),
      face: String(i + 1),
    })),
  ],
});

const temples = (view: View, said: Said): Zone => ({
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

const valhalla = (view: View, { p }: Said): Zone => ({
  id: 'valhalla',
  title: p.valhalla,
  shape: 'row',
  pieces: (['white', 'orange'] as const).map((type) => ({
    id: `valhalla:${type}`,
    kind: 'token',
    label: `${p.valhalla}, ${p[type]} ×${view.valhalla[type]}`,
    icon: `asgard/${type}`,
    face: String(view.valhalla[type]),
    tone: RECRUIT_TONES[type],
  })),
});

const supply = (view: View, said: Said): Zone => {
  const { p } = said;
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
          label: `${p.ancestral}, ${p[side]}`,
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

const looking = (view: View, said: Said): Zone[] =>
  view.looking
    ? [
        {
          id: 'looking',
          title: said.p.looking,
          shape: 'fan',
          pieces: view.looking.map((arm) => armPiece(arm, said)),
        },
      ]
    : [];
