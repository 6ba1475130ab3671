import './Field.css';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface Labelled {
  label: string;
  /** A sentence under it. */
  help?: string | undefined;
  /** What is wrong with what was given. */
  error?: string | undefined;
}

function Labelling({
  id,
  label,
  help,
  error,
  children,
}: Labelled & { id: string; children: ComponentChildren }) {
  return (
    <div class={`mh-field ${error ? 'is-wrong' : ''}`}>
      <label class="mh-field__label" for={id}>
        {label}
      </label>
      {children}
      {help && (
        <p class="mh-field__help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {error && (
        <p class="mh-field__error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

const described = (id: string, { help, error }: Labelled): string | undefined =>
  [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

export interface TextFieldProps extends Labelled {
  value: string;
  onInput: (value: string) => void;
  type?: 'text' | 'search' | 'password' | 'url' | undefined;
  maxLength?: number | undefined;
  autoComplete?: string | undefined;
  placeholder?: string | undefined;
  required?: boolean | undefined;
}

export function TextField(props: TextFieldProps) {
  const id = useId();
  const { value, onInput, type = 'text', maxLength, autoComplete, placeholder, required } = props;
  return (
    <Labelling {...props} id={id}>
      <input
        id={id}
        class="mh-input"
        // The types of all four are one set of attributes; the typings tell them apart by `list`.
        type={type as 'text'}
        value={value}
        maxLength={maxLength}
        autoComplete={autoComplete}
        placeholder={placeholder}
        required={required}
        aria-invalid={props.error ? true : undefined}
        aria-describedby={described(id, props)}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </Labelling>
  );
}

export interface SelectProps<V extends string> extends Labelled {
  value: V;
  options: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
}

export function Select<V extends string>(props: SelectProps<V>) {
  const id = useId();
  return (
    <Labelling {...props} id={id}>
      <select
        id={id}
        class="mh-input mh-input--select"
        aria-describedby={described(id, props)}
        onChange={(event) => {
          const chosen = props.options[event.currentTarget.selectedIndex];
          if (chosen) props.onChange(chosen.value);
        }}
      >
        {props.options.map(({ value, label }) => (
          <option key={value} value={value} selected={value === props.value}>
            {label}
          </option>
        ))}
      </select>
    </Labelling>
  );
}

export interface SliderProps extends Labelled {
  value: number;
  min: number;
  max: number;
  step?: number | undefined;
  onInput: (value: number) => void;
  /** The value in words. */
  text?: string | undefined;
}

export function Slider(props: SliderProps) {
  const id = useId();
  const { value, min, max, step = 1, onInput, text } = props;
  return (
    <Labelling {...props} id={id}>
      <span class="mh-slider">
        <input
          id={id}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={text}
          aria-describedby={described(id, props)}
          onInput={(event) => onInput(event.currentTarget.valueAsNumber)}
        />
        <output class="mh-slider__value" for={id}>
          {text ?? value}
        </output>
      </span>
    </Labelling>
  );
}

export interface ToggleProps extends Labelled {
  on: boolean;
  onChange: (on: boolean) => void;
  /** While it is not known yet whether it is on. */
  disabled?: boolean;
}

/** A lever: on or off. */
export function Toggle(props: ToggleProps) {
  const id = useId();
  return (
    <div class="mh-field mh-field--toggle">
      <label class="mh-toggle" for={id}>
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={props.on}
          aria-checked={props.on}
          aria-describedby={described(id, props)}
          disabled={props.disabled}
          onChange={({ currentTarget }) => {
            const wanted = currentTarget.checked;
            // It shows what is, not what was asked for: that may come later, or never.
            currentTarget.checked = props.on;
            props.onChange(wanted);
          }}
        />
        <span class="mh-toggle__rail" aria-hidden="true" />
        <span class="mh-field__label">{props.label}</span>
      </label>
      {props.help && (
        <p class="mh-field__help" id={`${id}-help`}>
          {props.help}
        </p>
      )}
    </div>
  );
}

export interface ChoiceProps<V extends string> extends Labelled {
  value: V;
  options: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
}

/** One of a few, all in sight. */
export function Choice<V extends string>({
  label,
  help,
  value,
  options,
  onChange,
}: ChoiceProps<V>) {
  const id = useId();
  return (
    <fieldset class="mh-field mh-choice" aria-describedby={help && `${id}-help`}>
      <legend class="mh-field__label">{label}</legend>
      <div class="mh-choice__options">
        {options.map((option) => (
          <label key={option.value} class="mh-choice__option">
            <input
              type="radio"
              name={id}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {help && (
        <p class="mh-field__help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </fieldset>
  );
}
