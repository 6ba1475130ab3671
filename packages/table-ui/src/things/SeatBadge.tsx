import './SeatBadge.css';
import type { Seat } from '@meadhall/kernel';
import { Icon } from '../Icon.tsx';
import { seatSign } from '../tones.ts';
import { SeatSign } from './SeatSign.tsx';

export interface SeatBadgeProps {
  seat: Seat;
  name: string;
  /** It is this seat's turn. */
  active?: boolean | undefined;
  /** Only the sign; the name is said aloud. */
  compact?: boolean | undefined;
  bot?: boolean | undefined;
  away?: boolean | undefined;
}

/** Who sits there: colour, shape and the first letter of the name. */
export function SeatBadge({ seat, name, active, compact, bot, away }: SeatBadgeProps) {
  const { tone } = seatSign(seat);
  const state = `${active ? 'is-active' : ''} ${away ? 'is-away' : ''}`;
  const named = compact ? ({ role: 'img', 'aria-label': name } as const) : {};
  return (
    <span class={`mh-seat mh-tone mh-tone-${tone} ${state}`} {...named}>
      <span class="mh-seat__sign" aria-hidden="true">
        <SeatSign />
        <span class="mh-seat__letter">{name.charAt(0).toUpperCase()}</span>
      </span>
      {!compact && <span class="mh-seat__name">{name}</span>}
      {!compact && bot && <Icon name="bot" class="mh-seat__bot" />}
    </span>
  );
}
