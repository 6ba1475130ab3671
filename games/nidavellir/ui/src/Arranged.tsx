import type { Seat } from '@meadhall/kernel';
import type { News } from '@meadhall/nidavellir';
import { Dialog } from '@meadhall/table-ui';
import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
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
import { useTable } from './table.tsx';

/** The same board for a wide hall, a smaller one, and a hand. */
export function Arranged({ size }: { size: Size }) {
  const table = useTable();
  const { view, viewer, words } = table;
  const last = useLastNews(view);
  const stage = useStage();
  const [guest, setGuest] = useState<Seat | null>(null);
  const others = seatsAfter(view.seats.length, viewer);
  const say = (news: News): string =>
    (words.news[news.say] as (news: News, scene: unknown) => string)(news, table);
  const other = (seat: Seat) => {
    const news = last[seat];
    return <Opponent key={seat} seat={seat} last={news ? say(news) : ''} onOpen={setGuest} />;
  };
  const left = others.slice(0, Math.ceil(others.length / 2));
  const right = others.slice(left.length);
  const inHall = stage.shown === 'hall';
  // What does not change while coins are laid is drawn once for each view.
  const hall = useMemo(() => <Hall key="hall" moving={!inHall} />, [table, inHall]);
  const stores = useMemo(
    () => [<Distinctions key="distinctions" />, <Treasury key="treasury" />],
    [table],
  );
  const watched = viewer ?? table.board.waiting[0] ?? 0;
  const mine = useMemo(() => <Mine key="mine" seat={watched} moving={viewer !== null} />, [table]);
  const neighbours = useMemo(() => new Map(others.map((seat) => [seat, other(seat)])), [table]);
  const neighbour = (seat: Seat): ComponentChildren => neighbours.get(seat);
  const purse = viewer !== null && stage.shown !== 'sheet' && <Purse seat={viewer} />;
  const stands = (
    <>
      <Status stage={stage} />
      <Stage shown={stage.shown} />
      {size !== 'narrow' && purse}
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
