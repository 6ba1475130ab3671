import type { Ask } from '@meadhall/kernel';
import { expect, test } from 'vitest';
import type { AnyGame } from '../anyGame.ts';
import { isSaidByBoard } from './saidByBoard.ts';

const asking = (...options: string[][]) => [
  { seat: 0, step: 'pick', clause: 'X-1', options } as unknown as Ask<AnyGame>,
];
const touches = (_: unknown, choice: unknown) => choice as string[];

test('each option has a piece of its own: the board says it all', () => {
  expect(isSaidByBoard(asking(['a'], ['b'], ['c']), touches)).toBe(true);
});

test('an option that lies nowhere needs the list', () => {
  expect(isSaidByBoard(asking(['a'], []), touches)).toBe(false);
});

test('few options about the same piece need the list, many do not', () => {
  expect(isSaidByBoard(asking(['hero'], ['hero'], ['b']), touches)).toBe(false);
  const bids = Array.from({ length: 60 }, (_, i) => [`coin${i % 5}`, `coin${(i + 1) % 5}`]);
  expect(isSaidByBoard(asking(...bids), touches)).toBe(true);
});
