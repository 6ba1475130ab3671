import { expect, test } from 'vitest';
import type { Rulebook } from './rulebook.ts';
import { hits, searchRules } from './search.ts';

const BOOK: Rulebook = [
  {
    id: 'NID-5',
    title: 'Les mises',
    notes: ['Une note.'],
    clauses: [
      { id: 'NID-5.1', text: 'Chacun pose ses pièces face cachée.', marks: [] },
      { id: 'NID-5.2', text: 'Deux pièces restent dans la bourse.', marks: [] },
    ],
  },
  {
    id: 'NID-6',
    title: 'Révélation',
    notes: [],
    clauses: [{ id: 'NID-6.1', text: 'On retourne les pièces.', marks: [] }],
  },
];
const found = (wanted: string) =>
  searchRules(BOOK, wanted).flatMap(({ clauses }) => clauses.map(({ id }) => id));

test('every word must be there, whatever its accents and case', () => {
  expect(found('PIECES bourse')).toEqual(['NID-5.2']);
});

test('a number finds its clause', () => {
  expect(found('nid-6.1')).toEqual(['NID-6.1']);
});

test('a title finds its whole chapter', () => {
  expect(found('revelation')).toEqual(['NID-6.1']);
  expect(found('mises')).toEqual(['NID-5.1', 'NID-5.2']);
});

test('nothing wanted shows everything, nonsense nothing', () => {
  expect(found('  ')).toHaveLength(3);
  expect(found('dragonfly')).toEqual([]);
});

test('a hit is shown as it is written, wherever it stands', () => {
  expect(hits('Pièces et pièce', 'piece')).toEqual([
    { text: 'Pièce', hit: true },
    { text: 's et ', hit: false },
    { text: 'pièce', hit: true },
  ]);
  expect(hits('Cœur de pierre', 'de coeur')).toEqual([
    { text: 'Cœur ', hit: false },
    { text: 'de', hit: true },
    { text: ' pierre', hit: false },
  ]);
  expect(hits('Rien', '')).toEqual([{ text: 'Rien', hit: false }]);
});
