import { createHash } from 'node:crypto';
import { seedFrom } from '@meadhall/records';
import { expect, test } from 'vitest';
import { cli } from '../testing/cli.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const secret = 'ab'.repeat(32);
const nonces = ['01'.repeat(16), ''];

/** A match of bots on a seed that a server could have dealt, as the file a server gives away. */
async function fairMatch(change: object = {}, of: object = {}): Promise<string> {
  const seed = await seedFrom({ secret, nonces }, sha256);
  const { out } = await cli(`record counted --seed ${seed} --seats 2 --bots random`);
  const file = JSON.parse(out) as { seed: string };
  expect(file.seed).toBe(seed);
  const fairness = { commitment: sha256(secret), nonces, secret, ...change };
  return JSON.stringify({ ...file, fairness, ...of });
}

const verify = (file: string, flags = '') =>
  cli(`verify match.json ${flags}`, { files: { 'match.json': file } });

test('a match that was dealt and played fairly is confirmed in two lines', async () => {
  const file = await fairMatch();
  const { code, out } = await verify(file);
  expect(out).toMatch(/^✓ The shuffle is fair.*\n✓ \d+ answers, all legal; .*as recorded\.\n$/);
  expect(code).toBe(0);
  expect((await verify(file, '--lang fr')).out).toMatch(/^✓ Le mélange est honnête/);
});

test.each([
  [{ commitment: sha256('another secret') }, /not the one that was promised/],
  [{ nonces: ['02'.repeat(16), ''] }, /does not follow from the secret/],
  [{ nonces: ['01'.repeat(16)] }, /one number for each seat/],
  [{ secret: undefined }, /secret is missing/],
])('%j is not fair', async (change, said) => {
  const { code, out } = await verify(await fairMatch(change));
  expect(out).toMatch(said);
  expect(code).toBe(1);
});

test('a fair shuffle does not excuse a result that does not follow', async () => {
  const file = JSON.parse(await fairMatch()) as { result: { hash: string } };
  file.result.hash = '0'.repeat(32);
  const { code, out } = await verify(JSON.stringify(file));
  expect(out).toMatch(/^✓ The shuffle is fair.*\n✗ .*not as recorded: the hash of the position/);
  expect(code).toBe(1);
});

test('a file without a word about its shuffle is a mistake, not a failure', async () => {
  const { code, err } = await verify(await fairMatch({}, { fairness: undefined }));
  expect(err).toMatch(/says nothing about its shuffle/);
  expect(code).toBe(2);
});
