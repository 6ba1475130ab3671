import { below, type Setup, shuffle } from '@meadhall/kernel';
import { ALL_OBJECTS, ALL_ORES, tavernCardsFor } from './boxes.ts';
import { MISSION_NAMES, type Mission, ORES, type Ore } from './components.ts';
import { houseOf, type Options, roundsFor, settings } from './config.ts';
import type { Bargeroc, Player, State } from './model.ts';

/** A dwarf who owns nothing yet. */
export const newcomer = (): Player => ({
  coins: 0,
  bread: 0,
  doggy: 0,
  ores: [],
  bought: [],
  tavern: [],
  objects: [],
  angry: false,
  quiet: null,
  brawls: 0,
  brawlsWon: 0,
  sold: 0,
  bestHaul: 0,
  caveIns: 0,
});

/** A table with its dwarves around it and nothing on it. */
export function emptyTable(seats: number, options: Options, rng: State['rng']): State {
  return {
    agenda: [],
    rng,
    news: [],
    house: houseOf(options),
    seats: Array.from({ length: seats }, newcomer),
    pickaxe: 0,
    active: 0,
    round: 1,
    rounds: roundsFor(seats, options),
    missions: [],
    forSale: [],
    sold: [],
    oreDeck: [],
    oreDiscard: [],
    tavernDeck: [],
    tavernDiscard: [],
    forgeDeck: [],
    shop: [],
    cart: [],
    haul: [],
    chain: [],
    deal: null,
    loot: null,
    brawl: null,
    champion: null,
    sales: 0,
    renewals: 0,
    fate: { dice: [], picks: [] },
  };
}

/** BAR-2, in the order of its clauses: the order of the draws is part of the rules version. */
export function setup({ seats, options, rng }: Setup<Bargeroc>): State {
  const game = emptyTable(seats, options, rng);
  game.pickaxe = below(rng, seats);
  game.active = game.pickaxe;
  game.oreDeck = shuffle(rng, [...ALL_ORES]);
  game.tavernDeck = shuffle(rng, [...tavernCardsFor(seats)]);
  game.forgeDeck = shuffle(rng, [...ALL_OBJECTS]);
  game.shop = game.forgeDeck.splice(-options.shopSize).reverse();
  layOutStall(game);
  deal(game);
  const missions: Mission[] = shuffle(rng, [...MISSION_NAMES]);
  game.missions = missions.slice(0, options.missionsInPlay);
  game.agenda.push({ do: 'nextTurn' }, { do: 'turn', seat: game.pickaxe });
  return game;
}

/** An unsellable ore cannot lie on the stall: it is set aside, then shuffled back (BAR-2.5, BAR-2.6). */
function layOutStall(game: State): void {
  const aside: Ore[] = [];
  const { startForSale } = settings(game);
  while (game.forSale.length < startForSale) {
    const ore = game.oreDeck.pop() as Ore;
    (ORES[ore].price === null ? aside : game.forSale).push(ore);
  }
  if (aside.length === 0) return;
  game.oreDeck.push(...aside);
  shuffle(game.rng, game.oreDeck);
}

/** One at a time, clockwise from the first player (BAR-2.7). */
function deal(game: State): void {
  const { seats, pickaxe, oreDeck, tavernDeck } = game;
  const { startOres, startTavern, startCoins, startBread } = settings(game);
  const around = seats.map((_, i) => seats[(pickaxe + i) % seats.length] as Player);
  for (let i = 0; i < startOres; i++)
    for (const { ores } of around) ores.push(...oreDeck.splice(-1));
  for (let i = 0; i < startTavern; i++)
    for (const { tavern } of around) tavern.push(...tavernDeck.splice(-1));
  for (const player of around) {
    player.coins = startCoins;
    player.bread = startBread;
  }
}
