import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { Called } from './origins.ts';

/** The proxies whose word about others is believed. */
export class Proxies {
  readonly #trusted = new BlockList();
  readonly #any: boolean;

  constructor(networks: readonly string[]) {
    this.#any = networks.length > 0;
    for (const network of networks) {
      const [address = '', bits] = network.split('/');
      const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
      if (bits === undefined) this.#trusted.addAddress(address, family);
      else this.#trusted.addSubnet(address, Number(bits), family);
    }
  }

  trusts(address: string | undefined): boolean {
    if (!this.#any || address === undefined) return false;
    const version = isIP(address);
    return version !== 0 && this.#trusted.check(address, version === 6 ? 'ipv6' : 'ipv4');
  }

  /** The address somebody calls from: the last one in the chain that no trusted proxy vouches against. */
  callerOf({ socket, headers }: IncomingMessage): string {
    let caller = socket.remoteAddress ?? '';
    const said = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
    while (this.trusts(caller)) {
      const before = said.pop()?.trim();
      if (before === undefined || isIP(before) === 0) break;
      caller = before;
    }
    return caller;
  }

  /** How a request names this server; a proxy may have been called by another name than we were. */
  calledBy({ socket, headers }: IncomingMessage): Called {
    const direct = { protocol: 'encrypted' in socket ? 'https' : 'http', host: headers.host ?? '' };
    if (!this.trusts(socket.remoteAddress)) return direct;
    const last = (name: string) => [headers[name] ?? []].flat().join(',').split(',').at(-1)?.trim();
    return {
      protocol: last('x-forwarded-proto') || direct.protocol,
      host: last('x-forwarded-host') || direct.host,
    };
  }
}
