import type { Of, Rooms } from './calls.ts';

/** Who somebody is, and how they are told that it is their turn. */
export function aboutPeople({
  people,
  store,
  alerts,
  hall,
  live,
  door,
}: Rooms): Of<
  | 'newGuest'
  | 'me'
  | 'changeMe'
  | 'deleteMe'
  | 'signOut'
  | 'pushKey'
  | 'addPush'
  | 'removePush'
  | 'setWebhook'
  | 'removeWebhook'
> {
  return {
    async newGuest({ visitor, body, language, household, keep }) {
      if (visitor) {
        await people.comeBack(visitor);
        return people.me(visitor.person.id);
      }
      door.guests.take(household);
      const token = await people.newGuest(body, language);
      const guest = await people.visitor(token);
      keep(token);
      return people.me(guest?.person.id ?? '');
    },
    me: ({ who }) => people.me(who.id),
    async changeMe({ visitor, body }) {
      await people.change(visitor, body);
      const me = await people.me(visitor.person.id);
      live.changed({ id: me.id, name: me.name, language: me.language });
      return me;
    },
    async deleteMe({ visitor, who, drop }) {
      await hall.forget(who.id);
      await people.forget(visitor);
      live.endedAll(who.id);
      drop();
      return undefined;
    },
    async signOut({ visitor, drop }) {
      await people.signOut(visitor.session);
      live.ended(visitor.session);
      drop();
      return undefined;
    },
    pushKey: () => ({ publicKey: alerts.publicKey }),
    async addPush({ who, body }) {
      await alerts.addDevice(who.id, body);
      return undefined;
    },
    async removePush({ who, body }) {
      await store.removeDevice(who.id, body.endpoint);
      return undefined;
    },
    setWebhook: ({ who, body }) => alerts.setWebhook(who.id, body),
    async removeWebhook({ who }) {
      await store.changePerson(who.id, { webhook: null, webhook_secret: null });
      return undefined;
    },
  };
}
