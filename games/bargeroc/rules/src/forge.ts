// Phase 3, the forge: crafting from the display, and renewing it once a turn.
import { at, type Decision, doNext, remove, type Seat, tell } from '@meadhall/kernel';
import type { Choices } from './answers.ts';
import { CRAFT, RENEW } from './choices.ts';
import { OBJECT_NAMES, OBJECTS, type ObjectName, type Ore, type Recipe } from './components.ts';
import { settings } from './config.ts';
import { each } from './each.ts';
import type { Bargeroc, State } from './model.ts';
import { addDoggyBag, addFreeCards, clauseAgainst, isPlay, playCard } from './play.ts';
import { power } from './powers.ts';

/** The ore cards of each recipe, one by one. */
export const INGREDIENTS: Readonly<Record<ObjectName, readonly Ore[]>> = each(
  OBJECT_NAMES,
  (object) => spelledOut(OBJECTS[object].recipe),
);

function spelledOut(recipe: Recipe): Ore[] {
  return Object.entries(recipe).flatMap(([ore, n]) => Array.from({ length: n }, () => ore as Ore));
}

export const forge: Decision<Bargeroc, 'forge'> = {
  clause: 'BAR-6.1',
  options(game, { seat }) {
    const options: Choices['forge'][] = ['done'];
    const { shop } = game;
    const { ores } = at(game.seats, seat);
    for (let i = 0; i < shop.length; i++) {
      const object = shop[i] as ObjectName;
      if (shop.indexOf(object) === i && canCraft(ores, object)) options.push(CRAFT[object]);
    }
    if (game.renewals < settings(game).renewMaxPerTurn) addRenewals(game, seat, [], options);
    addFreeCards(game, seat, options);
    return options;
  },
  take(game, { seat }, choice) {
    if (choice === 'done') return;
    doNext(game, { do: 'forge', seat });
    if ('craft' in choice) craft(game, seat, choice.craft);
    else if ('renew' in choice) renewMore(game, seat, [choice.renew]);
    else playCard(game, seat, choice);
  },
  forbids(game, _frame, choice) {
    if (isPlay(choice)) return clauseAgainst(choice, 'BAR-3.4');
    if (typeof choice !== 'object' || choice === null || !('renew' in choice)) return 'BAR-6.1';
    if (game.renewals >= settings(game).renewMaxPerTurn) return 'BAR-6.5';
    return game.shop.includes(choice.renew as ObjectName) ? 'BAR-6.8' : 'BAR-6.5';
  },
};

/** No substitution, no wild ore: exactly the cards of the recipe (BAR-6.2). */
function canCraft(ores: readonly Ore[], object: ObjectName): boolean {
  const needed = INGREDIENTS[object];
  if (needed.length > ores.length) return false;
  // Ingredients of one name lie side by side: a search for the next one starts behind the last.
  let from = 0;
  for (let i = 0; i < needed.length; i++) {
    const ore = needed[i] as Ore;
    if (i > 0 && needed[i - 1] !== ore) from = 0;
    from = ores.indexOf(ore, from) + 1;
    if (from === 0) return false;
  }
  return true;
}

function craft(game: State, seat: Seat, object: ObjectName): void {
  const { ores, objects } = at(game.seats, seat);
  for (const ore of INGREDIENTS[object]) {
    remove(ores, ore);
    game.oreDiscard.push(ore);
  }
  objects.push(object);
  fillSlot(game, game.shop.indexOf(object));
  tell(game, { say: 'crafted', seat, object });
}

/** A slot is filled from the top of the pile; without a pile it disappears (BAR-6.4). */
function fillSlot({ shop, forgeDeck }: State, slot: number): void {
  const next = forgeDeck.pop();
  if (next === undefined) shop.splice(slot, 1);
  else shop[slot] = next;
}

const fee = (game: State, seat: Seat, cards: number): number =>
  Math.max(0, cards * settings(game).renewCostPerCard - power(game, seat, 'freeRenew'));

/** Adds the displayed cards that could be renewed besides those chosen, if the coins allow it (BAR-6.8). */
function addRenewals(
  game: State,
  seat: Seat,
  chosen: readonly ObjectName[],
  options: unknown[],
): void {
  if (fee(game, seat, chosen.length + 1) > at(game.seats, seat).coins) return;
  const left = [...game.shop];
  for (const object of chosen) remove(left, object);
  for (let i = 0; i < left.length; i++) {
    const object = left[i] as ObjectName;
    if (left.indexOf(object) === i) options.push(RENEW[object]);
  }
}

/** One card after the other is chosen, the first to lie highest (BAR-6.6), until no more can be. */
export const renew: Decision<Bargeroc, 'renew'> = {
  clause: 'BAR-6.5',
  options(game, { seat, chosen }) {
    const options: Choices['renew'][] = ['enough'];
    addRenewals(game, seat, chosen, options);
    addDoggyBag(game, seat, options);
    return options;
  },
  take(game, { seat, chosen }, choice) {
    if (choice === 'enough') renewDisplay(game, seat, chosen);
    else if ('renew' in choice) renewMore(game, seat, [...chosen, choice.renew]);
    else {
      doNext(game, { do: 'renew', seat, chosen });
      playCard(game, seat, choice);
    }
  },
  forbids(game, { chosen }, choice) {
    if (typeof choice !== 'object' || choice === null || !('renew' in choice))
      return clauseAgainst(choice, 'BAR-6.5');
    const left = [...game.shop];
    for (const object of chosen) remove(left, object);
    return left.includes(choice.renew as ObjectName) ? 'BAR-6.8' : 'BAR-6.5';
  },
};

function renewMore(game: State, seat: Seat, chosen: ObjectName[]): void {
  const further: unknown[] = [];
  addRenewals(game, seat, chosen, further);
  if (further.length > 0) doNext(game, { do: 'renew', seat, chosen });
  else renewDisplay(game, seat, chosen);
}

/** The chosen cards go below the pile; only then are the free slots refilled, left to right (BAR-6.7). */
function renewDisplay(game: State, seat: Seat, chosen: ObjectName[]): void {
  const { shop, forgeDeck } = game;
  const paid = fee(game, seat, chosen.length);
  at(game.seats, seat).coins -= paid;
  game.renewals++;
  const free = freeSlots(shop, chosen);
  for (const object of chosen) forgeDeck.unshift(object);
  for (const slot of free) fillSlot(game, slot);
  tell(game, { say: 'renewed', seat, objects: chosen, paid });
}

function freeSlots(shop: readonly ObjectName[], chosen: readonly ObjectName[]): number[] {
  const slots: number[] = [];
  for (const object of chosen) {
    let slot = shop.indexOf(object);
    while (slots.includes(slot)) slot = shop.indexOf(object, slot + 1);
    slots.push(slot);
  }
  return slots.sort((a, b) => a - b);
}
