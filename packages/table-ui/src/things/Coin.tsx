import './Coin.css';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../iconNames.ts';
import { Thing, type ThingProps } from './Thing.tsx';

export interface CoinProps extends ThingProps {
  value?: string | number | undefined;
  metal?: 'bronze' | 'gold' | 'silver' | 'iron' | undefined;
  /** How many alike lie here. */
  count?: number | undefined;
  /** A sign under the figure: what else this coin does. */
  sign?: IconName | undefined;
}

export function Coin({ value, metal = 'bronze', sign, count = 1, ...thing }: CoinProps) {
  return (
    <Thing {...thing} class={`mh-coin mh-coin--${metal} ${thing.class ?? ''}`}>
      <span class="mh-coin__body">
        {thing.down ? (
          <Icon name="hammer" class="mh-coin__back" />
        ) : (
          <>
            {value !== undefined && (
              <span class={`mh-coin__value ${sign ? 'has-sign' : ''}`}>{value}</span>
            )}
            {sign && (
              <Icon name={sign} class={value === undefined ? 'mh-coin__back' : 'mh-coin__sign'} />
            )}
          </>
        )}
      </span>
      {count > 1 && <span class="mh-coin__count">×{count}</span>}
    </Thing>
  );
}
