import { LIMITS } from '@meadhall/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { asRefused, problemOf } from '../problems.ts';
import { Refused } from '../refused.ts';
import { languageFor } from './door.ts';

/** What the framework itself refuses, in our words. */
const OF_THE_FRAMEWORK: Readonly<Record<string, Refused>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new Refused('tooLarge'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Refused('wrongMediaType'),
};

function meaningOf(error: unknown): Refused {
  if (error instanceof Refused) return error;
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  const known = typeof code === 'string' ? OF_THE_FRAMEWORK[code] : undefined;
  if (known) return known;
  const theirs = typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500;
  return theirs ? new Refused('badRequest') : asRefused(error);
}

/** Whether a body is longer than nearly all of ours, or nobody knows how long. */
const isLong = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > LIMITS.body;

/** Answers with a problem document, in the language asked for. */
export function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refused = meaningOf(error);
  if (refused.kind === 'broken') request.log.error({ err: error }, 'broken');
  const { lang } = (request.query ?? {}) as { lang?: unknown };
  const language = languageFor(lang, request.visitor, request.headers['accept-language']);
  const problem = problemOf(refused, language);
  if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter);
  // What somebody goes on sending after a refusal would have to be read, which is what a flood of it is for.
  if (!request.raw.complete && isLong(request)) reply.header('connection', 'close');
  const { allow } = refused.params;
  if (allow !== undefined) reply.header('allow', allow);
  return reply
    .status(problem.status)
    .header('content-language', language)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(problem));
}
