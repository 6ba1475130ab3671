import { readdirSync, readFileSync } from 'node:fs';
import { readCases } from '@meadhall/testkit';
import { describe, expect, test } from 'vitest';
import { runCase } from './cases/runCase.ts';

const folder = new URL('../../cases/', import.meta.url);

for (const file of readdirSync(folder)) {
  describe(`casebook ${file}`, () => {
    const cases = readCases(readFileSync(new URL(file, folder), 'utf8'));

    test('has cases, all of them readable', () => {
      expect(cases.length).toBeGreaterThan(0);
      expect(cases.flatMap(({ unreadable }) => unreadable ?? [])).toEqual([]);
    });

    test.each(cases.map(({ id, block }) => [id, block]))('%s', (_, block) => {
      expect(runCase(block)).toEqual([]);
    });
  });
}
