import { BOARDS, type BoardName, type Place, type Space } from '@meadhall/andor';

/** The map is half as wide again as it is high. */
const WIDE = 1.5;
const x = (place: Place): number => place.x * WIDE;

/** What grows or stands around a space, and how far from its middle. */
const SCENERY: Readonly<Partial<Record<Place['terrain'], { mark: string; count: number }>>> = {
  forest: { mark: 'tree', count: 7 },
  mountain: { mark: 'peak', count: 4 },
  field: { mark: 'tuft', count: 3 },
  lair: { mark: 'peak', count: 3 },
};

/** Where the ground itself has another colour. */
const GROUNDS = ['forest', 'mountain', 'castle', 'mine', 'lair', 'tunnel'] as const;
const isGround = (terrain: string): boolean => (GROUNDS as readonly string[]).includes(terrain);

/** Ground, river, trees and peaks, paths and the arrows creatures follow. */
export function Land({
  board,
  closed,
}: {
  board: BoardName;
  closed: readonly (readonly [Space, Space])[];
}) {
  const { places } = BOARDS[board];
  const at = new Map(places.map((place) => [place.space, place]));
  const isClosed = (a: Space, b: Space) =>
    closed.some(([from, to]) => (from === a && to === b) || (from === b && to === a));
  const paths = places.flatMap((place) =>
    place.paths.flatMap((to) => {
      const other = at.get(to);
      return other && to > place.space && !isClosed(place.space, to)
        ? [[place, other] as const]
        : [];
    }),
  );
  const river = paths.filter(([from, to]) => from.river && to.river);
  const water = river.map(([from, to]) => bend(from, to)).join('');
  const roads = paths.filter((path) => !river.includes(path));
  return (
    <svg class="andor-land" viewBox="0 0 1500 1000" aria-hidden="true" preserveAspectRatio="none">
      <Marks />
      {places.map(
        (place) =>
          isGround(place.terrain) && (
            <circle
              key={place.space}
              fill={`url(#andor-${place.terrain})`}
              cx={x(place)}
              cy={place.y}
              r="120"
            />
          ),
      )}
      <path class="andor-land__bank" d={water} />
      <path class="andor-land__water" d={water} />
      <path class="andor-land__ripple" d={water} />
      {places.flatMap(scenery).map(({ mark, left, top }) => (
        <use key={`${left} ${top}`} href={`#andor-${mark}`} x={left} y={top} />
      ))}
      {roads.map(([from, to]) => (
        <path key={`${from.space}-${to.space}`} class="andor-land__path" d={bend(from, to)} />
      ))}
      {places.map((place) => {
        const to = place.arrow === null ? undefined : at.get(place.arrow);
        return to && <path key={place.space} class="andor-land__arrow" d={arrow(place, to)} />;
      })}
    </svg>
  );
}

/** A tree, a peak and a tuft of grass, drawn once; the light comes from the upper left. */
const Marks = () => (
  <defs>
    {GROUNDS.map((ground) => (
      <radialGradient key={ground} id={`andor-${ground}`} class={`andor-ground--${ground}`}>
        <stop offset="0.35" stop-color="currentColor" stop-opacity="0.6" />
        <stop offset="1" stop-color="currentColor" stop-opacity="0" />
      </radialGradient>
    ))}
    <g id="andor-tree">
      <path class="andor-tree__trunk" d="M-3 14h6v9h-6z" />
      <path class="andor-tree__shade" d="M0-24L17 6H8l12 13H-20L-8 6h-9z" />
      <path class="andor-tree__light" d="M0-24L3 6h-5l2 13h-20L-8 6h-9z" />
    </g>
    <g id="andor-peak">
      <path class="andor-peak__shade" d="M-40 24L-6-34l13 17 7-9 32 50z" />
      <path class="andor-peak__light" d="M-40 24L-6-34l3 20-6 12 5 26z" />
      <path class="andor-peak__snow" d="M-16-17l10-17 11 15-6 4-5-7-4 8z" />
    </g>
    <path
      id="andor-tuft"
      class="andor-land__tuft"
      d="M-9 4q2-7 0-12M-3 4q0-9 1-15M3 4q1-8 5-12M24 12q2-5 0-9M29 12q0-6 2-10"
    />
  </defs>
);

/** Around its space, always in the same places, the nearer ones in front. */
function scenery(place: Place): { mark: string; left: number; top: number }[] {
  const sort = SCENERY[place.terrain];
  if (!sort || place.river) return [];
  return Array.from({ length: sort.count }, (_, i) => {
    const turn = (place.space * 137 + (i * 360) / sort.count) * (Math.PI / 180);
    const far = 52 + ((place.space * 7 + i * 13) % 26);
    return {
      mark: sort.mark,
      left: Math.round(x(place) + Math.cos(turn) * far),
      top: Math.round(place.y + Math.sin(turn) * far * 0.8),
    };
  }).sort((one, other) => one.top - other.top);
}

/** A path is never quite straight. */
function bend(from: Place, to: Place): string {
  const [dx, dy] = [x(to) - x(from), to.y - from.y];
  const side = (from.space + to.space) % 2 === 0 ? 0.08 : -0.08;
  const [mx, my] = [(x(from) + x(to)) / 2 - dy * side, (from.y + to.y) / 2 + dx * side];
  return `M${x(from)} ${from.y}Q${Math.round(mx)} ${Math.round(my)} ${x(to)} ${to.y}`;
}

/** A small head two thirds of the way, pointing to where a creature goes at sunrise. */
function arrow(from: Place, to: Place): string {
  const [dx, dy] = [x(to) - x(from), to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const tip = Math.min(46, length * 0.5);
  const [tx, ty] = [x(from) + ux * tip, from.y + uy * tip];
  const corner = (turn: number) =>
    `${Math.round(tx - ux * 13 - uy * turn)} ${Math.round(ty - uy * 13 + ux * turn)}`;
  return `M${Math.round(tx)} ${Math.round(ty)}L${corner(8)}L${corner(-8)}Z`;
}
