import './Dialog.css';
import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { catalogue, say } from '../i18n.ts';
import { Button } from './Button.tsx';
import { useOnTop } from './onTop.ts';

const WORDS = catalogue({ fr: { close: 'Fermer' }, en: { close: 'Close' } });

export interface DialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  /** The buttons at its foot. */
  actions?: ComponentChildren;
  /** Slides in at the side and leaves the table in sight. */
  side?: boolean | undefined;
  wide?: boolean | undefined;
}

/** A sheet on top of everything: it keeps the focus inside and gives it back. A tap beside it closes it. */
export function Dialog({ open, title, onClose, children, actions, side, wide }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useOnTop(ref, { open, onClose });
  const closeBeside = (event: MouseEvent) => {
    if (event.target === ref.current) onClose();
  };
  return (
    <dialog
      ref={ref}
      class={`mh-dialog ${side ? 'mh-dialog--side' : ''} ${wide ? 'mh-dialog--wide' : ''}`}
      popover="manual"
      tabIndex={-1}
      aria-modal="true"
      aria-labelledby={heading}
      onClick={closeBeside}
      onKeyDown={(event) => event.stopPropagation()}
    >
      {open && (
        <div class="mh-dialog__sheet">
          <header class="mh-dialog__head">
            <h2 id={heading}>{title}</h2>
            <Button look="quiet" icon="close" label={say(WORDS).close} onPress={onClose} />
          </header>
          <div class="mh-dialog__body">{children}</div>
          {actions && <footer class="mh-dialog__actions">{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}
