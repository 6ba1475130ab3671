import type { Choices } from '@meadhall/nidavellir';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useTable } from '../table.tsx';

/** Questions that are answered on my army. */
const ON_ARMY: readonly (keyof Choices)[] = ['discard', 'placeThrud', 'placeYlud', 'moveYlud'];

/** A panel higher than the hand scrolls, and must be reachable from the keyboard. */
const SCROLLS = { tabIndex: 0 } as const;

interface PanelsProps {
  titles: readonly string[];
  children: readonly ComponentChildren[];
}

/** Panels side by side, swiped through; the dots say where one is. */
export function Panels({ titles, children }: PanelsProps) {
  const { ask, texts } = useTable();
  const track = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const show = (panel: number): void => {
    const strip = track.current;
    strip?.scrollTo({ left: panel * strip.clientWidth });
  };
  useEffect(() => {
    if (ask) show(ON_ARMY.includes(ask.step) ? 1 : 0);
  }, [ask?.step]);
  const nameOf = (i: number): string => texts.panel(titles[i] ?? '', i + 1, children.length);
  return (
    <>
      <div
        ref={track}
        class="nid-panels"
        onScroll={({ currentTarget }) =>
          setShown(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))
        }
      >
        {children.map((panel, i) => (
          <section key={titles[i]} class="nid-panel" aria-label={nameOf(i)} {...SCROLLS}>
            {panel}
          </section>
        ))}
      </div>
      <nav class="nid-dots" aria-label={texts.taverns}>
        {children.map((_, i) => (
          <button
            key={titles[i]}
            type="button"
            class="nid-dot"
            aria-label={nameOf(i)}
            aria-current={i === shown}
            onClick={() => show(i)}
          />
        ))}
      </nav>
    </>
  );
}
