import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { commitmentTo, seedFrom, unfairness } from './fairness.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const secret = 'ab'.repeat(32);
const nonces = ['01'.repeat(16), ''];
const commitment = sha256(secret);
const seed = sha256(`meadhall seed 1\n${secret}\n${nonces[0]}\n`).slice(0, 32);

const match = { seed, seats: 2, fairness: { commitment, nonces, secret } };
const verdict = (change: object) =>
  unfairness({ ...match, fairness: { ...match.fairness, ...change } }, sha256);

test('the commitment is the digest of the secret', () => {
  expect(commitmentTo(secret, sha256)).toBe(commitment);
});

test('the seed follows from the secret and every nonce, in seat order', async () => {
  expect(await seedFrom({ secret, nonces }, sha256)).toBe(seed);
  expect(await seedFrom({ secret, nonces: [...nonces].reverse() }, sha256)).not.toBe(seed);
});

test('a fair shuffle holds', async () => {
  expect(await unfairness(match, sha256)).toBe(null);
});

test('nothing can be changed afterwards without being found out', async () => {
  expect(await verdict({ secret: 'cd'.repeat(32) })).toBe('wrongCommitment');
  expect(await verdict({ secret: 'cd'.repeat(32), commitment: sha256('cd'.repeat(32)) })).toBe(
    'wrongSeed',
  );
  expect(await verdict({ nonces: ['02'.repeat(16), ''] })).toBe('wrongSeed');
  expect(await verdict({ nonces: ['01'.repeat(16)] })).toBe('wrongNonces');
  expect(await unfairness({ ...match, seed: '0'.repeat(32) }, sha256)).toBe('wrongSeed');
});

test('before the secret is told nothing can be said', async () => {
  const { secret: _, ...told } = match.fairness;
  expect(await unfairness({ ...match, fairness: told }, sha256)).toBe('noSecret');
});
