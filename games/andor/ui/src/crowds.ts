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
  figures: Set<Square>;
}

/** What matters to those who stand on a space: its disc, and what is near. */
interface Site {
  sheet: Sheet;
  disc: Square;
  others: readonly Square[];
}

/** Somebody who looks for a place: where they would like to stand, where they do, and what they cover at each site. */
interface Figure {
  sites: readonly Site[];
  wish: Stand;
  stand: Stand;
  covers: readonly Square[];
}

/** Maps as they are shown: the narrowest, the usual one and the widest. */
const WIDTHS = [656 / 24, 1000 / 31, 1400 / 32];
const TALL = 2 / 3;
/** As wide as MapView.css draws them. */
const FIGURE = 1.1;
const CASTLE = 2.1;

/** A figure reaches a little onto its own disc and keeps off all others, so that it is seen where it belongs. */
const TUCK = 0.06;
const GAP = 0.12;
/** Steps in which a figure moves along its disc. */
const STEP = FIGURE / 8;
/** How far from their disc figures may stand at most, in rows. */
const ROWS = [0, 1, 2];
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
  figures: new Set(),
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
  const found = new Map<Space, Figure[]>();
  // Always in the same order: nobody moves because of somebody for whom there is room anyway.
  for (const [space, count] of [...crowds].toSorted(([a], [b]) => a - b)) {
    const sites = sheets.flatMap((sheet) => siteOf(sheet, space));
    const wishes = Array.from({ length: count }, (_, i) => inRows(farFrom(sites), i, count));
    found.set(
      space,
      wishes.map((wish) => settle({ sites, wish, stand: wish, covers: [] })),
    );
  }
  // Whoever came early could not know of those who came later.
  for (const figure of [...found.values()].flat()) if (isPressed(figure)) settle(figure);
  return new Map([...found].map(([space, here]) => [space, here.map(({ stand }) => stand)]));
}

function siteOf(sheet: Sheet, space: Space): Site[] {
  const disc = sheet.discs.get(space);
  if (!disc) return [];
  return [{ sheet, disc, others: nearby(disc, sheet.discs.values()) }];
}

const nearby = (disc: Square, squares: Iterable<Square>): Square[] =>
  [...squares].filter(
    (other) => other !== disc && Math.hypot(other.x - disc.x, other.y - disc.y) < NEAR + other.half,
  );

/** How far from the middle of a disc those in the first row stand. */
const farFrom = ([site]: readonly Site[]): number => (site?.disc.half ?? 0) + FIGURE / 2 - TUCK;

/** Whether somebody else, or another disc, is where this figure stands. */
const isPressed = ({ sites, covers }: Figure): boolean =>
  covers.some((square, i) =>
    [...sites[i]!.others, ...sites[i]!.sheet.figures].some(
      (other) => other !== square && depth(square, other) > 0,
    ),
  );

/** Finds the best place for one figure, and takes it. */
function settle(figure: Figure): Figure {
  const { sites, wish, covers } = figure;
  covers.forEach((square, i) => {
    sites[i]!.sheet.figures.delete(square);
  });
  const neighbours = sites.map(({ sheet, disc }) => nearby(disc, sheet.figures));
  const far = farFrom(sites);
  let least = Number.POSITIVE_INFINITY;
  for (const stand of candidates(wish, far)) {
    let cost = FAR_COUNTS * Math.hypot(stand.x - wish.x, stand.y - wish.y);
    for (let i = 0; i < sites.length && cost < least; i++)
      cost += inTheWay(sites[i]!, neighbours[i]!, stand);
    if (cost >= least) continue;
    least = cost;
    figure.stand = stand;
    if (cost === 0) break;
  }
  figure.covers = sites.map(({ disc }) => figureAt(disc, figure.stand));
  figure.covers.forEach((square, i) => {
    sites[i]!.sheet.figures.add(square);
  });
  return figure;
}

/** Rows of three below the disc. */
function inRows(far: number, index: number, count: number): Stand {
  const row = Math.floor(index / 3);
  const inThis = Math.min(3, count - row * 3);
  return { x: ((index % 3) - (inThis - 1) / 2) * FIGURE, y: far + row * FIGURE };
}

function* candidates(wish: Stand, far: number): Iterable<Stand> {
  yield wish;
  for (const row of ROWS) yield* around(far + row * FIGURE);
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
function inTheWay(
  { sheet, disc, others }: Site,
  neighbours: readonly Square[],
  stand: Stand,
): number {
  const figure = figureAt(disc, stand);
  let sum = EDGE_COUNTS * outside(figure, sheet.wide);
  for (const other of others) sum += Math.max(0, depth(figure, other) + GAP);
  for (const other of neighbours) sum += Math.max(0, depth(figure, other));
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
