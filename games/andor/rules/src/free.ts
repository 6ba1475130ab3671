// Free actions: any time outside moves and battle rounds, by any hero whose day has not ended. (AND-6)
import { type Anytime, at, doNext, remove, type Seat } from '@meadhall/kernel';
import type { FreeAction } from './choices.ts';
import type { Frame } from './frames.ts';
import { changeStrength, drinkFrom, gainWillpower } from './heroes.ts';
import { fire } from './legends/trigger.ts';
import { isAwake, neighbours } from './lookup.ts';
import { listWares, sell } from './merchants.ts';
import type { Andor, State } from './model.ts';
import type { Hero, Thing } from './pieces.ts';
import { EVENT_CARDS } from './tables/eventCards.ts';
import type { Space } from './tables/place.ts';
import {
  handOut,
  hasRoom,
  isFaceDown,
  lay,
  lift,
  numberOn,
  seenAs,
  sortOf,
  stow,
} from './things.ts';
import { canFly, partnersOf } from './trade.ts';

/**
 * Things change hands, or are put down and picked up, this often between two turn actions at most: more
 * than any plan needs, and the day cannot be talked away.
 */
const MOST_EXCHANGES = 40;
const NONE: readonly FreeAction[] = [];

export const freeActions: Anytime<Andor> = {
  clause: 'AND-6.1',
  options(game, frame, seat) {
    const hero = at(game.seats, seat);
    if (!isWindow(frame) || !isAwake(hero)) return NONE;
    const options: FreeAction[] = [];
    if (game.wells[hero.space] === 'full') options.push('well');
    if (game.fog[hero.space] !== undefined) options.push('fog');
    listWares(game, seat, options);
    listClaims(game, hero, options);
    listHerbs(hero, options);
    listSights(game, hero, options);
    if (game.exchanges < MOST_EXCHANGES) listExchanges(game, seat, options);
    return options;
  },
  take(game, _, action, seat) {
    doNext(game, { do: 'test' });
    act(game, seat, action);
  },
  forbids: (_, frame) => (isWindow(frame) ? 'AND-6.1' : 'AND-6.3'),
};

/** Before and after every action, and between two rounds of a battle. (AND-6.8) */
const isWindow = (frame: Frame): boolean => frame.do === 'act' || frame.do === 'stay';

function listClaims(game: State, hero: Hero, options: FreeAction[]): void {
  for (const claim of game.eventsLasting) {
    const effect = EVENT_CARDS[claim]?.effect;
    if (effect?.code !== 'buyStrengthAtSpace') continue;
    if (effect.space === hero.space && hero.gold >= effect.gold) options.push({ claim });
  }
}

function listHerbs({ items }: Hero, options: FreeAction[]): void {
  items.forEach((thing, i) => {
    if (thing.startsWith('herb') && items.indexOf(thing) === i) options.push({ useHerb: thing });
  });
}

/** Tokens on adjacent spaces that a telescope shows. (AND-10.7) */
function listSights(game: State, hero: Hero, options: FreeAction[]): void {
  if (!hero.items.includes('telescope')) return;
  for (const space of neighbours(game, hero.space))
    if (hides(game, space)) options.push({ telescope: space });
}

const hides = (game: State, space: Space): boolean =>
  (game.fog[space] !== undefined && !game.fog[space].endsWith('^')) ||
  (game.ground[space]?.some(isFaceDown) ?? false);

function listExchanges(game: State, seat: Seat, options: FreeAction[]): void {
  const hero = at(game.seats, seat);
  for (const thing of new Set(game.ground[hero.space] ?? [])) listFind(hero, thing, options);
  for (const thing of new Set(hero.items)) options.push({ drop: thing });
  for (const gem of new Set(hero.gems)) options.push({ drop: `gem${gem}` });
  for (let gold = 1; gold <= hero.gold && gold <= 30; gold++) options.push({ drop: `gold${gold}` });
  for (const partner of partnersOf(game, seat)) options.push({ trade: partner });
  for (let other = 0; other < game.seats.length; other++)
    if (canFly(game, seat, other)) options.push({ falcon: other });
}

/** A thing on the hero's space; what lies face down may be turned up and taken. (AND-10.18) */
function listFind(hero: Hero, thing: Thing, options: FreeAction[]): void {
  if (thing.startsWith('rubble')) return;
  const take = seenAs(thing);
  const known = options.some((it) => typeof it === 'object' && 'take' in it && it.take === take);
  if (known) return;
  if (thing.startsWith('gold')) {
    for (let gold = numberOn(thing); gold > 0; gold--) options.push({ take: `gold${gold}` });
    return;
  }
  // A face-down token would betray itself if room were judged by what it is: all of them are small.
  if (hasRoom(hero, thing)) options.push({ take });
  if (isFaceDown(thing)) options.push({ turnUp: take });
}

function act(game: State, seat: Seat, action: FreeAction): void {
  const hero = at(game.seats, seat);
  const { space } = hero;
  if (action === 'well') drinkFrom(game, hero);
  else if (action === 'fog') doNext(game, { do: 'activateFog', hero: seat, space });
  else if ('buy' in action) sell(game, seat, action);
  else if ('claim' in action) claim(game, hero, action.claim);
  else if ('useHerb' in action) {
    remove(hero.items, action.useHerb);
    gainWillpower(hero, numberOn(action.useHerb));
  } else if ('telescope' in action) uncover(game, action.telescope);
  else exchange(game, seat, action);
}

type Exchange = Extract<
  FreeAction,
  { take: Thing } | { turnUp: Thing } | { drop: Thing } | { trade: Seat } | { falcon: Seat }
>;

function exchange(game: State, seat: Seat, action: Exchange): void {
  const hero = at(game.seats, seat);
  game.exchanges++;
  if ('take' in action) pickUp(game, seat, action.take);
  else if ('turnUp' in action) turnUp(game, hero.space, find(game, hero.space, action.turnUp));
  else if ('drop' in action) {
    handOut(hero, action.drop);
    lay(game, hero.space, action.drop);
  } else {
    const falcon = 'falcon' in action;
    const partner = falcon ? action.falcon : action.trade;
    doNext(game, { do: 'trade', seat, with: partner, falcon, give: [], get: [] });
  }
}

function pickUp(game: State, seat: Seat, seen: Thing): void {
  const hero = at(game.seats, seat);
  const thing = find(game, hero.space, seen);
  lift(game, hero.space, thing);
  stow(hero, thing.replace('?', ''));
  fire(game, (it) => it.on === 'itemPicked' && it.kind === sortOf(thing), { hero: seat });
}

/** The thing on a space that looks like this; gold is taken in any amount. */
function find(game: State, space: Space, seen: Thing): Thing {
  if (seen.startsWith('gold')) return seen;
  return game.ground[space]?.find((thing) => seenAs(thing) === seen) ?? seen;
}

function turnUp(game: State, space: Space, thing: Thing): void {
  const there = game.ground[space] ?? [];
  there[there.indexOf(thing)] = thing.replace('?', '');
}

function uncover(game: State, space: Space): void {
  const token = game.fog[space];
  if (token !== undefined && !token.endsWith('^')) game.fog[space] = `${token}^`;
  for (const thing of game.ground[space] ?? []) if (isFaceDown(thing)) turnUp(game, space, thing);
}

function claim(game: State, hero: Hero, card: string): void {
  const effect = EVENT_CARDS[card]?.effect;
  if (effect?.code !== 'buyStrengthAtSpace') return;
  remove(game.eventsLasting, card);
  hero.gold -= effect.gold;
  changeStrength(hero, effect.strength);
}
