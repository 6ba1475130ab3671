import type { Ask } from '@meadhall/kernel';
import type { Bid, Nidavellir, Piece } from '@meadhall/nidavellir';
import type { BoardProps } from '@meadhall/table-ui';
import { useMemo, useState } from 'preact/hooks';
import { type Arrangement, bidFor, lay, lift, NOTHING_LAID } from './bids.ts';
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
    return {
      laid,
      held,
      hold: (piece) => keep({ of, laid, held: piece }),
      layOn: (piece, slot) => keep({ of, laid: lay(laid, piece, slot), held: null }),
      takeBack: (piece) => keep({ of, laid: lift(laid, piece), held: null }),
      takeAllBack: () => keep({ of, laid: NOTHING_LAID, held: null }),
      confirm: bid ? () => !answering.current && answer(ask, bid) : null,
    };
  }, [view, ask, laying.laid, laying.held, of]);
}
