import { BOARDS, CREATURES, type Figure, type Place, type Space, type View } from '@meadhall/andor';
import { type Piece, seatSign } from '@meadhall/table-ui';
import { capital } from '@meadhall/words';
import type { Said } from './said.ts';
import { thingFace, thingIcon, thingTone } from './things.ts';

/** A figure or token, and the space it stands on. */
export interface Standing {
  space: Space;
  piece: Piece;
}

export const placesOf = (view: View): readonly Place[] => BOARDS[view.board].places;

/** What is printed on a space and still there. */
export function spacePiece(view: View, place: Place, { p }: Said): Piece {
  const { space, terrain, river } = place;
  const well = view.wells[space];
  const marks = [
    space === 0 && BOARDS[view.board].castle && p.castle,
    well && (well === 'full' ? p.well : p.dryWell),
    place.merchant && p.merchant,
    view.fog[space] !== undefined && p.fog,
    terrain === 'forest' && p.forest,
    river && p.river,
  ].filter((mark) => typeof mark === 'string');
  return {
    id: `space:${space}`,
    kind: 'token',
    label: p.space(space, marks.join(', ')),
    face: String(space),
    tone: 'bone',
  };
}

/** Everything that stands or lies on the map, those who matter most on top. */
export const standings = (view: View, said: Said): Standing[] => [
  ...ground(view, said),
  ...farmers(view, said),
  ...figures(view, said),
  ...creatures(view, said),
  ...heroes(view, said),
];

const heroes = (view: View, { p, option, scene }: Said): Standing[] =>
  view.seats.flatMap((hero, seat) =>
    hero.alive && hero.kind
      ? [
          {
            space: hero.space,
            piece: {
              id: `hero:${seat}`,
              kind: 'token',
              label: p.hero(option.chooseHero(hero.kind, scene, seat), hero.space),
              icon: `andor/${hero.kind}`,
              tone: seatSign(seat).tone,
            },
          },
        ]
      : [],
  );

const creatures = (view: View, { p, n }: Said): Standing[] =>
  view.creatures.map((creature) => {
    const { id, kind, space } = creature;
    const facts = CREATURES[kind];
    const strength = creature.strength ?? facts.strength;
    return {
      space,
      piece: {
        id: `creature:${id}`,
        kind: 'token',
        label: p.creature(capital(n.kinds[kind]), space),
        icon: `andor/${kind}`,
        tone: 'blood',
        help: p.strongAs(
          strength === 'fighters' ? p.asFighters : String(strength),
          creature.willpower ?? facts.willpower,
        ),
      },
    };
  });

const figures = (view: View, { p, n }: Said): Standing[] =>
  (Object.entries(view.figures) as [Figure, Space][]).map(([figure, space]) => ({
    space,
    piece: {
      id: `figure:${figure}`,
      kind: 'token',
      label: p.thing(capital(n.figures[figure]), space),
      icon: `andor/${figure}`,
      tone: 'gold',
    },
  }));

const farmers = (view: View, { p }: Said): Standing[] =>
  view.farmers.map((space, i) => ({
    space,
    piece: {
      id: `farmer:${i}`,
      kind: 'token',
      label: p.farmer(space),
      icon: 'andor/farmer',
      tone: 'forest',
    },
  }));

const ground = (view: View, { p, option, scene }: Said): Standing[] =>
  Object.entries(view.ground).flatMap(([at, things]) =>
    things.map((thing, i): Standing => {
      const face = thingFace(thing);
      return {
        space: Number(at),
        piece: {
          id: `ground:${at}:${i}`,
          kind: 'token',
          label: p.thing(option.herb(thing, scene, 0), Number(at)),
          icon: thingIcon(thing),
          tone: thingTone(thing),
          ...(face !== undefined && { face }),
        },
      };
    }),
  );
