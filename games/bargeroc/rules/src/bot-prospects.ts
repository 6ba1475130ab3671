// What each seat is likely to have at the end: for bots that look only a little ahead.
import type { Seat } from '@meadhall/kernel';
import { handWorth, keptFor, type Stage } from './bot-hand.ts';
import { missionHopes, titleHopes } from './bot-honours.ts';
import { purchase, unsettled } from './bot-unsettled.ts';
import { type Card, OBJECTS, type ObjectName, type Ore } from './components.ts';
import { settings } from './config.ts';
import type { Player, State } from './model.ts';

/** Rough prices in points, found by letting bots play. */
const PRICE = {
  /** A coin beyond its half point: it buys ore, bread, another display. */
  coin: 0.12,
  loaf: 0.4,
  /** A turn to come. */
  turn: 7,
} as const;

/** What a card in hand adds to the final lead while there is something to play it on: what others lose counts, too. */
const CARD_WORTH: Readonly<Record<Card, number>> = {
  in_your_dreams: 1.7,
  lucky_day: 4.2,
  racket: 4.8,
  ambush: 5,
  beers: 2.1,
  doggy_bag: 0.5,
  inflation: 0.6,
  beer: 0.5,
  my_turn: 0.1,
  elbow: 1,
  devaluation: 1.1,
  drought: 0.3,
};

/** Of a turn under way, what is still to come when this is the next thing to happen. */
const PART = { merchant: 0.8, dig: 0.78, forge: 0.03, tavern: 0.02 } as const;
/** In the mine, by cards in the cart. */
const DEEPER = [0.8, 0.5, 0.14, 0.04] as const;

/** How many turns a seat still has, the part of the one under way included. */
export function turnsLeft(game: State, seat: Seat): number {
  const { pickaxe, active, round, rounds, seats } = game;
  const place = (seat - pickaxe + seats.length) % seats.length;
  const now = (active - pickaxe + seats.length) % seats.length;
  const whole = rounds - round + (place > now ? 1 : 0);
  return seat === active ? whole + partLeft(game) : whole;
}

function partLeft({ agenda, cart }: State): number {
  for (let i = agenda.length - 1; i >= 0; i--) {
    const next = agenda[i]?.do;
    if (next === 'mine') return DEEPER[cart.length] ?? PART.forge;
    const part = PART[next as keyof typeof PART];
    if (part !== undefined) return part;
  }
  return 0;
}

/** Points each seat may expect at the end. */
export function prospects(game: State): number[] {
  const { seats, active } = game;
  const stage = stageOf(game);
  const shop = displayed(game);
  const points = unsettled(game);
  const hands = seats.map((player, seat) => inHand(game, player, seat));
  for (let seat = 0; seat < seats.length; seat++) {
    const player = seats[seat] as Player;
    const hand = hands[seat] as readonly Ore[];
    const turns = turnsLeft(game, seat);
    const now = seat === active ? stage : 'away';
    // What is not forged now can only be forged in a turn to come.
    const later = seat === active && now !== 'digs' ? Math.floor(turns) : turns;
    points[seat] =
      (points[seat] as number) +
      PRICE.turn * turns +
      prestigeOf(player.objects) +
      handWorth(hand, shop, later, now) +
      possessions(game, player, turns) +
      missionHopes(game, player, hand, turns) +
      titleHopes(game, hands, seat, now === 'away' ? turns : turns + 0.5);
  }
  return points;
}

/** Whether the active player will still dig before forging, forges now, or has done so. */
function stageOf({ agenda, cart }: State): Stage {
  let stage: Stage = 'away';
  for (let i = agenda.length - 1; i >= 0; i--) {
    const next = agenda[i]?.do;
    if (next === 'dig' || (next === 'mine' && cart.length < 3)) return 'digs';
    if (next === 'forge') stage = 'forges';
  }
  return stage;
}

/** The display without what is about to be renewed. */
function displayed({ shop, agenda }: State): readonly ObjectName[] {
  const frame = agenda[agenda.length - 1];
  if (frame?.do !== 'renew') return shop;
  const left = [...shop];
  for (const object of frame.chosen) left.splice(left.indexOf(object), 1);
  return left;
}

function prestigeOf(objects: readonly ObjectName[]): number {
  let sum = 0;
  for (let i = 0; i < objects.length; i++) sum += OBJECTS[objects[i] as ObjectName].prestige;
  return sum;
}

/** The hand, and what is on its way there. */
function inHand(game: State, player: Player, seat: Seat): readonly Ore[] {
  const { active, cart, haul, loot } = game;
  const wanted = seat === active ? purchase(game) : null;
  const comes = player.bought.length + (seat === active ? cart.length + haul.length : 0);
  if (comes === 0 && loot?.to !== seat && !wanted) return player.ores;
  const hand = [...player.ores, ...player.bought];
  if (seat === active) hand.push(...(isCavedIn(game) ? saved(cart) : cart), ...haul);
  if (loot?.to === seat) hand.push(loot.ore);
  if (wanted) hand.push(wanted.ore);
  return hand;
}

const isCavedIn = ({ agenda }: State): boolean => agenda[agenda.length - 1]?.do === 'save';

/** The one card out of a cave-in that most would save. */
function saved(cart: readonly Ore[]): Ore[] {
  let best = cart[0] as Ore;
  for (const ore of cart) if (keptFor(ore, 1) > keptFor(best, 1)) best = ore;
  return [best];
}

function possessions(game: State, { coins, bread, doggy, tavern }: Player, turns: number): number {
  const { coinsPerPoint } = settings(game);
  const whole = Math.floor(coins / coinsPerPoint);
  if (turns === 0) return whole + 0.1 * tavern.length;
  const open = Math.min(1, turns);
  let points = (coins / coinsPerPoint) * open + whole * (1 - open);
  points += open * PRICE.coin * Math.min(coins, 10);
  points += open * PRICE.loaf * Math.min(bread + doggy, 4);
  for (let i = 0; i < tavern.length; i++) points += open * CARD_WORTH[tavern[i] as Card];
  return points;
}
