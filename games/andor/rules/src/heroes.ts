// Hours, willpower and strength of a hero.
import { at, type Seat, tell } from '@meadhall/kernel';
import { has } from './lookup.ts';
import type { State } from './model.ts';
import type { Hero } from './pieces.ts';
import { EVENT_CARDS } from './tables/eventCards.ts';
import { HEROES, MOST_STRENGTH, MOST_WILLPOWER } from './tables/heroes.ts';
import { lay } from './things.ts';

/** Hours of a day before overtime. (AND-3.2) */
export const HOURS = 7;
const OVERTIME = 2;
const WATER = 3;
const WATER_FOR_WARRIOR = 5;

/** Willpower the next hour costs; `Infinity` if there is none. (AND-3.2, AND-3.10) */
function hourCost(game: State, { hours }: Hero): number {
  const hour = hours + 1;
  if (hour <= HOURS) return 0;
  // The prologue knows no overtime. (AND-22.1)
  if (hour > HOURS + 3 || has(game, 'prologue')) return Number.POSITIVE_INFINITY;
  let cost = OVERTIME;
  for (const card of game.eventsToday) {
    const effect = EVENT_CARDS[card]?.effect;
    if (effect?.code !== 'hourRule') continue;
    if (effect.rule === 'no10th' && hour === 10) return Number.POSITIVE_INFINITY;
    if (effect.rule === 'free8th' && hour === 8) cost = 0;
    if (effect.rule === 'cost9and10' && hour > 8) cost = effect.cost ?? cost;
  }
  return cost;
}

/** Overtime never brings a hero to 0 willpower. (AND-3.3) */
export function canSpend(game: State, hero: Hero): boolean {
  const cost = hourCost(game, hero);
  return cost === 0 || hero.willpower > cost;
}

export function spendHour(game: State, hero: Hero): void {
  hero.willpower -= hourCost(game, hero);
  hero.hours++;
}

/** Surplus is lost. (AND-2.11) */
export function gainWillpower(hero: Hero, amount: number): void {
  hero.willpower = Math.min(MOST_WILLPOWER, hero.willpower + amount);
}

/** Empties the well a hero stands at. */
export function drinkFrom(game: State, hero: Hero): void {
  game.wells[hero.space] = 'empty';
  gainWillpower(hero, hero.kind === 'warrior' ? WATER_FOR_WARRIOR : WATER);
}

export function changeStrength(hero: Hero, amount: number): void {
  hero.strength = Math.max(1, Math.min(MOST_STRENGTH, hero.strength + amount));
}

/** Losses stop at 0, and there the hero falls. (AND-15.6) */
export function loseWillpower(game: State, seat: Seat, amount: number): void {
  const hero = at(game.seats, seat);
  hero.willpower = Math.max(0, hero.willpower - amount);
  if (hero.willpower === 0) fall(game, seat);
}

export function changeWillpower(game: State, seat: Seat, amount: number): void {
  if (amount >= 0) gainWillpower(at(game.seats, seat), amount);
  else loseWillpower(game, seat, -amount);
}

/** A hero at 0 willpower: out of the battle, weaker, and up again; or dead. (AND-15.5, AND-15.7) */
function fall(game: State, seat: Seat): void {
  const hero = at(game.seats, seat);
  const { battle } = game;
  const dies = has(game, 'heroDeath') && isDeadly(game);
  if (battle) battle.fighters = battle.fighters.filter((it) => it !== seat);
  tell(game, { say: 'fell', seat, dies });
  if (!dies) {
    changeStrength(hero, -1);
    hero.willpower = 3;
    return;
  }
  hero.alive = false;
  hero.dayEnded = true;
  for (const thing of hero.items) lay(game, hero.space, thing);
  for (const gem of hero.gems) lay(game, hero.space, `gem${gem}`);
  if (hero.gold > 0) lay(game, hero.space, `gold${hero.gold}`);
  hero.items = [];
  hero.gems = [];
  hero.gold = 0;
}

/** Where a dragon is about, only the battle with it kills. (AND-15.7) */
function isDeadly({ battle, creatures }: State): boolean {
  const dragon = creatures.find(({ kind }) => kind === 'dragon');
  return !dragon || battle?.foe === dragon.id;
}

/** Dice a hero rolls at his willpower. (AND-2.5) */
export function diceOf({ kind, willpower }: Hero): number {
  const row = willpower < 7 ? 0 : willpower < 14 ? 1 : 2;
  return HEROES[kind].dice[row];
}
