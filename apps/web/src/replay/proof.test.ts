import { type ReadMatch, seedFrom } from '@meadhall/records';
import { expect, test } from 'vitest';
import { prove, sha256 } from './proof.ts';

const secret = 'ab'.repeat(32);
const nonces = ['1'.repeat(32), ''];

async function fairMatch(): Promise<ReadMatch> {
  const seed = await seedFrom({ secret, nonces }, sha256);
  const fairness = { commitment: await sha256(secret), nonces, secret };
  return { game: 'nidavellir', version: 1, seats: 2, options: {}, seed, answers: [], fairness };
}

test('a shuffle whose secret was published beforehand holds', async () => {
  expect(await prove(await fairMatch())).toBe('fair');
});

test('another seed, or another secret, is found out', async () => {
  const match = await fairMatch();
  expect(await prove({ ...match, seed: '0'.repeat(32) })).toBe('wrongSeed');
  const fairness = { ...match.fairness!, secret: 'cd'.repeat(32) };
  expect(await prove({ ...match, fairness })).toBe('wrongCommitment');
});

test('a match without a promise proves nothing', async () => {
  const { fairness: _, ...match } = await fairMatch();
  expect(await prove(match)).toBe('none');
});
