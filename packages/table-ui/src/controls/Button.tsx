import './Button.css';
import type { ComponentChildren } from 'preact';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../iconNames.ts';

export interface ButtonProps {
  /** `torch`: the one thing to do here; `plain`: one of several; `quiet`: beside them; `danger`: dear if a mistake. */
  look?: 'torch' | 'plain' | 'quiet' | 'danger' | undefined;
  icon?: IconName | undefined;
  /** Needed when there are no words on it. */
  label?: string | undefined;
  children?: ComponentChildren;
  onPress?: ((event: MouseEvent) => void) | undefined;
  /** A link that looks like a button. */
  href?: string | undefined;
  disabled?: boolean | undefined;
  pressed?: boolean | undefined;
  type?: 'button' | 'submit' | undefined;
  small?: boolean | undefined;
  class?: string | undefined;
}

export function Button(props: ButtonProps) {
  const { look = 'plain', icon, label, children, onPress, href, disabled, pressed, small } = props;
  const name = `mh-button mh-button--${look} ${small ? 'mh-button--small' : ''} ${children ? '' : 'mh-button--bare'} ${props.class ?? ''}`;
  const inside = (
    <>
      {icon && <Icon name={icon} />}
      {children && <span class="mh-button__words">{children}</span>}
    </>
  );
  if (href !== undefined)
    return (
      <a class={name} href={href} aria-label={label} onClick={onPress}>
        {inside}
      </a>
    );
  return (
    <button
      type={props.type ?? 'button'}
      class={name}
      aria-label={label}
      title={children ? undefined : label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onPress}
    >
      {inside}
    </button>
  );
}
