import { delve } from '@meadhall/toys';
import { plainWords } from '@meadhall/words';
import { expect, test } from 'vitest';
import { contextFor } from './context.ts';
import { sheetTable } from './sheetTable.ts';
import { fakeIo } from './testing/io.ts';

const lines = {
  goods: 'Goods',
  gold: 'Gold',
  gems: 'Gems that nobody has ever seen before in these halls',
};
const telling = (names: string[]) => ({
  rules: delve,
  words: { ...plainWords(delve), lines },
  names,
});

test('lines stand in the order in which the game names them; a dot where somebody has none', () => {
  const context = contextFor(fakeIo(), 'en', []);
  const sheet = [
    { seat: 0, key: 'gold', clause: 'DEL-8', points: 3 },
    { seat: 1, key: 'goods', clause: 'DEL-8', points: 4 },
    { seat: 1, key: 'gold', clause: 'DEL-8', points: 5 },
    { seat: 1, key: 'gold', clause: 'DEL-8', points: 2 },
  ] as const;
  expect(sheetTable(context, telling(['Anna', 'Ben']), sheet, null)).toEqual([
    '       Anna  Ben',
    'Goods     ·    4  DEL-8',
    'Gold      3    7  DEL-8',
    '───────────────────────',
    'Total     3   11',
  ]);
});

test('on a terminal long names and labels give way, so that nothing is wider than the screen', () => {
  const io = fakeIo({ terminal: { out: true }, size: { columns: 60, rows: 24 } });
  const table = sheetTable(
    contextFor(io, 'en', []),
    telling(['Valériane de la Montagne', 'Ben']),
    [{ seat: 0, key: 'gems', clause: 'DEL-8', points: 3 }],
    [],
  );
  for (const line of table) expect(line.length).toBeLessThanOrEqual(60);
  expect(table[0]).toContain('Valériane d…');
  expect(table.at(-1)).toBe('Nobody has won.');
});

test('those who play together win or lose together, in both languages', () => {
  const team = { ...telling(['Anna', 'Ben']), rules: { ...delve, together: true as const } };
  const last = (language: 'en' | 'fr', winners: number[], names = team.names) =>
    sheetTable(contextFor(fakeIo(), language, []), { ...team, names }, [], winners).at(-1);
  expect(last('en', [0, 1])).toBe('Won together: Anna, Ben');
  expect(last('en', [])).toBe('Lost together: Anna, Ben');
  expect(last('fr', [0, 1])).toBe('Gagné ensemble\u00a0: Anna, Ben');
  expect(last('fr', [])).toBe('Perdu ensemble\u00a0: Anna, Ben');
  expect(last('en', [0], ['Anna'])).toBe('Won: Anna');
  expect(last('fr', [], ['Anna'])).toBe('Perdu\u00a0: Anna');
});
