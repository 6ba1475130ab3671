import { at, type Seat } from '@meadhall/kernel';
import { SeatBadge } from '@meadhall/table-ui';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useTable } from '../table.tsx';

interface OtherTabsProps {
  seats: readonly Seat[];
  draw(seat: Seat): ComponentChildren;
}

/** The others as tabs with live badges: whoever plays comes to the front. */
export function OtherTabs({ seats, draw }: OtherTabsProps) {
  const { board, texts, name } = useTable();
  const [picked, pick] = useState(at(seats, 0));
  const active = seats.find((seat) => board.waiting.includes(seat));
  useEffect(() => {
    if (active !== undefined) pick(active);
  }, [active]);
  const shown = seats.includes(picked) ? picked : at(seats, 0);
  return (
    <section class="nid-tabs" aria-label={texts.others}>
      {seats.length > 1 && (
        <div class="nid-tabs__row">
          {seats.map((seat) => (
            <button
              key={seat}
              type="button"
              class="nid-tab"
              aria-pressed={seat === shown}
              onClick={() => pick(seat)}
            >
              <SeatBadge
                seat={seat}
                name={name(seat)}
                active={board.waiting.includes(seat)}
                compact
              />
            </button>
          ))}
        </div>
      )}
      {draw(shown)}
    </section>
  );
}
