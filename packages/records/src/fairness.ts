import type { Seed } from '@meadhall/kernel';

/**
 * What makes a shuffle provable. The host draws a secret and publishes its digest before anybody sits down;
 * every seat adds a nonce; the seed follows from both, so nobody could choose it alone.
 */
export interface Fairness {
  /** SHA-256 of the secret, in hexadecimal, known from the first moment. */
  commitment: string;
  /** One for each seat, in seat order: 32 hexadecimal digits, or empty for a bot. */
  nonces: string[];
  /** 64 hexadecimal digits; told when the match is over. */
  secret?: string;
}

/** SHA-256 of a text, in hexadecimal. Every host has its own; they all say the same. */
export type Sha256 = (text: string) => string | Promise<string>;

/** The digest a host publishes before the match. */
export const commitmentTo = (secret: string, sha256: Sha256): string | Promise<string> =>
  sha256(secret);

/** The seed of a match: the first half of the digest of the secret and all nonces. */
export async function seedFrom(
  { secret, nonces }: { secret: string; nonces: readonly string[] },
  sha256: Sha256,
): Promise<Seed> {
  const digest = await sha256(['meadhall seed 1', secret, ...nonces].join('\n'));
  return digest.slice(0, 32);
}

/** What is wrong with a fair shuffle, as a key to translate; nothing if it holds. */
export async function unfairness(
  match: { seed: Seed; seats: number; fairness: Fairness },
  sha256: Sha256,
): Promise<'noSecret' | 'wrongCommitment' | 'wrongNonces' | 'wrongSeed' | null> {
  const { seed, seats, fairness } = match;
  const { secret, nonces, commitment } = fairness;
  if (secret === undefined) return 'noSecret';
  if ((await commitmentTo(secret, sha256)) !== commitment) return 'wrongCommitment';
  if (nonces.length !== seats) return 'wrongNonces';
  return (await seedFrom({ secret, nonces }, sha256)) === seed ? null : 'wrongSeed';
}
