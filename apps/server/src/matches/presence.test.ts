import { expect, test } from 'vitest';
import type { Note } from '../bus/bus.ts';
import type { House } from './house.ts';
import { Presence } from './presence.ts';

/** Two tables in a house whose clock stands where it is put, and what is said of them. */
function twoTables() {
  const said: string[] = [];
  const clock = { now: 0 };
  const bus = {
    shared: true,
    publish: ({ match, what, n }: Note) => said.push(`${match} ${what} ${n}`),
  };
  const house = { bus, now: () => clock.now } as unknown as House;
  const table = (match: string) => new Presence(house, match, () => [0]);
  const heard = (): string[] => said.splice(0);
  return { clock, heard, first: table('first'), second: table('second') };
}

test('every table says again who is there when its own time has come, not when others do', () => {
  const { clock, heard, first, second } = twoTables();
  const look = (at: number): string[] => {
    clock.now = at;
    first.sayAgain();
    second.sayAgain();
    return heard();
  };
  first.ask();
  clock.now = 12_000;
  second.ask();
  heard();
  expect(look(29_000)).toEqual([]);
  expect(look(30_000)).toEqual(['first here 0']);
  expect(look(30_500)).toEqual([]);
  expect(look(42_000)).toEqual(['second here 0']);
  expect(look(60_000)).toEqual(['first here 0']);
});

test('a seat is believed in for a while after it was heard of', () => {
  const { clock, first } = twoTables();
  expect(first.hear({ match: 'first', what: 'here', n: 1 } as Note)).toBe(true);
  clock.now = 74_000;
  expect(first.has(1)).toBe(true);
  clock.now = 76_000;
  expect(first.has(1)).toBe(false);
});
