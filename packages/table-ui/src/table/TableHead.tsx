import type { Seat } from '@meadhall/kernel';
import { useRef } from 'preact/hooks';
import type { Layout } from '../game.ts';
import { Icon } from '../Icon.tsx';
import { SeatBadge } from '../things/SeatBadge.tsx';
import { SCROLLS } from './scrolls.ts';

interface TableHeadProps extends PartsNavProps {
  layout: Layout;
}

/** Where the game stands, and the way to every part of the table; it stays in sight. */
export function TableHead({ layout, ...parts }: TableHeadProps) {
  return (
    <div class="mh-table__head">
      <Status layout={layout} />
      <PartsNav {...parts} />
    </div>
  );
}

function Status({ layout }: { layout: Layout }) {
  if (layout.status.length === 0) return null;
  return (
    <dl class="mh-table__status" {...SCROLLS}>
      {layout.status.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface PartsNavProps {
  label: string;
  shared: string;
  seats: readonly Seat[];
  names: readonly string[];
  waiting: readonly Seat[];
}

/** One press leads to any part of the table, the own one first. On a small screen the parts lie side by side and a swipe does it too. */
function PartsNav({ label, shared, seats, names, waiting }: PartsNavProps) {
  const ref = useRef<HTMLElement>(null);
  const show = (part: string) =>
    ref.current
      ?.closest('.mh-table')
      ?.querySelector(`[data-part="${part}"]`)
      ?.scrollIntoView({ inline: 'start', block: 'start', behavior: 'smooth' });
  return (
    <nav ref={ref} class="mh-table__nav" aria-label={label}>
      <button type="button" class="mh-table__goto" onClick={() => show('shared')}>
        <Icon name="hall" /> {shared}
      </button>
      {seats.map((seat) => (
        <button
          key={seat}
          type="button"
          class="mh-table__goto"
          title={names[seat] ?? ''}
          onClick={() => show(String(seat))}
        >
          <SeatBadge seat={seat} name={names[seat] ?? ''} compact active={waiting.includes(seat)} />
        </button>
      ))}
    </nav>
  );
}
