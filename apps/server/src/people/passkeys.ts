import type { BodyOf, ReplyOf } from '@meadhall/protocol';
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { Refused } from '../refused.ts';
import type { PasskeyRow, PeopleStore } from '../storage/people.ts';
import type { Visitor } from './people.ts';
import { newId } from './tokens.ts';

const FIVE_MINUTES = 300_000;
const MOST_PASSKEYS = 20;

/** The site a passkey is made for: it works nowhere else. */
export interface Site {
  readonly origin: string;
  readonly rpId: string;
}

type Challenge = ReplyOf<'passkeyOptions'>;

/** Passkeys: the library checks them, we keep the keys. */
export class Passkeys {
  readonly #store: PeopleStore;
  readonly #now: () => number;

  constructor(store: PeopleStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  async beginAdding({ person }: Visitor, site: Site): Promise<Challenge> {
    const known = await this.#store.passkeys(person.id);
    if (known.length >= MOST_PASSKEYS) throw new Refused('passkeysFull');
    const options = await generateRegistrationOptions({
      rpName: 'Meadhall',
      rpID: site.rpId,
      userName: person.login ?? person.name,
      userDisplayName: person.name,
      userID: new TextEncoder().encode(person.id),
      attestationType: 'none',
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    return this.#remember('add', person.id, options);
  }

  async add({ person }: Visitor, site: Site, reply: BodyOf<'addPasskey'>): Promise<void> {
    const asked = await this.#store.takeChallenge(reply.challenge, this.#now());
    if (asked?.purpose !== 'add' || asked.person !== person.id) throw new Refused('passkeyFailed');
    const { verified, registrationInfo } = await believe(
      verifyRegistrationResponse({
        response: reply.response as unknown as RegistrationResponseJSON,
        expectedChallenge: asked.challenge,
        expectedOrigin: site.origin,
        expectedRPID: site.rpId,
        requireUserVerification: false,
      }),
    );
    if (!verified) throw new Refused('passkeyFailed');
    const { id, publicKey, counter, transports } = registrationInfo.credential;
    const added = await this.#store.addPasskey({
      id,
      person: person.id,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: (transports ?? []).join(','),
      name: reply.name ?? (person.language === 'fr' ? 'Clé d’accès' : 'Passkey'),
      created_at: this.#now(),
    });
    if (!added) throw new Refused('passkeyFailed');
  }

  /** No list of keys goes out: the browser knows its own, and nobody learns who has one. */
  async beginSignIn(site: Site): Promise<Challenge> {
    const options = await generateAuthenticationOptions({
      rpID: site.rpId,
      userVerification: 'preferred',
    });
    return this.#remember('signIn', null, options);
  }

  /** Whose passkey it is. */
  async signIn(site: Site, reply: BodyOf<'passkeySignIn'>): Promise<string> {
    const asked = await this.#store.takeChallenge(reply.challenge, this.#now());
    const { id } = reply.response;
    const passkey =
      typeof id === 'string' && id.length <= 1400 ? await this.#store.passkey(id) : undefined;
    if (asked?.purpose !== 'signIn' || !passkey) throw new Refused('passkeyFailed');
    const { verified, authenticationInfo } = await believe(
      verifyAuthenticationResponse({
        response: reply.response as unknown as AuthenticationResponseJSON,
        expectedChallenge: asked.challenge,
        expectedOrigin: site.origin,
        expectedRPID: site.rpId,
        requireUserVerification: false,
        credential: credentialOf(passkey),
      }),
    );
    if (!verified) throw new Refused('passkeyFailed');
    await this.#store.countPasskey(passkey.id, authenticationInfo.newCounter);
    return passkey.person;
  }

  async remove({ person }: Visitor, id: string): Promise<void> {
    if (!(await this.#store.removePasskey(person.id, id))) throw new Refused('notFound');
  }

  async #remember(
    purpose: 'add' | 'signIn',
    person: string | null,
    options: { challenge: string },
  ): Promise<Challenge> {
    const id = newId();
    await this.#store.addChallenge({
      id,
      purpose,
      person,
      challenge: options.challenge,
      expires_at: this.#now() + FIVE_MINUTES,
    });
    return { challenge: id, options: { ...options } };
  }
}

const credentialOf = ({ id, public_key, counter, transports }: PasskeyRow) => ({
  id,
  publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')),
  counter,
  transports: transports.split(',').filter((it) => it !== '') as AuthenticatorTransport[],
});

/** The library throws at whatever it does not believe; what it threw may quote a stranger, so it goes no further. */
async function believe<T>(checked: Promise<T>): Promise<T> {
  try {
    return await checked;
  } catch {
    throw new Refused('passkeyFailed');
  }
}
