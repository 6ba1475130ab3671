import type { Ask } from '@meadhall/kernel';
import type { Bid, Nidavellir, Piece } from '@meadhall/nidavellir';
import { type BoardProps, onceSeen } from '@meadhall/table-ui';
import { useMemo, useState } from 'preact/hooks';
import { type Arrangement, bidFor, lay, lift, NOTHING_LAID } from './bids.ts';
import { dropFocus } from './dropFocus.ts';
import type { Bidding } from './table.tsx';

/** Coins of one bid, and the question they answer: another question begins with empty slots. */
interface Laying {
  readonly of: string;
  readonly laid: Arrangement;
  readonly held: Piece | null;
}

/** The bid being laid by the viewer, if one is asked for. */
export function useBidding(
  { view, answer }: BoardProps<Nidavellir>,
  ask: Ask<Nidavellir> | undefined,
  /** An answer is on its way. */
  answering: { readonly current: boolean },
): Bidding | null {
  const [kept, keep] = useState<Laying>({ of: '', laid: NOTHING_LAID, held: null });
  const of = ask ? `${ask.seat} ${view.age} ${view.round}` : '';
  const laying = kept.of === of ? kept : { of, laid: NOTHING_LAID, held: null };
  return useMemo(() => {
    if (ask?.step !== 'bid') return null;
    const { laid, held } = laying;
    const coins = view.seats[ask.seat]?.coins ?? [];
    const bid = bidFor(laid, coins, ask.options as readonly Bid[]);
    const now = (it: Laying): Laying =>
      it.of === of ? it : { of, laid: NOTHING_LAID, held: null };
    // A coin moves when the touch has been seen; another one may be held by then.
    const move = (piece: Piece | null, change: (laid: Arrangement) => Arrangement): void =>
      onceSeen(() =>
        keep((it) => {
          const { laid, held } = now(it);
          return { of, laid: change(laid), held: held === piece ? null : held };
        }),
      );
    return {
      laid,
      held,
      hold: (piece) => keep((it) => ({ ...now(it), held: piece })),
      layOn: (piece, slot) => move(piece, (all) => lay(all, piece, slot)),
      takeBack: (piece) => move(piece, (all) => lift(all, piece)),
      takeAllBack: () => move(held, () => NOTHING_LAID),
      confirm: bid
        ? () => {
            if (answering.current) return;
            dropFocus();
            answer(ask, bid);
          }
        : null,
    };
  }, [view, ask, laying.laid, laying.held, of]);
}
