import './Mine.css';
import { at, type Seat } from '@meadhall/kernel';
import { lines } from '@meadhall/nidavellir';
import { Icon, SeatBadge } from '@meadhall/table-ui';
import { standing } from '../reading.ts';
import { useTable } from '../table.tsx';
import { Army } from './Army.tsx';
import { GemSpot, Retinue } from './Opponent.tsx';
import { Pending } from './Pending.tsx';
import { Spot } from './Spot.tsx';

/** My slab, or for a spectator a second picture of whoever plays: who I am, what I am worth, my heroes, my army. */
export function Mine({ seat, moving = true }: { seat: Seat; moving?: boolean }) {
  const { view, viewer, texts, name, board, ask } = useTable();
  const player = at(view.seats, seat);
  const { totals } = standing(view, viewer);
  return (
    <section
      class={`nid-mine mh-layer mh-slate mh-tone mh-tone-seat${seat}`}
      aria-label={name(seat)}
    >
      <header class="nid-mine__head mh-layer">
        <SeatBadge seat={seat} name={name(seat)} active={board.waiting.includes(seat)} />
        <GemSpot value={player.gem} moving={moving} />
        <p class="nid-mine__score">
          <Icon name="points" />
          <strong>{at(totals, seat)}</strong>
          <span>{texts.total}</span>
        </p>
        <Spot
          class="nid-mine__lines"
          about={`line-${seat}`}
          label={texts.lines(lines(player))}
          stop
        >
          {texts.lines(lines(player))}
        </Spot>
        <Retinue seat={seat} moving={moving} />
      </header>
      {ask?.step !== 'ulineExchange' && <Pending />}
      <Army seat={seat} moving={moving} />
    </section>
  );
}
