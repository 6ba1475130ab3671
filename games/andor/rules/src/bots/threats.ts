// How the legend stands: the final enemy, the letters that are left, what threatens the castle.
import { shieldsOf } from '../creatures.ts';
import { letterIndex } from '../lookup.ts';
import type { Creature, Hero, View } from '../model.ts';
import type { Space } from '../tables/place.ts';
import { edge, roundsFor } from './odds.ts';
import { distances, stepsToCastle } from './paths.ts';

/** The final enemy, if it stands on the board. */
export const bossOf = (view: View): Creature | undefined =>
  view.creatures.find(({ tag }) => tag === 'towerSkral' || tag === 'boss' || tag === 'dragon');

export const lettersLeft = (view: View): number =>
  letterIndex(view.nMarker) - letterIndex(view.narrator);

export const living = (view: View): Hero[] => view.seats.filter(({ alive }) => alive);

/** Whether the heroes should march on the final enemy: strong enough, or out of time. */
export function isTimeForBoss(view: View): boolean {
  const boss = bossOf(view);
  if (!boss || needsMoreFirst(view)) return false;
  const advantage = edge(view, living(view), boss);
  const rounds = roundsFor(advantage, boss);
  return rounds <= 5 || (lettersLeft(view) <= 3 && advantage > 0);
}

/** Things that have to be done before the enemy falls, for its fall ends the legend. */
function needsMoreFirst(view: View): boolean {
  if (view.rules.includes('siege')) return true;
  const herbMatters = view.vars['witchFound'] !== undefined;
  return herbMatters && !isHerbHome(view) && lettersLeft(view) > 1;
}

export const isHerbHome = (view: View): boolean =>
  (view.ground[0]?.some((thing) => thing.startsWith('herb')) ?? false) ||
  view.seats.some((it) => it.space === 0 && it.items.some((thing) => thing.startsWith('herb')));

/** Every creature that falls costs a letter: late in a legend only those that threaten are worth it. */
export function isIdle(view: View, creature: Creature): boolean {
  if (!isLate(view) || view.board === 'mine') return false;
  const soon = view.creatures.filter((it) => stepsToCastle(view, it.space) <= 2 && !it.immobile);
  const free = shieldsOf(view) - view.castle.length;
  return stepsToCastle(view, creature.space) > 2 || soon.length <= free;
}

/** More creatures reach the castle at the next sunrise than it has shields for. */
export function isUrgent(view: View): boolean {
  if (view.board === 'mine' || view.rules.includes('siege')) return false;
  const next = view.creatures.filter(
    ({ space, kind, immobile }) =>
      !immobile && stepsToCastle(view, space) <= (kind === 'wardrak' ? 2 : 1),
  );
  return next.length > shieldsOf(view) - view.castle.length;
}

/** Few letters are left, or the letter of the king has to be carried. */
const isLate = (view: View): boolean =>
  lettersLeft(view) <= (view.rules.includes('carriedTokenAlarm') ? 6 : 4);

/** Whether a space lies on the way of the hero with the king’s letter. */
export function courierRoute(view: View): (space: Space) => boolean {
  const courier = view.seats.find((it) => it.alive && it.items.includes('parchment'));
  if (!courier || !view.rules.includes('carriedTokenAlarm')) return () => false;
  const there = distances(view, courier.space, NOWHERE);
  const home = distances(view, 57, NOWHERE);
  const way = home.get(courier.space) ?? 0;
  return (space) => (there.get(space) ?? 99) + (home.get(space) ?? 99) <= way;
}

/** Nothing is shunned. */
export const NOWHERE: ReadonlySet<Space> = new Set();
