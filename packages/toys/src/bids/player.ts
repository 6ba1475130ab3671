import { at } from '@meadhall/kernel';
import { type Class, dwarf, hero } from './components.ts';
import type { Player } from './model.ts';

/** Complete lines: one rank in each of the columns. */
export function lines({ cards, heroes }: Player): number {
  const ranks: Record<Class, number> = { smith: 0, hunter: 0, miner: 0, warrior: 0 };
  for (const card of cards) ranks[dwarf(card).class]++;
  for (const name of heroes) {
    const { joins } = hero(name);
    if (joins) ranks[joins.class] += joins.ranks;
  }
  return Math.min(ranks.smith, ranks.hunter, ranks.miner, ranks.warrior);
}

/** Where the two coins lie that were not bid, the cheaper one first. */
export function pouch({ coins, bid }: Player): [number, number] {
  const rest = [...coins.keys()].filter((coin) => !bid.includes(coin));
  const [first, second] = [at(rest, 0), at(rest, 1)];
  return at(coins, first) <= at(coins, second) ? [first, second] : [second, first];
}
