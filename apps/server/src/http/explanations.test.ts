import { API, PROBLEMS, problemsOf, ROUTES, type Route, type RouteName } from '@meadhall/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { misfits } from '../testing/schemas.ts';
import { type Served, serving } from '../testing/serving.ts';
import { Visitor } from '../testing/visitor.ts';
import { FRENCH_SUMMARIES } from './referenceWords.ts';

type Json = Readonly<Record<string, unknown>>;
interface Media {
  schema: Json;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}
interface Operation {
  operationId: string;
  summary: string;
  parameters: { name: string; in: string; required: boolean; schema: Json; example?: unknown }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<
    string,
    { $ref?: string; description?: string; content?: Record<string, Media> }
  >;
  security: Json[];
}
interface Document {
  openapi: string;
  info: { title: string; version: string; license: Json };
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, Json>>;
}

let server: Served;
let visitor: Visitor;
let document: Document;
beforeAll(async () => {
  server = await serving();
  visitor = await Visitor.enter(server.url, { language: 'en' });
  document = (await visitor.fetch(`${API}/openapi.json`)).body as unknown as Document;
});
afterAll(() => server.close());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

/** What a `$ref` of the document points to. */
const resolved = (reference: string): unknown =>
  reference
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((at, key) => (at as Json | undefined)?.[key], document);

describe('the OpenAPI document', () => {
  test('describes every route once, under the address and method it has', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d$/);
    expect(document.info.title).not.toBe('');
    expect(Object.keys(document.info.license).sort()).toEqual(['identifier', 'name']);
    const found = operations().map(({ path, method, operation }) => [
      operation.operationId,
      `${method.toUpperCase()} ${path}`,
    ]);
    const wanted = Object.entries<Route>(ROUTES).map(([name, { method, path }]) => [
      name,
      `${method} ${API}${path.replace(/:(\w+)/g, '{$1}')}`,
    ]);
    expect(found.sort()).toEqual(wanted.sort());
  });

  test('every parameter of an address is declared, required and unique', () => {
    for (const { path, operation } of operations()) {
      const { parameters } = operation;
      const inPath = parameters.filter((it) => it.in === 'path');
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(inPath.map(({ name }) => name)).toEqual(named);
      for (const it of inPath) expect(it.required).toBe(true);
      expect(new Set(parameters.map((it) => `${it.in} ${it.name}`)).size).toBe(parameters.length);
      for (const { schema, example } of parameters)
        if (example !== undefined) expect(misfits(schema, example)).toEqual([]);
    }
  });

  test('every body and reply has an example that fits its schema', () => {
    let count = 0;
    for (const { operation } of operations()) {
      const route = ROUTES[operation.operationId as RouteName] as Route;
      const sent = operation.requestBody?.content['application/json'];
      const got = operation.responses[route.status ?? 200]?.content?.['application/json'];
      expect(sent !== undefined).toBe(route.body !== undefined);
      expect(got !== undefined).toBe(route.reply !== undefined);
      if (!route.reply) expect(operation.responses['204']).toEqual({ description: 'Done' });
      for (const media of [sent, got])
        if (media) {
          expect(media.example).toBeDefined();
          expect(misfits(media.schema, media.example)).toEqual([]);
          count++;
        }
    }
    expect(count).toBeGreaterThan(50);
  });

  test('every refusal is under its status, with the document it comes as', () => {
    const problem = document.components['schemas']?.['Problem'] as Json;
    for (const { operation } of operations()) {
      const route = ROUTES[operation.operationId as RouteName] as Route;
      for (const kind of problemsOf(route)) {
        const { description, content } = operation.responses[PROBLEMS[kind]] ?? {};
        expect(description).toContain(`\`${kind}\``);
        const media = content?.['application/problem+json'];
        expect(misfits(problem, media?.examples?.[kind]?.value)).toEqual([]);
      }
      expect(operation.responses['default']).toEqual({ $ref: '#/components/responses/Refused' });
    }
  });

  test('points nowhere but into itself', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)];
    expect(references.length).toBeGreaterThan(50);
    for (const [, it = ''] of references) expect(resolved(it), it).toBeDefined();
    for (const { operation } of operations())
      for (const need of operation.security)
        for (const scheme of Object.keys(need))
          expect(resolved(`#/components/securitySchemes/${scheme}`)).toBeDefined();
  });
});

describe('the reference', () => {
  const read = async (address: string, language = 'en') =>
    visitor.fetch(API + address, { headers: { 'accept-language': language } });

  test('explains every route, message and problem, without a script', async () => {
    const { text, headers } = await read('/reference');
    expect(headers.get('content-type')).toContain('text/html');
    for (const name of Object.keys(ROUTES)) expect(text).toContain(`id="${name}"`);
    for (const id of ['do-answer', 'do-watch', 'say-table', 'say-moved', 'say-bye'])
      expect(text).toContain(`id="${id}"`);
    expect(text).not.toMatch(/<script|style=|<style|\son\w+=/);
    expect((await read('/reference.css')).headers.get('content-type')).toContain('css');
    const problems = (await read('/problems')).text;
    for (const kind of Object.keys(PROBLEMS)) expect(problems).toContain(`id="${kind}"`);
  });

  test('is written in the language asked for', async () => {
    const nobody = new Visitor(server.url);
    const french = await nobody.fetch(`${API}/reference`, { headers: { 'accept-language': 'fr' } });
    expect(french.text).toContain('<html lang="fr">');
    expect(french.headers.get('vary')).toContain('accept-language');
    for (const summary of Object.values(FRENCH_SUMMARIES))
      expect(french.text).toContain(summary.replace(/'/g, '&#39;'));
    expect((await read('/reference?lang=fr')).text).toBe(french.text);
    expect((await read('/problems?lang=fr')).text).toContain('Meadhall : refus');
    expect((await read('/reference')).text).toContain('<html lang="en">');
  });

  test('every link inside leads somewhere', async () => {
    const pages = { '/reference': '', '/problems': '' };
    for (const address of Object.keys(pages) as (keyof typeof pages)[])
      pages[address] = (await read(address)).text;
    const ids = (text: string) => new Set([...text.matchAll(/id="([^"]+)"/g)].map(([, id]) => id));
    for (const text of Object.values(pages))
      for (const [, page = '', id = ''] of text.matchAll(
        /href="(?:\/api\/v1)?([^"#]*)#([^"]+)"/g,
      )) {
        const target = page === '' ? text : pages[page as keyof typeof pages];
        expect(ids(target).has(id), `${page}#${id}`).toBe(true);
      }
  });
});

test('a wrong method is told which ones there are; a wrong address is not there', async () => {
  const wrong = await visitor.fetch(`${API}/games`, { method: 'DELETE' });
  expect(wrong.status).toBe(405);
  expect(wrong.headers.get('allow')).toBe('GET, HEAD');
  expect((await visitor.fetch(`${API}/dragons`)).body.kind).toBe('notFound');
});

test('problems come in the language of the request, the person, or the browser', async () => {
  const bob = await Visitor.enter(server.url, { language: 'fr' });
  const nobody = new Visitor(server.url);
  const title = async (who: Visitor, path: string, language?: string) =>
    (await who.fetch(path, language ? { headers: { 'accept-language': language } } : {})).body
      .title;
  expect(await title(nobody, `${API}/me`, 'fr-FR,fr')).toBe('Personne n’est connecté');
  expect(await title(nobody, `${API}/me`, 'de')).toBe('Nobody is signed in');
  expect(await title(nobody, `${API}/me?lang=fr`, 'en')).toBe('Personne n’est connecté');
  expect(await title(bob, `${API}/matches/aaaaaaaaaaaa`, 'en')).toBe('Il n’y a rien ici');
  expect(await title(bob, `${API}/matches/aaaaaaaaaaaa?lang=en`)).toBe('There is nothing here');
});

test('what is wrong is named, and what would be right, in words the reader knows', async () => {
  const wrong = async (body: object, lang: string) =>
    (
      await visitor.fetch(`${API}/matches?lang=${lang}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      })
    ).body;
  const match = {
    game: 'nidavellir',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    visibility: 'private',
    clock: { kind: 'none' },
  };
  const detail = async (body: object) => (await wrong(body, 'fr')).detail;
  expect(await detail({ ...match, seats: [{ kind: 'me' }] })).toContain('Permis : de 2 à 5. Règle');
  expect(await detail({ ...match, visibility: 'secret' })).toContain('Permis : public, private.');
  expect(await detail({ ...match, title: 'x'.repeat(61) })).toContain(
    'Champ : title. Permis : ≤ 60.',
  );
  expect(await detail({ ...match, options: { firstGame: 3 } })).toContain('Permis : true, false.');
  expect((await wrong({ ...match, admin: true }, 'en')).field).toBe('admin');
  expect((await wrong({}, 'en')).field).toBe('game');
});

test('whoever may leave out everything may send nothing at all', async () => {
  const nobody = new Visitor(server.url);
  const entered = await nobody.fetch(`${API}/me`, { method: 'POST' });
  expect(entered.status).toBe(200);
  expect((await nobody.ask('me')).kind).toBe('guest');
});
