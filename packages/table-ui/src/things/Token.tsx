import './Token.css';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../iconNames.ts';
import { Thing, type ThingProps } from './Thing.tsx';

export interface TokenProps extends ThingProps {
  icon?: IconName | undefined;
  face?: string | number | undefined;
  /** How many alike lie here. */
  count?: number | undefined;
  shape?: 'disc' | 'tile' | undefined;
}

/** A punched wooden disc or tile with a sign on it. */
export function Token({ icon, face, count, shape = 'disc', ...thing }: TokenProps) {
  return (
    <Thing
      {...thing}
      tone={thing.tone ?? 'bronze'}
      class={`mh-token mh-token--${shape} ${thing.class ?? ''}`}
    >
      <span class="mh-token__body">
        {thing.down ? (
          <Icon name="knot" class="mh-token__icon" />
        ) : (
          <>
            {icon && <Icon name={icon} class="mh-token__icon" />}
            {face !== undefined && (
              <span class={icon ? 'mh-token__note' : 'mh-token__face'}>{face}</span>
            )}
          </>
        )}
      </span>
      {count !== undefined && count !== 1 && <span class="mh-token__count">×{count}</span>}
    </Thing>
  );
}
