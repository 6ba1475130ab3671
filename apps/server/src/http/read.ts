import type * as z from 'zod/mini';
import { Refused } from '../refused.ts';

/** What a schema makes of something a stranger sent; the first thing that is wrong is named. */
export function read<S extends z.ZodMiniType>(schema: S, given: unknown): z.infer<S> {
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const issue = deepest(result.error.issues[0]);
  const path = issue ? [...issue.path] : [];
  if (issue?.code === 'unrecognized_keys') path.push(issue.keys[0] ?? '');
  const field = path.map(String).join('.').slice(0, 100);
  const allowed = issue && allowedBy(issue);
  throw new Refused('badRequest', {
    ...(field !== '' && { field }),
    ...(allowed !== undefined && { params: { allowed } }),
  });
}

type Issue = z.core.$ZodIssue;

/** Where several kinds of thing are possible, what is wrong with the one that was meant. */
function deepest(issue: Issue | undefined): Issue | undefined {
  if (issue?.code !== 'invalid_union') return issue;
  const [inner] = issue.errors.filter((it) => it.length > 0).map(([first]) => first);
  return inner ? { ...inner, path: [...issue.path, ...inner.path] } : issue;
}

/** What would have been right, in signs every reader knows. */
function allowedBy(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_value':
      return issue.values.map(String).join(', ');
    case 'too_small':
      return `≥ ${issue.minimum}`;
    case 'too_big':
      return `≤ ${issue.maximum}`;
    case 'invalid_type':
      return issue.expected === 'nonoptional' ? undefined : issue.expected;
    case 'invalid_format':
      return issue.pattern;
    default:
      return undefined;
  }
}
