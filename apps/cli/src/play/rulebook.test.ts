import { expect, test } from 'vitest';
import { clauseText } from './rulebook.ts';

const BOOK = `# Rules

## NID-9 Recruiting heroes · Recruter des héros

- **NID-9.1** A line is one rank
  in every class.
  **fr** Une ligne compte un rang
  dans chaque classe.
  *Proof* EX-R02
- **NID-9.10** Another. [ruling R-09]
  **fr** Une autre.

After it.

- **BID-1** No French here.
- **BID-2** Nor here.
`;

test('a clause is quoted in the reader’s language, its proof left out', () => {
  expect(clauseText(BOOK, 'NID-9.1', 'en')).toBe('A line is one rank in every class.');
  expect(clauseText(BOOK, 'NID-9.1', 'fr')).toBe('Une ligne compte un rang dans chaque classe.');
  expect(clauseText(BOOK, 'nid-9.10', 'en')).toBe('Another. [ruling R-09]');
  expect(clauseText(BOOK, 'NID-9.10', 'fr')).toBe('Une autre.');
});

test('a clause without French is quoted as it is', () => {
  expect(clauseText(BOOK, 'BID-1', 'fr')).toBe('No French here.');
});

test('a clause that does not exist is not made up', () => {
  expect(clauseText(BOOK, 'NID-9', 'en')).toBeNull();
  expect(clauseText(BOOK, 'NID-99.1', 'fr')).toBeNull();
});
