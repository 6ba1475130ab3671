import type { Seat } from '@meadhall/kernel';
import { Icon } from '@meadhall/table-ui';
import type { ComponentChildren } from 'preact';
import { FieldView } from './fields/FieldView.tsx';
import type { Group, Value, Values } from './form.ts';
import type { Refusal } from './refusal.ts';
import type { Stock } from './stock.ts';

interface GroupsProps {
  game: string;
  groups: readonly Group[];
  values: Values;
  seat: Seat | null;
  stock: Stock;
  names: readonly string[];
  refusal: Refusal | null;
  onChange(id: string, value: Value): void;
}

/** The fields of the table or of one player, group by group. */
export function Groups({ groups, seat, refusal, ...given }: GroupsProps) {
  const here = refusal?.seat === seat ? refusal : null;
  return (
    <>
      {groups.map((group) => (
        <Part
          key={group.title}
          group={group}
          isWrong={group.fields.some(({ id }) => id === here?.field)}
        >
          {group.fields.map((field) => (
            <FieldView
              key={field.id}
              {...given}
              field={field}
              refusal={here?.field === field.id ? here : null}
            />
          ))}
        </Part>
      ))}
    </>
  );
}

interface PartProps {
  group: Group;
  isWrong: boolean;
  children: ComponentChildren;
}

function Part({ group: { title, folded, note }, isWrong, children }: PartProps) {
  if (!folded)
    return (
      <section class="hall-part">
        <h2>{title}</h2>
        <div class="hall-part__fields">{children}</div>
      </section>
    );
  return (
    <details class="hall-part hall-part--folded">
      <summary>
        <span class="hall-part__title">{title}</span>
        <span class="hall-part__note">
          {isWrong && <Icon name="info" />} {note}
        </span>
      </summary>
      <div class="hall-part__fields">{children}</div>
    </details>
  );
}
