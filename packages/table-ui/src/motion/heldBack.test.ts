import { beforeEach, expect, test, vi } from 'vitest';
import { isHeldBack, useDrawn } from './heldBack.ts';

const touch = vi.hoisted(() => ({ isComing: false, waiting: [] as (() => void)[] }));
vi.mock('./afterTouch.ts', () => ({
  isTouchComing: () => touch.isComing,
  onceSeen: (act: () => void) => touch.waiting.push(act),
}));

// One part of a page: what it keeps between two drawings.
const part = vi.hoisted(() => ({ ref: { current: null as unknown }, deps: [] as unknown[] }));
vi.mock('preact/hooks', () => ({
  useRef: () => part.ref,
  useReducer: () => [0, () => {}],
  useLayoutEffect: (effect: () => unknown, deps: unknown[]) => {
    if (deps[0] !== part.deps[0] || part.deps.length === 0) effect();
    part.deps = deps;
  },
}));

beforeEach(() => {
  touch.isComing = false;
  touch.waiting.length = 0;
  part.ref.current = null;
  part.deps = [];
});

const seen = (): void => {
  touch.isComing = false;
  for (const goOn of touch.waiting.splice(0)) goOn();
};
const draw = (what: string, eyes?: string): string => useDrawn(() => what, [what], eyes);

test('what a touch meets is drawn when that has been seen', () => {
  expect(draw('old')).toBe('old');
  touch.isComing = true;
  expect(draw('new')).toBe('old');
  expect(isHeldBack()).toBe(true);
  seen();
  expect(isHeldBack()).toBe(false);
  expect(draw('new')).toBe('new');
});

test('what was drawn for somebody else is not kept, whatever is touched', () => {
  expect(draw('my coins', 'me')).toBe('my coins');
  touch.isComing = true;
  expect(draw('your coins', 'you')).toBe('your coins');
  expect(isHeldBack()).toBe(false);
});
