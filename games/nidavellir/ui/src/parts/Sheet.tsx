import './Sheet.css';
import { at } from '@meadhall/kernel';
import { LINES, type LineKey } from '@meadhall/nidavellir';
import { Icon, type IconName, SeatBadge } from '@meadhall/table-ui';
import { useLaidOut } from '../dealing.ts';
import { standing } from '../reading.ts';
import { useTable } from '../table.tsx';

/** Lines that are laid out in one frame: a match ends with more to draw than any other move. */
const HANDFUL = 4;

/** The score, line by line, each with the rule it rests on. */
export function Sheet() {
  const { view, viewer, texts, words, name, board } = useTable();
  const { lines, totals, winners } = standing(view, viewer);
  const seats = view.seats.map((_, seat) => seat).sort((a, b) => at(totals, b) - at(totals, a));
  const rows = LINES.filter((key) => lines.some((line) => line.key === key));
  const laid = useLaidOut(rows.length, HANDFUL);
  return (
    <section class="nid-sheet mh-parchment" aria-labelledby="nid-sheet-title">
      <header class="nid-sheet__head">
        <Icon name="trophy" class="nid-sheet__trophy" />
        <p class="nid-sheet__over">{texts.sheetTitle}</p>
        <h2 id="nid-sheet-title">{texts.victory(winners.map(name))}</h2>
      </header>
      <div class="nid-sheet__scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.line}</th>
              {seats.map((seat) => (
                <th key={seat} scope="col" class={winners.includes(seat) ? 'is-winner' : ''}>
                  <SeatBadge seat={seat} name={name(seat)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody aria-busy={laid < rows.length}>
            {rows.map((key, i) => {
              if (i >= laid) return <tr key={key} />;
              const clause = at(
                lines.filter((line) => line.key === key),
                0,
              ).clause;
              return (
                <tr key={key}>
                  <th scope="row">
                    <Icon name={iconOf(key)} class="nid-sheet__icon" />
                    {words.lines[key]}{' '}
                    <button type="button" class="nid-clause" onClick={() => board.explain(clause)}>
                      {clause}
                    </button>
                  </th>
                  {seats.map((seat) => {
                    const line = lines.find((it) => it.key === key && it.seat === seat);
                    return (
                      <td key={seat} class={winners.includes(seat) ? 'is-winner' : ''}>
                        {line ? line.points : <span class="nid-sheet__none">–</span>}
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{texts.total}</th>
              {seats.map((seat) => (
                <td key={seat} class={winners.includes(seat) ? 'is-winner' : ''}>
                  {at(totals, seat)}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}

/** Most lines are called after a class or a hero. */
function iconOf(line: LineKey): IconName {
  if (line === 'majority') return 'nidavellir/warrior';
  if (line === 'dwerg') return 'nidavellir/dwerg-ymir';
  if (line === 'coins' || line === 'gem') return line;
  return `nidavellir/${line}`;
}
