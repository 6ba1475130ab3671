import { at, type Seat } from '@meadhall/kernel';
import type { Tavern } from '@meadhall/nidavellir';
import { SeatSign } from '@meadhall/table-ui';
import { useRef } from 'preact/hooks';
import { useCleared } from '../dealing.ts';
import { bidOn, turns } from '../reading.ts';
import { Part, TableProvider, useTable } from '../table.tsx';
import { CoinArt, coinLabel } from './coins.tsx';
import { Spot } from './Spot.tsx';

/** Seats whose bids are so few that each is seen falling when it is cleared away; see `Moving`. */
const FEW = 3;

/** What the others have bid; more than a few are cleared away in a frame of their own when a round begins. */
export function Bids({ tavern }: { tavern: Tavern }) {
  const table = useTable();
  const { age, round, seats } = table.view;
  const isCleared = useCleared(seats.length > FEW ? `${age} ${round}` : '');
  const shown = useRef(table);
  if (isCleared) shown.current = table;
  return (
    <TableProvider value={shown.current}>
      <Laid tavern={tavern} />
    </TableProvider>
  );
}

/** In the order they play once the coins are turned up; who has not bid yet keeps the place. */
function Laid({ tavern }: { tavern: Tavern }) {
  const { view, viewer, texts, board } = useTable();
  const open = view.tavern === tavern ? turns(view) : null;
  const order = open?.order ?? view.seats.map((_, seat) => seat);
  const others = order.map((seat, place) => ({ seat, place })).filter((it) => it.seat !== viewer);
  return (
    <ol class="nid-bids mh-layer" style={{ '--bids': others.length }}>
      {others.map(({ seat, place }) => {
        const bid = bidOn(view, viewer, seat, tavern);
        const turn = open && { place, next: open.next - 1 };
        return (
          <Part
            key={seat}
            shows={[bid === null, bid?.coin, turn?.place, turn?.next, board.names, texts]}
          >
            {() => <BidOf {...{ tavern, seat, bid, turn }} />}
          </Part>
        );
      })}
    </ol>
  );
}

interface BidOfProps {
  tavern: Tavern;
  seat: Seat;
  bid: ReturnType<typeof bidOn>;
  /** Its place among those who play here, and the place of who plays now. */
  turn: { place: number; next: number } | null;
}

function BidOf({ tavern, seat, bid, turn }: BidOfProps) {
  const { names, texts, name } = useTable();
  const done = turn && turn.place < turn.next;
  const on = turn && turn.place === turn.next;
  const known = bid?.coin ? coinLabel(texts, bid.coin) : null;
  return (
    <li class={`nid-bid mh-tone mh-tone-seat${seat} ${done ? 'is-done' : ''} ${on ? 'is-on' : ''}`}>
      {bid ? (
        <Spot
          key="coin"
          class="nid-coin nid-coin--small"
          about={bid.coin ? `coin-${bid.coin}` : `tavern-${tavern}`}
          target={`bid-${seat}-${tavern}`}
          piece={`bid-${seat}-${tavern}`}
          down={bid.coin === null}
          label={`${at(names.taverns, tavern).short} · ${texts.bid(name(seat), known)}`}
        >
          <span class="nid-turn">
            <span class="nid-turn__front">
              <CoinArt coin={bid.coin} label={texts.bid(name(seat), known)} />
            </span>
            {bid.coin && (
              <span class="nid-turn__back">
                <CoinArt coin={null} label={texts.hidden} />
              </span>
            )}
          </span>
        </Spot>
      ) : (
        <span key="none" class="nid-bid__none" />
      )}
      <span key="seat" class="nid-bid__seat" aria-hidden="true">
        <SeatSign pale />
        {turn ? turn.place + 1 : name(seat).charAt(0).toUpperCase()}
      </span>
    </li>
  );
}
