import { expect, test } from 'vitest';
import { info, movedMessage, tableMessage } from '../testing/messages.ts';
import { hear, type Table } from './table.ts';

const table = hear(null, tableMessage()) as Table;

test('a whole table replaces whatever was known', () => {
  const heard = hear(table, tableMessage({ n: 9, undo: 0 })) as Table;
  expect([heard.n, heard.undo, heard.last]).toEqual([9, 0, null]);
});

test('a move changes the fields that differ and leaves the others', () => {
  const heard = hear(table, movedMessage()) as Table;
  expect(heard.eyes[0]?.view).toEqual({ age: 2, coins: [0, 2] });
  expect([heard.n, heard.info.n, heard.info.waiting]).toEqual([5, 5, [1]]);
  expect(heard.last).toMatchObject({ kind: 'answer', step: 'pick' });
});

test('a number that was skipped is a gap', () => {
  expect(hear(table, movedMessage({ n: 6 }))).toBe('gap');
});

test('a move that is known already changes nothing', () => {
  expect(hear(table, movedMessage({ n: 4 }))).toBe(table);
});

test('a change for other eyes than ours is a gap', () => {
  expect(hear(table, movedMessage({ eyes: [{ viewer: 1, change: {}, asks: [] }] }))).toBe('gap');
});

test('what is said about another match is not for this table', () => {
  expect(hear(table, movedMessage({ match: 'match-0002' }))).toBe(table);
  const other = { say: 'info', info: info({ id: 'match-0002' }), spectators: 3 } as const;
  expect(hear(table, other)).toBe(table);
});

test('a line of chat that comes twice is shown once', () => {
  const line = { id: 1, at: 0, name: 'Céline', seat: 0, text: 'À toi !' };
  const once = hear(table, { say: 'chat', match: 'match-0001', line }) as Table;
  expect(once.chat).toEqual([line]);
  expect(hear(once, { say: 'chat', match: 'match-0001', line })).toBe(once);
});

test('a proposal is shown until it is settled', () => {
  const proposal = { what: 'pause', by: 1, agreed: [1], open: [0] } as const;
  const asked = { ...proposal, agreed: [1], open: [0] };
  const open = hear(table, { say: 'proposal', match: 'match-0001', proposal: asked }) as Table;
  expect(open.proposal?.what).toBe('pause');
  const done = hear(open, { say: 'proposal', match: 'match-0001', proposal: null }) as Table;
  expect(done.proposal).toBeNull();
});

test('before the table is known, nothing else can be understood', () => {
  expect(hear(null, movedMessage())).toBeNull();
});
