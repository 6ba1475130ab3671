import type { Row, Table } from './engine.ts';

/** The tables as text: one line a figure, aligned, with the slowest and fastest round. */
export function asText(tables: readonly Table[]): string {
  const width = Math.max(...tables.flatMap(({ rows }) => rows.map(({ what }) => what.length)));
  return tables
    .map(({ title, rows }) => [title, ...rows.map((row) => `  ${line(row, width)}`)].join('\n'))
    .join('\n\n');
}

function line({ what, value, unit, spread }: Row, width: number): string {
  const figure = `${what.padEnd(width)}  ${number(value).padStart(10)} ${unit}`;
  return spread
    ? `${figure.padEnd(width + 25)} ${number(spread[0])} … ${number(spread[1])}`
    : figure;
}

function number(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en-US');
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
