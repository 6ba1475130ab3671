import { at, type Clause, IllegalSetup } from '@meadhall/kernel';
import {
  type Coin,
  coinsLeft,
  isCoin,
  isTreasuryCoin,
  putCoins,
  readName,
  readWhole,
  SPECIAL_COIN,
  type Treasury,
  worth,
} from '@meadhall/taverns';
import { CARDS, type CardId } from '../cards.ts';
import { HERO_NAMES, type HeroName } from '../heroes.ts';
import { SPECIAL_GEM } from '../model.ts';
import { treasuryFor } from '../nidavellir.ts';

/** What has not been laid on the table yet. Whoever asks for more than there is is refused. */
export interface Box {
  /** A card of that name; of the Age named while there is one. */
  card(code: unknown, path: string, age?: 1 | 2): CardId;
  hero(name: unknown, path: string): HeroName;
  coin(name: unknown, path: string): Coin;
  gem(value: unknown, path: string): number;
  /** The highest gem nobody has. */
  anyGem(): number;
  readonly treasury: Treasury;
  cardsLeft(): readonly CardId[];
  heroesLeft(): readonly HeroName[];
}

/** The box for so many players; its cards are `cards`. */
export function openBox(players: number, cards: readonly CardId[]): Box {
  const cardsLeft = [...cards];
  const heroesLeft = [...HERO_NAMES];
  const gemsLeft = [1, 2, 3, 4, 5, SPECIAL_GEM];
  const treasury = treasuryFor(players);
  let specialLeft = true;

  return {
    treasury,
    cardsLeft: () => cardsLeft,
    heroesLeft: () => heroesLeft,

    card(code, path, age = 1) {
      if (typeof code !== 'string' || !CARDS.some((card) => card.code === code))
        throw new IllegalSetup(path, code, `a card: ${CODES.join(', ')}`, 'NID-1.2');
      const copies = cardsLeft.filter((id) => at(CARDS, id).code === code);
      const id = copies.find((copy) => at(CARDS, copy).age === age) ?? copies[0];
      if (id === undefined) {
        const there = cards.filter((card) => at(CARDS, card).code === code).length;
        if (there === 0) throw new IllegalSetup(path, code, 'only with five players', 'NID-2.7');
        throw new IllegalSetup(path, code, `${there} in all`, clauseOfCard(code));
      }
      take(cardsLeft, id);
      return id;
    },

    hero(name, path) {
      const hero = readName(name, path, HERO_NAMES, 'NID-1.5');
      if (!heroesLeft.includes(hero))
        throw new IllegalSetup(path, hero, 'each hero only once', 'NID-9.8');
      take(heroesLeft, hero);
      return hero;
    },

    coin(name, path) {
      const coin = readCoin(name, path);
      if (coin === SPECIAL_COIN) {
        if (!specialLeft) throw new IllegalSetup(path, coin, 'one special coin', 'NID-1.7');
        specialLeft = false;
      }
      if (!isTreasuryCoin(coin)) return coin;
      if (coinsLeft(treasury, worth(coin)) === 0) {
        const there = coinsLeft(treasuryFor(players), worth(coin));
        throw new IllegalSetup(path, coin, `${there} with ${players} players`, 'NID-2.6');
      }
      putCoins(treasury, worth(coin), -1);
      return coin;
    },

    gem(value, path) {
      const gem = readWhole(value, path, 1, SPECIAL_GEM, 'NID-1.8');
      if (!gemsLeft.includes(gem))
        throw new IllegalSetup(path, gem, 'a gem nobody else has', 'NID-43.3');
      take(gemsLeft, gem);
      return gem;
    },

    anyGem: () =>
      gemsLeft.splice(
        gemsLeft.findLastIndex((gem) => gem < SPECIAL_GEM),
        1,
      )[0] ?? 1,
  };
}

/** A coin that exists: `b4`, `t9`, `s3`. */
export function readCoin(name: unknown, path: string): Coin {
  if (!isCoin(name)) throw new IllegalSetup(path, name, 'b0, b2 to b5, s3, t5 to t25', 'NID-1.7');
  return name;
}

/** Every name on a card. */
const CODES: readonly string[] = [...new Set(CARDS.map(({ code }) => code))];

const clauseOfCard = (code: string): Clause => (code.startsWith('RO') ? 'NID-1.4' : 'NID-1.2');

function take<T>(items: T[], item: T): void {
  items.splice(items.indexOf(item), 1);
}
