import './GenericTable.css';
import type { GameTypes, Seat } from '@meadhall/kernel';
import type { ComponentType } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { BoardProps, Layout, Piece, TableGame, Zone } from '../game.ts';
import { catalogue, say } from '../i18n.ts';
import { Moving } from '../motion/Moving.tsx';
import { SeatBadge } from '../things/SeatBadge.tsx';
import { seatSign } from '../tones.ts';
import { decisions, regarded } from './decisions.ts';
import { Facts } from './Facts.tsx';
import { PieceNote, type Pressed } from './PieceNote.tsx';
import { SCROLLS } from './scrolls.ts';
import { TableHead } from './TableHead.tsx';
import { nextInTurn, type Touch, touchesByPiece } from './touching.ts';
import { ZoneView, type ZoneViewProps } from './ZoneView.tsx';

const WORDS = catalogue({
  fr: {
    table: 'La table',
    shared: 'Au milieu',
    parts: 'Parties de la table',
    you: 'vous',
  },
  en: {
    table: 'The table',
    shared: 'In the middle',
    parts: 'Parts of the table',
    you: 'you',
  },
});

interface GenericTableProps<T extends GameTypes> extends BoardProps<T> {
  game: Pick<TableGame<T>, 'layout' | 'touches' | 'inTurn'>;
  /** Places a game draws itself, by id: a map. */
  drawings?: Readonly<Record<string, ComponentType<ZoneViewProps<T>>>> | undefined;
}

/** With more shared places or pieces than these, things lie closer. */
const CROWDED = { zones: 10, pieces: 30 };

/** Any game, drawn from its layout: shared places on oak, a slate for each seat, options glowing on what they are about. */
export function GenericTable<T extends GameTypes>(props: GenericTableProps<T>) {
  const {
    game,
    drawings = {},
    view,
    viewer,
    names,
    language,
    waiting,
    busy,
    answer,
    explain,
  } = props;
  const t = say(WORDS);
  const layout = useMemo(() => game.layout(view, viewer, language), [game, view, viewer, language]);
  const asked = decisions(props);
  const [picking, setPicking] = useState<{ view: T['view']; picked: readonly string[] }>({
    view,
    picked: [],
  });
  const picked = picking.view === view ? picking.picked : [];
  const next = nextInTurn(asked, (ask, choice) => game.inTurn?.(ask, choice), picked);
  const touches = touchesByPiece(asked, (ask, choice) =>
    game.inTurn?.(ask, choice) ? [] : game.touches(ask, choice),
  );
  const open = new Map([...touches, ...next]);
  const [pressed, setPressed] = useState<Pressed | null>(null);
  const pointed = regarded.value;
  const ask = pointed && props.asks.find((known) => known === pointed.ask);
  const marked = new Set(ask ? game.touches(ask, pointed.choice) : picked);
  const choose = (touch: Touch<T>) => {
    setPressed(null);
    answer(touch.ask, touch.choice);
  };
  const press = (piece: Piece, element: HTMLElement) => {
    const following = next.get(piece.id);
    const options = following ?? touches.get(piece.id) ?? [];
    if (options.length === 1 && options[0]) choose(options[0]);
    else if (following) setPicking({ view, picked: [...picked, piece.id] });
    else if (picked.includes(piece.id))
      setPicking({ view, picked: picked.slice(0, picked.indexOf(piece.id)) });
    else setPressed({ piece, element });
  };
  const drawn = (zone: Zone) => {
    const Drawn = drawings[zone.id] ?? ZoneView<T>;
    return (
      <Drawn
        key={zone.id}
        view={view}
        zone={zone}
        touches={open}
        picked={picked}
        regarded={marked}
        busy={busy}
        onPress={press}
      />
    );
  };
  const zones = (mine: readonly Zone[]) =>
    sideBySide(mine).map((group) =>
      group.length > 1 ? (
        <div key={group[0]?.id} class="mh-columns" {...SCROLLS}>
          {group.map(drawn)}
        </div>
      ) : (
        group.map(drawn)
      ),
    );
  const shared = layout.zones.filter(({ owner }) => owner === undefined);
  const seats = inOrder(layout, viewer);
  return (
    <Moving moment={view} class="mh-table">
      <TableHead
        layout={layout}
        label={t.parts}
        shared={t.shared}
        seats={seats}
        names={names}
        waiting={waiting}
      />
      <div class="mh-table__parts">
        {shared.length > 0 && (
          <section
            class={`mh-table__shared mh-oak ${isCrowded(shared) ? 'is-dense' : ''}`}
            data-part="shared"
            aria-label={t.shared}
            {...SCROLLS}
          >
            <h2 class="mh-hidden">{t.shared}</h2>
            {zones(shared)}
          </section>
        )}
        <div class="mh-table__people" {...SCROLLS}>
          {seats.map((seat) => {
            const facts = layout.seats.find((entry) => entry.seat === seat)?.facts ?? [];
            return (
              <section
                key={seat}
                data-part={seat}
                class={`mh-table__seat mh-layer mh-slate mh-tone mh-tone-${seatSign(seat).tone} ${seat === viewer ? 'is-mine' : ''} ${waiting.includes(seat) ? 'is-awaited' : ''}`}
                aria-label={names[seat] ?? ''}
              >
                <header class="mh-table__who">
                  <h2>
                    <SeatBadge
                      seat={seat}
                      name={names[seat] ?? ''}
                      active={waiting.includes(seat)}
                    />
                    {seat === viewer && <span class="mh-table__you">{t.you}</span>}
                  </h2>
                  <Facts facts={facts} />
                </header>
                <div class="mh-table__zones">
                  {zones(layout.zones.filter(({ owner }) => owner === seat))}
                </div>
              </section>
            );
          })}
        </div>
      </div>
      <PieceNote
        pressed={pressed}
        touches={pressed ? (touches.get(pressed.piece.id) ?? []) : []}
        onChoose={choose}
        onClose={() => setPressed(null)}
        explain={explain}
      />
    </Moving>
  );
}

const isCrowded = (zones: readonly Zone[]): boolean =>
  zones.length > CROWDED.zones ||
  zones.reduce((sum, { pieces }) => sum + pieces.length, 0) > CROWDED.pieces;

/** Columns that follow each other stay together, whatever the width of the screen. */
function sideBySide(zones: readonly Zone[]): Zone[][] {
  const groups: Zone[][] = [];
  for (const zone of zones) {
    const last = groups.at(-1);
    if (zone.shape === 'column' && last?.[0]?.shape === 'column') last.push(zone);
    else groups.push([zone]);
  }
  return groups;
}

/** The viewer first, then the others as they sit. */
function inOrder(layout: Layout, viewer: Seat | null): Seat[] {
  const all = layout.seats.map(({ seat }) => seat);
  const first = viewer === null ? 0 : Math.max(0, all.indexOf(viewer));
  return [...all.slice(first), ...all.slice(0, first)];
}
