import type { Seat } from '@meadhall/kernel';
import type { News } from '@meadhall/nidavellir';
import { Dialog } from '@meadhall/table-ui';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { deedOf } from './deed.ts';
import { type Size, useLastNews } from './effects.ts';
import { Army } from './parts/Army.tsx';
import { Distinctions, Hall, Treasury } from './parts/Hall.tsx';
import { Mine } from './parts/Mine.tsx';
import { Opponent, Retinue } from './parts/Opponent.tsx';
import { OtherTabs } from './parts/OtherTabs.tsx';
import { Panels } from './parts/Panels.tsx';
import { Purse } from './parts/Purse.tsx';
import { Stage, useStage } from './parts/Stage.tsx';
import { Status } from './parts/Status.tsx';
import { standing } from './reading.ts';
import { Part, useTable } from './table.tsx';

/** The same board for a wide hall, a smaller one, and a hand. */
export function Arranged({ size }: { size: Size }) {
  const table = useTable();
  const { view, viewer, words } = table;
  const lastNews = useLastNews(view);
  const stage = useStage();
  const [guest, setGuest] = useState<Seat | null>(null);
  const others = seatsAfter(view.seats.length, viewer);
  const say = (news: News): string =>
    (words.news[news.say] as (news: News, scene: unknown) => string)(news, table);
  const other = (seat: Seat) => {
    const news = lastNews[seat];
    const last = news ? deedOf(say(news), table.name(seat)) : '';
    return <Opponent seat={seat} last={last} onOpen={setGuest} />;
  };
  const left = others.slice(0, Math.ceil(others.length / 2));
  const right = others.slice(left.length);
  const inHall = stage.shown === 'hall';
  const { texts, board } = table;
  const { lines, totals } = standing(view, viewer);
  const hall = (
    <Part key="hall" shows={[view.pool, texts, inHall]}>
      {() => <Hall moving={!inHall} />}
    </Part>
  );
  const stores = [
    <Part key="distinctions" shows={[view.distinctions, texts, board.names]}>
      {() => <Distinctions />}
    </Part>,
    <Part key="treasury" shows={[view.treasury, texts]}>
      {() => <Treasury />}
    </Part>,
  ];
  const watched = viewer ?? board.waiting[0] ?? 0;
  const scored = lines.filter(({ seat }) => seat === watched).map(({ points }) => points);
  const mine = (
    <Part
      key="mine"
      shows={[
        watched,
        viewer,
        view.seats[watched],
        view.distinctions,
        scored.join(),
        board.asks,
        table.touched,
        board.waiting.includes(watched),
        board.names,
        texts,
      ]}
    >
      {() => <Mine seat={watched} moving={viewer !== null} />}
    </Part>
  );
  const neighbour = (seat: Seat): ComponentChildren => (
    <Part
      key={seat}
      shows={[
        seat,
        view.seats[seat],
        view.distinctions,
        totals[seat],
        lastNews[seat],
        board.waiting.includes(seat),
        board.names,
        texts,
      ]}
    >
      {() => other(seat)}
    </Part>
  );
  const purse = viewer !== null && stage.shown !== 'sheet' && <Purse seat={viewer} />;
  const stands = (
    <>
      <Status stage={stage} />
      <Stage shown={stage.shown} purse={size !== 'narrow' && purse} />
    </>
  );
  return (
    <>
      {size === 'wide' && (
        <>
          <aside class="nid-side">
            {left.map(neighbour)}
            {stores}
          </aside>
          <div class="nid-centre">
            {stands}
            {mine}
          </div>
          <aside class="nid-side">
            {right.map(neighbour)}
            {hall}
          </aside>
        </>
      )}
      {size === 'medium' && (
        <>
          <div class="nid-centre">
            {stands}
            {mine}
          </div>
          <aside class="nid-side">
            <OtherTabs seats={others} draw={neighbour} />
            {hall}
            {stores}
          </aside>
        </>
      )}
      {size === 'narrow' && (
        <>
          <Panels
            titles={[
              table.texts.taverns,
              ...(viewer === null ? [] : [table.texts.army]),
              table.texts.others,
              table.texts.hall,
            ]}
          >
            {[stands, ...(viewer === null ? [] : [mine]), others.map(neighbour), [hall, ...stores]]}
          </Panels>
          {purse}
        </>
      )}
      <Dialog
        open={guest !== null}
        title={guest === null ? '' : table.texts.seat(table.name(guest))}
        onClose={() => setGuest(null)}
        wide
      >
        {guest !== null && (
          <div class="nid-guest">
            <Retinue seat={guest} moving={false} />
            <Army seat={guest} moving={false} />
          </div>
        )}
      </Dialog>
    </>
  );
}

/** The others in turn order after the viewer; a spectator sees everybody. */
const seatsAfter = (seats: number, viewer: Seat | null): Seat[] =>
  viewer === null
    ? Array.from({ length: seats }, (_, seat) => seat)
    : Array.from({ length: seats - 1 }, (_, i) => (viewer + 1 + i) % seats);
