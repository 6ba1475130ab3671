import { expect, test } from 'vitest';
import { begun, openRoom, person, refusedWith } from '../testing/matches.ts';
import { littleByLittle, Scribe, type Work } from './scribe.ts';

/** Work of so many steps of a millisecond. */
function* work(steps: number, done: () => void = () => {}): Work<number> {
  for (let i = 0; i < steps; i++) {
    for (const until = performance.now() + 1; performance.now() < until; );
    yield;
  }
  done();
  return steps;
}

test('long work leaves room for everything else', async () => {
  let turns = 0;
  const turning = setInterval(() => turns++, 1);
  expect(await littleByLittle(work(100))).toBe(100);
  clearInterval(turning);
  // A hundred milliseconds in stretches of three: somebody else went first some thirty times.
  expect(turns).toBeGreaterThan(15);
});

test('pages are written one after the other, and not twice', async () => {
  const scribe = new Scribe();
  const order: string[] = [];
  const page = (key: string) => scribe.write(key, () => work(5, () => order.push(key)));
  await Promise.all([page('a'), page('b'), page('c')]);
  expect(order).toEqual(['a', 'b', 'c']);
  expect(await page('b')).toBe(5);
  expect(order).toEqual(['a', 'b', 'c']);
});

test('whoever comes when too many wait is asked to come back; a page that fails stops nobody', async () => {
  const scribe = new Scribe();
  const fails = scribe.write('torn', () => {
    throw new Error('torn');
  });
  const waiting = Array.from({ length: 31 }, (_, i) => scribe.write(`${i}`, () => work(1)));
  expect((await refusedWith(scribe.write('one more', () => work(1)))).kind).toBe('busy');
  await expect(fails).rejects.toThrow('torn');
  expect(await Promise.all(waiting)).toHaveLength(31);
  expect(await scribe.write('one more', () => work(1))).toBe(1);
});

test('so many answers may somebody take back in a minute, then they have to wait', async () => {
  const clock = { now: 1_794_830_400_000 };
  const room = await openRoom({ now: () => clock.now });
  const anna = person('Anna');
  const id = await begun(room.hall, [anna, person('Bert')]);
  const undo = () => refusedWith(room.hall.undo(anna, id, { seat: 0 }));
  for (let i = 0; i < 60; i++) expect((await undo()).kind).toBe('nothingToUndo');
  expect((await undo()).kind).toBe('tooMany');
  clock.now += 1_000;
  expect((await undo()).kind).toBe('nothingToUndo');
  await room.close();
});
