import { stripVTControlCharacters, styleText } from 'node:util';
import type { Io } from './io.ts';

type Style = Parameters<typeof styleText>[0];

/** Colours a text, or leaves it alone where colours are not wanted. */
export type Paint = (style: Style, text: string) => string;

export const painter =
  (colours: boolean): Paint =>
  (style, text) =>
    colours && text ? styleText(style, text, { validateStream: false }) : text;

const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/u;
const MARK = /^(?:\p{Mark}|[\u200b-\u200d])$/u;

/** How many cells of the terminal a text takes. */
export function width(text: string): number {
  let cells = 0;
  for (const letter of stripVTControlCharacters(text)) {
    if (MARK.test(letter)) continue;
    cells += WIDE.test(letter) || /\p{Emoji_Presentation}/u.test(letter) ? 2 : 1;
  }
  return cells;
}

const padEnd = (text: string, cells: number): string =>
  text + ' '.repeat(Math.max(0, cells - width(text)));

export const padStart = (text: string, cells: number): string =>
  ' '.repeat(Math.max(0, cells - width(text))) + text;

/** A text cut to a number of cells; an ellipsis says that something is missing. */
export function cut(text: string, cells: number): string {
  if (width(text) <= cells) return text;
  let short = '';
  for (const letter of text) {
    if (width(short + letter) >= cells) break;
    short += letter;
  }
  return `${short}…`;
}

/** A paragraph broken into lines that fit; the first keeps its indent, the others get their own. */
export function wrap(text: string, cells: number, indent = ''): string[] {
  const lines: string[] = [];
  // Only plain spaces break: the no-break spaces of French stay where they are.
  const [first = '', ...words] = text.trimStart().split(' ');
  let line = text.slice(0, text.length - text.trimStart().length) + first;
  for (const word of words) {
    const longer = `${line} ${word}`;
    if (width(longer) <= cells) line = longer;
    else {
      lines.push(line);
      line = indent + word;
    }
  }
  return [...lines, line];
}

/** A line as it fits on the terminal; nothing is broken where a program may read it. */
export function fitted(io: Io, line: string, indent = ''): string[] {
  return io.terminal.out ? wrap(line, io.size().columns, indent) : [line];
}

export type Align = 'left' | 'right';

/** Rows of cells as lines with aligned columns, two spaces between them. */
export function aligned(rows: readonly (readonly string[])[], aligns: readonly Align[]): string[] {
  const widths = aligns.map((_, column) =>
    Math.max(0, ...rows.map((row) => width(row[column] ?? ''))),
  );
  return rows.map((row) =>
    aligns
      .map((align, column) =>
        (align === 'left' ? padEnd : padStart)(row[column] ?? '', widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
}
