import { Choice, Icon, Select, Toggle } from '@meadhall/table-ui';
import { to } from '../../router.ts';
import { type Field, listOf, numberOf, textOf, toggled, type Value, type Values } from '../form.ts';
import type { Refusal } from '../refusal.ts';
import type { Stock } from '../stock.ts';
import { Cards } from './Cards.tsx';
import { Coins } from './Coins.tsx';
import { Count } from './Count.tsx';
import { TapButton } from './TapButton.tsx';

interface FieldViewProps {
  field: Field;
  values: Values;
  stock: Stock;
  /** What the players are called. */
  names: readonly string[];
  game: string;
  /** What the rules have against this field. */
  refusal: Refusal | null;
  onChange(id: string, value: Value): void;
}

/** One field of a sheet, whatever it asks for, with what is wrong right under it. */
export function FieldView(given: FieldViewProps) {
  const { field, game, refusal } = given;
  const wide = field.kind === 'cards' || field.kind === 'named' || field.kind === 'coins';
  return (
    <div class={`hall-field ${wide ? 'is-wide' : ''} ${refusal ? 'is-wrong' : ''}`}>
      <Input {...given} />
      {refusal && <RefusalLine game={game} refusal={refusal} />}
    </div>
  );
}

export function RefusalLine({ game, refusal }: { game: string; refusal: Refusal }) {
  const { text, clause } = refusal;
  return (
    <p class="hall-field__error" role="status">
      <Icon name="info" /> <span>{text}</span>{' '}
      {clause && <a href={to('gameRules', { game }, `#${clause}`)}>{clause}</a>}
    </p>
  );
}

/** Up to so many are shown side by side. */
const FEW = 3;

function Input({ field, values, stock, names, onChange }: FieldViewProps) {
  const change = (value: Value): void => onChange(field.id, value);
  switch (field.kind) {
    case 'count':
      return (
        <Count
          field={field}
          value={Math.max(field.min, numberOf(values, field.id))}
          onChange={change}
        />
      );
    case 'flag':
      return (
        <Toggle
          label={field.label}
          help={field.help}
          on={numberOf(values, field.id) === 1}
          onChange={(on) => change(on ? 1 : 0)}
        />
      );
    case 'one': {
      const given = {
        label: field.label,
        help: field.help,
        value: textOf(values, field.id),
        options: field.options,
        onChange: change,
      };
      return field.options.length <= FEW ? <Choice {...given} /> : <Select {...given} />;
    }
    case 'cards':
      return (
        <Cards field={field} laid={listOf(values, field.id)} stock={stock} onChange={change} />
      );
    case 'coins':
      return <Coins field={field} coins={listOf(values, field.id)} onChange={change} />;
    case 'named': {
      const has = listOf(values, field.id);
      return (
        <fieldset class="hall-heroes" aria-label={field.label}>
          {field.faces.map((face) => {
            const mine = has.includes(face.id);
            const holder = stock.left(field, face) < 1 ? stock.holder(field, face) : null;
            return (
              <TapButton
                key={face.id}
                icon={face.icon ?? 'card'}
                label={face.label}
                has={mine}
                holder={mine || holder === null ? undefined : (names[holder] ?? '')}
                onPress={() => change(toggled(has, face.id))}
              />
            );
          })}
        </fieldset>
      );
    }
  }
}
