import type { BodyOf, Language, Me } from '@meadhall/protocol';
import { Refused } from '../refused.ts';
import type { PeopleStore, PersonRow } from '../storage/people.ts';
import type { Passwords } from './passwords.ts';
import { digestOf, newId, newToken } from './tokens.ts';

const DAY = 86_400_000;
/** A session ends when nobody has come back for so long. */
export const SESSION_DAYS = 365;

/** Whoever is behind a request: the person, and the session they came with. */
export interface Visitor {
  readonly person: PersonRow;
  readonly session: string;
}

/** Guests, accounts and sessions. */
export class People {
  readonly #store: PeopleStore;
  readonly #passwords: Passwords;
  readonly #now: () => number;

  constructor(store: PeopleStore, passwords: Passwords, now: () => number) {
    this.#store = store;
    this.#passwords = passwords;
    this.#now = now;
  }

  /** Who has this token; nobody if it is unknown or has run out. */
  async visitor(token: string | undefined): Promise<Visitor | undefined> {
    if (token === undefined) return undefined;
    const session = digestOf(token);
    const person = await this.#store.personOfSession(session, this.#now());
    return person && { person, session };
  }

  /** A guest; returns the token of the new session. */
  async newGuest(wish: BodyOf<'newGuest'>, language: Language): Promise<string> {
    const id = newId();
    const spoken = wish.language ?? language;
    const name = wish.name ?? `${spoken === 'fr' ? 'Invité' : 'Guest'} ${id.slice(0, 4)}`;
    await this.#store.addPerson({
      id,
      name,
      language: spoken,
      login: null,
      password: null,
      webhook: null,
      webhook_secret: null,
      created_at: this.#now(),
    });
    return this.openSession(id);
  }

  async openSession(person: string): Promise<string> {
    const token = newToken();
    const now = this.#now();
    await this.#store.addSession({
      token_hash: digestOf(token),
      person,
      created_at: now,
      expires_at: now + SESSION_DAYS * DAY,
    });
    return token;
  }

  /** Whoever comes back stays known. */
  async comeBack({ session }: Visitor): Promise<void> {
    await this.#store.extendSession(session, this.#now() + SESSION_DAYS * DAY);
  }

  async change({ person }: Visitor, { name, language }: BodyOf<'changeMe'>): Promise<void> {
    await this.#store.changePerson(person.id, {
      ...(name !== undefined && { name }),
      ...(language !== undefined && { language }),
    });
  }

  async newAccount({ person }: Visitor, wish: BodyOf<'newAccount'>): Promise<void> {
    if (person.login !== null) throw new Refused('hasLogin');
    const password = await this.#passwords.hash(wish.password);
    if (!(await this.#store.takeLogin(person.id, wish.login, password)))
      throw new Refused('loginTaken', { field: 'login' });
  }

  /** The token of a new session. An unknown login and a wrong password are told alike, after the same work. */
  async signIn({ login, password }: BodyOf<'signIn'>): Promise<string> {
    const person = await this.#store.personByLogin(login.trim().toLowerCase());
    const fits = await this.#passwords.fits(person?.password, password);
    if (!person || !fits) throw new Refused('wrongCredentials');
    return this.openSession(person.id);
  }

  async setPassword(visitor: Visitor, wish: BodyOf<'setPassword'>): Promise<void> {
    const { person, session } = visitor;
    // Without a login nobody could sign in with it: an account comes first.
    if (person.login === null) throw new Refused('loginNeeded');
    if (person.password !== null) {
      const fits = await this.#passwords.fits(person.password, wish.current ?? '');
      if (!fits) throw new Refused('wrongCredentials', { field: 'current' });
    }
    const password = await this.#passwords.hash(wish.password);
    await this.#store.changePerson(person.id, { password });
    await this.#store.endOtherSessions(person.id, session);
  }

  async signOut(session: string): Promise<void> {
    await this.#store.endSession(session);
  }

  async forget({ person }: Visitor): Promise<void> {
    await this.#store.forget(person.id);
  }

  async me(id: string): Promise<Me> {
    const [person, passkeys, devices] = await Promise.all([
      this.#store.person(id),
      this.#store.passkeys(id),
      this.#store.devices(id),
    ]);
    if (!person) throw new Refused('notSignedIn');
    const { name, language, login, password, webhook } = person;
    return {
      id,
      kind: login !== null || passkeys.length > 0 ? 'account' : 'guest',
      name,
      language,
      ...(login !== null && { login }),
      hasPassword: password !== null,
      passkeys: passkeys.map((it) => ({ id: it.id, name: it.name, createdAt: it.created_at })),
      pushDevices: devices.length,
      ...(webhook !== null && { webhook }),
    };
  }
}
