// Merchants and the witch. (AND-9)
import { at, remove, type Seat } from '@meadhall/kernel';
import type { FreeAction } from './choices.ts';
import { changeStrength } from './heroes.ts';
import { has } from './lookup.ts';
import type { State } from './model.ts';
import type { Hero } from './pieces.ts';
import { BOARDS } from './tables/boards.ts';
import { ARTICLE_NAMES, type Article, BREW_PRICE, MOST_STRENGTH, PRICE } from './tables/heroes.ts';
import { subsets } from './targets.ts';
import { receiveArticle } from './things.ts';

/** The dwarves of 71 sell strength to their own for less. (AND-2.10) */
const DWARF_MINE = 71;

/** Adds everything the hero can buy where he stands, gold alone or with gems. */
export function listWares(game: State, seat: Seat, options: FreeAction[]): void {
  const hero = at(game.seats, seat);
  if (hero.gold === 0 && hero.gems.length === 0) return;
  if (isMerchant(game, hero.space)) {
    listStrength(game, hero, options);
    if (has(game, 'equipmentBoard'))
      for (const buy of ARTICLE_NAMES)
        if (buy !== 'brew' && game.supply[buy] > 0) listArticle(game, hero, buy, options);
  }
  if (game.figures.witch === hero.space && game.supply.brew > 0)
    listArticle(game, hero, 'brew', options);
}

export function sell(game: State, seat: Seat, action: Extract<FreeAction, { buy: string }>): void {
  const hero = at(game.seats, seat);
  const { buy, gems = [] } = action;
  let price = priceOf(game, hero, buy) * (action.buy === 'strength' ? action.count : 1);
  for (const gem of gems) {
    remove(hero.gems, gem);
    price -= gem;
  }
  // No change is given. (AND-9.7)
  hero.gold -= Math.max(0, price);
  if (action.buy === 'strength') changeStrength(hero, action.count);
  else receiveArticle(game, seat, action.buy);
}

const isMerchant = (game: State, space: number): boolean =>
  BOARDS[game.board].merchants.includes(space) && !game.closedMerchants.includes(space);

function priceOf(game: State, { kind, space }: Hero, ware: Article | 'strength'): number {
  if (ware === 'brew')
    return (BREW_PRICE[game.seats.length] ?? PRICE) - (kind === 'archer' ? 1 : 0);
  const atHome = kind === 'dwarf' && space === DWARF_MINE && game.board === 'andor';
  return ware === 'strength' && atHome ? 1 : PRICE;
}

function listStrength(game: State, hero: Hero, options: FreeAction[]): void {
  const price = priceOf(game, hero, 'strength');
  for (let count = 1; hero.strength + count <= MOST_STRENGTH; count++) {
    const ways = payments(game, hero, count * price);
    if (ways.length === 0) return;
    for (const gems of ways)
      options.push(gems.length > 0 ? { buy: 'strength', count, gems } : { buy: 'strength', count });
  }
}

function listArticle(game: State, hero: Hero, buy: Article, options: FreeAction[]): void {
  for (const gems of payments(game, hero, priceOf(game, hero, buy)))
    options.push(gems.length > 0 ? { buy, gems } : { buy });
}

/** The gems a hero can pay with besides gold, none of them in vain. */
function payments(game: State, { gold, gems }: Hero, price: number): number[][] {
  const ways: number[][] = gold >= price ? [[]] : [];
  if (gems.length === 0 || !has(game, 'gemsAsMoney')) return ways;
  const seen = new Set<string>();
  for (const some of subsets([...gems].sort((a, b) => b - a).slice(0, 5))) {
    const worth = some.reduce((sum, gem) => sum + gem, 0);
    const key = some.join();
    const inVain = worth - (some.at(-1) ?? 0) >= price;
    if (some.length === 0 || seen.has(key) || inVain || worth + gold < price) continue;
    seen.add(key);
    ways.push(some);
  }
  return ways;
}
