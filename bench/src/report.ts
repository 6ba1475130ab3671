import type { Row, Table } from './engine.ts';

/** A table with several columns. */
export interface Grid {
  title: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Grids as text, their columns aligned. */
export const asGrids = (grids: readonly Grid[]): string =>
  grids
    .map(({ title, head, rows }) => {
      const all = [head, ...rows];
      const widths = head.map((_, i) => Math.max(...all.map((row) => row[i]?.length ?? 0)));
      const text = all.map((row) =>
        row.map((cell, i) => (i ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[0] ?? 0))),
      );
      return [title, ...text.map((cells) => `  ${cells.join('  ')}`)].join('\n');
    })
    .join('\n\n');

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
