import { ClockFace, SCROLLS, SeatBadge, say } from '@meadhall/table-ui';
import type { ComponentChildren } from 'preact';
import type { TableLink } from '../match/link.ts';
import type { Table } from '../match/table.ts';
import { to } from '../router.ts';
import { TABLE } from './words.ts';

interface TableBarProps {
  link: TableLink;
  table: Table;
  names: readonly string[];
  title: string;
  children: ComponentChildren;
}

/** Who sits here, whose turn it is, how much time is left, and whether we still hear the table. */
export function TableBar({ link, table, names, title, children }: TableBarProps) {
  const words = say(TABLE);
  const { info, clocks, spectators } = table;
  return (
    <header class="hall-table__bar">
      <a class="hall-table__home" href={to('shelf', {})} aria-label={words.home}>
        <img src="/icon.svg" alt="" width="36" height="36" />
      </a>
      <h1 class="hall-table__title">{info.title ?? title}</h1>
      <ul class="hall-table__seats" aria-label={words.people} {...SCROLLS}>
        {info.seats.map(({ seat, kind, connected, tookOver }) => (
          <li key={seat} title={tookOver ? words.tookOver : undefined}>
            <SeatBadge
              seat={seat}
              name={names[seat] ?? ''}
              bot={kind === 'bot'}
              away={kind === 'person' && !connected}
              active={info.waiting.includes(seat)}
            />
            {kind === 'person' && !connected && <span class="mh-hidden">{words.away}</span>}
            {clocks && (
              <ClockFace
                left={clocks.left[seat] ?? null}
                at={clocks.at}
                running={clocks.running.includes(seat)}
              />
            )}
          </li>
        ))}
      </ul>
      {spectators > 0 && <span class="hall-table__watching">{words.spectators(spectators)}</span>}
      {link.connection.value !== 'open' && (
        <span class="hall-table__lost" role="status">
          {link.connection.value === 'lost' ? words.lost : words.connecting}
        </span>
      )}
      {info.phase === 'paused' && (
        <span class="hall-table__lost" role="status">
          {words.paused}
        </span>
      )}
      <div class="hall-table__acts">{children}</div>
    </header>
  );
}
