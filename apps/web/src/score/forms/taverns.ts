// What the sheets of Nidavellir and Nains have in common: five coins and a gem.
import type { CoinsField, Face, OneField } from '../form.ts';

interface CoinWords {
  coins: string;
  special: string;
  treasury: (value: number) => string;
  gem: string;
  noGem: string;
}

const BRONZE = ['0', '2', '3', '4', '5'] as const;
export const FIRST_COINS: readonly string[] = BRONZE;
/** The coin that takes the place of the 0. */
export const SPECIAL = '3x';

/** Every coin there is: bronze, the special 3, and `5g` to `25g` from the treasury. */
export function coinsField(words: CoinWords): CoinsField {
  const treasury = Array.from({ length: 21 }, (_, i) => i + 5);
  const faces: Face[] = [
    ...BRONZE.map(
      (coin): Face => ({
        id: coin,
        label: coin,
        face: coin,
        tone: coin === '0' ? 'silver' : 'bronze',
      }),
    ),
    { id: SPECIAL, label: words.special, face: '3', tone: 'silver' },
    ...treasury.map(
      (value): Face => ({
        id: `${value}g`,
        label: words.treasury(value),
        face: String(value),
        tone: 'gold',
      }),
    ),
  ];
  return { kind: 'coins', id: 'coins', label: words.coins, faces };
}

/** With fewer players the small gems stay in the box. */
export function gemField(words: CoinWords, players: number, more: readonly number[]): OneField {
  const gems = [...Array.from({ length: players }, (_, i) => 6 - players + i), ...more];
  return {
    kind: 'one',
    id: 'gem',
    label: words.gem,
    options: [
      { value: '', label: words.noGem },
      ...gems.map((gem) => ({ value: String(gem), label: String(gem) })),
    ],
  };
}

/** The coins with one in the place of another, if that one is there. */
export const swapped = (coins: readonly string[], from: string, to: string): readonly string[] =>
  coins.map((coin) => (coin === from ? to : coin));
