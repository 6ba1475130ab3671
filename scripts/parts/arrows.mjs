import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { isForTests, workspaces } from './workspaces.mjs';

/** @typedef {import('./workspaces.mjs').Workspace} Workspace */

/**
 * Who may import whom; the first row that fits a package is its law. `<id>` is one game, the same
 * on both sides, so that a game never sees another; `<any>` is any name. `node` is everything Node
 * brings, `npm` every package from outside.
 * @type {Record<string, string[]>}
 */
const ARROWS = {
  'packages/kernel': [],
  'packages/words': ['packages/kernel'],
  'packages/testkit': ['packages/kernel'],
  'packages/search': ['packages/kernel'],
  'packages/records': ['packages/kernel'],
  'packages/taverns': ['packages/kernel'],
  'packages/toys': ['packages/kernel'],
  'packages/shelf': ['packages/<any>', 'games/<any>/rules', 'games/<any>/words'],
  'packages/protocol': ['packages/kernel', 'npm'],
  'packages/table-ui': ['packages/kernel', 'packages/words', 'npm'],
  'games/nidavellir/rules': ['packages/kernel', 'packages/taverns'],
  'games/nains/rules': ['packages/kernel', 'packages/taverns'],
  'games/<id>/rules': ['packages/kernel'],
  'games/<id>/words': ['packages/kernel', 'packages/words', 'games/<id>/rules'],
  'games/<id>/ui': [
    'games/<id>/rules',
    'games/<id>/words',
    'packages/kernel',
    'packages/table-ui',
    'packages/words',
    'npm',
  ],
  'apps/server': [
    'packages/kernel',
    'packages/protocol',
    'packages/records',
    'packages/search',
    'packages/shelf',
    'packages/words',
    'node',
    'npm',
  ],
  'apps/web': [
    'packages/kernel',
    'packages/protocol',
    'packages/records',
    'packages/search',
    'packages/table-ui',
    'packages/words',
    'games/<any>/<any>',
    'npm',
  ],
  'apps/cli': ['packages/<any>', 'apps/server', 'node', 'npm'],
  bench: ['packages/<any>', 'games/<any>/rules', 'games/<any>/words', 'apps/server', 'node', 'npm'],
  e2e: ['packages/<any>', 'apps/server', 'node', 'npm'],
};

/** What tests, and what serves only them, may import besides. */
const IN_TESTS = [
  'packages/testkit',
  'packages/search',
  'packages/toys',
  'node',
  'vitest',
  'fast-check',
];

/**
 * Every import of the project that breaks an arrow, as `file:line: what is wrong`.
 * @param {string} root
 */
export function brokenArrows(root) {
  const all = workspaces(root);
  return all.flatMap((from) => {
    if (from.sources.length === 0) return [];
    const law = lawOf(from.folder);
    if (law === undefined)
      return [`${from.folder}: has no row in the table of arrows (scripts/parts/arrows.mjs)`];
    return from.sources.flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const { program, errors } = parseSync(file, text);
      if (errors[0] !== undefined) return [`${file}: cannot be read: ${errors[0].message}`];
      return importsIn(program).flatMap(({ start, module }) => {
        const wrong = objection(all, from, law, file, module);
        return wrong === undefined ? [] : [`${file}:${lineAt(text, start)}: ${wrong}`];
      });
    });
  });
}

/**
 * Whether a package is pure: it knows neither Node nor anything from outside, so it plays the same
 * everywhere and every time.
 * @param {string} folder
 */
export function isPure(folder) {
  const law = lawOf(folder) ?? [];
  return !law.includes('node') && !law.includes('npm');
}

/**
 * What a package may import: its row, with `<id>` filled in.
 * @param {string} folder
 */
function lawOf(folder) {
  for (const [place, may] of Object.entries(ARROWS)) {
    const fits = pattern(place).exec(folder);
    if (fits !== null) return may.map((goal) => goal.replace('<id>', fits.groups?.['id'] ?? ''));
  }
  return undefined;
}

/** @param {string} place */
const pattern = (place) =>
  new RegExp(`^${place.replace('<id>', '(?<id>[^/]+)').replaceAll('<any>', '[^/]+')}$`);

/**
 * @param {readonly Workspace[]} all
 * @param {Workspace} from
 * @param {readonly string[]} law
 * @param {string} file
 * @param {string | undefined} module
 * @returns {string | undefined}
 */
function objection(all, from, law, file, module) {
  if (module === undefined) return 'an import names its module in a plain string';
  if (/^[./]/.test(module)) {
    const inside = posix.join(posix.dirname(file), module).startsWith(`${from.folder}/`);
    return inside ? undefined : `'${module}' leaves ${from.folder}: import a package by its name`;
  }
  const goal = goalOf(all, module);
  const may = isForTests(file) ? [...law, ...IN_TESTS] : law;
  if (!may.some((allowed) => pattern(allowed).test(goal.place) || allowed === goal.kind)) {
    const list = may.length === 0 ? 'nothing' : may.join(', ');
    return `${from.folder} may not import ${goal.place}, only ${list}`;
  }
  if (goal.hidden)
    return `'${module}' is not exported by ${goal.place}: import from its public face`;
  return undefined;
}

/**
 * Where a name leads: to a package of ours, to Node, or to npm.
 * @param {readonly Workspace[]} all
 * @param {string} module
 */
function goalOf(all, module) {
  if (isBuiltin(module)) return { kind: 'node', place: module };
  const [scope = '', name] = module.split('/');
  const main = scope.startsWith('@') ? `${scope}/${name}` : scope;
  const ours = all.find((workspace) => workspace.name === main);
  if (ours === undefined) return { kind: 'npm', place: main };
  const hidden = !ours.exports.includes(`.${module.slice(main.length)}`);
  return { kind: 'ours', place: ours.folder, hidden };
}

/**
 * The modules a file names, wherever it does: imports, re-exports, `import()` in code and in types.
 * @param {import('vite').ESTree.Program} program
 */
function importsIn(program) {
  /** @type {{ start: number, module: string | undefined }[]} */
  const found = [];
  /** @param {{ start: number, source: { type: string, value?: unknown } | null }} node */
  const visit = ({ start, source }) => {
    if (source === null) return;
    found.push({ start, module: typeof source.value === 'string' ? source.value : undefined });
  };
  new Visitor({
    ImportDeclaration: visit,
    ExportNamedDeclaration: visit,
    ExportAllDeclaration: visit,
    ImportExpression: visit,
    TSImportType: visit,
  }).visit(program);
  return found;
}

/**
 * @param {string} text
 * @param {number} start
 */
const lineAt = (text, start) => text.slice(0, start).split('\n').length;
