import { Button, say } from '@meadhall/table-ui';
import { useEffect, useState } from 'preact/hooks';
import { localWorker } from '../local/worker.ts';
import { Resting } from '../parts/Resting.tsx';
import { FIELDS, type PlainGame } from './fieldWords.ts';
import { Totals } from './Totals.tsx';
import { useScore } from './useScore.ts';
import { SCORE } from './words.ts';

type Value =
  | string
  | number
  | boolean
  | null
  | readonly Value[]
  | { readonly [key: string]: Value };

/** A score sheet made from an example: every field of the position can be filled in. */
export function PlainSheet({ game, title }: { game: PlainGame; title: string }) {
  const [example, setExample] = useState<Value>(null);
  useEffect(() => {
    void localWorker()
      .services.example(game)
      .then((it) => setExample(it as Value));
  }, [game]);
  if (example === null) return <Resting busy icon="quill" title={say(SCORE).loading} />;
  return <Filled key={game} game={game} title={title} example={example} />;
}

function Filled({ game, title, example }: { game: PlainGame; title: string; example: Value }) {
  const [position, setPosition] = useState<Value>(example);
  const counted = useScore(game, position);
  return (
    <div class="hall-score">
      <div class="hall-score__form hall-plain">
        {isRecord(position) && (
          <Fields game={game} value={position} example={example} onChange={setPosition} />
        )}
      </div>
      <Totals game={game} title={title} counted={counted} />
    </div>
  );
}

type RecordValue = { readonly [key: string]: Value };

interface FieldsProps {
  game: PlainGame;
  value: RecordValue;
  example: Value;
  onChange(value: Value): void;
}

/** A field for each entry of a record. */
const Fields = ({ game, value, example, onChange }: FieldsProps) => (
  <>
    {Object.entries(value).map(([key, inner]) => (
      <ValueField
        key={key}
        game={game}
        name={fieldName(game, key)}
        value={inner}
        example={isRecord(example) ? (example[key] ?? inner) : inner}
        onChange={(next) => onChange({ ...value, [key]: next })}
      />
    ))}
  </>
);

const fieldName = (game: PlainGame, key: string): string => {
  const words = say(FIELDS);
  const own: Readonly<Record<string, string>> = words[game];
  return own[key] ?? words.name;
};

interface ValueFieldProps {
  game: PlainGame;
  name: string;
  value: Value;
  /** What a further entry of a list looks like. */
  example: Value;
  onChange(value: Value): void;
}

const isRecord = (value: Value): value is RecordValue =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: Value): value is readonly Value[] => Array.isArray(value);
const isPlain = (value: Value): boolean => typeof value !== 'object' || value === null;

function ValueField({ game, name, value, example, onChange }: ValueFieldProps) {
  const words = say(SCORE);
  if (typeof value === 'boolean')
    return (
      <label class="hall-plain__field">
        <span>{name}</span>
        <input
          type="checkbox"
          checked={value}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      </label>
    );
  if (isList(value) && !value.every(isPlain)) {
    const model = isList(example) ? (example[0] ?? null) : null;
    return (
      <fieldset class="hall-plain__group">
        <legend>{name}</legend>
        {value.map((item, i) => (
          <div key={i} class="hall-plain__item mh-slate">
            <ValueField
              game={game}
              name={`${say(FIELDS).one[game]} ${i + 1}`}
              value={item}
              example={isList(example) ? (example[i] ?? model) : model}
              onChange={(next) => onChange(value.map((it, j) => (j === i ? next : it)))}
            />
            <Button
              small
              look="quiet"
              icon="close"
              onPress={() => onChange(value.filter((_, j) => j !== i))}
            >
              {words.less}
            </Button>
          </div>
        ))}
        {model !== null && (
          <Button small onPress={() => onChange([...value, model])}>
            {words.more}
          </Button>
        )}
      </fieldset>
    );
  }
  if (isRecord(value))
    return (
      <fieldset class="hall-plain__group">
        <legend>{name}</legend>
        <Fields game={game} value={value} example={example} onChange={onChange} />
      </fieldset>
    );
  return (
    <label class="hall-plain__field">
      <span>{name}</span>
      <input
        class="mh-input"
        value={isList(value) ? value.map(written).join(' ') : written(value)}
        onInput={(event) => onChange(typed(event.currentTarget.value, value))}
      />
    </label>
  );
}

/** A plain value as somebody would type it. */
const written = (value: Value): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** What somebody typed, as the kind of thing it replaces. */
function typed(text: string, before: Value): Value {
  if (isList(before))
    return text
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((part) => (/^-?\d+$/.test(part) ? Number(part) : part));
  return typeof before === 'number' && /^-?\d+$/.test(text) ? Number(text) : text;
}
