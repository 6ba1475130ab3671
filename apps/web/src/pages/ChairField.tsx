import { Button, SeatBadge, Select, say } from '@meadhall/table-ui';
import { type Chair, chairName, LEVELS, type Sitter, type Where } from './chairs.ts';
import { NEW } from './newTableWords.ts';

interface ChairFieldProps {
  seat: number;
  chair: Chair;
  where: Where;
  onChange(chair: Chair): void;
  onRemove: (() => void) | undefined;
}

/** Who sits there. */
export function ChairField({ seat, chair, where, onChange, onRemove }: ChairFieldProps) {
  const words = say(NEW);
  const sitters: { value: Sitter; label: string }[] = [
    { value: 'me', label: where === 'here' ? words.meHere : words.me },
    ...(where === 'online' ? [{ value: 'open' as const, label: words.open }] : []),
    ...LEVELS.map((level) => ({ value: level, label: words.bot[level] })),
  ];
  const shown = chairName(chair, seat);
  return (
    <li class="hall-chair">
      <SeatBadge seat={seat} name={shown || words.seat(seat + 1)} compact />
      <Select<Sitter>
        label={words.seat(seat + 1)}
        value={chair.sitter}
        options={sitters}
        onChange={(sitter) => onChange({ ...chair, sitter })}
      />
      {chair.sitter === 'me' && where === 'here' ? (
        <label class="hall-chair__name">
          <span class="mh-field__label">{words.name}</span>
          <input
            class="mh-input"
            maxLength={30}
            value={chair.name}
            placeholder={words.player(seat + 1)}
            onInput={(event) => onChange({ ...chair, name: event.currentTarget.value })}
          />
        </label>
      ) : (
        <span class="hall-chair__shown">{shown}</span>
      )}
      {onRemove && <Button look="quiet" icon="close" label={words.remove} onPress={onRemove} />}
    </li>
  );
}
