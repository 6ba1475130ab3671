import './Emblem.css';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../iconNames.ts';
import type { Tone } from '../tones.ts';

export interface EmblemProps {
  icon: IconName;
  tone: Tone;
  /** Told apart without colour by its outline. */
  shape?: 'shield' | 'round' | 'hex' | 'diamond' | 'square' | undefined;
  label?: string | undefined;
  class?: string | undefined;
}

/** A sign in a forged frame: classes, heroes, gods, whoever has a face here. */
export function Emblem({ icon, tone, shape = 'shield', label, class: more = '' }: EmblemProps) {
  const named =
    label === undefined ? { 'aria-hidden': true } : ({ role: 'img', 'aria-label': label } as const);
  return (
    <span class={`mh-emblem mh-emblem--${shape} mh-tone mh-tone-${tone} ${more}`} {...named}>
      <span class="mh-emblem__plate">
        <Icon name={icon} />
      </span>
    </span>
  );
}
