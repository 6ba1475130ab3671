import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

// What a visitor fetches, gzipped, against our budgets. Run it after `vite build`; exit code 1 over budget.

const DIST = new URL('../dist/', import.meta.url).pathname;
const BUDGETS = { shelf: 45, table: 70, visit: 300 };

/** @typedef {{ file: string, src?: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[], css?: string[], assets?: string[] }} Chunk */

if (!existsSync(join(DIST, '.vite/manifest.json'))) {
  console.error('There is no build to weigh: run `npx vite build` in apps/web first.');
  process.exit(2);
}
/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));

/** @param {string} file */
const gz = (file) => gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length;

/**
 * A chunk with everything it cannot do without.
 * @param {string} key
 * @param {Set<string>} found
 */
function closure(key, found = new Set()) {
  if (found.has(key)) return found;
  found.add(key);
  for (const other of manifest[key]?.imports ?? []) closure(other, found);
  return found;
}

/** @param {Iterable<string>} keys */
const scripts = (keys) => new Set([...keys].map((key) => manifest[key]?.file ?? ''));
/** @param {Iterable<string>} keys */
const styles = (keys) => new Set([...keys].flatMap((key) => manifest[key]?.css ?? []));
/** @param {Iterable<string>} files */
const weight = (files) => [...files].reduce((sum, file) => sum + gz(file), 0);
const kB = (/** @type {number} */ bytes) => bytes / 1000;

const entry = Object.keys(manifest).find(
  (key) => manifest[key]?.isEntry && key.endsWith('index.html'),
);
if (entry === undefined) throw new Error('the build has no page');
const shelf = closure(entry);

/** What a place needs beyond the shelf. @param {string[]} sources */
function beyond(...sources) {
  const keys = new Set();
  for (const source of sources) {
    const key = Object.keys(manifest).find((it) => it.endsWith(source));
    if (key === undefined) throw new Error(`${source} is not in the build`);
    for (const it of closure(key)) if (!shelf.has(it)) keys.add(it);
  }
  return keys;
}

/** @type {{ what: string, js: number, css: number, budget?: number }[]} */
const rows = [
  row('shelf', shelf, BUDGETS.shelf),
  ...['Lobby', 'NewTable', 'Rules', 'Score', 'Settings', 'Credits', 'Replay'].map((page) =>
    row(page, beyond(`src/pages/${page}.tsx`)),
  ),
  ...['nidavellir', 'nains', 'bargeroc', 'asgard', 'andor'].map((game) =>
    row(
      `table: ${game}`,
      beyond('src/pages/LocalMatch.tsx', 'src/pages/Match.tsx', `games/${game}/ui/src/index.ts`),
      BUDGETS.table,
    ),
  ),
];

/** @param {string} what @param {Iterable<string>} keys @param {number} [budget] */
function row(what, keys, budget) {
  const js = kB(weight(scripts(keys)));
  const css = kB(weight(styles(keys)));
  return budget === undefined ? { what, js, css } : { what, js, css, budget };
}

// The first visit: the page, its scripts and styles, the pictures of the shelf, the icons it shows, surfaces and fonts.
const pictures = Object.entries(manifest)
  .filter(([source]) => /src\/art\/\w+\.svg$|icons\/core\.svg$/.test(source))
  .map(([, { file }]) => file);
const fromStyles = readStyles();
const visit =
  kB(gz('index.html')) +
  (rows[0]?.js ?? 0) +
  (rows[0]?.css ?? 0) +
  kB(weight(new Set([...pictures, ...fromStyles, 'icon.svg', 'first.js'])));

/** Pictures and fonts that the first style sheet names: whatever it may show is counted. */
function readStyles() {
  const named = [...styles(shelf)].flatMap((file) =>
    [...readFileSync(join(DIST, file), 'utf8').matchAll(/url\(["']?\/?(assets\/[^"')]+)/g)].map(
      ([, name]) => name ?? '',
    ),
  );
  return named.filter(
    (name) => /\.(svg|woff2)$/.test(name) && !/latin-ext|cyrillic|greek|vietnamese/.test(name),
  );
}

let broken = 0;
const line = (/** @type {string} */ what, /** @type {string} */ rest) =>
  console.log(`${what.padEnd(20)} ${rest}`);
line('kB gzipped', 'JS       CSS     budget');
for (const { what, js, css, budget } of rows) {
  const over = budget !== undefined && js > budget;
  if (over) broken += 1;
  const limit = budget === undefined ? '' : `≤ ${budget}${over ? '  OVER' : ''}`;
  line(what, `${js.toFixed(1).padEnd(8)} ${css.toFixed(1).padEnd(7)} ${limit}`);
}
const heavy = visit > BUDGETS.visit;
if (heavy) broken += 1;
line('first visit in all', `${visit.toFixed(1)} ≤ ${BUDGETS.visit}${heavy ? '  OVER' : ''}`);
process.exitCode = broken === 0 ? 0 : 1;
