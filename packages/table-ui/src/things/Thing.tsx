import './Thing.css';
import type { ComponentChildren } from 'preact';
import type { Tone } from '../tones.ts';

/** What every object on a table can be: named, found again when it moves, offered, chosen, asked about. */
export interface ThingProps {
  /** Stays the same wherever the thing goes; see `motion`. */
  id?: string | undefined;
  /** Its name, said aloud. */
  label: string;
  tone?: Tone | undefined;
  /** Lies face down. */
  down?: boolean | undefined;
  /** One of the things that may be touched now: it glows. */
  open?: boolean | undefined;
  chosen?: boolean | undefined;
  disabled?: boolean | undefined;
  /** The element it was pressed on goes along, for what opens beside it. */
  onPress?: ((element: HTMLElement) => void) | undefined;
  /** The pointer or the focus comes (true) or goes (false): show what it is and what it would bring. */
  onRegard?: ((regarded: boolean) => void) | undefined;
  tabIndex?: number | undefined;
  class?: string | undefined;
}

interface Drawn extends ThingProps {
  children: ComponentChildren;
}

/** The body of an object: a button if it can be pressed, else a picture with a name. */
export function Thing(props: Drawn) {
  const { id, label, tone, down, open, chosen, disabled, onPress, onRegard, children } = props;
  const name = [
    'mh-thing',
    props.class,
    open && 'is-open',
    chosen && 'is-chosen',
    down && 'is-down',
  ]
    .concat(tone ? ['mh-tone', `mh-tone-${tone}`] : [])
    .filter(Boolean)
    .join(' ');
  const regard = onRegard && {
    onPointerEnter: () => onRegard(true),
    onPointerLeave: () => onRegard(false),
    onFocus: () => onRegard(true),
    onBlur: () => onRegard(false),
  };
  const data = { 'data-piece': id, 'data-down': down ? '' : undefined };
  if (!onPress)
    return (
      <span class={name} role="img" aria-label={label} title={label} {...data} {...regard}>
        {children}
      </span>
    );
  return (
    <button
      type="button"
      class={name}
      aria-label={label}
      title={label}
      aria-pressed={chosen}
      disabled={disabled}
      tabIndex={props.tabIndex}
      onClick={({ currentTarget }) => onPress(currentTarget)}
      {...data}
      {...regard}
    >
      <span class="mh-thing__art" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}
