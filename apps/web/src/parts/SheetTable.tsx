import './SheetTable.css';
import type { Clause, Line, Seat } from '@meadhall/kernel';
import { SeatBadge, say } from '@meadhall/table-ui';
import { TABLE } from '../table/words.ts';

interface SheetTableProps {
  lines: readonly Line[];
  names: readonly string[];
  totals: readonly number[];
  winners: readonly Seat[];
  /** What a line is called. */
  lineName(key: string): string;
  explain?: ((clause: Clause) => void) | undefined;
}

/** A wide sheet must scroll from the keyboard, too. */
const SCROLLS = { tabIndex: 0 } as const;

/** The score, line by line, a column for each seat. Lines nobody scores are left out. */
export function SheetTable({ lines, names, totals, winners, lineName, explain }: SheetTableProps) {
  const words = say(TABLE);
  const keys = [...new Set(lines.map(({ key }) => key))].filter((key) =>
    lines.some((line) => line.key === key && line.points !== 0),
  );
  const mark = (seat: Seat): string => (winners.includes(seat) ? 'is-winner' : '');
  return (
    <section class="hall-sheet-scroll" aria-label={words.final} {...SCROLLS}>
      <table class="hall-sheet">
        <thead>
          <tr>
            <th scope="row">{words.line}</th>
            {names.map((name, seat) => (
              <th key={seat} scope="col" class={mark(seat)}>
                <SeatBadge seat={seat} name={name} active={winners.includes(seat)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => {
            const clause = lines.find((line) => line.key === key)?.clause;
            return (
              <tr key={key}>
                <th scope="row">
                  {lineName(key)}
                  {explain && clause && (
                    <button
                      type="button"
                      class="hall-sheet__rule"
                      aria-label={words.rule(clause)}
                      onClick={() => explain(clause)}
                    >
                      {clause}
                    </button>
                  )}
                </th>
                {names.map((_, seat) => (
                  <td key={seat} class={mark(seat)}>
                    {pointsOf(lines, key, seat)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            {totals.map((total, seat) => (
              <td key={seat} class={mark(seat)}>
                {total}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

const pointsOf = (lines: readonly Line[], key: string, seat: Seat): number =>
  lines.reduce(
    (sum, line) => (line.key === key && line.seat === seat ? sum + line.points : sum),
    0,
  );
