import type { Class } from '@meadhall/nidavellir';
import { names as namesOf } from '@meadhall/nidavellir-words';
import { Emblem, language, say } from '@meadhall/table-ui';
import { capital } from '@meadhall/words';
import { palette, ranksIn, type Tapped } from './sheet.ts';
import { SCORE } from './words.ts';

interface ColumnFieldProps {
  column: Class;
  player: Tapped;
  onChange(player: Tapped): void;
}

/** A column of the army: cards to lay on the left, cards laid on the right. */
export function ColumnField({ column, player, onChange }: ColumnFieldProps) {
  const words = say(SCORE);
  const { many } = namesOf[language.value].classes[column];
  const cards = player.army[column];
  const lay = (next: readonly string[]): void =>
    onChange({ ...player, army: { ...player.army, [column]: next } });
  return (
    <fieldset class={`hall-column mh-tone mh-tone-${column}`}>
      <legend>
        <Emblem icon={`nidavellir/${column}`} tone={column} class="hall-column__emblem" />{' '}
        {capital(many)}
        <span class="hall-column__ranks">{words.ranks(ranksIn(player, column))}</span>
      </legend>
      <div class="hall-column__palette">
        {palette(column).map((code) => (
          <button
            key={code}
            type="button"
            class="hall-tap"
            aria-label={words.addCard(`${many} ${code.slice(1)}`)}
            onClick={() => lay([...cards, code])}
          >
            {code.slice(1) || '+1'}
          </button>
        ))}
      </div>
      <div class="hall-column__cards">
        {cards.length === 0 && <span class="hall-column__empty">{words.empty}</span>}
        {cards.map((code, i) => (
          <button
            key={i}
            type="button"
            class="hall-laid"
            aria-label={words.removeCard(`${many} ${code.slice(1)}`)}
            onClick={() => lay(cards.filter((_, j) => j !== i))}
          >
            {code.slice(1) || '·'}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
