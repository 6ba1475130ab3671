import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

// Networks nobody on the internet can own (IANA's special-purpose registries): a webhook must not reach into
// the operator's own.
const V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
// Within 2000::/3, the only part of IPv6 that is given out.
const V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const closed = new BlockList();
for (const [family, networks] of [['ipv4', V4] as const, ['ipv6', V6] as const])
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    closed.addSubnet(address, Number(bits), family);
  }
const given = new BlockList();
given.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is somewhere on the public internet. */
export function isPublic(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, 'ipv4');
  return version === 6 && given.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

/** All addresses of a host, or a complaint if one of them is not public. */
export async function publicAddresses(
  host: string,
  { privateToo = false } = {},
): Promise<{ address: string; family: number }[]> {
  const found = await lookup(host, { all: true });
  if (!privateToo && !found.every(({ address }) => isPublic(address)))
    throw new Error(`${host} is not on the public internet`);
  return found;
}

/** What is wrong with an address somebody wants to be told at; nothing if it may be tried. */
export function complaintAbout(url: string, { privateToo = false } = {}): 'url' | undefined {
  if (!URL.canParse(url)) return 'url';
  const { protocol, hostname, username, password, port } = new URL(url);
  if (username !== '' || password !== '') return 'url';
  if (privateToo) return protocol === 'https:' || protocol === 'http:' ? undefined : 'url';
  if (protocol !== 'https:') return 'url';
  // Well-known ports but HTTPS belong to services that are not ours to talk to.
  if (port !== '' && Number(port) < 1024) return 'url';
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && !isPublic(host) ? 'url' : undefined;
}
