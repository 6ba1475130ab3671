import { type ReadMatch, type Sha256, unfairness } from '@meadhall/records';

export const sha256: Sha256 = async (text) => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

export type Proof = 'none' | 'fair' | NonNullable<Awaited<ReturnType<typeof unfairness>>>;

/** Does the sum again: does the secret fit what was published, and does the seed follow from it? */
export async function prove({ seed, seats, fairness }: ReadMatch): Promise<Proof> {
  if (!fairness) return 'none';
  return (await unfairness({ seed, seats, fairness }, sha256)) ?? 'fair';
}
