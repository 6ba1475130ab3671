import { at, type Seat } from '@meadhall/kernel';
import type { Piece } from '@meadhall/nidavellir';
import { coinPieces } from '../reading.ts';
import { type Bidding, useLaying, useTable } from '../table.tsx';
import { coinTarget } from '../targets.ts';
import { CoinArt, coinLabel } from './coins.tsx';
import { Spot } from './Spot.tsx';

interface OwnCoinProps {
  seat: Seat;
  piece: Piece;
}

/** A coin of mine: laid while bids are open, else touched when an option is about it. */
export function OwnCoin({ seat, piece }: OwnCoinProps) {
  const { view, texts } = useTable();
  const bidding = useLaying();
  const { coins } = at(view.seats, seat);
  const coin = at(coins, piece);
  const label = coinLabel(texts, coin);
  const id = at(coinPieces(coins, seat), piece);
  if (bidding)
    return (
      <LayCoin
        {...{ bidding, piece, id, label, about: `coin-${coin}`, target: coinTarget(seat, piece) }}
        coin={coin}
      />
    );
  return (
    <Spot
      class="nid-coin"
      about={`coin-${coin}`}
      target={coinTarget(seat, piece)}
      piece={id}
      label={label}
    >
      <CoinArt coin={coin} label={label} />
    </Spot>
  );
}

interface LayCoinProps {
  bidding: Bidding;
  piece: Piece;
  id: string;
  label: string;
  about: string;
  target: string;
  coin: Parameters<typeof CoinArt>[0]['coin'];
}

type GraspEvent = Pick<PointerEvent, 'clientX' | 'clientY' | 'button'> & {
  readonly currentTarget: HTMLElement;
};

/** Farther than this the hand does not tap but drags. */
const DRAG = 6;

/** A coin on its way to a tavern: dragged there, tapped and then laid, or laid by the keys 1 to 3. */
function LayCoin({ bidding, piece, id, label, about, target, coin }: LayCoinProps) {
  const { texts } = useTable();
  const held = bidding.held === piece;
  const onSlot = bidding.laid.indexOf(piece);

  /** The window follows the hand, which is faster than the coin. */
  function grasp({ currentTarget: coinEl, clientX, clientY, button }: GraspEvent): void {
    if (button !== 0) return;
    let far = false;
    const layer = coinEl.closest('.mh-layer');
    const move = (event: PointerEvent): void => {
      const [dx, dy] = [event.clientX - clientX, event.clientY - clientY];
      if (!far && Math.hypot(dx, dy) < DRAG) return;
      far = true;
      coinEl.classList.add('is-dragged');
      layer?.classList.add('is-raised');
      coinEl.style.setProperty('--dx', `${dx}px`);
      coinEl.style.setProperty('--dy', `${dy}px`);
      markSlot(coinEl, slotUnder(event));
    };
    const drop = (event: PointerEvent): void => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', drop);
      if (!far) return;
      const slot = event.type === 'pointerup' ? slotUnder(event) : undefined;
      markSlot(coinEl, undefined);
      // Laid first, let go afterwards: the coin is seen going home from under the hand.
      if (slot === undefined) bidding.takeBack(piece);
      else bidding.layOn(piece, slot);
      requestAnimationFrame(() => {
        coinEl.classList.remove('is-dragged');
        layer?.classList.remove('is-raised');
        coinEl.style.removeProperty('--dx');
        coinEl.style.removeProperty('--dy');
      });
      window.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', drop);
  }

  function key(event: KeyboardEvent): void {
    const slot = ['1', '2', '3'].indexOf(event.key);
    if (slot >= 0) bidding.layOn(piece, slot);
    else if (['0', 'Backspace', 'Delete'].includes(event.key)) bidding.takeBack(piece);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <button
      type="button"
      class={`nid-spot nid-coin nid-coin--mine is-open ${held ? 'is-chosen' : ''}`}
      aria-label={label}
      aria-pressed={held}
      aria-keyshortcuts="1 2 3 0"
      title={onSlot >= 0 ? texts.back : undefined}
      data-about={about}
      data-target={target}
      data-piece={id}
      onPointerDown={grasp}
      onKeyDown={key}
      onClick={() => {
        const other = bidding.held;
        if (onSlot >= 0 && other !== null && other !== piece) bidding.layOn(other, onSlot);
        else if (onSlot >= 0) bidding.takeBack(piece);
        else bidding.hold(held ? null : piece);
      }}
    >
      <span class="nid-spot__art" aria-hidden="true">
        <CoinArt coin={coin} label={label} />
      </span>
    </button>
  );
}

const swallow = (event: Event): void => event.stopImmediatePropagation();

/** The slot under the pointer, whatever lies on it. */
function slotUnder({ clientX, clientY }: PointerEvent): number | undefined {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const slot = element.closest<HTMLElement>('[data-slot]')?.dataset['slot'];
    if (slot !== undefined) return Number(slot);
  }
  return undefined;
}

/** Lights up the tavern a coin hovers over. */
function markSlot(coin: HTMLElement, slot: number | undefined): void {
  for (const bay of coin.closest('.nid')?.querySelectorAll<HTMLElement>('[data-slot]') ?? [])
    bay.classList.toggle('is-under', slot !== undefined && bay.dataset['slot'] === String(slot));
}
