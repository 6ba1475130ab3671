import {
  CLASSES,
  type Class,
  DISTINCTIONS,
  type Distinction,
  type HeroName,
} from '@meadhall/nidavellir';
import { CALLED, names as namesOf } from '@meadhall/nidavellir-words';
import {
  Button,
  Choice,
  Coin,
  Emblem,
  type IconName,
  language,
  SeatBadge,
  Select,
  say,
  Tabs,
  TextField,
  Toggle,
} from '@meadhall/table-ui';
import { capital } from '@meadhall/words';
import { useState } from 'preact/hooks';
import {
  award,
  COINS,
  coinFace,
  heroesIn,
  newPlayer,
  palette,
  positionOf,
  ranksIn,
  type Tapped,
} from './sheet.ts';
import { Totals } from './Totals.tsx';
import { useScore } from './useScore.ts';
import { SCORE } from './words.ts';

const MOST = 5;
const FEWEST = 2;

/** Nidavellir's score sheet: tap what lies on the table. */
export function NidavellirSheet({ title }: { title: string }) {
  const words = say(SCORE);
  const [players, setPlayers] = useState<readonly Tapped[]>(() =>
    [1, 2, 3].map((n) => newPlayer(words.player(n))),
  );
  const [firstGame, setFirstGame] = useState(false);
  const [open, setOpen] = useState('0');
  const counted = useScore('nidavellir', positionOf(players, firstGame));
  const change = (seat: number, next: Tapped): void =>
    setPlayers(players.map((it, i) => (i === seat ? next : it)));
  return (
    <div class="hall-score">
      <div class="hall-score__form">
        <Tabs
          label={words.players}
          open={open}
          onOpen={setOpen}
          tabs={players.map((player, seat) => ({
            id: String(seat),
            title: player.name || words.player(seat + 1),
            content: (
              <PlayerSheet
                player={player}
                seat={seat}
                players={players}
                firstGame={firstGame}
                onChange={(next) => change(seat, next)}
                onRemove={
                  players.length > FEWEST
                    ? () => {
                        setPlayers(players.filter((_, i) => i !== seat));
                        setOpen('0');
                      }
                    : undefined
                }
              />
            ),
          }))}
        />
        <div class="hall-score__below">
          {players.length < MOST && (
            <Button
              icon="people"
              onPress={() => {
                setPlayers([...players, newPlayer(words.player(players.length + 1))]);
                setOpen(String(players.length));
              }}
            >
              {words.add}
            </Button>
          )}
          <Toggle
            label={words.firstGame}
            help={words.firstGameHelp}
            on={firstGame}
            onChange={setFirstGame}
          />
        </div>
      </div>
      <Totals game="nidavellir" title={title} counted={counted} />
    </div>
  );
}

interface PlayerSheetProps {
  player: Tapped;
  seat: number;
  players: readonly Tapped[];
  firstGame: boolean;
  onChange(player: Tapped): void;
  onRemove: (() => void) | undefined;
}

function PlayerSheet({ player, seat, players, firstGame, onChange, onRemove }: PlayerSheetProps) {
  const words = say(SCORE);
  const names = namesOf[language.value];
  const holder = (has: (it: Tapped) => boolean): string | undefined =>
    players.find((it, i) => i !== seat && has(it))?.name;
  return (
    <div class="hall-sheetform mh-slate">
      <div class="hall-sheetform__name">
        <SeatBadge seat={seat} name={player.name || words.player(seat + 1)} compact />
        <TextField
          label={words.name}
          value={player.name}
          maxLength={30}
          onInput={(name) => onChange({ ...player, name })}
        />
        {onRemove && (
          <Button look="quiet" icon="close" label={words.remove(player.name)} onPress={onRemove} />
        )}
      </div>
      <h2>{words.army}</h2>
      <div class="hall-columns">
        {CLASSES.map((column) => (
          <ColumnField key={column} column={column} player={player} onChange={onChange} />
        ))}
      </div>
      <h2>{words.heroes}</h2>
      <div class="hall-heroes">
        {heroesIn(firstGame).map((hero) => (
          <HeroButton
            key={hero}
            hero={hero}
            has={player.heroes.includes(hero)}
            holder={holder(({ heroes }) => heroes.includes(hero))}
            onPress={() => onChange({ ...player, heroes: toggled(player.heroes, hero) })}
          />
        ))}
      </div>
      {player.heroes.includes('ylud') && (
        <Choice<Class>
          label={words.yludIn}
          value={player.ylud}
          options={CLASSES.map((column) => ({
            value: column,
            label: capital(names.classes[column].many),
          }))}
          onChange={(ylud) => onChange({ ...player, ylud })}
        />
      )}
      <h2>{words.coins}</h2>
      <div class="hall-coins">
        {player.coins.map((coin, i) => (
          <label key={i} class="hall-coin">
            <Coin label={words.coin(i + 1)} value={coinFace(coin)} metal={metalOf(coin)} />
            <select
              aria-label={words.coin(i + 1)}
              onChange={(event) => {
                const next = COINS[event.currentTarget.selectedIndex] ?? coin;
                onChange({ ...player, coins: player.coins.map((it, j) => (j === i ? next : it)) });
              }}
            >
              {COINS.map((it) => (
                <option key={it} value={it} selected={it === coin}>
                  {it === 's3' ? words.special : it === 't5' ? '5 ★' : it}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <div class="hall-sheetform__pair">
        <Select
          label={words.gem}
          value={player.gem === null ? '' : String(player.gem)}
          options={[
            { value: '', label: words.noGem },
            ...[1, 2, 3, 4, 5, 6].map((gem) => ({ value: String(gem), label: String(gem) })),
          ]}
          onChange={(gem) => onChange({ ...player, gem: gem === '' ? null : Number(gem) })}
        />
      </div>
      <h2>{words.distinctions}</h2>
      <div class="hall-heroes">
        {DISTINCTIONS.map((distinction: Distinction) => {
          const other = holder(({ distinctions }) => distinctions.includes(distinction));
          const has = player.distinctions.includes(distinction);
          return (
            <TapButton
              key={distinction}
              icon={`nidavellir/${distinction}`}
              label={names.distinctions[distinction]}
              has={has}
              holder={other}
              onPress={() => onChange(award(player, distinction))}
            />
          );
        })}
      </div>
    </div>
  );
}

interface ColumnFieldProps {
  column: Class;
  player: Tapped;
  onChange(player: Tapped): void;
}

function ColumnField({ column, player, onChange }: ColumnFieldProps) {
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

interface HeroButtonProps {
  hero: HeroName;
  has: boolean;
  holder: string | undefined;
  onPress(): void;
}

const HeroButton = ({ hero, ...given }: HeroButtonProps) => (
  <TapButton icon={`nidavellir/${hero}`} label={CALLED[hero]} {...given} />
);

interface TapButtonProps {
  icon: IconName;
  label: string;
  has: boolean;
  holder: string | undefined;
  onPress(): void;
}

function TapButton({ icon, label, has, holder, onPress }: TapButtonProps) {
  const words = say(SCORE);
  return (
    <button
      type="button"
      class="hall-hero"
      aria-pressed={has}
      disabled={holder !== undefined}
      onClick={onPress}
    >
      <Emblem icon={icon} tone={has ? 'gold' : 'iron'} shape="round" />
      <span>{label}</span>
      {holder !== undefined && <small>{words.heldBy(holder)}</small>}
    </button>
  );
}

const metalOf = (coin: string): 'bronze' | 'silver' | 'gold' => {
  if (coin === '0' || coin === 's3') return 'silver';
  return ['2', '3', '4', '5'].includes(coin) ? 'bronze' : 'gold';
};

const toggled = <V,>(items: readonly V[], item: V): readonly V[] =>
  items.includes(item) ? items.filter((it) => it !== item) : [...items, item];
