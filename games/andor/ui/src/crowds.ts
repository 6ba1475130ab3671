import type { Board, Space } from '@meadhall/andor';

/** Where a figure stands: its middle, seen from the middle of its space, in diameters of a disc. */
export interface Stand {
  x: number;
  y: number;
}

/** A square by its middle and half of its side, in diameters of a disc. */
export interface Square extends Stand {
  half: number;
}

/** A map of some width in discs, what is printed on it, and who has found a place there. */
export interface Sheet {
  wide: number;
  discs: ReadonlyMap<Space, Square>;
  figures: Square[];
}

/** What matters to those who stand on a space: its disc, and what is near. */
interface Site {
  sheet: Sheet;
  disc: Square;
  others: readonly Square[];
}

/** Maps as they are shown: the narrowest, the usual one and the widest. */
const WIDTHS = [656 / 24, 1000 / 31, 1400 / 32];
const TALL = 2 / 3;
/** As wide as MapView.css draws them. */
export const FIGURE = 1.1;
const CASTLE = 2.1;

/** A figure reaches a little onto its own disc and keeps off all others, so that it is seen where it belongs. */
const TUCK = 0.06;
const GAP = 0.12;
/** Steps in which a figure moves along its disc. */
const STEP = FIGURE / 8;
/** Nothing further away can be in the way. */
const NEAR = 5;
/** Whoever left the map would be cut off. */
const EDGE_COUNTS = 4;
/** To be out of line is bad, to stand on somebody is worse. */
const FAR_COUNTS = 0.01;

export const sheetOf = (
  { places, castle }: Pick<Board, 'places' | 'castle'>,
  wide: number,
): Sheet => ({
  wide,
  discs: new Map(
    places.map(({ space, x, y }) => [
      space,
      {
        x: (x / 1000) * wide,
        y: (y / 1000) * wide * TALL,
        half: (castle && space === 0 ? CASTLE : 1) / 2,
      },
    ]),
  ),
  figures: [],
});

/**
 * Finds room for all who stand on a board, however wide it is shown: in a row below their disc, unless they would
 * cover the number of another space or somebody there. Then they take the nearest places at the disc that are free.
 */
export function stands(
  board: Pick<Board, 'places' | 'castle'>,
  crowds: ReadonlyMap<Space, number>,
): ReadonlyMap<Space, readonly Stand[]> {
  const sheets = WIDTHS.map((wide) => sheetOf(board, wide));
  const found = new Map<Space, Stand[]>();
  // Always in the same order: nobody moves because somebody else came later.
  for (const [space, count] of [...crowds].toSorted(([a], [b]) => a - b)) {
    const sites = sheets.flatMap((sheet) => siteOf(sheet, space));
    const here = Array.from({ length: count }, (_, i) => settle(sites, i, count));
    found.set(space, here);
  }
  return found;
}

function siteOf(sheet: Sheet, space: Space): Site[] {
  const disc = sheet.discs.get(space);
  if (!disc) return [];
  const near = (other: Square): boolean =>
    other !== disc && Math.hypot(other.x - disc.x, other.y - disc.y) < NEAR + other.half;
  return [{ sheet, disc, others: [...sheet.discs.values()].filter(near) }];
}

/** Finds the best place for one figure, and takes it. */
function settle(sites: readonly Site[], index: number, count: number): Stand {
  const far = (sites[0]?.disc.half ?? 0) + FIGURE / 2 - TUCK;
  const wish = inRows(far, index, count);
  let best = wish;
  let least = Number.POSITIVE_INFINITY;
  for (const stand of [wish, ...around(far), ...around(far + FIGURE)]) {
    let cost = FAR_COUNTS * Math.hypot(stand.x - wish.x, stand.y - wish.y);
    for (const site of sites) cost += inTheWay(site, stand);
    if (cost >= least) continue;
    least = cost;
    best = stand;
  }
  for (const { sheet, disc } of sites) sheet.figures.push(figureAt(disc, best));
  return best;
}

/** Rows of three below the disc. */
function inRows(far: number, index: number, count: number): Stand {
  const row = Math.floor(index / 3);
  const inThis = Math.min(3, count - row * 3);
  return { x: ((index % 3) - (inThis - 1) / 2) * FIGURE, y: far + row * FIGURE };
}

/** Every place so far from the middle of a disc. */
function* around(far: number): Iterable<Stand> {
  for (let along = -far; along <= far + STEP / 2; along += STEP) {
    yield { x: along, y: far };
    yield { x: along, y: -far };
    yield { x: far, y: along };
    yield { x: -far, y: along };
  }
}

/** How deep a figure would stand on discs, on others, and beyond the edge. */
function inTheWay({ sheet, disc, others }: Site, stand: Stand): number {
  const figure = figureAt(disc, stand);
  let sum = EDGE_COUNTS * outside(figure, sheet.wide);
  for (const other of others) sum += Math.max(0, depth(figure, other) + GAP);
  for (const other of sheet.figures) sum += Math.max(0, depth(figure, other));
  return sum;
}

export const figureAt = (disc: Square, stand: Stand): Square => ({
  x: disc.x + stand.x,
  y: disc.y + stand.y,
  half: FIGURE / 2,
});

/** How far one square reaches into another; below zero, how far they are apart. */
export const depth = (a: Square, b: Square): number =>
  a.half + b.half - Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

/** How far a figure would leave the map. */
const outside = ({ x, y, half }: Square, wide: number): number =>
  Math.max(0, half - x) +
  Math.max(0, x + half - wide) +
  Math.max(0, half - y) +
  Math.max(0, y + half - wide * TALL);
