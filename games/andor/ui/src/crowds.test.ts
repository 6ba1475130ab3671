import { andor, BOARDS, type Space } from '@meadhall/andor';
import { asks, play, seedOf, start } from '@meadhall/kernel';
import { expect, test } from 'vitest';
import { depth, figureAt, type Square, sheetOf, stands } from './crowds.ts';
import { standings } from './onMap.ts';
import { saidIn } from './said.ts';

/** Maps as they are shown, from the narrowest to the widest: their width and their discs', in pixels. */
const SHOWN = [
  { wide: 656, disc: 24 },
  { wide: 746, disc: 24 },
  { wide: 928, disc: 28.8 },
  { wide: 1400, disc: 32 },
];
/** What is touched must show this much of itself. */
const TOUCHED = 24;

type Crowds = ReadonlyMap<Space, number>;

/** Who is covered by discs and others so far that they could hardly be touched. */
function inTheWay(board: 'andor' | 'mine', crowds: Crowds): string[] {
  const found = stands(BOARDS[board], crowds);
  return SHOWN.flatMap(({ wide, disc }) => {
    const { discs } = sheetOf(BOARDS[board], wide / disc);
    const figures = [...found].flatMap(([space, here]) =>
      here.map((stand) => ({ space, square: figureAt(discs.get(space)!, stand) })),
    );
    const all = [...discs.values(), ...figures.map(({ square }) => square)];
    return figures
      .filter(({ square }) => shown(square, all) * disc < TOUCHED - 0.1)
      .map(({ space }) => `${board} ${wide}: on ${space}`);
  });
}

/** The largest square of a figure that nothing covers, whoever lies on top: its side. */
function shown(figure: Square, all: readonly Square[]): number {
  const over = all.filter((other) => other !== figure && depth(figure, other) > 0);
  const cuts = (axis: 'x' | 'y'): number[] =>
    [figure, ...over]
      .flatMap((it) => [it[axis] - it.half, it[axis] + it.half])
      .filter((at) => Math.abs(at - figure[axis]) <= figure.half + 1e-9);
  const free = (left: number, right: number, top: number, bottom: number): boolean =>
    over.every(
      ({ x, y, half }) =>
        x + half <= left || x - half >= right || y + half <= top || y - half >= bottom,
    );
  let most = 0;
  for (const left of cuts('x'))
    for (const right of cuts('x'))
      for (const top of cuts('y'))
        for (const bottom of cuts('y')) {
          const side = Math.min(right - left, bottom - top);
          if (side > most && free(left, right, top, bottom)) most = side;
        }
  return most;
}

test('a figure stands below its disc', () => {
  expect(stands(BOARDS.andor, new Map([[39, 1]])).get(39)).toEqual([
    { x: 0, y: expect.closeTo(1, 1) },
  ]);
});

test('who would cover another number goes elsewhere', () => {
  const [stand] = stands(BOARDS.andor, new Map([[3, 1]])).get(3) ?? [];
  const { discs } = sheetOf(BOARDS.andor, 746 / 24);
  const below = figureAt(discs.get(3)!, { x: 0, y: 1 });
  expect(depth(below, discs.get(10)!)).toBeGreaterThan(0);
  expect(depth(figureAt(discs.get(3)!, stand!), discs.get(10)!)).toBeLessThan(0);
});

test.each([
  ['andor', 5],
  ['mine', 5],
] as const)('%s has room for %i on any space', (board, count) => {
  for (const { space } of BOARDS[board].places)
    expect(inTheWay(board, new Map([[space, count]]))).toEqual([]);
});

test.each([
  ['L1', 4],
  ['L3', 2],
  ['L4', 4],
  ['L5', 3],
])('in legend %s with %i heroes nobody stands on another', (legend, seats) => {
  let state = start(andor, { seats, seed: seedOf(seats), options: { legend } });
  let chance = 7;
  const one = <T>(of: readonly T[]): T => {
    chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0;
    return of[(chance >>> 8) % of.length]!;
  };
  let figures = 0;
  for (let turn = 0; turn < 150; turn++) {
    const open = asks(andor, state);
    if (open.length === 0) break;
    const { seat, step, options } = one(open);
    state = play(andor, state, { seat, step, choice: one<unknown>(options) } as never);
    const view = andor.view(state, null);
    const crowds = new Map<Space, number>();
    for (const { space } of standings(view, saidIn('en', { view, viewer: null, name: String })))
      crowds.set(space, (crowds.get(space) ?? 0) + 1);
    expect(inTheWay(view.board, crowds)).toEqual([]);
    figures += crowds.size;
  }
  expect(figures).toBeGreaterThan(500);
});
