import { type Rng, shuffle, type Viewer } from '@meadhall/kernel';
import { duel } from '@meadhall/toys';
import { describe, test } from 'vitest';
import { obeysTheContract, type Spec } from './index.ts';

type Duel = typeof duel extends import('@meadhall/kernel').Rules<infer T> ? T : never;

const spec: Spec<Duel> = {
  conserved: ({ seats, chain, box }) =>
    [...seats.flatMap(({ hand }) => hand), ...chain.map(({ card }) => card), ...box].sort(),
  redeal,
  secrets: ['box', 'seats.*.hand'],
};
function redeal(game: Duel['state'], viewer: Viewer, rng: Rng) {
  const hidden = game.seats.filter((_, seat) => seat !== viewer);
  const cards = shuffle(rng, [...hidden.flatMap(({ hand }) => hand), ...game.box]);
  for (const player of hidden) player.hand = cards.splice(0, player.hand.length);
  game.box = cards;
}

describe('the duel', () => {
  for (const { name, check } of obeysTheContract(duel, spec)) test(name, check);
});
