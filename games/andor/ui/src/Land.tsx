import { BOARDS, type BoardName, type Place, type Space } from '@meadhall/andor';

/** The map is half as wide again as it is high. */
const WIDE = 1.5;
const x = (place: Place): number => place.x * WIDE;

/** Ground, river, paths and the arrows creatures follow. */
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
  return (
    <svg class="andor-land" viewBox="0 0 1500 1000" aria-hidden="true" preserveAspectRatio="none">
      {places.map((place) => (
        <circle
          key={place.space}
          class={`andor-land__ground is-${place.terrain} ${place.river ? 'is-river' : ''}`}
          cx={x(place)}
          cy={place.y}
          r={place.terrain === 'mountain' ? 78 : 68}
        />
      ))}
      {paths.map(([from, to]) => (
        <path
          key={`${from.space}-${to.space}`}
          class={from.river && to.river ? 'andor-land__path is-river' : 'andor-land__path'}
          d={bend(from, to)}
        />
      ))}
      {places.map((place) => {
        const to = place.arrow === null ? undefined : at.get(place.arrow);
        return to && <path key={place.space} class="andor-land__arrow" d={arrow(place, to)} />;
      })}
    </svg>
  );
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
