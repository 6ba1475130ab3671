import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { casesIn } from './casebook.mjs';
import { citations } from './citations.mjs';
import { testTitles } from './titles.mjs';

/** @typedef {{ source: string, text: string, shared: boolean }} Evidence a test or case and what it says */

const CLAUSE = /^- \*\*([A-Z]{3}-\d+(?:\.\d+)?)\*\*(?: \(= ([^)]+)\))? \S/;
const PROOF = '  *Proof* ';

/**
 * The games whose clauses can be counted.
 * @param {string} root
 */
export function gamesWithRules(root) {
  const shelf = join(root, 'games');
  if (!existsSync(shelf)) return [];
  return readdirSync(shelf)
    .filter((game) => existsSync(join(shelf, game, 'RULES.md')))
    .sort();
}

/**
 * Which clauses of a game are proved, by what, and what is wrong with its RULES.md and citations.
 * @param {string} root
 * @param {string} game
 */
export function coverOf(root, game) {
  const file = join(root, 'games', game, 'RULES.md');
  const lines = readFileSync(file, 'utf8').split('\n');
  const { ids, faults } = readClauses(lines);
  const { evidence, faults: unreadable } = gather(root, game, prefixOf([...ids.keys()][0] ?? ''));
  faults.push(...unreadable);

  /** @type {Map<string, Set<string>>} */
  const proofs = new Map([...ids.values()].map((id) => [id, new Set()]));
  for (const { source, text, shared } of evidence)
    for (const { from, to } of citations(text)) {
      if (isForeign(ids, from, shared)) continue;
      const proved = cited(ids, from, to);
      if (proved === undefined)
        faults.push(
          `${from === to ? from : `${from}–${to}`} is cited by ${source} but does not exist`,
        );
      for (const id of proved ?? []) proofs.get(id)?.add(source);
    }

  const { page, stale } = fill(lines, proofs);
  return {
    file,
    clauses: proofs.size,
    open: [...proofs].filter(([, by]) => by.size === 0).map(([id]) => id),
    faults,
    stale,
    page,
  };
}

/**
 * What is to be mended in a game, one thing a line; with `check` also proof lines out of date.
 * @param {ReturnType<typeof coverOf>} cover
 * @param {{ check?: boolean | undefined }} how
 */
export const shortcomings = ({ faults, open, stale }, { check }) => [
  ...faults,
  ...open.map((id) => `${id} has no proof`),
  ...(check ? stale.map((id) => `the proof line of ${id} is out of date`) : []),
];

/**
 * What is to be mended in all games. Empty: every clause is proved and every citation leads to one.
 * @param {string} root
 * @param {{ check?: boolean | undefined }} [how]
 */
export const unproved = (root, how = {}) =>
  gamesWithRules(root).flatMap((game) =>
    shortcomings(coverOf(root, game), how).map((line) => `${game}: ${line}`),
  );

/**
 * The clauses of a rules page in its order; a second number of the same clause leads to the first.
 * @param {string[]} lines
 */
function readClauses(lines) {
  /** @type {Map<string, string>} */
  const ids = new Map();
  /** @type {string[]} */
  const faults = [];
  for (const [index, line] of lines.entries()) {
    const [, id, others] = CLAUSE.exec(line) ?? [];
    if (id === undefined) continue;
    for (const name of [id, ...(others?.split(', ') ?? [])]) {
      if (ids.has(name)) faults.push(`${name} is in RULES.md twice`);
      ids.set(name, id);
    }
    if (!/^ {2}\*\*fr\*\* \S/.test(lines[index + 1] ?? '')) faults.push(`${id} has no French text`);
    if (!lines[index + 2]?.startsWith(PROOF)) faults.push(`${id} has no proof line`);
  }
  return { ids, faults };
}

/**
 * Everything that cites: cases first, in the order of the casebooks, then tests. Tests of a package
 * of ours that the rules build on count too.
 * @param {string} root
 * @param {string} game
 * @param {string} prefix
 */
function gather(root, game, prefix) {
  /** @type {Evidence[]} */
  const evidence = [];
  /** @type {string[]} */
  const faults = [];
  const home = join(root, 'games', game);
  for (const path of filesIn(join(home, 'cases'), '.md')) {
    const { cases, unreadable } = casesIn(readFileSync(path, 'utf8'), prefix);
    for (const { id, texts } of cases)
      evidence.push(...texts.map((text) => ({ source: id, text, shared: false })));
    for (const line of unreadable) faults.push(`${basename(path)}:${line}: this block is no JSON`);
  }
  const folders = [home, ...packagesUnder(root, game).map((name) => join(root, 'packages', name))];
  for (const folder of folders)
    for (const path of filesIn(folder, '.test.ts')) {
      const shared = folder !== home;
      const source = shared ? `${basename(folder)}/${basename(path)}` : basename(path);
      for (const text of testTitles(readFileSync(path, 'utf8')))
        evidence.push({ source, text, shared });
    }
  return { evidence, faults };
}

/**
 * The packages of ours that a game's rules name in their package.json, the kernel apart.
 * @param {string} root
 * @param {string} game
 */
function packagesUnder(root, game) {
  const path = join(root, 'games', game, 'rules', 'package.json');
  if (!existsSync(path)) return [];
  const { dependencies = {} } = JSON.parse(readFileSync(path, 'utf8'));
  return Object.keys(dependencies)
    .map((name) => name.replace('@meadhall/', ''))
    .filter((name) => name !== 'kernel' && existsSync(join(root, 'packages', name)));
}

/**
 * @param {string} folder
 * @param {string} ending
 */
const filesIn = (folder, ending) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true })
        .map(String)
        .filter((path) => path.endsWith(ending) && !/(^|[\\/])(node_modules|dist)[\\/]/.test(path))
        .sort()
        .map((path) => join(folder, path))
    : [];

/**
 * A number that does not look like one of this game: «UTF-8», or another game's clause where the
 * text is shared. A whole clause number of another game in this game's own folder is a mistake.
 * @param {Map<string, string>} ids
 * @param {string} id
 * @param {boolean} shared
 */
function isForeign(ids, id, shared) {
  const ours = [...ids.keys()].some((known) => prefixOf(known) === prefixOf(id));
  return !ours && (shared || !id.includes('.'));
}

/** @param {string} id */
const prefixOf = (id) => id.split('-')[0] ?? '';

/**
 * The clauses from one number to another; a section stands for no clause of its own. Nothing: a
 * number that does not exist.
 * @param {Map<string, string>} ids
 * @param {string} from
 * @param {string} to
 * @returns {string[] | undefined}
 */
function cited(ids, from, to) {
  const names = [...ids.keys()];
  const first = names.indexOf(from);
  const last = names.indexOf(to);
  if (first >= 0 && last >= first)
    return names.slice(first, last + 1).map((name) => ids.get(name) ?? name);
  const isSection = (/** @type {string} */ id) => names.some((name) => name.startsWith(`${id}.`));
  return isSection(from) && isSection(to) ? [] : undefined;
}

/**
 * The page with its proof lines filled in, and the clauses whose line changed.
 * @param {string[]} lines
 * @param {Map<string, Set<string>>} proofs
 */
function fill(lines, proofs) {
  /** @type {string[]} */
  const stale = [];
  let id = '';
  const filled = lines.map((line) => {
    id = CLAUSE.exec(line)?.[1] ?? id;
    if (!line.startsWith(PROOF)) return line;
    const proof = `${PROOF}${[...(proofs.get(id) ?? [])].join(', ') || '—'}`;
    if (proof !== line) stale.push(id);
    return proof;
  });
  return { page: filled.join('\n'), stale };
}
