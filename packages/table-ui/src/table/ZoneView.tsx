import './ZoneView.css';
import type { GameTypes } from '@meadhall/kernel';
import { useId, useRef, useState } from 'preact/hooks';
import type { Piece, Zone } from '../game.ts';
import { step } from './keys.ts';
import { PieceView } from './PieceView.tsx';
import type { Touch } from './touching.ts';

/** What a place needs to be drawn; a game may draw one of its places itself. */
export interface ZoneViewProps<T extends GameTypes> {
  view: T['view'];
  zone: Zone;
  touches: ReadonlyMap<string, readonly Touch<T>[]>;
  /** Touched already, of an option that is put together piece by piece; touched again, they are let go. */
  picked: readonly string[];
  /** Pieces an option somebody points at is about. */
  regarded: ReadonlySet<string>;
  busy: boolean;
  onPress: (piece: Piece, element: HTMLElement) => void;
}

/** One place with its pieces; a single stop for the Tab key, arrows walk inside. */
export function ZoneView<T extends GameTypes>(props: ZoneViewProps<T>) {
  const { zone, touches, picked, regarded, busy, onPress } = props;
  const list = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const heading = useId();
  const reachable = zone.pieces.filter(
    (piece) => picked.includes(piece.id) || canBePressed(piece, touches),
  );
  const walk = (event: KeyboardEvent) => {
    const next = step(event.key, Math.min(at, reachable.length - 1), reachable.length);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  const isOpen = zone.pieces.some(({ id }) => touches.has(id));
  return (
    <div class={`mh-zone mh-zone--${zone.shape} ${isOpen ? 'is-open' : ''}`}>
      <h3 id={heading} class="mh-zone__title">
        {zone.title}
        {zone.note && <span class="mh-zone__note">{zone.note}</span>}
      </h3>
      {zone.pieces.length === 0 ? (
        <p class="mh-zone__empty">{zone.empty ?? '—'}</p>
      ) : (
        <ul
          ref={list}
          class={`mh-zone__pieces ${kindOf(zone)}`}
          aria-labelledby={heading}
          onKeyDown={walk}
        >
          {zone.pieces.map((piece) => {
            const entry = reachable.indexOf(piece);
            return (
              <li key={piece.id} class={`mh-zone__piece--${piece.kind}`}>
                <PieceView
                  piece={piece}
                  open={touches.has(piece.id)}
                  chosen={regarded.has(piece.id)}
                  disabled={busy && touches.has(piece.id)}
                  tabIndex={entry === Math.min(at, reachable.length - 1) ? 0 : -1}
                  onPress={entry < 0 ? undefined : (element) => onPress(piece, element)}
                />
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

/** From so many on, cards lie smaller. */
const MANY = 8;

/** What lies there decides how: counters need no felt, one card and what stands on it lie side by side. */
function kindOf({ pieces }: Zone): string {
  const [first, ...others] = pieces;
  if (pieces.some(({ kind }) => kind === 'counter')) return 'has-counters';
  if (first?.kind === 'card' && others[0]?.kind === 'token')
    return others.every(({ kind }) => kind !== 'card') ? 'is-place' : '';
  return pieces.length >= MANY ? 'is-many' : '';
}

/** What is offered, or has something to tell. */
const canBePressed = <T extends GameTypes>(
  piece: Piece,
  touches: ReadonlyMap<string, readonly Touch<T>[]>,
): boolean => touches.has(piece.id) || piece.help !== undefined || piece.clause !== undefined;
