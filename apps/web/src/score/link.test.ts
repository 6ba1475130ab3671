import { expect, test } from 'vitest';
import type { Entered } from './form.ts';
import { packed, unpacked } from './link.ts';

const sheet: Entered = {
  shared: { rounds: 6, missions: ['baker'] },
  players: [
    { name: 'Maëlle', values: { coins: ['0', '5g'], gem: '5' } },
    { name: '', values: {} },
  ],
};

test('a sheet comes out of its address as it went in', async () => {
  const text = await packed(sheet);
  expect(text).toMatch(/^[\w-]+$/);
  expect(await unpacked(text)).toEqual(sheet);
});

test('an address that holds no sheet, or half of one, opens none', async () => {
  const text = await packed(sheet);
  const other = await packed({ shared: { a: null }, players: 3 } as never);
  for (const odd of ['', 'content', 'NID-9.3', text.slice(0, -9), other, 'x'.repeat(40)])
    expect(await unpacked(odd)).toBeNull();
});
