import {
  activeGods,
  GOD_NAMES,
  GODS,
  type GodName,
  RECRUITS,
  SLOTS,
  type View,
  WORLD_NAMES,
} from '@meadhall/asgard';
import { at } from '@meadhall/kernel';
import type { Piece, Zone } from '@meadhall/table-ui';
import {
  armPiece,
  discPiece,
  godName,
  godPiece,
  RECRUIT_TONES,
  type Said,
  SIDE_TONES,
} from './pieces.ts';
import { asgardPlain, supply, temples, valhalla } from './stores.ts';
import { lowerWorlds, worldZone } from './worlds.ts';

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
                label: p.on(said.n.recruits(type, recruits[type]), godName(said, god)),
                icon: `asgard/${type}`,
                tone: RECRUIT_TONES[type],
                face: String(recruits[type]),
              },
            ],
      ),
    ],
  };
}

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
