const TOKEN =
  /\/\/.*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|(?<=[(,=:[!&|?{};>]\s*)\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*|[\w$]+|\S/g;

/**
 * The titles of the tests in a source file: what is said to `test`, `it` and `describe`, and the
 * rows of an `each` that stand in the same call. Tests that are skipped prove nothing.
 * @param {string} source
 * @returns {string[]}
 */
export function testTitles(source) {
  const tokens = (source.match(TOKEN) ?? []).filter((token) => !/^\/[/*]/.test(token));
  /** @type {string[]} */
  const titles = [];
  for (let i = 0; i < tokens.length; i++) {
    if (!/^(test|it|describe)$/.test(tokens[i] ?? '') || tokens[i - 1] === '.') continue;
    const call = callAt(tokens, i + 1);
    if (call === undefined) continue;
    if (call.skipped) i = call.end;
    else titles.push(...call.said);
  }
  return titles;
}

/**
 * Reads `.each(rows)('title', …` after the word `test`.
 * @param {string[]} tokens
 * @param {number} start
 */
function callAt(tokens, start) {
  let skipped = false;
  /** @type {string[]} */
  const said = [];
  let i = start;
  for (;;) {
    const token = tokens[i] ?? '';
    if (token === '.') {
      skipped ||= /^(skip|todo|skipIf)$/.test(tokens[i + 1] ?? '');
      i += 2;
    } else if (token.startsWith('`')) {
      said.push(bare(token));
      i++;
    } else if (token === '<') {
      // The types of the rows: everything up to the rows themselves.
      while (i < tokens.length && tokens[i] !== '(') i++;
    } else if (token === '(') {
      const end = closing(tokens, i);
      const rows = tokens[end + 1] === '(';
      if (rows) said.push(...tokens.slice(i, end).filter(isText).map(bare));
      else return { skipped, end, said: [...said, titleAt(tokens, i + 1)] };
      i = end + 1;
    } else return undefined;
  }
}

/**
 * The first argument, its parts put together.
 * @param {string[]} tokens
 * @param {number} start
 */
function titleAt(tokens, start) {
  let title = '';
  for (let i = start; isText(tokens[i] ?? '') || tokens[i] === '+'; i++)
    title += tokens[i] === '+' ? '' : bare(tokens[i] ?? '');
  return title;
}

/** @param {string} text */
const bare = (text) => text.slice(1, -1);

/** @param {string} token */
const isText = (token) => /^['"`]./.test(token);

/**
 * @param {string[]} tokens
 * @param {number} open
 */
function closing(tokens, open) {
  let depth = 0;
  for (let i = open; i < tokens.length; i++) {
    if (tokens[i] === '(') depth++;
    else if (tokens[i] === ')' && --depth === 0) return i;
  }
  return tokens.length;
}
