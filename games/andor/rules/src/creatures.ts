// Creatures: what they are worth in battle, how they are placed, where they go.
import { doNext, tell } from '@meadhall/kernel';
import { finish } from './legends/ending.ts';
import { fire } from './legends/trigger.ts';
import { has, hasCastle, hasRubble, isJoined, neighbours, occupant } from './lookup.ts';
import type { State } from './model.ts';
import type { Creature } from './pieces.ts';
import { placeOn } from './tables/boards.ts';
import { CREATURES, type Kind } from './tables/creatures.ts';
import { EVENT_CARDS } from './tables/eventCards.ts';
import { CASTLE_SHIELDS } from './tables/heroes.ts';
import type { Space } from './tables/place.ts';
import { lift, numberOn } from './things.ts';

export const shieldsOf = (game: Pick<State, 'seats' | 'farmersSaved'>): number =>
  (CASTLE_SHIELDS[game.seats.length] ?? 0) + game.farmersSaved;

export const fullWillpower = ({ kind, willpower }: Creature): number =>
  willpower ?? CREATURES[kind].willpower;

/** Strength, with today's events; `fighters` counts as nothing here. (AND-24.2) */
export function strengthOf(game: State, { kind, strength }: Creature): number {
  let sum = strength === 'fighters' ? 0 : (strength ?? CREATURES[kind].strength);
  for (const card of game.eventsToday) {
    const effect = EVENT_CARDS[card]?.effect;
    if (effect?.code === 'creatureStrengthDay') sum += effect.amount;
  }
  return sum;
}

export const rollsBlack = ({ kind, dice }: Creature): boolean =>
  (dice ?? CREATURES[kind].dice) === 'black';

/** Dice by willpower: two red or one black up to 6, three or two above. (AND-13.9) */
export const foeDice = (black: boolean, willpower: number): number =>
  (black ? 1 : 2) + (willpower >= 7 ? 1 : 0);

/** Figures of a kind still in the box; those in the castle or on 80 are not. (AND-28.6) */
export function figuresLeft(game: State, kind: Kind): number {
  const is = (it: Kind): boolean => it === kind;
  const used =
    game.creatures.filter((it) => is(it.kind)).length +
    game.castle.filter(is).length +
    game.defeated.filter(is).length;
  return Math.max(0, CREATURES[kind].figures - used);
}

/** The space a creature goes to along the arrow, or null if it cannot. (AND-16.7) */
function arrowFrom(game: State, space: Space): Space | null {
  const { arrow } = placeOn(game.board, space);
  return arrow !== null && isJoined(game, space, arrow) && !hasRubble(game, arrow) ? arrow : null;
}

/** The first free space from here on along the arrows; space 0 is always free. (AND-16.4, AND-16.6) */
function freeFrom(game: State, space: Space | null): Space | null {
  let to = space;
  while (to !== null && to !== 0 && occupant(game, to)) to = arrowFrom(game, to);
  return to;
}

/** Puts a new creature on a space, or on the next free one; where there is none it stays out. */
export function placeCreature(
  game: State,
  kind: Kind,
  space: Space,
  features: Omit<Creature, 'id' | 'kind' | 'space'> = {},
): Creature | null {
  const to = features.ghost ? space : freeFrom(game, space);
  if (to === null || figuresLeft(game, kind) === 0) return null;
  const creature: Creature = { id: game.nextId++, kind, space: to, ...features };
  game.creatures.push(creature);
  tell(game, { say: 'came', kind, from: null, to });
  reach(game, creature, false);
  return creature;
}

/** One move at sunrise or by a card: to a gem that lures it, else along the arrows. */
export function moveCreature(game: State, creature: Creature): void {
  const from = creature.space;
  const lure = has(game, 'gemLure') ? lureFor(game, from) : null;
  const to = lure ?? freeFrom(game, arrowFrom(game, from));
  if (to === null) return;
  creature.space = to;
  tell(game, { say: 'came', kind: creature.kind, from, to });
  // The captive belongs to its guard. (AND-28.10)
  if (game.figures.princeCaptive === from) game.figures.princeCaptive = to;
  reach(game, creature, true);
}

/** The best gem next to a space; of equals the one with the lowest number. (AND-12.5, AND-12.8) */
function lureFor(game: State, from: Space): Space | null {
  let best: Space | null = null;
  let worth = 0;
  for (const space of neighbours(game, from)) {
    if (hasRubble(game, space) || occupant(game, space)) continue;
    for (const thing of game.ground[space] ?? []) {
      if (!thing.startsWith('gem')) continue;
      const value = numberOn(thing);
      if (value > worth || (value === worth && best !== null && space < best)) {
        best = space;
        worth = value;
      }
    }
  }
  return best;
}

/** What a creature does to the space it comes to. */
function reach(game: State, creature: Creature, moved: boolean): void {
  const { space, ghost } = creature;
  if (ghost) return;
  if (space === 0) {
    if (!hasCastle(game)) leave(game, creature);
    else if (has(game, 'siege')) creature.tag ??= 'occupier';
    else storm(game, creature);
    return;
  }
  takeGems(game, space, moved);
  loseFarmers(game, space);
  if (game.seats.some((hero) => hero.alive && hero.space === space)) meet(game);
  else if (has(game, 'carriedTokenAlarm')) doNext(game, { do: 'testLoss' });
}

/** A hero and a creature share a space: that may raise the alarm, or cost a letter. */
export function meet(game: State): void {
  if (has(game, 'carriedTokenAlarm')) doNext(game, { do: 'testLoss' });
  fire(game, ({ on }) => on === 'heroMeetsCreature');
}

/** A creature that walks eats or takes what lured it; where a new one appears no gem stays. (AND-12.7) */
function takeGems(game: State, space: Space, moved: boolean): void {
  const gems = (game.ground[space] ?? []).filter((thing) => thing.startsWith('gem'));
  if (gems.length === 0) return;
  const lures = has(game, 'gemLure');
  gems.sort((a, b) => numberOn(b) - numberOn(a));
  const all = moved ? has(game, 'gemEating') : lures;
  for (const gem of all ? gems : lures ? gems.slice(0, 1) : []) lift(game, space, gem);
}

/** A farmer on a creature's space is lost at once. (AND-11.3) */
export function loseFarmers(game: State, space: Space): void {
  if (!game.farmers.includes(space)) return;
  game.farmers = game.farmers.filter((it) => it !== space);
  tell(game, { say: 'farmerLost', space });
}

export function removeCreature(game: State, creature: Creature): void {
  game.creatures = game.creatures.filter((it) => it !== creature);
}

/** Onto a golden shield; without a free one the legend is lost. (AND-17.1, AND-17.2) */
function storm(game: State, creature: Creature): void {
  const { kind, tag } = creature;
  removeCreature(game, creature);
  game.castle.push(kind);
  const free = shieldsOf(game) - game.castle.length;
  tell(game, { say: 'stormed', kind, free: Math.max(0, free) });
  fire(game, (it) => it.on === 'creatureReachesCastle' && (it.tag === undefined || it.tag === tag));
  if (free < 0) finish(game, 'lost');
}

function leave(game: State, creature: Creature): void {
  removeCreature(game, creature);
  tell(game, { say: 'escaped', kind: creature.kind });
  fire(game, ({ on }) => on === 'creatureReachesExit');
}
