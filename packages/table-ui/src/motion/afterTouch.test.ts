import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const coming = vi.hoisted(() => {
  const state = { is: false };
  const scheduling = { isInputPending: () => state.is };
  vi.stubGlobal('navigator', { scheduling });
  return state;
});

import { afterTouch, isTouchComing, onceSeen, pressed, released, touched } from './afterTouch.ts';

const frames: (() => void)[] = [];
beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
});
afterEach(() => {
  coming.is = false;
  vi.unstubAllGlobals();
  frames.length = 0;
});

const drawn = async (): Promise<void> => {
  for (const draw of frames.splice(0)) draw();
  await new Promise((seen) => setTimeout(seen, 20));
};

test('without a touch everything is shown at once', () => {
  const source = signal(1);
  const { shown, listen } = afterTouch(source);
  const stop = listen();
  source.value = 2;
  expect(shown.value).toBe(2);
  stop();
  source.value = 3;
  expect(shown.value).toBe(2);
});

test('what comes before a touch has been drawn is shown after it, all of it and in order', async () => {
  const source = signal(1);
  const { shown, listen } = afterTouch(source);
  const stop = listen();
  const seen: number[] = [];
  shown.subscribe((value) => seen.push(value));
  touched();
  source.value = 2;
  source.value = 3;
  expect(seen).toEqual([1]);
  await drawn();
  source.value = 4;
  expect(seen).toEqual([1, 2, 3, 4]);
  stop();
});

test('a tab that lies behind draws nothing, and yet goes on', async () => {
  const source = signal(1);
  const { shown, listen } = afterTouch(source);
  const stop = listen();
  touched();
  source.value = 2;
  expect(shown.value).toBe(1);
  await vi.waitFor(() => expect(shown.value).toBe(2));
  stop();
});

test('what is done once a touch is seen is done once, in order, and at once without a touch', async () => {
  const done: string[] = [];
  onceSeen(() => done.push('alone'));
  expect(done).toEqual(['alone']);
  touched();
  onceSeen(() => done.push('first'));
  onceSeen(() => done.push('second'));
  expect(done).toEqual(['alone']);
  await drawn();
  touched();
  await drawn();
  expect(done).toEqual(['alone', 'first', 'second']);
});

test('a touch that is about to come is waited for, and then seen', async () => {
  const source = signal(1);
  const { shown, listen } = afterTouch(source);
  const stop = listen();
  const done: string[] = [];
  expect(isTouchComing()).toBe(false);
  coming.is = true;
  expect(isTouchComing()).toBe(true);
  source.value = 2;
  onceSeen(() => done.push('seen'));
  expect(shown.value).toBe(1);
  // The page is told of it before any timer goes off.
  coming.is = false;
  touched();
  await new Promise((later) => setTimeout(later, 20));
  expect([shown.value, done]).toEqual([1, []]);
  await drawn();
  expect([shown.value, done]).toEqual([2, ['seen']]);
  stop();
});

test('a touch that was about to come and did not is not waited for', async () => {
  const done: string[] = [];
  coming.is = true;
  onceSeen(() => done.push('seen'));
  coming.is = false;
  expect(done).toEqual([]);
  await new Promise((later) => setTimeout(later, 20));
  expect(done).toEqual(['seen']);
});

test('as long as a button is down, and until what that meant is seen, nothing else is done', async () => {
  const done: string[] = [];
  pressed();
  await drawn();
  onceSeen(() => done.push('seen'));
  expect(done).toEqual([]);
  released();
  touched();
  await new Promise((later) => setTimeout(later, 20));
  expect(done).toEqual([]);
  await drawn();
  expect(done).toEqual(['seen']);
});

test('a hand that rests on something does not hold up the table', async () => {
  const done: string[] = [];
  pressed();
  await drawn();
  onceSeen(() => done.push('seen'));
  expect(done).toEqual([]);
  await vi.waitFor(() => expect(done).toEqual(['seen']));
});
