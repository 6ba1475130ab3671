import type { FastifyServerOptions } from 'fastify';

/** Structured logs to the standard output. Addresses may hold invitations, headers hold cookies: neither is written. */
export function logging(level: string): Pick<FastifyServerOptions, 'logger'> {
  if (level === 'silent') return { logger: false };
  return {
    logger: {
      level,
      redact: {
        paths: ['req.headers', 'res.headers', '*.password', '*.secret', '*.invite', '*.token'],
        remove: true,
      },
      serializers: {
        req: ({ method, url }) => ({ method, path: withoutQuery(url) }),
        res: ({ statusCode }) => ({ statusCode }),
        // The framework quotes addresses in its complaints.
        err: ({ name, message, stack = '' }: Error) => ({
          type: name,
          message: withoutQueries(message),
          stack: withoutQueries(stack),
        }),
      },
    },
  };
}

/** What comes after the question mark may be an invitation. */
const withoutQuery = (url: string | undefined): string => (url ?? '').split('?', 1)[0] ?? '';

const withoutQueries = (text: string): string => text.replace(/(\/[^\s"'?]*)\?[^\s"']*/g, '$1');
