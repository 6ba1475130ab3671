import type * as z from 'zod/mini';
import { Refused } from '../refused.ts';

/** What a schema makes of something a stranger sent; the first thing that is wrong is named. */
export function read<S extends z.ZodMiniType>(schema: S, given: unknown): z.infer<S> {
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const path = issue ? [...issue.path] : [];
  if (issue?.code === 'unrecognized_keys') path.push(issue.keys[0] ?? '');
  const field = path.map(String).join('.').slice(0, 100);
  throw new Refused('badRequest', field === '' ? {} : { field });
}
