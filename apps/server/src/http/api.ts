import { API, type Language, LIMITS, ROUTES, type Route, type RouteName } from '@meadhall/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { SESSION_DAYS, type Visitor } from '../people/people.ts';
import { type Signer, setCookie } from '../people/tokens.ts';
import { Refused } from '../refused.ts';
import type { Call, Handlers } from './calls.ts';
import { type Door, languageFor, personOf } from './door.ts';
import { inspectText, readJson } from './json.ts';
import { openApi } from './openapi.ts';
import { isUnsafe } from './origins.ts';
import { REFERENCE_CSS } from './pages.ts';
import { read } from './read.ts';
import { problemsPage, referencePage } from './reference.ts';
import { saidLength } from './refusals.ts';

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor | undefined;
  }
}

const METHODS: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Registers every route of the protocol, and pages that explain them. */
export function serveApi(
  app: FastifyInstance,
  { door, signer, handlers }: { door: Door; signer: Signer; handlers: Handlers },
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    if (text === '') return done(null, undefined);
    try {
      done(null, readJson(text as string));
    } catch (error) {
      done(error as Error);
    }
  });

  app.decorateRequest('visitor', undefined);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    door.countAddress(request.raw);
    if (isUnsafe(request.method)) door.checkOrigin(request.raw);
    // Before anybody is looked up: whoever sends too much sends it again.
    if (saidLength(request) > request.routeOptions.bodyLimit) throw new Refused('tooLarge');
    request.visitor = await door.visitor(request.raw);
    if (request.visitor) door.countGuest(request.visitor);
  });

  for (const [name, route] of Object.entries<Route>(ROUTES))
    app.route({
      method: route.method,
      url: API + route.path,
      bodyLimit: name === 'upload' ? LIMITS.upload : LIMITS.body,
      handler: (request, reply) => answer(name as RouteName, route, request, reply),
    });
  serveOtherMethods(app);
  serveExplanations(app);

  async function answer(
    name: RouteName,
    route: Route,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<unknown> {
    const call = callOf(route, request, reply);
    // The table of handlers is typed by name; one that is only known at run time takes any call.
    const handle = handlers[name] as (call: Call<never>) => unknown;
    const result = await handle(call as Call<never>);
    reply.status(route.reply ? (route.status ?? 200) : 204);
    return route.reply ? result : reply.send();
  }

  function callOf(route: Route, request: FastifyRequest, reply: FastifyReply): unknown {
    const { visitor } = request;
    if (!visitor && !route.open) throw new Refused('notSignedIn');
    const site = door.site(request.raw);
    const tls = site.origin.startsWith('https:');
    const { lang, ...query } = textsOf(request.query);
    return {
      params: route.params && read(route.params, textsOf(request.params)),
      query: route.query && read(route.query, query),
      body: bodyOf(route, request.body),
      visitor,
      who: visitor && personOf(visitor),
      household: door.household(request.raw),
      site,
      language: languageFor(lang, visitor, request.headers['accept-language']),
      keep: (token: string) =>
        reply.header('set-cookie', setCookie(signer.sign(token), SESSION_DAYS * 86_400, { tls })),
      drop: () => reply.header('set-cookie', setCookie('', 0, { tls })),
    };
  }
}

/** Whoever sends nothing at all has left out every field. */
function bodyOf({ body: schema }: Route, body: unknown): unknown {
  if (schema) return read(schema, body === undefined ? {} : body);
  const nothing = body === undefined || body === null;
  if (nothing || (typeof body === 'object' && Object.keys(body).length === 0)) return undefined;
  throw new Refused('badRequest');
}

function textsOf(given: unknown): Record<string, unknown> {
  const texts = { ...(given as Record<string, unknown>) };
  for (const text of Object.values(texts).flat()) inspectText(String(text));
  return texts;
}

/** A known address with another method says which ones it takes. */
function serveOtherMethods(app: FastifyInstance): void {
  const taken = new Map<string, string[]>();
  for (const { method, path } of Object.values<Route>(ROUTES))
    taken.set(path, [
      ...(taken.get(path) ?? []),
      ...(method === 'GET' ? ['GET', 'HEAD'] : [method]),
    ]);
  for (const [path, methods] of taken)
    app.route({
      method: METHODS.filter((it) => !methods.includes(it)),
      url: API + path,
      // Whatever it carries is not read.
      onRequest: async () => {
        throw new Refused('wrongMethod', { params: { allow: methods.join(', ') } });
      },
      handler: async () => undefined,
    });
}

/** Pages for people in both languages, and the same for machines. */
function serveExplanations(app: FastifyInstance): void {
  const html = 'text/html; charset=utf-8';
  const pages = [
    ['openapi.json', 'application/json; charset=utf-8', alike(JSON.stringify(openApi()))],
    ['reference.css', 'text/css; charset=utf-8', alike(REFERENCE_CSS)],
    ['reference', html, { en: referencePage('en'), fr: referencePage('fr') }],
    ['problems', html, { en: problemsPage('en'), fr: problemsPage('fr') }],
  ] as const;
  for (const [name, type, text] of pages)
    app.get(`${API}/${name}`, (request, reply) => {
      const { lang } = textsOf(request.query);
      const language = languageFor(lang, request.visitor, request.headers['accept-language']);
      return reply
        .header('cache-control', 'no-cache')
        .header('vary', 'accept-language, cookie')
        .type(type)
        .send(text[language]);
    });
}

const alike = (text: string): Record<Language, string> => ({ en: text, fr: text });
