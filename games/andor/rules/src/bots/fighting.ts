// When a hero of the team fights, with whom, and how he uses his dice.
import { at, type Seat } from '@meadhall/kernel';
import { fullWillpower } from '../creatures.ts';
import type { Choices, Hero, View } from '../model.ts';
import { edge, roundsFor } from './odds.ts';
import { bossOf, courierRoute, isIdle, isTimeForBoss, lettersLeft } from './threats.ts';

export const diceLeft = (hero: Hero, rolled: number): number =>
  Math.max(0, (hero.willpower < 7 ? 3 : hero.willpower < 14 ? 4 : 5) - rolled);

export const isBossFight = (view: View): boolean => {
  const boss = bossOf(view);
  return boss !== undefined && view.battle?.foe === boss.id;
};

/** On the space of an enemy that is too much for one, while others are still on their way. */
export function awaitsFriends(view: View, hero: Hero): boolean {
  const foe = view.creatures.find(({ space }) => space === hero.space);
  const friends = view.seats.filter(
    (it) => it !== hero && it.alive && !it.dayEnded && it.hours < 7,
  );
  if (!foe || friends.length === 0) return false;
  return foe === bossOf(view) ? isTimeForBoss(view) : edge(view, [hero, ...friends], foe) > 1;
}

/** The fight with the best prospects, if any has good ones. */
export function bestFight(
  view: View,
  seat: Seat,
  options: readonly Choices['act'][],
): Choices['act'] | null {
  let best: Choices['act'] | null = null;
  let most = 0;
  for (const option of options) {
    if (typeof option !== 'object' || !('fight' in option)) continue;
    const value = prospects(view, seat, option);
    if (value > most) {
      most = value;
      best = option;
    }
  }
  return best;
}

function prospects(
  view: View,
  seat: Seat,
  { fight, with: others }: { fight: string; with: Seat[] },
): number {
  const foe = view.creatures.find((it) => `${it.kind}@${it.space}` === fight);
  if (!foe) return 0;
  const group = [seat, ...others].map((it) => at(view.seats, it));
  const boss = bossOf(view);
  const advantage = edge(view, group, foe);
  const hours = Math.min(...group.map((it) => Math.max(1, 8 - it.hours)));
  const rounds = roundsFor(advantage, foe);
  if (foe === boss) {
    if (!isTimeForBoss(view)) return 0;
    const all = view.seats.filter(({ alive }) => alive).length;
    const last = lettersLeft(view) <= 2;
    return rounds <= hours + 2 && (group.length === all || rounds <= 3 || last)
      ? 100 + advantage
      : 0;
  }
  const besieged = foe.space === 0;
  if (rounds > hours + (besieged ? 3 : 1) || advantage < (besieged ? 0.4 : 0.8)) return 0;
  if (group.some((it) => it.willpower < 4) && advantage < 2.5) return 0;
  const fate = view.fates.find((it) => foe.tag === `fate${it.card}`);
  if (fate && !group.includes(at(view.seats, fate.owner))) return 0;
  const loner = view.fates.some((it) => it.card === 6 && !it.done && it.owner === seat);
  if (loner) return others.length === 0 ? 30 + advantage : 0;
  const idle = !foe.tag && !foe.carries && !courierRoute(view)(foe.space) && isIdle(view, foe);
  if (besieged) return 50 + advantage;
  return idle ? 0 : 10 + Math.min(advantage, fullWillpower(foe) + 1) - 3 * others.length;
}

export function goesOn(view: View, hero: Hero): boolean {
  const { battle } = view;
  const foe = view.creatures.find(({ id }) => id === battle?.foe);
  if (!battle || !foe) return battle?.rubble !== null && hero.hours < 7;
  const group = battle.fighters.map((it) => at(view.seats, it));
  const advantage = edge(view, group, foe);
  const rounds = advantage <= 0 ? 99 : Math.ceil(battle.willpower / advantage);
  if (isBossFight(view)) return advantage > 0 || rounds <= 3;
  const overtime = hero.hours >= 7;
  return advantage > 0.3 && hero.willpower >= (overtime ? 6 : 3) && rounds <= 4;
}

export function flip(view: View, options: readonly Choices['flip'][]): Choices['flip'] {
  const dice = view.battle?.dice ?? [];
  const best = Math.max(...dice);
  const low = options.filter((it): it is number => typeof it === 'number').sort((a, b) => a - b)[0];
  return low !== undefined && 7 - low > best + 1 ? low : 'no';
}

export function enhance(view: View, options: readonly Choices['enhance'][]): Choices['enhance'] {
  const dice = view.battle?.dice ?? [];
  let best: Choices['enhance'] = 'no';
  let most = Math.max(...dice);
  for (const option of options) {
    if (option === 'no') continue;
    const brew = 'brew' in option;
    const value = brew
      ? 2 * option.brew
      : option.helm * dice.filter((it) => it === option.helm).length;
    if (value > most && (!brew || isBossFight(view))) {
      most = value;
      best = option;
    }
  }
  return best;
}
