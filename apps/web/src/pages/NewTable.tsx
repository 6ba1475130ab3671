import './NewTable.css';
import type { OptionSpec } from '@meadhall/kernel';
import type { Level } from '@meadhall/protocol';
import { Button, Choice, language, SeatBadge, Select, Slider, say } from '@meadhall/table-ui';
import { useEffect, useState } from 'preact/hooks';
import type { AnyGame, AnyTable } from '../anyGame.ts';
import { call } from '../api.ts';
import { type Box, botName, boxOf } from '../games.ts';
import { localWorker } from '../local/worker.ts';
import { comeIn, name, rememberLocalMatch, server } from '../me.ts';
import type { PageProps } from '../pages.ts';
import { OptionField } from '../parts/OptionField.tsx';
import { whyNot } from '../parts/problemWords.ts';
import { Resting } from '../parts/Resting.tsx';
import { HALL } from '../parts/words.ts';
import { go, to } from '../router.ts';
import { loadTable } from '../tables.ts';
import { NEW } from './newTableWords.ts';

type Specs = Readonly<Record<string, OptionSpec>>;
type Where = 'here' | 'online';
type Sitter = 'me' | 'open' | Level;
interface Chair {
  sitter: Sitter;
  name: string;
}
type ClockKind = 'none' | 'live' | 'days';
const LEVELS: readonly Level[] = ['apprentice', 'companion', 'veteran', 'master'];

export function page({ parts, query }: PageProps) {
  const box = boxOf(parts['game'] ?? '');
  const [game, setGame] = useState<AnyTable | null>(null);
  const [specs, setSpecs] = useState<Specs | null>(null);
  useEffect(() => {
    if (!box) return;
    loadTable(box.id).then(setGame, () => {});
    localWorker()
      .services.variants(box.id)
      .then(setSpecs, () => {});
  }, [box]);
  if (!box) return <Resting icon="torch" title={say(NEW).unknown} />;
  if (!(game && specs)) return <Resting busy title={say(NEW).loading} />;
  return (
    <Form
      key={box.id}
      box={box}
      game={game}
      specs={specs}
      atScreen={query.get('at') === 'screen'}
    />
  );
}

interface FormProps {
  box: Box;
  game: AnyTable;
  specs: Specs;
  atScreen: boolean;
}

function Form({ box, game, specs, atScreen }: FormProps) {
  const words = say(NEW);
  const [where, setWhere] = useState<Where>('here');
  const [chairs, setChairs] = useState<readonly Chair[]>(() => firstChairs(box, atScreen));
  const [options, setOptions] = useState<AnyGame['options']>({});
  const [visibility, setVisibility] = useState<'private' | 'public'>('private');
  const [clock, setClock] = useState<ClockKind>('none');
  const [reserve, setReserve] = useState(15);
  const [increment, setIncrement] = useState(15);
  const [days, setDays] = useState(1);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const gameWords = game.words[language.value];
  const sit = (seat: number, chair: Chair): void =>
    setChairs(chairs.map((it, i) => (i === seat ? chair : it)));

  const begin = async (): Promise<void> => {
    if (!chairs.some(({ sitter }) => sitter === 'me')) {
      setFailure(words.tooFew);
      return;
    }
    setBusy(true);
    setFailure('');
    try {
      if (where === 'here') {
        const match = await localWorker().services.create({
          game: box.id,
          options,
          seats: chairs.map(localSeat),
        });
        rememberLocalMatch();
        go(to('local', { match }));
        return;
      }
      await comeIn();
      const { id } = await call('newMatch', {
        body: {
          game: box.id,
          options,
          visibility,
          seats: chairs.map(seatPlan),
          clock:
            clock === 'none'
              ? { kind: 'none' }
              : clock === 'days'
                ? { kind: 'days', days }
                : { kind: 'live', reserve: 60 * reserve, increment },
        },
      });
      go(to('match', { match: id }));
    } catch (why) {
      setFailure(whyNot(why));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      class="hall-new"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <div class="hall-new__head">
        <img src={box.art} alt="" width="90" height="120" />
        <div>
          <h1>{words.title(gameWords.title)}</h1>
          <p class="hall-lead">{gameWords.blurb}</p>
        </div>
      </div>
      <section class="hall-new__part mh-panel">
        <Choice<Where>
          label={words.where}
          help={where === 'here' ? words.hereHelp : words.onlineHelp}
          value={where}
          options={[
            { value: 'here', label: words.here },
            { value: 'online', label: words.online },
          ]}
          onChange={(next) => {
            setWhere(next);
            setChairs(chairs.map((chair, seat) => moved(chair, seat, next)));
            if (next === 'online') void comeIn();
          }}
        />
        {where === 'online' && server.value === 'away' && (
          <p class="hall-new__away" role="status">
            {say(HALL).away}
          </p>
        )}
      </section>
      <section class="hall-new__part mh-panel">
        <h2>{words.seats}</h2>
        <ol class="hall-chairs">
          {chairs.map((chair, seat) => (
            <ChairField
              key={seat}
              seat={seat}
              chair={chair}
              where={where}
              onChange={(next) => sit(seat, next)}
              onRemove={
                chairs.length > box.seats[0]
                  ? () => setChairs(chairs.filter((_, i) => i !== seat))
                  : undefined
              }
            />
          ))}
        </ol>
        {chairs.length < box.seats[1] && (
          <Button
            icon="people"
            onPress={() => setChairs([...chairs, newChair(where, chairs.length, atScreen)])}
          >
            {words.add}
          </Button>
        )}
      </section>
      <OptionsPart game={game} specs={specs} options={options} onChange={setOptions} />
      {where === 'online' && (
        <section class="hall-new__part mh-panel hall-new__pair">
          <Choice
            label={words.visibility}
            value={visibility}
            options={[
              { value: 'private', label: words.private },
              { value: 'public', label: words.public },
            ]}
            onChange={setVisibility}
          />
          <Choice<ClockKind>
            label={words.clock}
            value={clock}
            options={[
              { value: 'none', label: words.none },
              { value: 'live', label: words.live },
              { value: 'days', label: words.days },
            ]}
            onChange={setClock}
          />
          {clock === 'live' && (
            <>
              <Slider label={words.reserve} min={1} max={60} value={reserve} onInput={setReserve} />
              <Slider
                label={words.increment}
                min={0}
                max={60}
                step={5}
                value={increment}
                onInput={setIncrement}
              />
            </>
          )}
          {clock === 'days' && (
            <Slider label={words.perMove} min={1} max={14} value={days} onInput={setDays} />
          )}
        </section>
      )}
      <div class="hall-new__begin">
        <p role="alert">{failure}</p>
        <Button type="submit" look="torch" icon="play" disabled={busy}>
          {where === 'here' ? words.begin : words.beginOnline}
        </Button>
      </div>
    </form>
  );
}

interface ChairFieldProps {
  seat: number;
  chair: Chair;
  where: Where;
  onChange(chair: Chair): void;
  onRemove: (() => void) | undefined;
}

function ChairField({ seat, chair, where, onChange, onRemove }: ChairFieldProps) {
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

interface OptionsPartProps {
  game: AnyTable;
  specs: Specs;
  options: AnyGame['options'];
  onChange(options: AnyGame['options']): void;
}

/** More variants than these are for connoisseurs and stay folded. */
const FEW = 6;

function OptionsPart({ game, specs: described, options, onChange }: OptionsPartProps) {
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

function firstChairs(box: Box, atScreen: boolean): Chair[] {
  const count = atScreen ? Math.max(2, box.seats[0]) : box.usual;
  return Array.from({ length: count }, (_, seat) =>
    seat === 0 ? { sitter: 'me', name: name.value } : newChair('here', seat, atScreen),
  );
}

const newChair = (where: Where, _seat: number, atScreen: boolean): Chair => ({
  sitter: where === 'online' ? 'open' : atScreen ? 'me' : 'companion',
  name: '',
});

/** Whoever sat at this screen becomes an open seat online, and the other way round. */
function moved(chair: Chair, seat: number, where: Where): Chair {
  if (where === 'here') return chair.sitter === 'open' ? { ...chair, sitter: 'me' } : chair;
  return chair.sitter === 'me' && seat > 0 ? { ...chair, sitter: 'open' } : chair;
}

const chairName = ({ sitter, name: given }: Chair, seat: number): string => {
  if (sitter === 'open') return '';
  if (sitter === 'me') return given.trim();
  return botName(seat);
};

const localSeat = (chair: Chair, seat: number) => {
  const words = say(NEW);
  if (chair.sitter === 'me' || chair.sitter === 'open')
    return { kind: 'me' as const, name: chair.name.trim() || words.player(seat + 1) };
  return { kind: 'bot' as const, name: botName(seat), level: chair.sitter };
};

const seatPlan = ({ sitter }: Chair) =>
  sitter === 'me' || sitter === 'open' ? { kind: sitter } : { kind: 'bot' as const, level: sitter };
