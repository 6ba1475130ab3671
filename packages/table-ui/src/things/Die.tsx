import './Die.css';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../iconNames.ts';
import { Thing, type ThingProps } from './Thing.tsx';

export interface DieProps extends ThingProps {
  /** 1 to 6 as pips, anything else written out. */
  face?: string | number | undefined;
  icon?: IconName | undefined;
  rolling?: boolean | undefined;
}

// Which of the nine places of a face carry a pip.
const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

export function Die({ face, icon, rolling, ...thing }: DieProps) {
  const pips = icon ? undefined : PIPS[Number(face)];
  return (
    <Thing
      {...thing}
      tone={thing.tone ?? 'bone'}
      class={`mh-die ${rolling ? 'is-rolling' : ''} ${thing.class ?? ''}`}
    >
      <span class="mh-die__face">
        {icon && <Icon name={icon} class="mh-die__icon" />}
        {pips?.map((place) => (
          <span key={place} class={`mh-die__pip mh-die__pip--${place}`} />
        ))}
        {!pips && !icon && <span class="mh-die__figure">{face}</span>}
        {icon && face !== undefined && <span class="mh-die__note">{face}</span>}
      </span>
    </Thing>
  );
}
