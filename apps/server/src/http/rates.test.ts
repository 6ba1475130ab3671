import { expect, test } from 'vitest';
import { Refused } from '../refused.ts';
import { household, Rate } from './rates.ts';

test('so many at once, then as many again in each window', () => {
  let now = 0;
  const rate = new Rate(3, 60_000, () => now);
  for (let i = 0; i < 3; i++) rate.take('anna');
  const refusal = caught(() => rate.take('anna'));
  expect(refusal).toMatchObject({ kind: 'tooMany', params: { retryAfter: 20 } });
  rate.take('bob');
  now = 20_000;
  rate.take('anna');
  expect(caught(() => rate.take('anna'))).toBeInstanceOf(Refused);
  now = 10_000_000;
  for (let i = 0; i < 3; i++) rate.take('anna');
  expect(caught(() => rate.take('anna'))).toBeInstanceOf(Refused);
});

test('a clock that goes back gives nothing away', () => {
  let now = 1000;
  const rate = new Rate(1, 1000, () => now);
  rate.take('anna');
  now = 0;
  expect(caught(() => rate.take('anna'))).toBeInstanceOf(Refused);
});

test('however many keys there are, only so many are remembered', () => {
  const rate = new Rate(1, 1e12, () => 0);
  rate.take('first');
  for (let i = 0; i < 60_000; i++) rate.take(`guest ${i}`);
  // Forgotten, so it begins anew; the latest are still known.
  rate.take('first');
  expect(caught(() => rate.take('guest 59999'))).toBeInstanceOf(Refused);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is counted as %s', (address, counted) => {
  expect(household(address)).toBe(counted);
});

function caught(work: () => void): unknown {
  try {
    work();
    return undefined;
  } catch (error) {
    return error;
  }
}
