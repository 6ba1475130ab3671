import type { IncomingMessage } from 'node:http';
import type { Language } from '@meadhall/protocol';
import type { Config } from '../config.ts';
import type { Person } from '../hall.ts';
import type { Site } from '../people/passkeys.ts';
import type { People, Visitor } from '../people/people.ts';
import { cookieIn, type Signer } from '../people/tokens.ts';
import { spokenIn } from '../problems.ts';
import { Refused } from '../refused.ts';
import { Proxies } from './addresses.ts';
import { comesFromHere, originOf } from './origins.ts';
import { household, Rate } from './rates.ts';

const MINUTE = 60_000;

/** Everybody comes through here, over HTTP and to the live connection: who it is, from where, and how often. */
export class Door {
  readonly #config: Config;
  readonly #people: People;
  readonly #signer: Signer;
  readonly proxies: Proxies;
  readonly guests: Rate;
  readonly signIns: Rate;
  readonly logins: Rate;
  readonly matches: Rate;
  readonly #perGuest: Rate;
  readonly #perAddress: Rate;

  constructor(config: Config, people: People, signer: Signer, now: () => number) {
    const { rates } = config;
    this.#config = config;
    this.#people = people;
    this.#signer = signer;
    this.proxies = new Proxies(config.trustProxy);
    this.guests = new Rate(rates.guestsPerAddress, MINUTE, now);
    this.signIns = new Rate(rates.signInsPerAddress, MINUTE, now);
    this.logins = new Rate(rates.signInsPerLogin, MINUTE, now);
    this.matches = new Rate(rates.matchesPerGuest, MINUTE, now);
    this.#perGuest = new Rate(rates.requestsPerGuest, MINUTE, now);
    this.#perAddress = new Rate(rates.requestsPerAddress, MINUTE, now);
  }

  /** Who a limit on addresses counts. */
  household(request: IncomingMessage): string {
    return household(this.proxies.callerOf(request));
  }

  countAddress(request: IncomingMessage): void {
    this.#perAddress.take(this.household(request));
  }

  countGuest(visitor: Visitor): void {
    this.#perGuest.take(visitor.person.id);
  }

  checkOrigin(request: IncomingMessage): void {
    const called = this.proxies.calledBy(request);
    if (!comesFromHere(request.headers, called, this.#config.publicUrl))
      throw new Refused('foreignOrigin');
  }

  async visitor({ headers }: IncomingMessage): Promise<Visitor | undefined> {
    return this.#people.visitor(this.#signer.read(cookieIn(headers.cookie)));
  }

  /** Where passkeys are made for, and whether cookies must stay within TLS. */
  site(request: IncomingMessage): Site {
    const called = this.proxies.calledBy(request);
    const origin = originOf(request.headers, called, this.#config.publicUrl);
    return { origin, rpId: URL.canParse(origin) ? new URL(origin).hostname : '' };
  }
}

/** The language to answer in: what the request asks for, else the person's own, else the browser's. */
export function languageFor(
  wish: unknown,
  visitor: Visitor | undefined,
  acceptLanguage: string | undefined,
): Language {
  if (wish === 'fr' || wish === 'en') return wish;
  return visitor?.person.language ?? spokenIn(acceptLanguage) ?? 'en';
}

export const personOf = ({ person }: Visitor): Person => ({
  id: person.id,
  name: person.name,
  language: person.language,
});
