import { expect, test } from 'vitest';
import { clausesCited } from './clauses.ts';

test.each([
  ['nothing here', []],
  ['NID-6.4, 12.3.', ['NID-6.4', 'NID-12.3']],
  ['NID-8.1, 9.1, 9.6.', ['NID-8.1', 'NID-9.1', 'NID-9.6']],
  ['NID-6.4 and 12.3; NID-2.1/2.2', ['NID-6.4', 'NID-12.3', 'NID-2.1', 'NID-2.2']],
  ['NID-6.4, NID-12.3', ['NID-6.4', 'NID-12.3']],
  ['twice NID-6.4, once NID-6.4', ['NID-6.4']],
  ['it becomes a 6 (9.4, 12.5)', ['NID-9.4', 'NID-12.5']],
  ['battles (12.2–12.5)', ['NID-12.2', 'NID-12.3', 'NID-12.4', 'NID-12.5']],
  ['NID-12.9 to 12.11 hold', ['NID-12.9', 'NID-12.10', 'NID-12.11']],
  ['(8.4, 3.3 – 3.4)', ['NID-8.4', 'NID-3.3', 'NID-3.4']],
  ['(12.2–13.5)', ['NID-12.2', 'NID-13.5']],
  ['(12.5–12.2)', ['NID-12.5', 'NID-12.2']],
  ['NID-39, 40.8 as a whole', ['NID-39', 'NID-40.8']],
  ['NID-39, page 12', ['NID-39']],
  ['"clauses": ["NID-2.10", "NID-2.12"]', ['NID-2.10', 'NID-2.12']],
  ['version 1.2 of 3.4 things, ASG-8.1', []],
  ['UNID-8.1', []],
])('%s', (text, clauses) => {
  expect(clausesCited(text, 'NID')).toEqual(clauses);
});
