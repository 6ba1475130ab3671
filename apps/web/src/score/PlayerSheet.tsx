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
  language,
  SeatBadge,
  Select,
  say,
  TextField,
} from '@meadhall/table-ui';
import { capital } from '@meadhall/words';
import { ColumnField } from './ColumnField.tsx';
import { award, COINS, coinFace, heroesIn, type Tapped } from './sheet.ts';
import { TapButton } from './TapButton.tsx';
import { SCORE } from './words.ts';

interface PlayerSheetProps {
  player: Tapped;
  seat: number;
  players: readonly Tapped[];
  firstGame: boolean;
  onChange(player: Tapped): void;
  onRemove: (() => void) | undefined;
}

/** What lies before one player. */
export function PlayerSheet({
  player,
  seat,
  players,
  firstGame,
  onChange,
  onRemove,
}: PlayerSheetProps) {
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

interface HeroButtonProps {
  hero: HeroName;
  has: boolean;
  holder: string | undefined;
  onPress(): void;
}

const HeroButton = ({ hero, ...given }: HeroButtonProps) => (
  <TapButton icon={`nidavellir/${hero}`} label={CALLED[hero]} {...given} />
);

const metalOf = (coin: string): 'bronze' | 'silver' | 'gold' => {
  if (coin === '0' || coin === 's3') return 'silver';
  return ['2', '3', '4', '5'].includes(coin) ? 'bronze' : 'gold';
};

const toggled = <V,>(items: readonly V[], item: V): readonly V[] =>
  items.includes(item) ? items.filter((it) => it !== item) : [...items, item];
