import './board.css';
import type { Nidavellir } from '@meadhall/nidavellir';
import { names } from '@meadhall/nidavellir-words';
import { type BoardProps, Moving, useDrawn } from '@meadhall/table-ui';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Arranged } from './Arranged.tsx';
import { useArrows } from './arrows.ts';
import { useBidding } from './bidding.ts';
import { NOTHING_LAID } from './bids.ts';
import { coinsFrom, useRegarded, useSize } from './effects.ts';
import { Inspector } from './parts/Inspector.tsx';
import { usePlaces } from './places.ts';
import { alikeCoins, ownCoins } from './reading.ts';
import { BiddingProvider, type Table, TableProvider, type Touching } from './table.tsx';
import { offersOf } from './targets.ts';
import { TEXTS } from './texts.ts';
import { type Alike, answerTo, isOpen, touching as touch } from './touch.ts';

const ALONE: Alike = (target) => [target];
const NOTHING: readonly string[] = [];
const NEITHER: Touching = { touched: NOTHING, isOpen: () => false, touch: () => {} };

/** Nidavellir's table: three taverns, my board below them, the others beside. */
export function Board(board: BoardProps<Nidavellir>) {
  const { view, viewer, asks, language, words, busy } = board;
  const root = useRef<HTMLDivElement>(null);
  const size = useSize(root);
  const [ask] = asks;
  // An answer on its way closes everything, without anything being drawn again.
  const answering = useRef(busy);
  answering.current = busy;
  const bidding = useBidding(board, ask, answering);
  const [touched, setTouched] = useState(NOTHING);
  useEffect(() => setTouched(NOTHING), [view]);
  const places = usePlaces(view);
  useArrows(root);
  useRegarded(root, ask);

  const touching = useSignal(NEITHER);
  const table = useMemo((): Table => {
    const offers = offersOf(asks);
    const own = viewer === null ? undefined : view.seats[viewer];
    const alike = own ? alikeCoins(own, viewer ?? 0, ownCoins(view, viewer ?? 0)) : ALONE;
    const open: Touching = {
      touched,
      isOpen: (target) => isOpen(offers, touched, target, alike),
      touch(target) {
        if (answering.current) return;
        const next = touch(offers, touched, target, alike);
        const offer = answerTo(offers, next, alike);
        if (offer?.targets.length === 1) board.answer(offer.ask, offer.choice);
        else setTouched(next);
      },
    };
    return {
      ...open,
      board,
      view,
      viewer,
      words,
      ask,
      offers,
      places,
      touching,
      names: names[language],
      texts: TEXTS[language],
      name: (seat) => board.names[seat] ?? '',
      offerOf: (target) =>
        answerTo(offers, touched.includes(target) ? touched : [...touched, target], alike),
      settled: answerTo(offers, touched, alike),
      letGo: () => setTouched(NOTHING),
    };
  }, [view, viewer, asks, board.names, board.waiting, board.over, words, touched]);

  // A coin laid is seen on its way, too.
  const moment = useMemo(() => ({}), [view, bidding?.laid ?? NOTHING_LAID]);
  const origin = useMemo(() => coinsFrom(view), [view]);
  const arranged = useMemo(() => <Arranged size={size} />, [size]);
  const waits = asks.length === 0 && !board.over;
  const now = { table, bidding, moment, origin, waits };
  const draw = (): typeof now => {
    touching.value = table;
    return now;
  };
  const drawn = useDrawn(draw, Object.values(now), viewer);
  return (
    <TableProvider value={drawn.table}>
      <BiddingProvider value={drawn.bidding}>
        <div ref={root} class={`nid nid--${size} ${drawn.waits ? 'is-waiting' : ''}`}>
          <Moving
            key={String(drawn.table.viewer)}
            moment={drawn.moment}
            origin={drawn.origin}
            class="nid__moving"
          >
            {arranged}
          </Moving>
          <Inspector root={root} />
        </div>
      </BiddingProvider>
    </TableProvider>
  );
}
