import { expect, test } from 'vitest';
import { AT_THE_END, scrolled } from './following.ts';

const list = (scrollTop: number, scrollHeight: number) => ({
  scrollTop,
  scrollHeight,
  clientHeight: 100,
});

test('a list stays at its newest line when lines come before its scrolling is told', () => {
  const end = scrolled(AT_THE_END, list(400, 500));
  expect(end.follows).toBe(true);
  expect(scrolled(end, list(400, 700)).follows).toBe(true);
});

test('whoever scrolls up reads, until the end is reached again', () => {
  const up = scrolled({ top: 400, follows: true }, list(300, 500));
  expect(up.follows).toBe(false);
  const down = scrolled(up, list(350, 500));
  expect(down.follows).toBe(false);
  expect(scrolled(down, list(390, 500)).follows).toBe(true);
});
