import type * as z from 'zod/mini';
import type { ProblemKind } from './problem.ts';

/** One thing that can be asked over HTTP. Everything a request or a reply may hold is written here. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** After `/api/v1`. */
  readonly path: string;
  readonly summary: string;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** The reply when all is well; none: 204 and no body. */
  readonly reply?: z.ZodMiniType;
  /** 200 unless said otherwise. */
  readonly status?: 201;
  /** Needs no cookie. */
  readonly open?: true;
  /** Why it may be refused, besides what any request may be refused for: see `problemsOf`. */
  readonly problems?: readonly ProblemKind[];
}

/** Every reason for which a request to a route may be refused. */
export function problemsOf({ method, params, open, problems = [] }: Route): ProblemKind[] {
  const changes = method !== 'GET';
  const kinds: ProblemKind[] = [
    'badRequest',
    ...(changes ? (['foreignOrigin', 'wrongMediaType', 'tooLarge'] as const) : []),
    ...(open ? [] : (['notSignedIn'] as const)),
    ...(params ? (['notFound'] as const) : []),
    ...problems,
    'tooMany',
    'busy',
  ];
  return [...new Set(kinds)];
}
