import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pieces, readRulebook } from './rulebook.ts';

const BOOK = `# A game

Words about words.

## ABC-1 Bids · Les mises

One at a time. · Une à la fois.

- **ABC-1.1** Everybody bids at once (ABC-2). [ruling R-1]
  **fr** Tous misent en même temps (ABC-2).
  *Proof* bids.test.ts
- **ABC-1.2** A coin is a coin. [public] [derived]
  **fr** Une pièce est une pièce.
  *Proof* C01

## Doubts · Doutes

| id | what |
|---|---|
`;

test('a chapter has its number, a title and its clauses in each language', () => {
  const { fr, en } = readRulebook(BOOK);
  expect(en).toEqual([
    {
      id: 'ABC-1',
      title: 'Bids',
      notes: ['One at a time.'],
      clauses: [
        { id: 'ABC-1.1', text: 'Everybody bids at once (ABC-2).', marks: ['ruling R-1'] },
        { id: 'ABC-1.2', text: 'A coin is a coin.', marks: ['public', 'derived'] },
      ],
    },
  ]);
  expect(fr[0]).toMatchObject({ title: 'Les mises', notes: ['Une à la fois.'] });
  expect(fr[0]?.clauses.map(({ marks }) => marks)).toEqual([['ruling R-1'], ['public', 'derived']]);
});

test('a sentence is cut where it is marked and where it names clauses', () => {
  expect(pieces('**Kraal** (NID-9.3) sets `rounds`, see NID-30.')).toEqual([
    { kind: 'strong', text: 'Kraal' },
    { kind: 'plain', text: ' (' },
    { kind: 'clause', text: 'NID-9.3' },
    { kind: 'plain', text: ') sets ' },
    { kind: 'code', text: 'rounds' },
    { kind: 'plain', text: ', see ' },
    { kind: 'clause', text: 'NID-30' },
    { kind: 'plain', text: '.' },
  ]);
});

describe.each(['nidavellir', 'nains', 'bargeroc', 'asgard', 'andor'])('%s', (game) => {
  const book = readFileSync(new URL(`../../../../games/${game}/RULES.md`, import.meta.url), 'utf8');
  const { fr, en } = readRulebook(book);

  test('every numbered clause of the book is there, in both languages', () => {
    const written = [...book.matchAll(/^- \*\*([A-Z]{3}-\d+\.\d+)\*\*/gm)].map(([, id]) => id);
    const numbered = (chapters: typeof fr) =>
      chapters
        .flatMap(({ clauses }) => clauses.map(({ id }) => id))
        .filter((id) => id.includes('.'));
    expect(numbered(en)).toEqual(written);
    expect(numbered(fr)).toEqual(written);
  });

  test('no sentence keeps marks of the workshop', () => {
    for (const { clauses } of [...fr, ...en])
      for (const { text: clause } of clauses)
        for (const { kind, text } of pieces(clause))
          if (kind === 'plain')
            expect(text).not.toMatch(/\*\*|\*Proof|\[(ruling|public|derived|reconstructed)/);
  });
});
