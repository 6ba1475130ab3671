const NUMBER = String.raw`\d+\.\d+`;
const BETWEEN = String.raw`\s*(?:,|;|/|&|–|-|\bto\b|\band\b|\bà\b|\bet\b)\s*`;

/**
 * The clauses a text names, each once, in order: `NID-6.4, 12.3` names two, `(9.4, 12.5)` too, and
 * `(12.2–12.8)` all seven. A whole section is named as `NID-39`.
 */
export function clausesCited(text: string, prefix: string): string[] {
  const many = `(?:${BETWEEN}(?:${prefix}-)?${NUMBER})*`;
  const lists = new RegExp(
    String.raw`\b${prefix}-(\d+(?:\.\d+)?${many})|\(\s*(${NUMBER}${many})\s*\)`,
    'g',
  );
  const cited = new Set<string>();
  for (const [, named, bracketed] of text.matchAll(lists))
    for (const number of numbersIn((named ?? bracketed ?? '').replaceAll(`${prefix}-`, '')))
      cited.add(`${prefix}-${number}`);
  return [...cited];
}

function numbersIn(list: string): string[] {
  const numbers: string[] = [];
  for (const [, dash, number = ''] of list.matchAll(/(–|-|\bto\b|\bà\b)?\s*(\d+(?:\.\d+)?)/g)) {
    const before = dash ? numbers.at(-1) : undefined;
    numbers.push(...(before ? after(before, number) : [number]));
  }
  return numbers;
}

/** What a range still names after its first clause; two sections make no range. */
function after(first: string, last: string): string[] {
  const [section, from] = first.split('.').map(Number) as [number, number];
  const [other, to] = last.split('.').map(Number) as [number, number];
  if (section !== other || !(to > from)) return [last];
  return Array.from({ length: to - from }, (_, i) => `${section}.${from + 1 + i}`);
}
