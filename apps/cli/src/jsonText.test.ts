import { describe, expect, test } from 'vitest';
import { JsonError, type JsonFault, parseJson, prettyJson } from './jsonText.ts';

test('good JSON is read, a byte order mark notwithstanding', () => {
  expect(parseJson('\ufeff{"a": [1, -2.5e3, "x\\u00e9\\n", true, null, {}]}')).toEqual({
    a: [1, -2500, 'xé\n', true, null, {}],
  });
});

const MISTAKES: readonly [text: string, fault: JsonFault, line: number, column: number][] = [
  ['', 'end', 1, 1],
  ['  ', 'end', 1, 3],
  ['{"a": 1', 'end', 1, 8],
  ['{"a": }', 'value', 1, 7],
  ['{"a": undefined}', 'value', 1, 7],
  ['{"a": truely}', 'value', 1, 11],
  ['{\n  a: 1\n}', 'key', 2, 3],
  ["{\n  'a': 1\n}", 'quote', 2, 3],
  ['{"a": “b”}', 'quote', 1, 7],
  ['{"a" 1}', 'colon', 1, 6],
  ['[1 2]', 'comma', 1, 4],
  ['{"a": 1\n "b": 2}', 'comma', 2, 2],
  ['[1, 2,\n]', 'trailing', 1, 6],
  ['{"a": "never closed\n}', 'string', 1, 7],
  ['["a\\x"]', 'escape', 1, 4],
  ['[1] // done', 'comment', 1, 5],
  ['[1] [2]', 'extra', 1, 5],
  ['[01]', 'number', 1, 3],
  ['[.5]', 'number', 1, 2],
  ['[+1]', 'number', 1, 2],
];

describe('a mistake is located', () => {
  test.each(MISTAKES)('%j: %s at %i:%i', (text, fault, line, column) => {
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
    let found: unknown;
    try {
      parseJson(text);
    } catch (error) {
      found = error;
    }
    expect(found).toBeInstanceOf(JsonError);
    expect(found).toMatchObject({ fault, line, column });
  });
});

test('JSON for people keeps on one line what fits there, and stays the same data', () => {
  const value = {
    short: [1, 2, { a: null, 'b [ c': 'x\n{ y }' }],
    long: Array.from({ length: 40 }, (_, i) => `item ${i}`),
    left: undefined,
  };
  const text = prettyJson(value);
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
  expect(text).toContain('\n  "short": [1, 2, {"a": null, "b [ c": "x\\n{ y }"}],\n');
  expect(text).toContain('\n    "item 7",\n');
});
