import {
  CARDS,
  CLASSES,
  type Class,
  type Distinction,
  HEROES,
  type HeroName,
  heroNamed,
} from '@meadhall/nidavellir';

/** What lies before a player of Nidavellir, as somebody taps it in. */
export interface Tapped {
  name: string;
  army: Readonly<Record<Class, readonly string[]>>;
  heroes: readonly HeroName[];
  /** Where Ylud stands. */
  ylud: Class;
  coins: readonly string[];
  gem: number | null;
  distinctions: readonly Distinction[];
}

const BASE_COINS = ['0', '2', '3', '4', '5'] as const;
/** Every coin there is, as a position writes it. */
export const COINS: readonly string[] = [
  ...BASE_COINS,
  's3',
  't5',
  ...Array.from({ length: 20 }, (_, i) => String(i + 6)),
];
/** What is written on a coin. */
export const coinFace = (coin: string): string => coin.replace(/^[st]/, '');

const noArmy = (): Record<Class, readonly string[]> =>
  Object.fromEntries(CLASSES.map((it) => [it, []])) as never;

export const newPlayer = (name: string): Tapped => ({
  name,
  army: noArmy(),
  heroes: [],
  ylud: 'explorer',
  coins: BASE_COINS,
  gem: null,
  distinctions: [],
});

/** The different cards of a class, as they are tapped: a code for each face. */
export function palette(column: Class): string[] {
  const letter = { blacksmith: 'B', hunter: 'H', miner: 'M', warrior: 'W', explorer: 'E' }[column];
  const codes = CARDS.map(({ code }) => code).filter((code) =>
    new RegExp(`^${letter}\\d*$`).test(code),
  );
  return [...new Set(codes)].sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)));
}

export function ranksIn(player: Tapped, column: Class): number {
  const heroes = player.heroes.filter((hero) => columnOf(player, hero) === column);
  return (
    player.army[column].length +
    heroes.reduce((sum, hero) => sum + heroNamed(hero).ranks, 0) +
    (column === 'blacksmith' && player.distinctions.includes('great-armorer') ? 2 : 0)
  );
}

const columnOf = (player: Tapped, hero: HeroName): Class | undefined =>
  hero === 'ylud' ? player.ylud : heroNamed(hero).column;

/** Awards or takes away a Distinction, with the coin, the gem or the card that comes with it. */
export function award(player: Tapped, distinction: Distinction): Tapped {
  const has = player.distinctions.includes(distinction);
  const distinctions = has
    ? player.distinctions.filter((it) => it !== distinction)
    : [...player.distinctions, distinction];
  const next = { ...player, distinctions };
  if (distinction === 'hunting-master')
    return { ...next, coins: swapped(player.coins, has ? 's3' : '0', has ? '0' : 's3') };
  if (distinction === 'crown-jeweler') return { ...next, gem: has ? null : 6 };
  return next;
}

const swapped = (coins: readonly string[], from: string, to: string): string[] =>
  coins.map((coin) => (coin === from ? to : coin));

/** The table as the rules read it. */
export function positionOf(players: readonly Tapped[], firstGame: boolean): unknown {
  return {
    firstGame,
    players: players.map((player) => ({
      name: player.name,
      army: Object.fromEntries(
        CLASSES.map((column) => [
          column,
          [
            ...player.army[column],
            ...player.heroes.filter((hero) => columnOf(player, hero) === column),
            ...(column === 'blacksmith' && player.distinctions.includes('great-armorer')
              ? ['BS2']
              : []),
          ],
        ]),
      ),
      command: player.heroes.filter((hero) => columnOf(player, hero) === undefined),
      coins: player.coins.map((coin) => (/^\d+$/.test(coin) ? Number(coin) : coin)),
      ...(player.gem === null ? {} : { gem: player.gem }),
      distinctions: player.distinctions,
    })),
  };
}

export const heroesIn = (firstGame: boolean): HeroName[] =>
  (Object.keys(HEROES) as HeroName[]).filter((hero) => !(firstGame && heroNamed(hero).advanced));
