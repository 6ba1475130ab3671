// What a casebook says is looked at to the last figure, and nonsense is refused, never tripped over.
import { readdirSync, readFileSync } from 'node:fs';
import { at, below, clone, IllegalSetup, seeded, seedOf } from '@meadhall/kernel';
import { readCases } from '@meadhall/testkit';
import { expect, test } from 'vitest';
import { runCase } from './runCase.ts';

type Fields = Record<string, unknown>;
type Path = readonly string[];

const CASEBOOKS = new URL('../../../cases/', import.meta.url);
const BLOCKS = readdirSync(CASEBOOKS).flatMap((file) =>
  readCases(readFileSync(new URL(file, CASEBOOKS), 'utf8')).map(({ block }) => block as Fields),
);

/** Where something lies in a value, inner things after outer ones. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    [...path, key],
    ...pathsIn(inner, [...path, key]),
  ]);
}

/** The same value with something else in one place. */
function altered<V>(value: V, path: Path, change: (old: unknown) => unknown): V {
  const copy = clone(value);
  let owner = copy as Fields;
  for (const key of path.slice(0, -1)) owner = owner[key] as Fields;
  const last = path.at(-1) as string;
  owner[last] = change(owner[last]);
  return copy;
}

/** Whether a case fails or is refused. */
function fails(block: unknown): boolean {
  try {
    return runCase(block).length > 0;
  } catch (error) {
    if (error instanceof IllegalSetup) return true;
    throw error;
  }
}

test('no figure of an expectation can be changed without a failure', () => {
  const unseen: string[] = [];
  for (const block of BLOCKS)
    for (const path of pathsIn(block['expect'])) {
      const other = altered(block, ['expect', ...path], (old) =>
        typeof old === 'number' ? old + 1 : 'something else',
      );
      if (!fails(other)) unseen.push(`${String(block['id'])} ${path.join('.')}`);
    }
  expect(unseen).toEqual([]);
});

const NONSENSE = [
  null,
  0,
  -1,
  99,
  1.5,
  '',
  'x',
  '0x',
  '3x',
  '25g',
  'SHI-1-05',
  'gaat',
  'tiss',
  [],
  {},
];

test('nonsense in any place is refused or fails, whatever it is', () => {
  const rng = seeded(seedOf('nonsense'));
  for (let i = 0; i < 5000; i++) {
    const block = at(BLOCKS, below(rng, BLOCKS.length));
    const paths = pathsIn(block);
    const other = altered(block, at(paths, below(rng, paths.length)), () =>
      clone(at<unknown>(NONSENSE, below(rng, NONSENSE.length))),
    );
    expect(() => fails(other)).not.toThrow();
  }
});
