import './MapView.css';
import { type Andor, BOARDS, type Place, type Space, type View } from '@meadhall/andor';
import { Icon, language, type Piece, PieceView, type ZoneViewProps } from '@meadhall/table-ui';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { stands } from './crowds.ts';
import { Land } from './Land.tsx';
import { placesOf, standings } from './onMap.ts';
import { saidIn } from './said.ts';

/** A map wider than its frame scrolls, and must be reachable from the keyboard. */
const SCROLLS = { tabIndex: 0 } as const;

/** The board: a drawn land, numbered spaces on it, and whoever stands there. */
export function MapView({ view, zone, touches, regarded, busy, onPress }: ZoneViewProps<Andor>) {
  const frame = useRef<HTMLDivElement>(null);
  const said = saidIn(language.value, { view, viewer: null, name: String });
  const standing = bySpace(standings(view, said));
  const sizes = new Map([...standing].map(([space, crowd]) => [space, crowd.length]));
  const where = useMemo(
    () => stands(BOARDS[view.board], sizes),
    [view.board, JSON.stringify([...sizes])],
  );
  const byId = new Map(zone.pieces.map((piece) => [piece.id, piece]));
  const centre = view.seats[0]?.space ?? 0;
  useEffect(() => {
    // On a small screen the map is wider than its frame: begin where the heroes are.
    const place = placesOf(view).find(({ space }) => space === centre);
    const box = frame.current;
    if (box && place)
      box.scrollTo({ left: (place.x / 1000) * box.scrollWidth - box.clientWidth / 2 });
  }, [view.board]);
  const drawn = (piece: Piece) => (
    <PieceView
      key={piece.id}
      piece={piece}
      open={touches.has(piece.id)}
      chosen={regarded.has(piece.id)}
      disabled={busy && touches.has(piece.id)}
      onPress={
        touches.has(piece.id) || piece.help ? (element) => onPress(piece, element) : undefined
      }
    />
  );
  return (
    <section class="andor-map" aria-label={zone.title}>
      <h3 class="andor-map__title">{zone.title}</h3>
      <div ref={frame} class="andor-map__frame" {...SCROLLS}>
        <div class={`andor-map__land andor-map__land--${view.board}`}>
          <Land board={view.board} closed={view.closedEdges} />
          {placesOf(view).map((place) => {
            const piece = byId.get(`space:${place.space}`);
            const crowd = standing.get(place.space) ?? [];
            return (
              <div
                key={place.space}
                class="andor-space"
                style={{ '--x': String(place.x), '--y': String(place.y) }}
              >
                {piece && (
                  <SpaceButton
                    view={view}
                    place={place}
                    piece={piece}
                    open={touches.has(piece.id)}
                    marked={regarded.has(piece.id)}
                    busy={busy}
                    onPress={onPress}
                  />
                )}
                {crowd.map((it, i) => {
                  const { x, y } = where.get(place.space)?.[i] ?? { x: 0, y: 0 };
                  const style = { '--x': String(x), '--y': String(y) };
                  return (
                    <div key={it.id} class="andor-figure" style={style}>
                      {drawn(it)}
                    </div>
                  );
                })}
              </div>
            );
          })}
        </div>
      </div>
    </section>
  );
}

interface SpaceButtonProps {
  view: View;
  place: Place;
  piece: Piece;
  open: boolean;
  marked: boolean;
  busy: boolean;
  onPress: (piece: Piece, element: HTMLElement) => void;
}

function SpaceButton({ view, place, piece, open, marked, busy, onPress }: SpaceButtonProps) {
  const { space } = place;
  const castle = space === 0 && BOARDS[view.board].castle;
  const inside = (
    <>
      {castle && <Icon name="andor/castle" class="andor-space__castle" />}
      <span class="andor-space__number">{space}</span>
      {view.wells[space] && (
        <Icon
          name="andor/well"
          class={`andor-space__mark ${view.wells[space] === 'empty' ? 'is-dry' : ''}`}
        />
      )}
      {place.merchant && <Icon name="andor/merchant" class="andor-space__mark" />}
      {view.fog[space] !== undefined && <Icon name="andor/fog" class="andor-space__mark is-fog" />}
    </>
  );
  const name = `andor-space__disc ${castle ? 'is-castle' : ''} ${open ? 'is-open' : ''} ${marked ? 'is-marked' : ''}`;
  return open ? (
    <button
      type="button"
      class={name}
      aria-label={piece.label}
      disabled={busy}
      onClick={({ currentTarget }) => onPress(piece, currentTarget)}
    >
      {inside}
    </button>
  ) : (
    <span class={name} role="img" aria-label={piece.label}>
      {inside}
    </span>
  );
}

function bySpace(standing: readonly { space: Space; piece: Piece }[]): ReadonlyMap<Space, Piece[]> {
  const found = new Map<Space, Piece[]>();
  for (const { space, piece } of standing) found.set(space, [...(found.get(space) ?? []), piece]);
  return found;
}
