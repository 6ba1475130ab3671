import { afterEach, expect, test, vi } from 'vitest';
import { listenForTheFirstGesture } from './sound.ts';

const opened: { state: string; resume: () => void }[] = [];
let resumed = 0;

vi.stubGlobal(
  'AudioContext',
  class {
    state = 'suspended';
    constructor() {
      opened.push(this);
    }
    resume(): void {
      resumed++;
    }
  },
);

afterEach(() => vi.useRealTimers());

test('what sounds is opened after the first gesture, and woken by the next ones until it is awake', () => {
  vi.useFakeTimers();
  const page = new EventTarget();
  const gesture = () => page.dispatchEvent(new Event('pointerup'));
  listenForTheFirstGesture(page);
  expect(opened).toHaveLength(0);

  gesture();
  // Not in the gesture itself, whose click is still to come.
  expect(opened).toHaveLength(0);
  vi.runAllTimers();
  expect([opened.length, resumed]).toEqual([1, 0]);

  gesture();
  gesture();
  expect([opened.length, resumed]).toEqual([1, 2]);

  opened[0]!.state = 'running';
  gesture();
  // Somebody has silenced it on purpose, or the browser has: nobody listens any more.
  opened[0]!.state = 'suspended';
  gesture();
  expect([opened.length, resumed]).toEqual([1, 2]);
});
