import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SHELF } from '@meadhall/shelf';
import { describe, expect, test } from 'vitest';
import { width } from './layout.ts';
import { clauseText } from './play/rulebook.ts';
import { cli } from './testing/cli.ts';
import { TERMINAL } from './testing/evening.ts';
import type { World } from './testing/io.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const onShelf = (line: string, world: World = {}) => cli(line, world, SHELF);
const real = SHELF.filter((game) => game.open(({ toy }) => !toy)).map(({ id }) => id);
const readers = SHELF.filter((game) => game.open(({ readPosition }) => readPosition)).map(
  ({ id }) => id,
);

describe.each(SHELF.map(({ id }) => id))('%s', (id) => {
  test('is recorded and replayed in both languages, without a word missing', async () => {
    const { out: file } = await onShelf(`record ${id} --seed 1 --bots random`);
    for (const lang of ['fr', 'en']) {
      const files = { 'm.json': file };
      const { code, out } = await onShelf(`replay m.json --lang ${lang}`, { files });
      expect(code).toBe(0);
      expect(out).not.toMatch(/undefined|\[object|NaN/);
    }
  });

  test('is played by piped answers, and its rules can be quoted', async () => {
    const lines = ['r', ...Array.from({ length: 400 }, () => '1')];
    const { code, out, err } = await onShelf(`play ${id} --seed 1 --bots random`, { lines });
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toMatch(/\nTotal /);
  });

  test('has its place in the rulebook for every clause it cites', () => {
    const missing = SHELF.find((game) => game.id === id)?.open(({ rules, rulebook }) => {
      const book = readFileSync(`${root}${rulebook}`, 'utf8');
      const steps = Object.values(rules.steps as Record<string, { clause?: string }>);
      const clauses = [...steps, rules.anytime].flatMap((step) => step?.clause ?? []);
      return clauses.filter((clause) => clauseText(book, clause, 'fr') === null);
    });
    expect(missing).toEqual([]);
  });
});

test.each(real.flatMap((id) => ['fr', 'en'].map((lang) => [id, lang])))(
  '%s in %s: nothing is wider than a terminal of 80 columns',
  async (id, lang) => {
    const lines = Array.from({ length: 40 }, (_, i) => String(1 + (i % 3)));
    const world = { lines, terminal: TERMINAL, size: { columns: 80, rows: 40 } };
    const { out } = await onShelf(`play ${id} --seed 2 --bots random --lang ${lang}`, world);
    expect(out.split('\n').filter((line) => width(line) > 80)).toEqual([]);
  },
);

test.each(readers)('%s: the example of a final position can be scored', async (id) => {
  const { out: example } = await onShelf(`score ${id} --example`);
  const { code, out } = await onShelf(`score ${id} x.json`, { files: { 'x.json': example } });
  expect(code).toBe(0);
  expect(out).toMatch(/\nTotal .*\n(Winner|Shared victory|Won together|Lost together): /);
});

test.each(real)('%s: every case of its casebooks passes', async (id) => {
  const folder = `${root}games/${id}/cases/`;
  const books = readdirSync(folder).filter((name) => name.endsWith('.md'));
  expect(books).not.toEqual([]);
  const files = Object.fromEntries(
    books.map((name) => [name, readFileSync(folder + name, 'utf8')]),
  );
  const { out } = await onShelf(`cases ${id} ${books.join(' ')}`, { files });
  expect(out).toMatch(/^\d+ passed, 0 failed\n$/);
});
