import type { Seat } from '@meadhall/kernel';
import { Button, language, SeatBadge, say, toast } from '@meadhall/table-ui';
import { useEffect, useState } from 'preact/hooks';
import type { AnyTable } from '../anyGame.ts';
import { boxOf } from '../games.ts';
import type { Score } from '../local/services.ts';
import { SheetTable } from '../parts/SheetTable.tsx';
import { loadTable } from '../tables.ts';
import { RefusalLine } from './fields/FieldView.tsx';
import { drawSheet, sharePicture } from './picture.ts';
import type { Refusal } from './refusal.ts';
import type { Sheet } from './useSheet.ts';
import { SCORE } from './words.ts';

interface TotalsProps {
  game: string;
  title: string;
  names: readonly string[];
  /** The last position that could be counted. */
  score: Score | null;
  /** Why the present one cannot. */
  refusal: Refusal | null;
  sheet: Sheet;
  /** Leads to the player, or to the table. */
  onShow(seat: Seat | null): void;
}

/** What everything adds up to; and, while it does not, what is missing. */
export function Totals({ game, title, names, score, refusal, sheet, onShow }: TotalsProps) {
  const words = say(SCORE);
  const [table, setTable] = useState<AnyTable | null>(null);
  useEffect(() => void loadTable(game).then(setTable), [game]);
  const lineName = (key: string): string => table?.words[language.value].lines[key] ?? key;
  // The last count may be of a table with more or fewer seats.
  const counted = score && score.totals.length === names.length ? { ...score, names } : null;
  const together = boxOf(game)?.together === true;
  const winners = counted && !refusal ? counted.winners : [];
  // While everybody has the same, nobody stands out.
  const isEven = new Set(counted?.totals).size < 2;
  const lit = together || !isEven ? winners : [];
  const won = (): string => {
    if (together) return winners.length > 0 ? words.victory : words.defeat;
    const called = winners.map((seat) => names[seat] ?? '');
    return words.won(new Intl.ListFormat(language.value).format(called), called.length);
  };
  const share = async (): Promise<void> => {
    if (!counted) return;
    const said = { title, won: won(), total: words.total, lineName };
    await sharePicture(await drawSheet({ ...counted, winners: lit }, said), game);
  };
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(await sheet.address());
    toast(words.copied, 'good');
  };
  return (
    <section class={`hall-totals ${refusal ? 'is-stale' : ''}`} aria-label={words.sheet}>
      <ol class="hall-totals__strip" aria-live="polite">
        {names.map((name, seat) => (
          <li key={seat} class={lit.includes(seat) ? 'is-winner' : ''}>
            <SeatBadge seat={seat} name={name} />
            <strong>{counted?.totals[seat] ?? '–'}</strong>
          </li>
        ))}
      </ol>
      {refusal && (
        <div class="hall-totals__missing">
          <b>{words.waiting(refusal.seat === null ? null : (names[refusal.seat] ?? null))}</b>
          <RefusalLine game={game} refusal={refusal} />
          <Button small onPress={() => onShow(refusal.seat)}>
            {words.show}
          </Button>
        </div>
      )}
      <div class="hall-totals__acts">
        <Button
          look="torch"
          icon="share"
          disabled={!counted || !!refusal}
          onPress={() => void share()}
        >
          {words.share}
        </Button>
        <Button icon="link" onPress={() => void copy()}>
          {words.copy}
        </Button>
        <Button icon="undo" disabled={sheet.undo === null} onPress={() => sheet.undo?.()}>
          {words.undo}
        </Button>
        <Button
          look="quiet"
          icon="discard"
          onPress={() => {
            sheet.clear();
            toast(words.cleared, 'good');
          }}
        >
          {words.clear}
        </Button>
      </div>
      <div class="hall-totals__sheet mh-parchment">
        {counted && table && (
          <SheetTable {...counted} names={names} winners={lit} lineName={lineName} />
        )}
      </div>
    </section>
  );
}
