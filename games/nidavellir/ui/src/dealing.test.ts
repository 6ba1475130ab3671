import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterFrames } from './dealing.ts';

/** Whether somebody has touched something that is not drawn yet, and what waits for that. */
const touch = vi.hoisted(() => ({ unseen: false, waiting: [] as (() => void)[] }));
vi.mock('@meadhall/table-ui', () => ({
  onceSeen: (act: () => void) => (touch.unseen ? touch.waiting.push(act) : act()),
}));

let frames: (() => void)[] = [];
const draw = (): void => {
  const due = frames;
  frames = [];
  for (const begin of due) begin();
};

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (begin: () => void) => frames.push(begin));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
});
afterEach(() => vi.unstubAllGlobals());

test('one tavern is dealt in each frame, after the one in which a round begins', () => {
  const dealt: number[] = [];
  for (const tavern of [0, 1, 2]) afterFrames(2 + tavern, () => dealt.push(tavern));
  const seen = [1, 2, 3, 4, 5].map(() => {
    draw();
    return [...dealt];
  });
  expect(seen).toEqual([[], [0], [0, 1], [0, 1, 2], [0, 1, 2]]);
});

test('the frame that answers a touch deals nothing', () => {
  const act = vi.fn<() => void>();
  afterFrames(1, act);
  touch.unseen = true;
  draw();
  expect(act).not.toHaveBeenCalled();
  touch.unseen = false;
  for (const goOn of touch.waiting.splice(0)) goOn();
  expect(act).toHaveBeenCalledOnce();
});

test('a deal that is called off does not come', () => {
  const act = vi.fn<() => void>();
  const callOff = afterFrames(2, act);
  draw();
  callOff();
  draw();
  expect(act).not.toHaveBeenCalled();
});
