import { Emblem, Icon, say } from '@meadhall/table-ui';
import type { CardsField, Face } from '../form.ts';
import type { Stock } from '../stock.ts';
import { SCORE } from '../words.ts';

interface CardsProps {
  field: CardsField;
  laid: readonly string[];
  stock: Stock;
  onChange(laid: readonly string[]): void;
}

/** Cards to lay on the left, cards laid on the right. */
export function Cards({ field, laid, stock, onChange }: CardsProps) {
  const words = say(SCORE);
  const { label, help, faces, icon, tone = 'iron', note } = field;
  return (
    <fieldset class={`hall-column mh-tone mh-tone-${tone}`}>
      <legend>
        {icon && <Emblem icon={icon} tone={tone} class="hall-column__emblem" />} {label}
        <span class="hall-column__ranks">{note ?? words.pieces(laid.length)}</span>
      </legend>
      {help && <p class="mh-field__help hall-column__help">{help}</p>}
      <div class="hall-column__palette">
        {faces.map((face) => (
          <button
            key={face.id}
            type="button"
            class={`hall-tap ${face.icon ? 'hall-tap--named' : ''}`}
            aria-label={words.addCard(face.label)}
            disabled={stock.left(field, face) < 1}
            onClick={() => onChange([...laid, face.id])}
          >
            <Shown face={face} />
          </button>
        ))}
      </div>
      <div class="hall-column__cards">
        {laid.length === 0 && <span class="hall-column__empty">{words.empty}</span>}
        {laid.map((id, i) => {
          const face = faces.find((it) => it.id === id);
          return (
            face && (
              <button
                key={i}
                type="button"
                class={`hall-laid ${face.icon ? 'hall-laid--named' : ''}`}
                aria-label={words.removeCard(face.label)}
                onClick={() => onChange(laid.filter((_, j) => j !== i))}
              >
                <Shown face={face} />
              </button>
            )
          );
        })}
      </div>
    </fieldset>
  );
}

function Shown({ face }: { face: Face }) {
  if (!face.icon) return <>{face.face}</>;
  return (
    <>
      <Icon name={face.icon} /> <span>{face.face ?? face.label}</span>
    </>
  );
}
