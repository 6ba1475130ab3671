import './Popover.css';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { placeBeside } from './place.ts';

export interface PopoverProps {
  /** What it belongs to; nothing: it is closed. */
  anchor: HTMLElement | null;
  label: string;
  onClose: () => void;
  children: ComponentChildren;
}

/** A note that opens beside something and closes by Escape or a tap elsewhere. */
export function Popover({ anchor, label, onClose, children }: PopoverProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const note = ref.current;
    if (!anchor || !note) return;
    note.showPopover();
    placeBeside(note, anchor);
    note.querySelector<HTMLElement>('button, a, [tabindex]')?.focus();
  }, [anchor]);
  if (!anchor) return null;
  return (
    <div
      ref={ref}
      class="mh-popover"
      popover="auto"
      role="dialog"
      aria-label={label}
      onToggle={(event) => {
        if (event.newState !== 'closed') return;
        onClose();
        anchor.focus();
      }}
    >
      {children}
    </div>
  );
}
