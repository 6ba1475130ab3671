import type { GameTypes, Line, Seat } from '@meadhall/kernel';
import { totals } from '@meadhall/kernel';
import type { Context } from './context.ts';
import type { Texts } from './language.ts';
import { aligned, cut, width } from './layout.ts';
import type { Telling } from './scene.ts';

/** The score as a table: players as columns, lines as rows, each with its rule; then who has won, once it is over. */
export function sheetTable<T extends GameTypes>(
  { io, paint, language }: Context,
  { rules, words, names }: Telling<T>,
  lines: readonly Line<T['lines']>[],
  winners: readonly Seat[] | null,
): string[] {
  const say = WORDS[language];
  const seats = names.length;
  const sums = totals(lines, seats).map(String);
  const columns = names.map((name) => cut(name, 12));
  const rows = inOrder(rowsOf(lines), Object.keys(words.lines));
  const numbers = columns.map((name, seat) =>
    Math.max(width(name), width(sums[seat] ?? ''), ...rows.map((row) => width(row.cell(seat)))),
  );
  const clauses = Math.max(0, ...rows.map(({ clause }) => width(clause)));
  const room = io.size().columns - clauses - 2 - numbers.reduce((sum, it) => sum + it + 2, 0);
  const label = (text: string): string => (io.terminal.out ? cut(text, Math.max(12, room)) : text);

  const table = aligned(
    [
      ['', ...columns, ''],
      ...rows.map((row) => [
        label(words.lines[row.key]),
        ...columns.map((_, seat) => row.cell(seat)),
        row.clause,
      ]),
      [say.total, ...sums, ''],
    ],
    ['left', ...columns.map(() => 'right' as const), 'left'],
  );
  const [head = '', ...body] = table;
  const sum = body.pop() ?? '';
  const rule = '─'.repeat(Math.max(...table.map(width)));
  return [
    paint('bold', head),
    ...body.map((line, i) => dimClause(line, rows[i]?.clause ?? '', paint)),
    paint('dim', rule),
    paint('bold', sum),
    ...(winners ? [paint(['bold', 'yellow'], endText(rules.together, names, winners, say))] : []),
  ];
}

interface Row<K> {
  key: K;
  clause: string;
  cell(seat: Seat): string;
}

/** Lines of the same key and clause share a row; somebody without such a line has a dot. */
function rowsOf<K extends string>(lines: readonly Line<K>[]): Row<K>[] {
  const rows = new Map<string, { key: K; clause: string; points: Map<Seat, number> }>();
  for (const { key, clause, seat, points } of lines) {
    const id = `${key} ${clause}`;
    const row = rows.get(id) ?? { key, clause, points: new Map<Seat, number>() };
    rows.set(id, row);
    row.points.set(seat, (row.points.get(seat) ?? 0) + points);
  }
  return [...rows.values()].map(({ key, clause, points }) => ({
    key,
    clause,
    cell: (seat) => String(points.get(seat) ?? '·'),
  }));
}

/** The order in which the game names its lines, whoever happens to score first. */
function inOrder<K extends string>(rows: readonly Row<K>[], keys: readonly string[]): Row<K>[] {
  const place = ({ key }: Row<K>): number => {
    const at = keys.indexOf(key);
    return at < 0 ? keys.length : at;
  };
  return [...rows].sort((a, b) => place(a) - place(b));
}

function dimClause(line: string, clause: string, paint: Context['paint']): string {
  return clause && line.endsWith(clause)
    ? line.slice(0, -clause.length) + paint('dim', clause)
    : line;
}

function endText(
  together: true | undefined,
  names: readonly string[],
  winners: readonly Seat[],
  say: typeof en,
): string {
  if (together) {
    const everybody = names.join(', ');
    return winners.length > 0
      ? say.won(names.length, everybody)
      : say.lost(names.length, everybody);
  }
  const won = winners.map((seat) => names[seat] ?? '');
  if (won.length === 0) return say.nobody;
  return won.length === 1 ? say.winner(won.join()) : say.shared(won.join(', '));
}

const en = {
  total: 'Total',
  nobody: 'Nobody has won.',
  winner: (name: string) => `Winner: ${name}`,
  shared: (names: string) => `Shared victory: ${names}`,
  won: (heroes: number, names: string) => `Won${heroes > 1 ? ' together' : ''}: ${names}`,
  lost: (heroes: number, names: string) => `Lost${heroes > 1 ? ' together' : ''}: ${names}`,
};

const fr: typeof en = {
  total: 'Total',
  nobody: 'Personne n’a gagné.',
  winner: (name) => `Victoire : ${name}`,
  shared: (names) => `Victoire partagée : ${names}`,
  won: (heroes, names) => `Gagné${heroes > 1 ? ' ensemble' : ''} : ${names}`,
  lost: (heroes, names) => `Perdu${heroes > 1 ? ' ensemble' : ''} : ${names}`,
};

const WORDS: Texts<typeof en> = { en, fr };
