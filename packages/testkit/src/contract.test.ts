import { describe, test } from 'vitest';
import { keepsItsSecrets, obeysTheContract } from './index.ts';
import { hoard, spec } from './testing/hoard.ts';

describe('a sound game obeys the contract', () => {
  for (const { name, check } of obeysTheContract(hoard, spec)) test(name, check);
});

describe('the laws of secrecy stand on their own', () => {
  for (const { name, check } of keepsItsSecrets(hoard, { ...spec, seats: [3], games: 20 }))
    test(name, check);
});
