type Schema = Record<string, unknown>;

const list = (value: unknown): Schema[] => (Array.isArray(value) ? (value as Schema[]) : []);

/** A JSON schema as a person reads it: in the way TypeScript writes types. */
export function typeText(schema: Schema, indent = ''): string {
  const { type, const: only, enum: names, anyOf, oneOf, items, properties } = schema;
  if (only !== undefined) return JSON.stringify(only);
  if (Array.isArray(names)) return names.map((it) => JSON.stringify(it)).join(' | ');
  const choices = [...list(anyOf), ...list(oneOf)];
  if (choices.length > 0) return choices.map((it) => typeText(it, indent)).join(' | ');
  if (type === 'array') return bracketed(typeText((items ?? {}) as Schema, indent));
  if (type === 'object' && properties) return recordText(schema, indent);
  if (type === 'object') {
    const inner = schema['additionalProperties'];
    const held =
      typeof inner === 'object' && inner !== null ? typeText(inner as Schema, indent) : 'unknown';
    return `{ [name: string]: ${held} }`;
  }
  return `${typeof type === 'string' ? type : 'unknown'}${boundsText(schema)}`;
}

const bracketed = (inner: string): string =>
  inner.includes(' | ') ? `(${inner})[]` : `${inner}[]`;

function recordText({ properties, required }: Schema, indent: string): string {
  const needed = new Set(Array.isArray(required) ? required : []);
  const fields = Object.entries(properties as Record<string, Schema>).map(([name, field]) => {
    const mark = needed.has(name) ? '' : '?';
    return `${indent}  ${name}${mark}: ${typeText(field, `${indent}  `)}`;
  });
  return fields.length === 0 ? '{}' : `{\n${fields.join('\n')}\n${indent}}`;
}

/** Limits worth telling, in signs; those of the number type itself are not. For texts they are those of the length. */
function boundsText({ minimum, maximum, minLength, maxLength, pattern }: Schema): string {
  const bound = (value: unknown): number | undefined =>
    typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined;
  const said = [
    rangeText(bound(minimum), bound(maximum)),
    rangeText(bound(minLength), bound(maxLength)),
    typeof pattern === 'string' ? pattern : '',
  ].filter((it) => it !== '');
  return said.length === 0 ? '' : ` (${said.join('; ')})`;
}

function rangeText(least: number | undefined, most: number | undefined): string {
  if (least === undefined) return most === undefined ? '' : `≤ ${most}`;
  return most === undefined ? `≥ ${least}` : `${least}…${most}`;
}
