import {
  API,
  ClientMessage,
  EXAMPLES,
  type Language,
  LIMITS,
  LIVE_PATH,
  MATCH_ROUTES,
  PEOPLE_ROUTES,
  PROBLEMS,
  type ProblemKind,
  problemsOf,
  type Route,
  type RouteName,
  ServerMessage,
  TABLE_ROUTES,
} from '@meadhall/protocol';
import type * as z from 'zod';
import { PROBLEM_WORDS } from '../problemWords.ts';
import { jsonSchema } from './openapi.ts';
import { escaped, page } from './pages.ts';
import { FRENCH_SUMMARIES, REFERENCE_WORDS, type ReferenceWords } from './referenceWords.ts';
import { typeText } from './typeText.ts';

const block = (text: string): string => `<pre tabindex="0"><code>${escaped(text)}</code></pre>`;

const shape = (schema: z.core.$ZodType, io: 'input' | 'output'): string =>
  block(typeText(jsonSchema(schema, io)));

const verb = (method: string): string => `<span class="verb ${method}">${method}</span>`;

/** What a part of a request or reply may hold, and one that does. */
function part(title: string, text: string, example: unknown, words: ReferenceWords): string {
  const shown =
    example === undefined ? '' : `<div><h4>${words.example}</h4>${block(shortJson(example))}</div>`;
  return `<div class="pair"><div><h4>${title}</h4>${text}</div>${shown}</div>`;
}

/** JSON a person can take in: short lists and records stay on one line. */
function shortJson(value: unknown, indent = ''): string {
  const flat = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || flat.length + indent.length < 70) return flat;
  const deeper = `${indent}  `;
  const items = Array.isArray(value)
    ? value.map((it) => deeper + shortJson(it, deeper))
    : Object.entries(value).map(
        ([key, it]) => `${deeper}${JSON.stringify(key)}: ${shortJson(it, deeper)}`,
      );
  const [first, last] = Array.isArray(value) ? '[]' : '{}';
  return `${first}\n${items.join(',\n')}\n${indent}${last}`;
}

function routeSection(name: RouteName, route: Route, language: Language): string {
  const { method, path, params, query, body, reply, status = 200, open } = route;
  const words = REFERENCE_WORDS[language];
  const summary = language === 'fr' ? FRENCH_SUMMARIES[name] : route.summary;
  const example = EXAMPLES[name];
  const kinds = problemsOf(route).map(
    (kind) => `<li><a href="${API}/problems#${kind}"><code>${kind}</code></a></li>`,
  );
  return `<section id="${name}">
<h3>${verb(method)} <code>${API}${escaped(path)}</code></h3>
<p>${escaped(summary)}.${open ? '' : ` <span class="needs">${words.needsCookie}</span>`}</p>
${params ? part(words.inAddress, shape(params, 'output'), example.params, words) : ''}
${query ? part(words.inQuery, shape(query, 'output'), example.query, words) : ''}
${body ? part(words.body, shape(body, 'input'), example.body, words) : ''}
${reply ? part(words.reply(status), shape(reply, 'output'), example.reply, words) : `<h4>${words.reply(204)}</h4><p>${words.noBody}</p>`}
<h4>${words.refusals}</h4><ul class="kinds">${kinds.join('')}</ul>
</section>`;
}

/** The messages of one direction, each with a heading of its own. */
function messages(union: z.core.$ZodType, key: 'do' | 'say', io: 'input' | 'output') {
  const schema = jsonSchema(union, io) as Record<string, Record<string, unknown>[]>;
  return (schema['oneOf'] ?? schema['anyOf'] ?? []).map((message) => {
    const properties = message['properties'] as Record<string, { const?: string }>;
    const name = properties[key]?.const ?? '';
    const text = `<section id="${key}-${name}"><h3><code>${name}</code></h3>${block(typeText(message))}</section>`;
    return { id: `${key}-${name}`, name, text };
  });
}

const listOf = (items: readonly string[]): string => `<ul>${items.join('\n')}</ul>`;

/** Everything a client can say and hear, from the same schemas the server checks with. */
export function referencePage(language: Language): string {
  const words = REFERENCE_WORDS[language];
  const groups: [string, string, Record<string, Route>][] = [
    ['people', words.people, PEOPLE_ROUTES],
    ['matches', words.matches, MATCH_ROUTES],
    ['table', words.table, TABLE_ROUTES],
  ];
  const said = messages(ClientMessage, 'do', 'input');
  const heard = messages(ServerMessage, 'say', 'output');
  const links = (it: readonly { id: string; name: string }[]) =>
    listOf(it.map(({ id, name }) => `<li><a href="#${id}"><code>${name}</code></a></li>`));
  const contents = [
    ...groups.map(
      ([id, title, routes]) =>
        `<h2><a href="#${id}">${title}</a></h2>${listOf(
          Object.entries(routes).map(
            ([name, { method, path }]) =>
              `<li><a href="#${name}">${verb(method)} <code>${escaped(path)}</code></a></li>`,
          ),
        )}`,
    ),
    `<h2><a href="#live">${words.live}</a></h2>${links(said)}${links(heard)}`,
    `<h2><a href="#limits">${words.limits}</a></h2>`,
  ];
  const sections = groups.map(
    ([id, title, routes]) =>
      `<h2 id="${id}">${title}</h2>${Object.entries(routes)
        .map(([name, route]) => routeSection(name as RouteName, route, language))
        .join('\n')}`,
  );
  const limits = Object.entries(LIMITS)
    .map(([name, value]) => `<tr><th scope="row"><code>${name}</code></th><td>${value}</td></tr>`)
    .join('\n');
  return page(
    language,
    words.title,
    `<a class="skip" href="#main">${words.skip}</a>
<header>
<h1>${words.title}</h1>
<p>${words.introduction(`${API}/openapi.json`, `${API}/problems`)}</p>
<p>${words.otherLanguage(`${API}/reference?lang=`)}</p>
</header>
<div class="with-contents">
<nav class="contents" aria-label="${words.contents}">${contents.join('\n')}</nav>
<main id="main">
${sections.join('\n')}
<h2 id="live">${words.live}</h2>
<p>${words.aboutLive(LIVE_PATH)}</p>
<h3>${words.clientSays}</h3>${said.map(({ text }) => text).join('\n')}
<h3>${words.serverSays}</h3>${heard.map(({ text }) => text).join('\n')}
<h2 id="limits">${words.limits}</h2><table><tbody>${limits}</tbody></table>
</main>
</div>`,
  );
}

/** The page every problem's `type` points to: each of them in both languages. */
export function problemsPage(language: Language): string {
  const words = REFERENCE_WORDS[language];
  const rows = (Object.entries(PROBLEMS) as [ProblemKind, number][]).map(([kind, status]) => {
    const { en, fr } = PROBLEM_WORDS[kind];
    const said = ([title, detail]: readonly [string, string], lang: Language) =>
      `<p lang="${lang}"><strong>${escaped(title)}.</strong> ${escaped(detail)}</p>`;
    const both =
      language === 'fr' ? said(fr, 'fr') + said(en, 'en') : said(en, 'en') + said(fr, 'fr');
    return `<section id="${kind}"><h2 class="kind"><code>${kind}</code> ${status}</h2>${both}</section>`;
  });
  return page(
    language,
    words.problems,
    `<main><h1 class="top">${words.problems}</h1><p>${words.aboutProblems(`${API}/reference`)}</p>${rows.join('\n')}</main>`,
  );
}
