// What all tasks are judged by: the sky over Andor, the final enemy, and the letters that are left.
import type { Creature } from '../pieces.ts';
import type { Space } from '../tables/place.ts';
import { isLetterOut } from './courier.ts';
import { type Forecast, forecast } from './forecast.ts';
import type { Manner } from './manners.ts';
import { oddsOf } from './odds.ts';
import { type Relay, relay } from './relay.ts';
import {
  bossOf,
  distances,
  isHerbHome,
  lettersLeft,
  living,
  type Scene,
  wantsHerb,
} from './scene.ts';
import { type Stance, stanceOf } from './stance.ts';

export interface Outlook {
  readonly scene: Scene;
  readonly manner: Manner;
  readonly stance: Stance;
  readonly steps: (from: Space, to: Space) => number;
  readonly sky: Forecast;
  /** The way of the king’s letter, once it is there. */
  readonly relay: Relay | undefined;
  readonly boss: Creature | undefined;
  /** How the final battle would go if all were there now. */
  readonly final: number;
  /** Sunrises the goals still ask for. */
  readonly days: number;
  /** What a letter is worth: few are left, or many. */
  readonly letter: number;
  /** Sunrises after which nothing can happen to the castle any more. */
  readonly closing: number;
}

export function outlook(scene: Scene, manner: Manner): Outlook {
  const steps = distances(scene);
  const boss = bossOf(scene);
  const final = boss ? chanceOfAll(scene, boss) : 0;
  const sky = forecast(scene);
  const plan = isLetterOut(scene) ? relay(scene, sky) : undefined;
  const days = plan ? Math.min(plan.days, 5) : daysNeeded(scene, boss, final, steps);
  const stance = stanceOf(scene);
  const letter = letterWorth(scene, manner.thrift * stance.letter, days);
  const closing =
    scene.rules.includes('carriedTokenAlarm') && scene.cardsDone.includes('H1')
      ? days
      : lettersLeft(scene);
  return { scene, manner, stance, steps, sky, relay: plan, boss, final, days, letter, closing };
}

/** The chance of all heroes together, rested and gathered, against the final enemy. */
function chanceOfAll(scene: Scene, boss: Creature): number {
  const heroes = living(scene).map((hero) => ({ ...hero, hours: 0 }));
  const { prince, shieldDwarves } = scene.figures;
  const friends = (prince === undefined ? 0 : 4) + (shieldDwarves === undefined ? 0 : 4);
  return oddsOf(scene, heroes, boss, 6, friends).chance;
}

/** Sunrises the team still needs for what the legend asks, or so it thinks. */
function daysNeeded(
  scene: Scene,
  boss: Creature | undefined,
  final: number,
  steps: Outlook['steps'],
): number {
  if (scene.rules.includes('carriedTokenAlarm')) return 3;
  let days = 1;
  if (wantsHerb(scene) && !isHerbHome(scene)) days += scene.vars['witchFound'] === true ? 1.5 : 2.5;
  if (scene.fates.some(({ done }) => !done)) days += 1;
  if (boss) {
    let far = 0;
    for (const { space } of living(scene)) far = Math.max(far, steps(space, boss.space));
    days += far / 7 + (final > 0.7 ? 0 : 1);
  }
  return days;
}

/** Every creature that falls costs a letter. The fewer there are beyond those the goals need, the dearer. */
function letterWorth(scene: Scene, thrift: number, days: number): number {
  if (scene.board === 'mine') return 0;
  // The letter should come in the morning, with the whole day before it.
  if (scene.rules.includes('carriedTokenAlarm') && !scene.cardsDone.includes('H1'))
    return scene.narrator === 'G' ? 12 * thrift : 0;
  const slack = lettersLeft(scene) - 1 - days;
  return thrift * (slack >= 5 ? 0.5 : slack >= 3 ? 1.5 : slack >= 1 ? 4 : slack >= 0 ? 10 : 20);
}
