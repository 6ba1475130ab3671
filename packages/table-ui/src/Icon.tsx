import './Icon.css';
import type { IconName } from './iconNames.ts';
import { iconHref } from './icons.ts';

interface IconProps {
  name: IconName;
  /** Said aloud; without it the icon is an ornament beside words. */
  label?: string | undefined;
  class?: string | undefined;
}

export function Icon({ name, label, class: more = '' }: IconProps) {
  return (
    <svg
      class={`mh-icon ${more}`}
      viewBox="0 0 512 512"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <use href={iconHref(name)} />
    </svg>
  );
}
