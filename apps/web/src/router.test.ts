import { expect, test } from 'vitest';
import { placeAt, to } from './router.ts';

test('an address names a place and its parts', () => {
  expect(placeAt('/')).toMatchObject({ place: 'shelf', parts: {} });
  expect(placeAt('/new/nidavellir')).toMatchObject({
    place: 'newTable',
    parts: { game: 'nidavellir' },
  });
  expect(placeAt('/local/abc/replay')).toMatchObject({
    place: 'localReplay',
    parts: { match: 'abc' },
  });
});

test('an address may name a spot on the page and bring an invitation', () => {
  const { place, hash } = placeAt('/rules/nidavellir#NID-9.3');
  expect([place, hash]).toEqual(['gameRules', 'NID-9.3']);
  expect(placeAt('/matches/m1?invite=xyz').query.get('invite')).toBe('xyz');
});

test('a trailing slash changes nothing', () => {
  expect(placeAt('/lobby/').place).toBe('lobby');
});

test('an unknown address, or one that cannot be read, is nowhere', () => {
  expect(placeAt('/cellar').place).toBeNull();
  expect(placeAt('/new/nidavellir/extra').place).toBeNull();
  expect(placeAt('/new/%E0%A4%A').parts).toEqual({ game: '%E0%A4%A' });
});

test('addresses are written the way they are read', () => {
  const href = to('gameRules', { game: 'a b/ç' }, '#AND-1.1');
  expect(placeAt(href)).toMatchObject({ parts: { game: 'a b/ç' }, hash: 'AND-1.1' });
});
