/** Where something is on the screen. */
export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Lies face down. */
  down: boolean;
  /** Waits there to be taken: it is seen leaving, not coming. */
  stock?: boolean;
}

export interface Move {
  id: string;
  /** From the new place back to the old one. */
  dx: number;
  dy: number;
  scale: number;
  turned: boolean;
}

export interface Difference {
  moved: Move[];
  came: string[];
  left: string[];
}

/** Whether two places are one, but for less than a pixel. */
export const isThere = (a: Place, b: Place): boolean =>
  Math.abs(a.left - b.left) < 1 &&
  Math.abs(a.top - b.top) < 1 &&
  Math.abs(a.width - b.width) < 1 &&
  a.down === b.down;

/** What an eye would see happen between two moments, by the id of each thing. Less than a pixel is nothing. */
export function difference(
  before: ReadonlyMap<string, Place>,
  after: ReadonlyMap<string, Place>,
): Difference {
  const moved: Move[] = [];
  const came: string[] = [];
  for (const [id, to] of after) {
    if (to.stock) continue;
    const from = before.get(id);
    if (!from) {
      came.push(id);
      continue;
    }
    const dx = from.left + from.width / 2 - (to.left + to.width / 2);
    const dy = from.top + from.height / 2 - (to.top + to.height / 2);
    const scale = to.width > 0 ? from.width / to.width : 1;
    const turned = from.down !== to.down;
    if (turned || Math.abs(dx) >= 1 || Math.abs(dy) >= 1 || Math.abs(scale - 1) > 0.02)
      moved.push({ id, dx, dy, scale, turned });
  }
  const left = [...before.keys()].filter((id) => !after.has(id));
  return { moved, came, left };
}

/** The way of a thing in flight: a slight arc, a small settle at its end. */
export function flight({ dx, dy, scale, turned }: Move): Keyframe[] {
  const way = Math.hypot(dx, dy);
  const lift = Math.min(48, way * 0.14);
  // Halfway it is off the straight line, to the left of where it goes, and a little nearer to the eye.
  const side = way > 0 ? lift / way : 0;
  const turn = (degrees: number): string => (turned ? ` rotateY(${degrees}deg)` : '');
  return [
    { transform: `translate(${px(dx)}, ${px(dy)}) scale(${round(scale)})${turn(180)}` },
    {
      offset: 0.45,
      transform: `translate(${px(dx * 0.4 - Math.abs(dy) * side)}, ${px(dy * 0.4 - Math.abs(dx) * side)}) scale(${round((scale + 1) / 2 + 0.06)})${turn(90)}`,
    },
    {
      offset: 0.86,
      transform: `translate(${px(-dx * 0.012)}, ${px(-dy * 0.012)}) scale(1.01)${turn(0)}`,
    },
    { transform: `translate(0px, 0px) scale(1)${turn(0)}` },
  ];
}

const round = (n: number): number => Math.round(n * 1000) / 1000;
const px = (n: number): string => `${Math.round(n * 10) / 10 + 0}px`;
