// When to play which tavern card.
import { at, type Seat } from '@meadhall/kernel';
import type { Choices, Pass, Play } from '../answers.ts';
import type { Card } from '../components.ts';
import type { Link } from '../model.ts';
import { COIN, LOAF, type Outlook, standing, worth } from './outlook.ts';

type Reply = Pass | Play;
const find = (options: readonly Reply[], card: Card): Play | undefined =>
  options.find((it): it is Play => typeof it !== 'string' && it.play === card);

/** A card to play at a free card point, if there is one worth it. */
export function freeCard(outlook: Outlook, options: readonly unknown[]): Play | undefined {
  const plays = options.filter(
    (it): it is Play => typeof it === 'object' && it !== null && 'play' in it,
  );
  const simple = find(plays, 'lucky_day') ?? find(plays, 'doggy_bag');
  if (simple) return simple;
  const rackets = plays.filter((it) => it.play === 'racket');
  const best = rackets.reduce<Play | undefined>(
    (one, other) => (!one || prize(outlook, other) > prize(outlook, one) ? other : one),
    undefined,
  );
  if (best && prize(outlook, best) >= 1) return best;
  const hands = outlook.view.seats.reduce((sum, { tavern }) => sum + tavern, 0);
  return hands - outlook.own.tavern >= outlook.view.seats.length
    ? find(plays, 'drought')
    : undefined;
}

function prize({ view }: Outlook, play: Play): number {
  if (play.play !== 'racket') return 0;
  const rival = at(view.seats, play.from);
  const lead = standing(rival) / 50;
  if (play.take === 'ore') return 1.7 + lead;
  if (play.take === 'coins') return Math.min(rival.coins, 2) * COIN + lead;
  return Math.min(rival.bread + rival.doggy, 2) * LOAF + lead;
}

/** Meddling with a price: dear for others, cheap for oneself, where it is worth a card. */
export function meddle({ view, seat }: Outlook, options: readonly Reply[]): Reply {
  const { deal } = view;
  if (!deal) return 'pass';
  const raise = (deal.seat === seat) === (deal.kind === 'sell');
  if (raise) return find(options, 'inflation') ?? 'pass';
  return deal.price >= 4 ? (find(options, 'devaluation') ?? 'pass') : 'pass';
}

/** The best card of somebody's haul, if it is good enough. */
export function ambushHaul(outlook: Outlook, options: readonly Choices['haul'][]): Reply {
  const value = (it: Reply): number =>
    typeof it !== 'string' && it.play === 'ambush' && it.ore ? worth(outlook, it.ore) : 0;
  const best = options.reduce<Reply>(
    (one, other) => (value(other) > value(one) ? other : one),
    'pass',
  );
  return value(best) >= 2.5 ? best : 'pass';
}

export function ambushThief(outlook: Outlook, options: readonly Reply[]): Reply {
  const { loot } = outlook.view;
  return loot && worth(outlook, loot.ore) >= 2 ? (find(options, 'ambush') ?? 'pass') : 'pass';
}

/** My Turn against somebody worth it. */
export function anotherRound({ view }: Outlook, options: readonly Reply[], victim: Seat): Reply {
  if (at(view.seats, victim).coins < 2) return 'pass';
  return (
    options.find(
      (it) => typeof it !== 'string' && it.play === 'my_turn' && it.against === victim,
    ) ?? 'pass'
  );
}

/** In Your Dreams!, against whatever hurts oneself. */
export function dream(outlook: Outlook, options: readonly Reply[]): Reply {
  const dreams = find(options, 'in_your_dreams');
  const { chain } = outlook.view;
  const link = chain.at(-1);
  return dreams && link && hurts(outlook, link, chain.at(-2)) ? dreams : 'pass';
}

function hurts({ view, seat, own }: Outlook, { play }: Link, answered: Link | undefined): boolean {
  const { deal, loot, brawl, active } = view;
  const fights = brawl?.attacker.seat === seat || brawl?.defender.seat === seat;
  switch (play.play) {
    case 'in_your_dreams':
      return answered?.by === seat;
    case 'racket':
      return play.from === seat;
    case 'ambush':
      return play.ore === undefined ? loot?.to === seat : active === seat;
    case 'inflation':
      return deal?.seat === seat && deal.kind === 'buy';
    case 'devaluation':
      return deal?.seat === seat && deal.kind === 'sell' && deal.price > 3;
    case 'beer':
    case 'beers':
      return fights && play.die !== seat && own.coins > 1;
    case 'elbow':
      return fights && play.die === seat && own.coins > 1;
    case 'my_turn':
      return play.against === seat && own.coins > 1;
    case 'drought':
      return own.tavern > 2;
    default:
      return false;
  }
}

/** The card one misses least. */
const KEEPS: readonly Card[] = [
  'drought',
  'devaluation',
  'elbow',
  'my_turn',
  'beer',
  'inflation',
  'doggy_bag',
  'beers',
  'ambush',
  'racket',
  'lucky_day',
  'in_your_dreams',
];

export function leastMissed(options: readonly Choices['discard'][]): Choices['discard'] {
  const rank = (choice: Choices['discard']): number =>
    'discard' in choice ? KEEPS.indexOf(choice.discard) : -1;
  return options.reduce((one, other) => (rank(other) < rank(one) ? other : one));
}
