import type {
  BodyOf,
  Language,
  ParamsOf,
  QueryOf,
  ReplyOf,
  ROUTES,
  RouteName,
} from '@meadhall/protocol';
import type { TurnAlerts } from '../alerts/alerts.ts';
import type { Hall, Person } from '../hall.ts';
import type { Passkeys, Site } from '../people/passkeys.ts';
import type { People, Visitor } from '../people/people.ts';
import type { PeopleStore } from '../storage/people.ts';
import type { Door } from './door.ts';

/** One request, understood and allowed to ask; `Known`: whether its route needs a cookie. */
export interface Call<K extends RouteName> {
  readonly params: ParamsOf<K>;
  readonly query: QueryOf<K>;
  readonly body: BodyOf<K>;
  readonly visitor: KnownTo<K, Visitor>;
  readonly who: KnownTo<K, Person>;
  readonly household: string;
  readonly site: Site;
  readonly language: Language;
  /** Hands out the cookie of a session, or takes it back. */
  keep(token: string): void;
  drop(): void;
}
type KnownTo<K extends RouteName, P> = (typeof ROUTES)[K] extends { readonly open: true }
  ? P | undefined
  : P;

export type Handlers = {
  readonly [K in RouteName]: (call: Call<K>) => ReplyOf<K> | Promise<ReplyOf<K>>;
};

/** What the live connection must know about people who change. */
export interface LiveEnds {
  ended(session: string): void;
  endedOthers(person: string, session: string): void;
  endedAll(person: string): void;
  changed(person: Person): void;
}

export interface Rooms {
  readonly hall: Hall;
  readonly people: People;
  readonly passkeys: Passkeys;
  readonly store: PeopleStore;
  readonly alerts: TurnAlerts;
  readonly door: Door;
  readonly live: LiveEnds;
  /** An answer became durable so many milliseconds after it came in. */
  readonly answered: (milliseconds: number) => void;
}

/** What every route does. Whether somebody may is the hall's to decide. */
export const handlers = (rooms: Rooms): Handlers => ({
  ...aboutPeople(rooms),
  ...aboutSigningIn(rooms),
  ...aboutMatches(rooms),
  ...aboutPlaying(rooms),
});

type Of<Names extends RouteName> = Pick<Handlers, Names>;

function aboutPeople({
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

function aboutSigningIn({
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

function aboutMatches({
  hall,
  door,
}: Rooms): Of<
  | 'games'
  | 'newMatch'
  | 'openMatches'
  | 'publicMatches'
  | 'myMatches'
  | 'myArchive'
  | 'match'
  | 'deleteMatch'
  | 'sit'
  | 'standUp'
  | 'seatBot'
  | 'ready'
  | 'begin'
  | 'rematch'
  | 'upload'
> {
  return {
    games: () => hall.games(),
    newMatch({ who, body }) {
      door.matches.take(who.id);
      return hall.newMatch(who, body);
    },
    openMatches: ({ who, query }) => hall.openMatches(who ?? null, query),
    publicMatches: ({ who, query }) => hall.publicMatches(who ?? null, query),
    myMatches: ({ who }) => hall.myMatches(who),
    myArchive: ({ who, query }) => hall.myArchive(who, query),
    match: ({ who, params, query }) => hall.match(who ?? null, params.match, query.invite),
    async deleteMatch({ who, params }) {
      await hall.deleteMatch(who, params.match);
      return undefined;
    },
    sit: ({ who, params, body }) => hall.sit(who, params.match, params.seat, body),
    standUp: ({ who, params }) => hall.standUp(who, params.match, params.seat),
    seatBot: ({ who, params, body }) => hall.seatBot(who, params.match, params.seat, body),
    ready: ({ who, params, body }) => hall.ready(who, params.match, body),
    begin: ({ who, params, body }) => hall.begin(who, params.match, body),
    rematch({ who, params }) {
      door.matches.take(who.id);
      return hall.rematch(who, params.match);
    },
    upload({ who, body }) {
      door.matches.take(who.id);
      return hall.upload(who, body);
    },
  };
}

function aboutPlaying({
  hall,
  answered,
}: Rooms): Of<
  | 'answer'
  | 'table'
  | 'undo'
  | 'propose'
  | 'vote'
  | 'resign'
  | 'chat'
  | 'say'
  | 'log'
  | 'fairness'
  | 'file'
> {
  return {
    async answer({ who, params, body }) {
      const from = performance.now();
      const accepted = await hall.answer(who, params.match, body);
      answered(performance.now() - from);
      return accepted;
    },
    table: ({ who, params, query }) => hall.table(who ?? null, params.match, query.invite),
    undo: ({ who, params, body }) => hall.undo(who, params.match, body),
    async propose({ who, params, body }) {
      await hall.propose(who, params.match, body);
      return undefined;
    },
    async vote({ who, params, body }) {
      await hall.vote(who, params.match, body);
      return undefined;
    },
    resign: ({ who, params, body }) => hall.resign(who, params.match, body),
    chat: ({ who, params, query }) => hall.chat(who ?? null, params.match, query.invite),
    say: ({ who, params, body }) => hall.say(who, params.match, body),
    log: ({ who, params, query, language }) =>
      hall.log(who ?? null, params.match, { ...query, lang: query.lang ?? language }),
    fairness: ({ who, params, query }) => hall.fairness(who ?? null, params.match, query.invite),
    file: ({ who, params, query }) => hall.file(who ?? null, params.match, query.invite),
  };
}
