import { LIMITS } from '@meadhall/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { asRefused, problemOf } from '../problems.ts';
import { Refused } from '../refused.ts';
import { languageFor } from './door.ts';
import { later } from './later.ts';

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

/** How long a body is said to be. */
export const saidLength = ({ headers }: FastifyRequest): number =>
  Number(headers['content-length'] ?? 0);

/** Whether a body is longer than nearly all of ours, or nobody knows how long. */
const isLong = (request: FastifyRequest): boolean =>
  request.headers['transfer-encoding'] !== undefined || saidLength(request) > LIMITS.body;

/** Answers with a problem document, in the language asked for. */
export function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refused = meaningOf(error);
  if (refused.kind === 'broken') request.log.error({ err: error }, 'broken');
  const { lang } = (request.query ?? {}) as { lang?: unknown };
  const language = languageFor(lang, request.visitor, request.headers['accept-language']);
  const problem = problemOf(refused, language);
  if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter);
  // What somebody goes on sending after a refusal would have to be read, which is what a flood of it is for.
  const stillSends = !request.raw.complete && isLong(request);
  if (stillSends) reply.header('connection', 'close');
  const { allow } = refused.params;
  if (allow !== undefined) reply.header('allow', allow);
  reply
    .status(problem.status)
    .header('content-language', language)
    .header('cache-control', 'no-store')
    .type('application/problem+json');
  const send = () => void reply.send(JSON.stringify(problem));
  if (stillSends || refused.kind === 'tooMany') later(send);
  else send();
  return reply;
}
