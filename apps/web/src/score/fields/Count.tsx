import { Button, Icon, say } from '@meadhall/table-ui';
import { useId } from 'preact/hooks';
import type { CountField } from '../form.ts';
import { SCORE } from '../words.ts';

interface CountProps {
  field: CountField;
  value: number;
  onChange(value: number): void;
}

/** Where one step at a time would take all evening. */
const MANY = 40;
const STRIDE = 10;

/** A number that is tapped up and down, or typed. */
export function Count({ field, value, onChange }: CountProps) {
  const words = say(SCORE);
  const id = useId();
  const { label, help, min, max, icon } = field;
  const set = (n: number): void => onChange(Math.max(min, Math.min(max, n)));
  return (
    <div class="hall-count">
      <label class="hall-count__label" for={id}>
        {icon && <Icon name={icon} />} {label}
      </label>
      <span class="hall-count__steps">
        <Button label={words.less(label)} disabled={value <= min} onPress={() => set(value - 1)}>
          −
        </Button>
        <input
          id={id}
          class="mh-input"
          inputMode="numeric"
          aria-describedby={help && `${id}-help`}
          value={value}
          onFocus={(event) => event.currentTarget.select()}
          onInput={({ currentTarget }) => {
            const typed = Number(currentTarget.value.replaceAll(/\D/g, ''));
            set(typed);
            // What cannot be is not shown either.
            currentTarget.value = String(Math.max(min, Math.min(max, typed)));
          }}
        />
        <Button label={words.more(label)} disabled={value >= max} onPress={() => set(value + 1)}>
          +
        </Button>
        {max >= MANY && (
          <Button
            label={words.muchMore(label, STRIDE)}
            disabled={value >= max}
            onPress={() => set(value + STRIDE)}
          >
            +{STRIDE}
          </Button>
        )}
      </span>
      {help && (
        <small id={`${id}-help`} class="mh-field__help">
          {help}
        </small>
      )}
    </div>
  );
}
