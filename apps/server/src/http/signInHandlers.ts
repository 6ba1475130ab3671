import type { Visitor } from '../people/people.ts';
import type { Of, Rooms } from './calls.ts';

/** Accounts, passwords and passkeys. */
export function aboutSigningIn({
  people,
  passkeys,
  live,
  door,
}: Rooms): Of<
  | 'newAccount'
  | 'signIn'
  | 'setPassword'
  | 'passkeyOptions'
  | 'addPasskey'
  | 'removePasskey'
  | 'passkeySignInOptions'
  | 'passkeySignIn'
> {
  /** Whoever signs in leaves the session they had. */
  const enter = async (visitor: Visitor | undefined, token: string) => {
    if (visitor) {
      await people.signOut(visitor.session);
      live.ended(visitor.session);
    }
    const entered = await people.visitor(token);
    return people.me(entered?.person.id ?? '');
  };
  return {
    async newAccount({ visitor, body, household }) {
      door.signIns.take(household);
      await people.newAccount(visitor, body);
      return people.me(visitor.person.id);
    },
    async signIn({ visitor, body, household, keep }) {
      door.signIns.take(household);
      door.logins.take(body.login.trim().toLowerCase());
      const token = await people.signIn(body);
      keep(token);
      return enter(visitor, token);
    },
    async setPassword({ visitor, body, household }) {
      door.signIns.take(household);
      await people.setPassword(visitor, body);
      live.endedOthers(visitor.person.id, visitor.session);
      return undefined;
    },
    passkeyOptions: ({ visitor, site }) => passkeys.beginAdding(visitor, site),
    async addPasskey({ visitor, site, body }) {
      await passkeys.add(visitor, site, body);
      return people.me(visitor.person.id);
    },
    async removePasskey({ visitor, params }) {
      await passkeys.remove(visitor, params.passkey);
      return people.me(visitor.person.id);
    },
    async passkeySignInOptions({ site, household }) {
      door.signIns.take(household);
      return passkeys.beginSignIn(site);
    },
    async passkeySignIn({ visitor, site, body, keep }) {
      const token = await people.openSession(await passkeys.signIn(site, body));
      keep(token);
      return enter(visitor, token);
    },
  };
}
