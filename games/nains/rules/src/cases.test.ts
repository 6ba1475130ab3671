import { readdirSync, readFileSync } from 'node:fs';
import { readCases } from '@meadhall/testkit';
import { describe, expect, test } from 'vitest';
import { runCase } from './cases/runCase.ts';

const CASEBOOKS = new URL('../../cases/', import.meta.url);

for (const file of readdirSync(CASEBOOKS)) {
  describe(file, () => {
    const cases = readCases(readFileSync(new URL(file, CASEBOOKS), 'utf8'));
    test.each(cases)('$id', ({ block, unreadable }) => {
      expect(unreadable).toBeUndefined();
      expect(runCase(block)).toEqual([]);
    });
  });
}

test('the worked examples of the rulebook and ours are all there', () => {
  const examples = readFileSync(new URL('examples.md', CASEBOOKS), 'utf8');
  expect(readCases(examples)).toHaveLength(64);
});
