import {
  API,
  ClientMessage,
  LIMITS,
  LIVE_PATH,
  PROBLEMS,
  type ProblemKind,
  ROUTES,
  type Route,
  ServerMessage,
} from '@meadhall/protocol';
import type * as z from 'zod';
import { PROBLEM_WORDS } from '../problemWords.ts';
import { jsonSchema } from './openapi.ts';
import { typeText } from './typeText.ts';

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const code = (schema: z.core.$ZodType, io: 'input' | 'output'): string =>
  `<pre><code>${escaped(typeText(jsonSchema(schema, io)))}</code></pre>`;

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="${API}/reference.css">
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${body}
</main>
</body>
</html>
`;

function routeSection(name: string, route: Route): string {
  const { method, path, summary, params, query, body, reply, status = 200, open } = route;
  const parts = [
    ...(params ? [['In the address', code(params, 'output')]] : []),
    ...(query ? [['After the question mark', code(query, 'output')]] : []),
    ...(body ? [['Body', code(body, 'input')]] : []),
    reply ? [`Reply, ${status}`, code(reply, 'output')] : ['Reply, 204', '<p>No body.</p>'],
  ];
  return `<section id="${name}">
<h3><code>${method} ${API}${escaped(path)}</code></h3>
<p>${escaped(summary)}.${open ? '' : ' Needs the cookie.'}</p>
${parts.map(([title, text]) => `<h4>${title}</h4>${text}`).join('\n')}
</section>`;
}

/** The messages of one direction, each with a heading of its own. */
function messageSections(
  union: z.core.$ZodType,
  key: 'do' | 'say',
  io: 'input' | 'output',
): string {
  const schema = jsonSchema(union, io) as Record<string, Record<string, unknown>[]>;
  return (schema['oneOf'] ?? schema['anyOf'] ?? [])
    .map((message) => {
      const properties = message['properties'] as Record<string, { const?: string }>;
      const name = properties[key]?.const ?? '';
      return `<section id="${key}-${name}"><h4><code>${name}</code></h4><pre><code>${escaped(typeText(message))}</code></pre></section>`;
    })
    .join('\n');
}

function problemRows(): string {
  return (Object.entries(PROBLEMS) as [ProblemKind, number][])
    .map(([kind, status]) => {
      const { en, fr } = PROBLEM_WORDS[kind];
      const said = ([title, detail]: readonly [string, string], lang: string) =>
        `<p lang="${lang}"><strong>${escaped(title)}.</strong> ${escaped(detail)}</p>`;
      return `<section id="${kind}"><h3><code>${kind}</code> ${status}</h3>${said(en, 'en')}${said(fr, 'fr')}</section>`;
    })
    .join('\n');
}

/** The page every problem's `type` points to. */
export const problemsPage = (): string => page('Meadhall: problems', problemRows());

/** Everything a client can say and hear, from the same schemas the server checks with. */
export function referencePage(): string {
  const routes = Object.entries<Route>(ROUTES);
  const contents = routes
    .map(([name, { method, path }]) => `<li><a href="#${name}">${method} ${escaped(path)}</a></li>`)
    .join('\n');
  const limits = Object.entries(LIMITS)
    .map(([name, value]) => `<tr><td>${name}</td><td>${value}</td></tr>`)
    .join('\n');
  return page(
    'Meadhall: reference',
    `<p>JSON in, JSON out. The same as a machine reads it: <a href="${API}/openapi.json">OpenAPI 3.1</a>.
Whoever changes something sends <code>content-type: application/json</code> and comes from this server’s own pages,
or from no browser at all. Every refusal is a <a href="${API}/problems">problem document</a>.</p>
<h2>Over HTTP</h2><ul>${contents}</ul>
${routes.map(([name, route]) => routeSection(name, route)).join('\n')}
<h2 id="live">On the live connection</h2>
<p>A WebSocket at <code>${LIVE_PATH}</code>, with the same cookie. One JSON text for each message.</p>
<h3>What a client says</h3>${messageSections(ClientMessage, 'do', 'input')}
<h3>What the server says</h3>${messageSections(ServerMessage, 'say', 'output')}
<h2 id="limits">Limits</h2><table><tbody>${limits}</tbody></table>`,
  );
}

export const REFERENCE_CSS = `:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
section { border-top: 1px solid #8886; margin-top: 1.5rem; }
section:target { outline: 3px solid; outline-offset: .5rem; }
pre { overflow-x: auto; background: #8882; padding: .75rem; border-radius: .5rem; }
h4 { margin-bottom: .25rem; }
td { padding: .1rem 1rem .1rem 0; }
`;
