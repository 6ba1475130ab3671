import {
  API,
  ClientMessage,
  EXAMPLES,
  LIMITS,
  PROBLEMS,
  Problem,
  problemsOf,
  ROUTES,
  type Route,
  type RouteName,
  ServerMessage,
  VERSION,
} from '@meadhall/protocol';
import * as z from 'zod';
import { problemOf } from '../problems.ts';
import { Refused } from '../refused.ts';

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

const LANG = {
  name: 'lang',
  in: 'query',
  required: false,
  description: 'The language of the reply: of problems, and of sentences',
  schema: { enum: ['fr', 'en'] },
  example: 'fr',
};

function parametersOf(name: RouteName, { path, params, query }: Route): Schema[] {
  const examples = EXAMPLES[name];
  const listed = (schema: z.core.$ZodType | undefined, where: 'path' | 'query') => {
    const { properties = {} } = schema ? jsonSchema(schema, 'output') : {};
    const given = (where === 'path' ? examples.params : examples.query) ?? {};
    return Object.entries(properties as Record<string, Schema>).map(([key, property]) => ({
      name: key,
      in: where,
      required: where === 'path',
      schema: property,
      ...(key in given && { example: given[key] }),
    }));
  };
  const inPath = listed(params, 'path');
  const missing = [...path.matchAll(IN_PATH)].filter(
    ([, key]) => !inPath.some((it) => it.name === key),
  );
  if (missing.length > 0) throw new Error(`${path} has a parameter without a schema`);
  const inQuery = listed(query, 'query').filter((it) => it.name !== 'lang');
  return [...inPath, ...inQuery, LANG];
}

const json = (schema: Schema, example: unknown) => ({ 'application/json': { schema, example } });

/** The refusals of a route by status, each kind with the document it comes as. */
function refusalsOf(route: Route): Record<string, Schema> {
  const kinds = problemsOf(route);
  const statuses = [...new Set(kinds.map((kind) => PROBLEMS[kind]))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const here = kinds.filter((kind) => PROBLEMS[kind] === status);
      const problems = here.map((kind) => problemOf(new Refused(kind), 'en'));
      const description = problems.map(({ kind, title }) => `\`${kind}\`: ${title}.`).join(' ');
      const examples = Object.fromEntries(
        problems.map((problem) => [problem.kind, { summary: problem.title, value: problem }]),
      );
      const schema = { $ref: '#/components/schemas/Problem' };
      return [
        status,
        { description, content: { 'application/problem+json': { schema, examples } } },
      ];
    }),
  );
}

function operationOf(name: RouteName, route: Route): Schema {
  const { summary, body, reply, status = 200, open } = route;
  const { body: sent, reply: got } = EXAMPLES[name];
  const replies = reply
    ? { [status]: { description: 'Done', content: json(jsonSchema(reply, 'output'), got) } }
    : { 204: { description: 'Done' } };
  return {
    operationId: name,
    summary,
    security: open ? [{}, { cookie: [] }] : [{ cookie: [] }],
    parameters: parametersOf(name, route),
    ...(body && {
      requestBody: { required: true, content: json(jsonSchema(body, 'input'), sent) },
    }),
    responses: {
      ...replies,
      ...refusalsOf(route),
      default: { $ref: '#/components/responses/Refused' },
    },
  };
}

/** The whole interface as an OpenAPI 3.1 document; the live connection is described beside it. */
export function openApi(): Schema {
  const paths: Record<string, Schema> = {};
  for (const [name, route] of Object.entries<Route>(ROUTES)) {
    const path = API + template(route.path);
    const operation = operationOf(name as RouteName, route);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation };
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
      responses: {
        Refused: {
          description: 'Refused: a problem document says why and what to do',
          content: {
            'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
          },
        },
      },
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
