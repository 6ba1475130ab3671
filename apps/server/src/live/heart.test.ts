import { expect, test } from 'vitest';
import { Heart, MOMENTS } from './heart.ts';

class Pulse {
  beats = 0;
  beat(): void {
    this.beats++;
  }
}

const total = (all: readonly Pulse[]): number => all.reduce((sum, { beats }) => sum + beats, 0);

test('everybody has one beat in a heartbeat, and a moment is nobody’s for long', () => {
  const heart = new Heart();
  const all = Array.from({ length: 10 * MOMENTS }, () => new Pulse());
  for (const it of all) heart.add(it);
  heart.beat();
  expect(total(all)).toBe(10);
  for (let i = 1; i < MOMENTS; i++) heart.beat();
  expect(all.every(({ beats }) => beats === 1)).toBe(true);
  heart.close();
});

test('whoever has left is not asked any more', () => {
  const heart = new Heart();
  const [goes, stays] = [new Pulse(), new Pulse()];
  const leave = heart.add(goes);
  heart.add(stays);
  leave();
  for (let i = 0; i < 2 * MOMENTS; i++) heart.beat();
  expect([goes.beats, stays.beats]).toEqual([0, 2]);
  heart.close();
});
