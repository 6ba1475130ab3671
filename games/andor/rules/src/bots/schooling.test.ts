import { seedOf, start } from '@meadhall/kernel';
import { expect, test } from 'vitest';
import { andor } from '../andor.ts';
import { LEGEND_NAMES } from '../legends/legends.ts';
import { EAGER, type Manner, WISE } from './manners.ts';
import { masterly } from './masterly.ts';
import { outlook } from './outlook.ts';
import { type Lesson, played, school } from './schooling.ts';
import { tasks } from './tasks.ts';

const lesson = (legend: string, seats: number): Lesson => ({
  seats,
  options: { legend, difficulty: 'normal' },
  seed: (name) => seedOf(`${legend} ${name}`),
  usual: WISE,
});

const won = (games: number, it: Lesson, manner: Manner): number => {
  let count = 0;
  for (let n = 0; n < games; n++) if (played(it, n, manner).result === 'won') count++;
  return count;
};

const finished = (course: ReturnType<typeof school>) => {
  let step = course.next();
  while (!step.done) step = course.next();
  return step.value;
};

test('a school finds a manner that wins, and says how often it did', () => {
  const dragon = { ...lesson('L5', 2), usual: EAGER };
  const learnt = finished(school(dragon, { rounds: [{ manners: 4, games: 3 }], proof: 12 }));
  expect(learnt.games).toBe(12);
  expect(learnt.before).toBe(0);
  let count = 0;
  for (let n = 3; n < 15; n++) if (played(dragon, n, learnt.manner).result === 'won') count++;
  expect(learnt.won).toBe(count);
  expect(count).toBeGreaterThan(3);
});

test('a school that finds nothing better stays with what is usual', () => {
  const few = { rounds: [{ manners: 1, games: 1 }], proof: 2 };
  const { manner, won: now, before } = finished(school(lesson('L5', 2), few));
  expect(manner).toBe(WISE);
  expect(now).toBe(before);
});

test('what the masters have learnt wins games', () => {
  const dragon = lesson('L5', 3);
  const manner = masterly(start(andor, { ...dragon, seed: seedOf('dragon') }));
  expect(won(40, dragon, manner)).toBeGreaterThan(won(40, dragon, WISE) + 6);
});

test('masters are wise where nothing else was learnt', () => {
  for (const legend of LEGEND_NAMES) {
    const game = start(andor, { ...lesson(legend, 2), seed: seedOf('any') });
    expect(masterly({ ...game, legend: null })).toBe(WISE);
  }
});

test('who overlooks things sees the same ones until something has happened', () => {
  const game = played(lesson('L2', 2), 0, WISE);
  const scene = { ...game, narrator: 'B' as const };
  const seen = (manner: Manner) => tasks(outlook(scene, manner));
  const all = seen(WISE);
  const some = seen({ ...WISE, overlooks: 0.5 });
  expect(some.length).toBeGreaterThan(0);
  expect(some.length).toBeLessThan(all.length);
  expect(all).toEqual(expect.arrayContaining(some));
  expect(seen({ ...WISE, overlooks: 0.5 })).toEqual(some);
  expect(seen({ ...EAGER, overlooks: 1 })).toEqual([]);
});
