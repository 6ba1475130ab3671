import type { OptionSpec } from '@meadhall/kernel';
import { Choice, Select, Slider, Toggle } from '@meadhall/table-ui';
import type { OptionWords } from '@meadhall/words';

interface OptionFieldProps {
  spec: OptionSpec;
  words: OptionWords;
  value: boolean | number | string;
  onChange(value: boolean | number | string): void;
}

/** One variant as a field: what it is, comes from the rules; what it is called, from the words. */
export function OptionField({ spec, words, value, onChange }: OptionFieldProps) {
  const { name: label, help, values } = words;
  if (spec.kind === 'flag')
    return <Toggle label={label} help={help} on={value === true} onChange={onChange} />;
  if (spec.kind === 'range')
    return (
      <Slider
        label={label}
        help={help}
        min={spec.min}
        max={spec.max}
        value={Number(value)}
        onInput={onChange}
      />
    );
  const options = spec.values.map((it) => ({ value: it, label: values?.[it] ?? it }));
  const given = { label, help, value: String(value), options, onChange };
  return options.length <= 3 ? <Choice {...given} /> : <Select {...given} />;
}
