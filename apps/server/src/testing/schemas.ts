type Schema = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const KINDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (it) => typeof it === 'string',
  number: (it) => typeof it === 'number',
  integer: Number.isInteger,
  boolean: (it) => typeof it === 'boolean',
  null: (it) => it === null,
  array: Array.isArray,
  object: isRecord,
};

/** Every keyword this reader of JSON Schema understands; one it does not know is a mistake of the schema. */
const KNOWN = new Set(
  'type const enum anyOf oneOf items properties required additionalProperties propertyNames minimum maximum exclusiveMinimum minLength maxLength minItems maxItems pattern format default title description readOnly'.split(
    ' ',
  ),
);

/** What is wrong with a value, as a JSON schema (2020-12) sees it: written for tests, apart from the library that made it. */
export function misfits(schema: Schema, value: unknown, path = ''): string[] {
  const odd = Object.keys(schema).filter((key) => !KNOWN.has(key));
  if (odd.length > 0) return [`${path}: unknown keyword ${odd.join(', ')}`];
  const { type, const: only, enum: names } = schema;
  const choices = [schema['anyOf'], schema['oneOf']].flatMap((it) => (it as Schema[]) ?? []);
  if (choices.length > 0) {
    const tries = choices.map((it) => misfits(it, value, path));
    return tries.some((it) => it.length === 0) ? [] : [`${path}: ${tries.flat().join(' / ')}`];
  }
  if (only !== undefined && value !== only) return [`${path}: is not ${JSON.stringify(only)}`];
  if (Array.isArray(names) && !names.includes(value))
    return [`${path}: not one of ${names.join()}`];
  if (typeof type === 'string' && !KINDS[type]?.(value)) return [`${path}: is no ${type}`];
  if (typeof value === 'string') return textMisfits(schema, value, path);
  if (typeof value === 'number') return numberMisfits(schema, value, path);
  if (Array.isArray(value))
    return value.flatMap((it, i) => misfits((schema['items'] ?? {}) as Schema, it, `${path}.${i}`));
  return isRecord(value) ? recordMisfits(schema, value, path) : [];
}

function textMisfits({ minLength, maxLength, pattern }: Schema, text: string, path: string) {
  const fits =
    text.length >= Number(minLength ?? 0) &&
    text.length <= Number(maxLength ?? Number.POSITIVE_INFINITY) &&
    (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text));
  return fits ? [] : [`${path}: "${text}" does not fit`];
}

function numberMisfits({ minimum, maximum }: Schema, value: number, path: string): string[] {
  const fits =
    value >= Number(minimum ?? Number.NEGATIVE_INFINITY) &&
    value <= Number(maximum ?? Number.POSITIVE_INFINITY);
  return fits ? [] : [`${path}: ${value} is out of range`];
}

function recordMisfits(schema: Schema, value: Record<string, unknown>, path: string): string[] {
  const { properties = {}, required = [], additionalProperties } = schema;
  const known = properties as Record<string, Schema>;
  const missing = (required as string[]).filter((key) => !(key in value));
  return [
    ...missing.map((key) => `${path}.${key}: is missing`),
    ...Object.entries(value).flatMap(([key, it]) => {
      const inner = known[key] ?? additionalProperties ?? {};
      if (inner === false) return [`${path}.${key}: is not known`];
      return isRecord(inner) ? misfits(inner, it, `${path}.${key}`) : [];
    }),
  ];
}
