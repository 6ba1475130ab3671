import { RECRUITS, SIDES, type Side, type View, type WorldName } from '@meadhall/asgard';
import { at } from '@meadhall/kernel';
import type { Piece, Zone } from '@meadhall/table-ui';
import { discPiece, RECRUIT_TONES, type Said, tilePiece } from './pieces.ts';

/** One World with its two sides and whoever fights there. */
export function worldZone(view: View, name: WorldName, index: number, said: Said): Zone {
  const { p, n, option, scene } = said;
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
    title: n.world(index + 1),
    shape: 'row',
    ...(outcome && { note: p.strength(outcome.light, outcome.darkness) }),
    pieces: [
      ...SIDES.flatMap(side),
      ...world.victory.map((seat) =>
        discPiece(
          `victory:${name}:${seat}`,
          n.victory(n.world(index + 1)),
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
  { p, n, option, scene }: Said,
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
              label: n.recruits(type, count),
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

export const lowerWorlds = (view: View, said: Said): Zone => ({
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
