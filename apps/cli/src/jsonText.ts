/** What is wrong with a JSON text, as a key to translate. */
export type JsonFault =
  | 'end'
  | 'value'
  | 'key'
  | 'colon'
  | 'comma'
  | 'trailing'
  | 'string'
  | 'escape'
  | 'quote'
  | 'comment'
  | 'extra'
  | 'number';

export class JsonError extends Error {
  override readonly name = 'JsonError';
  readonly fault: JsonFault;
  readonly line: number;
  readonly column: number;

  constructor(fault: JsonFault, text: string, position: number) {
    super(`${fault} at ${position}`);
    this.fault = fault;
    const before = text.slice(0, position).split('\n');
    this.line = before.length;
    this.column = (before.at(-1)?.length ?? 0) + 1;
  }
}

/** `JSON.parse` that says where a mistake is and what would be right there. */
export function parseJson(text: string): unknown {
  const bare = text.replace(/^\ufeff/, '');
  try {
    return JSON.parse(bare);
  } catch (error) {
    locate(bare);
    throw error;
  }
}

// The parser of Node 20 tells the place of some mistakes only, so the text is read a second time.
function locate(text: string): void {
  let at = 0;
  const fail = (fault: JsonFault, position = at): never => {
    throw new JsonError(position >= text.length ? 'end' : fault, text, position);
  };
  const space = (): string => {
    while (/[ \t\r\n]/.test(text.charAt(at))) at++;
    if (text.startsWith('//', at) || text.startsWith('/*', at)) fail('comment');
    return text.charAt(at);
  };
  const token = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.test(text);
    if (found) at = pattern.lastIndex;
    return found;
  };

  function value(): void {
    const first = space();
    if (first === '{') members('}', member);
    else if (first === '[') members(']', value);
    else if (first === '"') string();
    else if (first === "'" || first === '“' || first === '«') fail('quote');
    else if (!token(/(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)/y))
      fail(/[-+.\d]/.test(first) ? 'number' : 'value');
    else if (/[\w.+-]/.test(text.charAt(at))) fail(/\d/.test(first) ? 'number' : 'value');
  }

  function member(): void {
    const first = space();
    if (first !== '"') fail(first === "'" ? 'quote' : 'key');
    string();
    if (space() !== ':') fail('colon');
    at++;
    value();
  }

  function members(close: string, one: () => void): void {
    at++;
    if (space() === close) {
      at++;
      return;
    }
    for (;;) {
      one();
      const next = space();
      if (next === close) break;
      if (next !== ',') fail('comma');
      const comma = at++;
      if (space() === close) fail('trailing', comma);
    }
    at++;
  }

  function string(): void {
    const opened = at++;
    while (text.charAt(at) !== '"') {
      if (at >= text.length || text.charAt(at) < ' ') fail('string', opened);
      if (text.charAt(at) === '\\' && !/^\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/.test(text.slice(at)))
        fail('escape');
      at += text.charAt(at) === '\\' ? 2 : 1;
    }
    at++;
  }

  value();
  if (space() !== '') fail('extra');
}

/** JSON for people: what fits on a line stays on one. */
export function prettyJson(value: unknown, indent = ''): string {
  const short = onOneLine(value);
  if (typeof value !== 'object' || value === null || indent.length + short.length <= 78)
    return short;
  const deeper = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((item) => deeper + prettyJson(item, deeper))
    : fields(value).map(
        ([key, item]) => `${deeper}${JSON.stringify(key)}: ${prettyJson(item, deeper)}`,
      );
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = fields(value).map(([key, item]) => `${JSON.stringify(key)}: ${onOneLine(item)}`);
  return `{${parts.join(', ')}}`;
}

const fields = (value: object): [string, unknown][] =>
  Object.entries(value).filter(([, item]) => item !== undefined);
