import './Spot.css';
import { computed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { dropFocus } from '../dropFocus.ts';
import { useTable } from '../table.tsx';

interface SpotProps {
  /** What there is to say about it; see `about.ts`. */
  about: string;
  /** Its name, said aloud. */
  label: string;
  /** What an option calls it, if that is not what it is about. */
  target?: string;
  /** Stays with it wherever it goes; see `Moving`. */
  piece?: string | undefined;
  /** It waits there to be taken: seen leaving, not coming. */
  stock?: boolean;
  down?: boolean;
  class?: string;
  /** The tab key stops here even when nothing can be answered. */
  stop?: boolean;
  children: ComponentChildren;
}

/**
 * Something on the board that can be asked about, and touched when an option is about it. The first
 * tap of a finger, which cannot hover, asks; the second one answers.
 */
export function Spot({
  about,
  label,
  target = about,
  piece,
  stock,
  down,
  stop,
  ...rest
}: SpotProps) {
  const { touching } = useTable();
  const state = useMemo(
    () =>
      computed(() => {
        const { touched, isOpen } = touching.value;
        return touched.includes(target) ? 'chosen' : isOpen(target) ? 'open' : 'still';
      }),
    [touching, target],
  ).value;
  const open = state === 'open';
  const chosen = state === 'chosen';
  const name = [
    'nid-spot',
    rest.class,
    open && 'is-open',
    chosen && 'is-chosen',
    down && 'is-down',
  ];
  return (
    <button
      type="button"
      class={name.filter(Boolean).join(' ')}
      aria-label={label}
      aria-pressed={open || chosen ? chosen : undefined}
      tabIndex={open || chosen || stop ? 0 : -1}
      data-about={about}
      data-target={target}
      data-piece={piece}
      data-stock={stock ? '' : undefined}
      data-down={down ? '' : undefined}
      onClick={(event) => {
        const finger = (event as unknown as PointerEvent).pointerType === 'touch';
        const asked = event.currentTarget.dataset['asked'] !== undefined;
        if (!(open || chosen) || (finger && !asked)) return;
        dropFocus();
        touching.value.touch(target);
      }}
    >
      <span class="nid-spot__art" aria-hidden="true">
        {rest.children}
      </span>
    </button>
  );
}
