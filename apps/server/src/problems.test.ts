import { PROBLEM_TYPE, PROBLEMS, Problem, type ProblemKind } from '@meadhall/protocol';
import { expect, test } from 'vitest';
import { asRefused, problemOf, spokenIn } from './problems.ts';
import { PROBLEM_WORDS } from './problemWords.ts';
import { Refused } from './refused.ts';

const KINDS = Object.keys(PROBLEMS) as ProblemKind[];

test.each(KINDS)('%s says in both languages what is wrong and what to do', (kind) => {
  const texts = (['fr', 'en'] as const).map((language) => {
    const problem = problemOf(new Refused(kind), language);
    expect(Problem.safeParse(problem).success).toBe(true);
    expect(problem).toMatchObject({ kind, status: PROBLEMS[kind], type: PROBLEM_TYPE + kind });
    // A title is one short sentence; a detail ends like a sentence.
    expect(problem.title.length).toBeLessThan(60);
    expect(problem.detail).toMatch(/[.]$/);
    return problem.title + problem.detail;
  });
  expect(texts[0]).not.toBe(texts[1]);
});

test('no two problems say the same', () => {
  for (const language of ['fr', 'en'] as const) {
    const details = KINDS.map((kind) => PROBLEM_WORDS[kind][language].join());
    expect(new Set(details).size).toBe(KINDS.length);
  }
});

test('a problem names the field, the rule and what would be allowed', () => {
  const refused = new Refused('badSetup', {
    field: 'seats',
    clause: 'NID-2.1',
    params: { given: 9, allowed: '2 to 5' },
  });
  const problem = problemOf(refused, 'en');
  expect(problem).toMatchObject({ field: 'seats', clause: 'NID-2.1' });
  expect(problem.detail).toContain('Field: seats. Given: 9. Allowed: 2 to 5. Rule NID-2.1.');
  expect(problemOf(refused, 'fr').detail).toContain('Reçu : 9. Permis : de 2 à 5.');
});

test('what nobody foresaw says nothing about itself', () => {
  const problem = problemOf(asRefused(new Error('password of the database: hunter2')), 'en');
  expect(problem.kind).toBe('broken');
  expect(JSON.stringify(problem)).not.toContain('hunter2');
});

test.each([
  ['fr', 'fr'],
  ['fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
  ['de, en;q=0.5, fr;q=0.7', 'fr'],
  ['EN-gb', 'en'],
  ['de', undefined],
  ['fr;q=0, en;q=0.1', 'en'],
  ['*', undefined],
  [undefined, undefined],
])('Accept-Language %s is read as %s', (header, language) => {
  expect(spokenIn(header)).toBe(language);
});
