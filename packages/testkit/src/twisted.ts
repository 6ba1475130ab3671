/** Answers that look like a legal choice and are not, and answers that look like nothing at all. */
export function* twisted(choice: unknown): Generator<unknown> {
  yield* NONSENSE;
  yield [choice];
  yield { choice };
  yield* bent(choice);
}

const NONSENSE: readonly unknown[] = [
  null,
  undefined,
  true,
  0,
  -1,
  1e9,
  Number.NaN,
  '',
  'pass',
  'no such answer',
  '__proto__',
  [],
  {},
  JSON.parse('{"__proto__": {}}'),
  deep(20_000),
];

/** The value with one thing about it changed. */
function* bent(value: unknown): Generator<unknown> {
  if (typeof value === 'number') yield* [value + 1, value - 1, value + 0.5, String(value)];
  if (typeof value === 'string') yield* [`${value}x`, value.toUpperCase(), value.slice(1)];
  if (typeof value === 'boolean') yield !value;
  if (Array.isArray(value)) {
    yield* [value.slice(1), [...value, ...value.slice(-1), null], value.toReversed()];
    for (const [i, item] of value.entries())
      for (const other of bent(item)) yield value.with(i, other);
  } else if (typeof value === 'object' && value !== null) {
    yield { ...value, more: 1 };
    for (const [key, field] of Object.entries(value)) {
      yield Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
      for (const other of bent(field)) yield { ...value, [key]: other };
    }
  }
}

function deep(levels: number): unknown {
  let value: unknown = 0;
  for (let i = 0; i < levels; i++) value = [value];
  return value;
}
