import {
  API,
  ClientMessage,
  LIMITS,
  PROBLEMS,
  Problem,
  ROUTES,
  type Route,
  ServerMessage,
  VERSION,
} from '@meadhall/protocol';
import * as z from 'zod';

type Schema = Record<string, unknown>;

/** A schema as the world writes it. What a client sends and what it gets may differ: numbers in an address are text. */
export function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
    // A number that is read from an address accepts whatever looks like one.
    override: ({ zodSchema, jsonSchema: made }) => {
      const { def } = zodSchema._zod;
      if (io === 'input' && def.type === 'number' && 'coerce' in def && def.coerce)
        made.type = 'number';
    },
  });
  return rest;
}

const IN_PATH = /:(\w+)/g;

/** `/matches/:match` as OpenAPI writes it: `/matches/{match}`. */
const template = (path: string): string => path.replace(IN_PATH, '{$1}');

function parametersOf({ path, params, query }: Route): Schema[] {
  const inPath = params ? jsonSchema(params, 'output') : {};
  const inQuery = query ? jsonSchema(query, 'output') : {};
  const listed = (schema: Schema, where: 'path' | 'query') =>
    Object.entries((schema['properties'] ?? {}) as Record<string, Schema>).map(
      ([name, property]) => ({ name, in: where, required: where === 'path', schema: property }),
    );
  const missing = [...path.matchAll(IN_PATH)].filter(([, name]) => !params || !name);
  if (missing.length > 0) throw new Error(`${path} has a parameter without a schema`);
  const lang = {
    name: 'lang',
    in: 'query',
    required: false,
    description: 'The language of the reply: of problems, and of sentences',
    schema: { enum: ['fr', 'en'] },
  };
  return [
    ...listed(inPath, 'path'),
    ...listed(inQuery, 'query').filter((it) => it.name !== 'lang'),
    lang,
  ];
}

const json = (schema: Schema) => ({ 'application/json': { schema } });
const problem = {
  description: 'Refused: a problem document says why and what to do',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

function operationOf(name: string, route: Route): Schema {
  const { summary, body, reply, status = 200, open } = route;
  const parameters = parametersOf(route);
  const replies = reply
    ? { [status]: { description: 'Done', content: json(jsonSchema(reply, 'output')) } }
    : { 204: { description: 'Done' } };
  return {
    operationId: name,
    summary,
    security: open ? [{}, { cookie: [] }] : [{ cookie: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: json(jsonSchema(body, 'input')) } }),
    responses: { ...replies, default: problem },
  };
}

/** The whole interface as an OpenAPI 3.1 document; the live connection is described beside it. */
export function openApi(): Schema {
  const paths: Record<string, Schema> = {};
  for (const [name, route] of Object.entries<Route>(ROUTES)) {
    const path = API + template(route.path);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(name, route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Meadhall',
      version: String(VERSION),
      description:
        'Everything a client can ask over HTTP. Replies are JSON; a refusal is a problem document (RFC 9457). The live connection is described by `x-live`.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Problem: jsonSchema(Problem, 'output') },
      securitySchemes: { cookie: { type: 'apiKey', in: 'cookie', name: 'meadhall' } },
    },
    'x-live': {
      path: `${API}/live`,
      clientMessage: jsonSchema(ClientMessage, 'input'),
      serverMessage: jsonSchema(ServerMessage, 'output'),
    },
    'x-problems': PROBLEMS,
    'x-limits': LIMITS,
  };
}
