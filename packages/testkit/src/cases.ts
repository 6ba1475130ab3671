import { brief } from '@meadhall/kernel';
import { clausesCited } from './clauses.ts';
import { type Fence, fences } from './fences.ts';
import { said } from './law.ts';

/** One executable example of a casebook. */
export interface Case {
  /** Its `id`, or where it stands. */
  id: string;
  /** Where its block begins; for a block that cannot be read, where the reader gave up. */
  line: number;
  /** The example itself: whatever the game's own format is. */
  block: unknown;
  /** What stands above the block up to its heading, or above the block before if nothing lies between. */
  prose: string;
  /** Why there is no example to run. */
  unreadable?: string;
}

/** How a casebook came out. */
export interface Outcome {
  passed: number;
  failed: { id: string; line: number; problems: readonly string[] }[];
}

/** Every case of a Markdown text. A `json` block holds one, or a list of them. */
export function readCases(markdown: string): Case[] {
  let prose = '';
  return fences(markdown)
    .filter(({ language }) => language === 'json')
    .flatMap((fence) => {
      if (fence.prose.trim() !== '') prose = fence.prose.split(/\n(?=#)/).at(-1) ?? '';
      return casesIn({ ...fence, prose });
    });
}

/** Runs every case of a Markdown text; `runCase` says what is wrong with one, or throws. */
export function runCases(
  markdown: string,
  runCase: (block: unknown) => readonly string[],
): Outcome {
  const outcome: Outcome = { passed: 0, failed: [] };
  for (const { id, line, block, unreadable } of readCases(markdown)) {
    const problems = unreadable ? [unreadable] : problemsOf(runCase, block);
    if (problems.length > 0) outcome.failed.push({ id, line, problems });
    else outcome.passed++;
  }
  return outcome;
}

/** The clauses a case says it is about, in its `clauses` and in the prose above it. */
export function clausesOf({ block, prose }: Case, prefix: string): string[] {
  const { clauses } = (block ?? {}) as { clauses?: unknown };
  const listed = Array.isArray(clauses) ? clauses.map((clause) => `(${clause})`).join(' ') : '';
  return clausesCited(`${listed} ${prose}`, prefix);
}

function casesIn({ line, content, prose }: Fence): Case[] {
  const where = `line ${line}`;
  const unreadable = (id: string, why: string, at = line): Case[] => [
    { id, line: at, block: null, prose, unreadable: why },
  ];
  let json: unknown;
  try {
    json = JSON.parse(content);
  } catch (error) {
    return unreadable(
      where,
      `not JSON: ${(error as Error).message}`,
      line + gaveUp(content, error),
    );
  }
  const blocks = Array.isArray(json) ? json : [json];
  if (blocks.length === 0) return unreadable(where, 'an empty list of cases');
  return blocks.flatMap((block: unknown, index) => {
    const place = Array.isArray(json) ? `${where}, case ${index + 1}` : where;
    if (typeof block !== 'object' || block === null || Array.isArray(block))
      return unreadable(place, `a case is a record, not ${brief(block)}`);
    const { id } = block as { id?: unknown };
    const known = typeof id === 'string' || typeof id === 'number';
    return [{ id: known ? String(id) : place, line, block, prose }];
  });
}

function problemsOf(
  runCase: (block: unknown) => readonly string[],
  block: unknown,
): readonly string[] {
  try {
    return runCase(block);
  } catch (error) {
    return [said(error).replaceAll(/\s*\n\s*/g, ' ')];
  }
}

/** How many lines below its fence a block stops being JSON, as far as the reader says. */
function gaveUp(content: string, error: unknown): number {
  const position = /position (\d+)/.exec((error as Error).message)?.[1];
  const read = position === undefined ? content.trimEnd() : content.slice(0, Number(position));
  return read.split('\n').length;
}
