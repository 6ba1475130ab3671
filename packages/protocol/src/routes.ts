import type * as z from 'zod/mini';
import { MATCH_ROUTES } from './matchRoutes.ts';
import { PEOPLE_ROUTES } from './peopleRoutes.ts';
import type { Route } from './route.ts';
import { TABLE_ROUTES } from './tableRoutes.ts';

export const API = '/api/v1';

/** Everything that can be asked over HTTP, by name. */
export const ROUTES = {
  ...PEOPLE_ROUTES,
  ...MATCH_ROUTES,
  ...TABLE_ROUTES,
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof ROUTES;

type Part<K extends RouteName, P extends string, None> = (typeof ROUTES)[K] extends {
  readonly [Q in P]: infer S extends z.ZodMiniType;
}
  ? z.infer<S>
  : None;

/** What a request holds, by the name of its route. */
export type ParamsOf<K extends RouteName> = Part<K, 'params', undefined>;
export type QueryOf<K extends RouteName> = Part<K, 'query', undefined>;
export type BodyOf<K extends RouteName> = Part<K, 'body', undefined>;
/** What comes back when all is well. */
export type ReplyOf<K extends RouteName> = Part<K, 'reply', undefined>;
