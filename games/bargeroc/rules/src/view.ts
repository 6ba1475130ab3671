// What a viewer may know (BAR-3.3), and a world that would look the same.
import {
  at,
  heard,
  type Rng,
  type Seat,
  shuffle,
  unveil,
  type Viewer,
  veil,
} from '@meadhall/kernel';
import { ALL_OBJECTS, ALL_ORES, tavernCardsFor } from './boxes.ts';
import { type Card, type ObjectName, ORES, type Ore } from './components.ts';
import type { Frame, Player, Seen, State, View } from './model.ts';

export function view(game: State, viewer: Viewer): View {
  const own = viewer === null ? null : at(game.seats, viewer);
  return {
    agenda: veil(game.agenda, viewer),
    news: heard(game.news, viewer),
    seats: game.seats.map(seen),
    ores: own ? own.ores : [],
    tavern: own ? own.tavern : [],
    shown: shownTo(game, viewer),
    house: game.house,
    pickaxe: game.pickaxe,
    active: game.active,
    round: game.round,
    rounds: game.rounds,
    missions: game.missions,
    forSale: game.forSale,
    sold: game.sold,
    oreDeck: game.oreDeck.length,
    oreDiscard: game.oreDiscard,
    tavernDeck: game.tavernDeck.length,
    tavernDiscard: game.tavernDiscard,
    forgeDeck: game.forgeDeck.length,
    shop: game.shop,
    cart: game.cart,
    haul: game.haul,
    chain: game.chain,
    deal: game.deal,
    loot: game.loot,
    brawl: game.brawl,
    champion: game.champion,
    sales: game.sales,
    renewals: game.renewals,
  };
}

const seen = (player: Player): Seen => ({
  coins: player.coins,
  bread: player.bread,
  doggy: player.doggy,
  bought: player.bought,
  objects: player.objects,
  angry: player.angry,
  quiet: player.quiet,
  brawls: player.brawls,
  brawlsWon: player.brawlsWon,
  sold: player.sold,
  bestHaul: player.bestHaul,
  caveIns: player.caveIns,
  ores: player.ores.length,
  tavern: player.tavern.length,
});

/** A knock-out opens the loser's ore hand to the winner, for as long as they choose (BAR-7.13). */
function shownTo({ agenda, seats }: State, viewer: Viewer): readonly Ore[] | null {
  const knockedOut = loserShownTo(agenda, viewer);
  return knockedOut === null ? null : at(seats, knockedOut).ores;
}

function loserShownTo(agenda: readonly { do: string }[], viewer: Viewer): Seat | null {
  for (const frame of agenda as readonly Frame[])
    if (frame.do === 'spoils' && frame.knockOut && frame.seat === viewer) return frame.from;
  return null;
}

export function imagine(known: View, viewer: Viewer, rng: Rng): State {
  const { seats, chain, deal, loot, brawl } = known;
  const agenda = unveil<Frame>(known.agenda, () => 'pass');
  const hiddenOres = unseen(ALL_ORES, visibleOres(known), rng);
  const hiddenCards = unseen(tavernCardsFor(seats.length), visibleCards(known), rng);
  const hiddenObjects = unseen(ALL_OBJECTS, visibleObjects(known), rng);
  const shownSeat = known.shown && loserShownTo(agenda, viewer);
  const players = seats.map(
    (standing, seat): Player => ({
      ...standing,
      bought: [...standing.bought],
      objects: [...standing.objects],
      ores:
        seat === viewer
          ? [...known.ores]
          : seat === shownSeat
            ? [...(known.shown ?? [])]
            : hiddenOres.splice(0, standing.ores),
      tavern: seat === viewer ? [...known.tavern] : hiddenCards.splice(0, standing.tavern),
    }),
  );
  letForcedSellerSell(agenda, players, viewer, hiddenOres);
  return {
    agenda,
    rng,
    news: [...known.news],
    house: known.house && { ...known.house },
    seats: players,
    pickaxe: known.pickaxe,
    active: known.active,
    round: known.round,
    rounds: known.rounds,
    missions: [...known.missions],
    forSale: [...known.forSale],
    sold: [...known.sold],
    oreDeck: hiddenOres,
    oreDiscard: [...known.oreDiscard],
    tavernDeck: hiddenCards,
    tavernDiscard: [...known.tavernDiscard],
    forgeDeck: hiddenObjects,
    shop: [...known.shop],
    cart: [...known.cart],
    haul: [...known.haul],
    chain: chain.map((link) => ({ ...link, play: { ...link.play } })),
    deal: deal && { ...deal },
    loot: loot && { ...loot },
    brawl: brawl && {
      attacker: { ...brawl.attacker },
      defender: { ...brawl.defender },
      ties: brawl.ties,
    },
    champion: known.champion,
    sales: known.sales,
    renewals: known.renewals,
    fate: { dice: [], picks: [] },
  };
}

/** The cards of a full pile that a viewer does not see, shuffled. */
function unseen<K extends string>(all: readonly K[], visible: readonly K[], rng: Rng): K[] {
  const seenOf: Partial<Record<K, number>> = {};
  for (const card of visible) seenOf[card] = (seenOf[card] ?? 0) + 1;
  const hidden: K[] = [];
  for (const card of all) {
    const left = seenOf[card] ?? 0;
    if (left > 0) seenOf[card] = left - 1;
    else hidden.push(card);
  }
  return shuffle(rng, hidden);
}

function visibleOres(known: View): Ore[] {
  const { forSale, sold, oreDiscard, cart, haul, ores, shown, deal, loot } = known;
  const visible = [...forSale, ...sold, ...oreDiscard, ...cart, ...haul, ...ores, ...(shown ?? [])];
  for (const { bought } of known.seats) visible.push(...bought);
  // A card on offer has left the hand; one to be bought still lies on the stall.
  if (deal?.kind === 'sell') visible.push(deal.ore);
  if (loot) visible.push(loot.ore);
  return visible;
}

function visibleCards({ tavernDiscard, chain, tavern, seats, brawl }: View): Card[] {
  const visible: Card[] = [...tavernDiscard, ...tavern];
  for (const { play } of chain) visible.push(play.play);
  let doggy = (brawl?.attacker.doggy ?? 0) + (brawl?.defender.doggy ?? 0);
  for (const seat of seats) doggy += seat.doggy;
  for (; doggy > 0; doggy--) visible.push('doggy_bag');
  return visible;
}

function visibleObjects({ shop, seats }: View): ObjectName[] {
  const visible = [...shop];
  for (const { objects } of seats) visible.push(...objects);
  return visible;
}

/** Who is asked to sell has something to sell: the question says so, and the imagined hand agrees. */
function letForcedSellerSell(
  agenda: readonly Frame[],
  players: readonly Player[],
  viewer: Viewer,
  deck: Ore[],
): void {
  const asked = agenda.find((frame) => frame.do === 'forcedSale');
  if (asked?.do !== 'forcedSale' || asked.seat === viewer) return;
  const { ores } = at(players, asked.seat);
  if (ores.some(isSellable)) return;
  const others = players.filter((_, seat) => seat !== asked.seat && seat !== viewer);
  for (const pile of [deck, ...others.map((player) => player.ores)]) {
    const found = pile.findIndex(isSellable);
    if (found < 0) continue;
    const swapped = at(pile, found);
    pile[found] = at(ores, 0);
    ores[0] = swapped;
    return;
  }
}

const isSellable = (ore: Ore): boolean => ORES[ore].price !== null;
