import type { OptionSpec } from '@meadhall/kernel';
import { language, say } from '@meadhall/table-ui';
import type { AnyGame, AnyTable } from '../anyGame.ts';
import { OptionField } from '../parts/OptionField.tsx';
import { NEW } from './newTableWords.ts';

export type Specs = Readonly<Record<string, OptionSpec>>;

interface OptionsPartProps {
  game: AnyTable;
  specs: Specs;
  options: AnyGame['options'];
  onChange(options: AnyGame['options']): void;
}

/** More variants than these are for connoisseurs and stay folded. */
const FEW = 6;

/** The variants of a game, as its rules describe them. */
export function OptionsPart({ game, specs: described, options, onChange }: OptionsPartProps) {
  const words = say(NEW);
  const specs = Object.entries(described);
  const named = game.words[language.value].options;
  const field = ([key, spec]: [string, OptionSpec]) => (
    <OptionField
      key={key}
      spec={spec}
      words={named[key] ?? { name: key, help: '' }}
      value={options[key] ?? spec.default}
      onChange={(value) => onChange({ ...options, [key]: value })}
    />
  );
  return (
    <section class="hall-new__part mh-panel">
      <h2>{words.options}</h2>
      {specs.length === 0 && <p>{words.noOptions}</p>}
      <div class="hall-new__options">{specs.slice(0, FEW).map(field)}</div>
      {specs.length > FEW && (
        <details class="hall-new__more">
          <summary>{words.advanced}</summary>
          <div class="hall-new__options">{specs.slice(FEW).map(field)}</div>
        </details>
      )}
    </section>
  );
}
