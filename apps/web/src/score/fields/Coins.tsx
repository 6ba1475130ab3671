import { Coin, say } from '@meadhall/table-ui';
import type { CoinsField } from '../form.ts';
import { SCORE } from '../words.ts';

interface CoinsProps {
  field: CoinsField;
  coins: readonly string[];
  onChange(coins: readonly string[]): void;
}

const METALS = { silver: 'silver', gold: 'gold' } as const;

/** The coins of a purse: a tap on one changes it. */
export function Coins({ field, coins, onChange }: CoinsProps) {
  const words = say(SCORE);
  return (
    <fieldset class="hall-coins">
      <legend class="mh-field__label">{field.label}</legend>
      {coins.map((coin, i) => {
        const face = field.faces.find(({ id }) => id === coin);
        return (
          <label key={i} class="hall-coin">
            <Coin
              label={words.coin(i + 1)}
              value={face?.face}
              metal={METALS[face?.tone as keyof typeof METALS] ?? 'bronze'}
            />
            <select
              aria-label={words.coin(i + 1)}
              onChange={({ currentTarget }) => {
                const next = field.faces[currentTarget.selectedIndex]?.id ?? coin;
                onChange(coins.map((it, j) => (j === i ? next : it)));
              }}
            >
              {field.faces.map(({ id, label }) => (
                <option key={id} value={id} selected={id === coin}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        );
      })}
    </fieldset>
  );
}
