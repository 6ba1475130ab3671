import './Inspector.css';
import { Button, Icon, placeBeside } from '@meadhall/table-ui';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { about } from '../about.ts';
import { ID, type Regarded, useRegard } from '../regard.ts';
import { useTable } from '../table.tsx';

/** Says what a thing is, what choosing it means and brings, beside whatever is hovered, focused or tapped. */
export function Inspector({ root }: { root: RefObject<HTMLElement | null> }) {
  const table = useTable();
  const [regarded, regard] = useState<Regarded | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const leaving = useRef(0);
  const now = useRef(table);
  now.current = table;
  useRegard(root, regard, leaving, (name) => {
    const found = about(now.current, name);
    if (found) now.current.board.explain(found.clause);
  });
  useEffect(() => regard(null), [table.view, table.texts]);
  const found = regarded && about(table, regarded.about);
  const offer = regarded ? table.offerOf(regarded.target) : undefined;
  const points = usePreview(offer);

  useLayoutEffect(() => {
    if (!regarded || !box.current) return;
    if (!box.current.matches(':popover-open')) box.current.showPopover();
    placeBeside(box.current, regarded.element);
    const { element } = regarded;
    element.setAttribute('aria-describedby', ID);
    if (regarded.pinned) element.dataset['asked'] = '';
    return () => {
      element.removeAttribute('aria-describedby');
      delete element.dataset['asked'];
    };
  }, [regarded]);

  if (!regarded || !found) return null;
  const { ask } = table;
  const label =
    offer && ask
      ? (table.words.option[ask.step] as (choice: unknown, scene: unknown, seat: number) => string)(
          offer.choice,
          table,
          ask.seat,
        )
      : null;
  return (
    <div
      ref={box}
      id={ID}
      class={`nid-inspector mh-parchment ${regarded.pinned ? 'is-pinned' : ''}`}
      role="note"
      popover="manual"
      onPointerEnter={() => clearTimeout(leaving.current)}
      // A finger leaves when it is lifted, before its tap is told.
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && regard(null)}
    >
      <p class="nid-inspector__title">
        {found.icon && <Icon name={found.icon} />}
        {found.title}
      </p>
      {found.says.map((says) => (
        <p key={says}>{says}</p>
      ))}
      {label && <p class="nid-inspector__option">{label}</p>}
      <div class="nid-inspector__foot">
        {offer && (
          <span class={`nid-inspector__points ${(points ?? 0) < 0 ? 'is-loss' : ''}`}>
            {points === undefined ? '' : table.texts.more(points)}
          </span>
        )}
        <button type="button" class="nid-clause" onClick={() => table.board.explain(found.clause)}>
          {found.clause}
        </button>
        {regarded.pinned && table.isOpen(regarded.target) && (
          <Button look="torch" small onPress={() => table.touch(regarded.target)}>
            {table.texts.choose}
          </Button>
        )}
      </div>
    </div>
  );
}

/** What an option brings, once the rules have said so. */
function usePreview(offer: ReturnType<ReturnType<typeof useTable>['offerOf']>): number | undefined {
  const { board } = useTable();
  const [points, setPoints] = useState<number | undefined>(undefined);
  useEffect(() => {
    setPoints(undefined);
    if (!offer) return;
    let gone = false;
    void board.preview(offer.ask, offer.choice).then((value) => {
      if (!gone) setPoints(value);
    });
    return () => {
      gone = true;
    };
  }, [offer]);
  return points;
}
