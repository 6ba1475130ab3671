import { readdirSync, readFileSync } from 'node:fs';
import { readCases } from '@meadhall/testkit';
import { describe, expect, test } from 'vitest';
import { runCase } from './runCase.ts';

const BOOKS = new URL('../../../cases/', import.meta.url);

for (const book of readdirSync(BOOKS).filter((name) => name.endsWith('.md')))
  describe(book, () => {
    for (const { id, block } of readCases(readFileSync(new URL(book, BOOKS), 'utf8')))
      test(id, () => expect(runCase(block)).toEqual([]));
  });
