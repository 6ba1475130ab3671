import { expect, test } from 'vitest';
import { complaintAbout, isPublic, publicAddresses } from './addresses.ts';
import { post } from './post.ts';

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::7f00:1',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  '2001:db8::1',
  '2001::1',
  '2002:7f00:1::',
  'localhost',
  '',
])('%s is not public', (address) => {
  expect(isPublic(address)).toBe(false);
});

test.each(['1.1.1.1', '8.8.8.8', '172.15.0.1', '172.32.0.1', '2606:4700::1111', '2a00:1450::1'])(
  '%s is public',
  (address) => {
    expect(isPublic(address)).toBe(true);
  },
);

test.each([
  'http://example.org/',
  'ftp://example.org/',
  'file:///etc/passwd',
  'https://user:password@example.org/',
  'https://127.0.0.1/',
  'https://0x7f.1/',
  'https://2130706433/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://169.254.169.254/latest/meta-data/',
  'https://example.org:22/',
  'no address at all',
])('%s may not be called', async (url) => {
  expect(complaintAbout(url)).toBe('url');
  const sending = post(url, { headers: {}, body: Buffer.from('{}'), privateToo: false });
  await expect(sending).rejects.toThrow('may not be called');
});

test('a name that leads back to this machine may not be called', async () => {
  await expect(publicAddresses('localhost')).rejects.toThrow('not on the public internet');
  const sending = post('https://localhost:8443/', {
    headers: {},
    body: Buffer.from('{}'),
    privateToo: false,
  });
  await expect(sending).rejects.toThrow('not on the public internet');
});

test('https to the internet may be tried', () => {
  for (const url of [
    'https://example.org/hook?a=b',
    'https://example.org:8443/',
    'https://1.1.1.1/',
  ])
    expect(complaintAbout(url)).toBeUndefined();
});
