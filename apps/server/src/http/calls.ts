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

/** Some of them. */
export type Of<Names extends RouteName> = Pick<Handlers, Names>;
