/**
 * A case of a casebook and the texts in which it cites clauses.
 * @typedef {{ id: string, texts: string[] }} Case
 */

// A heading, or the bold number of an entry: «**EX-R16 (p. 18).** …». Some entries have no block.
const BEGINS = /^(#|\*\*[A-Z]{1,3}-?[A-Z]?\d)/;

/**
 * The cases of a casebook. A case cites in its `clauses` and in the prose before its block, back to
 * the block above or to where its own entry begins; blocks without a word between them share their
 * prose. Numbers in brackets, as in «(9.4, 12.5)», are clauses of the casebook's own game.
 * @param {string} markdown
 * @param {string} prefix
 * @returns {{ cases: Case[], unreadable: number[] }} `unreadable`: lines of blocks that are no JSON
 */
export function casesIn(markdown, prefix) {
  const named = (/** @type {string} */ text) => text.replace(/\((?=\d+\.\d)/g, `(${prefix}-`);
  /** @type {Case[]} */
  const cases = [];
  /** @type {number[]} */
  const unreadable = [];
  let prose = '';
  let used = false;
  /** @type {string[] | undefined} */
  let block;
  let fence = '';
  for (const [index, line] of markdown.split('\n').entries()) {
    const mark = /^\s*```\s*(\w*)/.exec(line);
    if (block !== undefined && mark) {
      if (fence === 'json') {
        const read = readCases(block.join('\n'));
        if (read === undefined) unreadable.push(index - block.length);
        for (const { id, clauses } of read ?? [])
          cases.push({ id, texts: [prose, ...clauses].map(named) });
        used = true;
      }
      block = undefined;
    } else if (block !== undefined) block.push(line);
    else if (mark) {
      block = [];
      fence = mark[1] ?? '';
    } else if (line.trim() !== '') {
      if (used || BEGINS.test(line)) prose = '';
      used = false;
      prose += `${line}\n`;
    }
  }
  return { cases, unreadable };
}

/**
 * A block holds one case or a list of them.
 * @param {string} text
 */
function readCases(text) {
  try {
    const value = JSON.parse(text);
    return (Array.isArray(value) ? value : [value]).map((one) => ({
      id: String(one?.id ?? 'a case without id'),
      clauses: Array.isArray(one?.clauses)
        ? one.clauses.map((/** @type {unknown} */ it) => `(${String(it)})`)
        : [],
    }));
  } catch {
    return undefined;
  }
}
