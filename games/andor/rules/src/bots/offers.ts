// What a task is worth to a hero or a group for the hours it takes.
import { at, type Seat } from '@meadhall/kernel';
import type { Creature } from '../pieces.ts';
import type { Space } from '../tables/place.ts';
import { ambush, DISCOUNT, type Meeting, march } from './gathering.ts';
import { DAY, hoursAfter, hoursLeft, overtimeOf, sidesOf, stepsTo } from './hours.ts';
import { type Odds, oddsOf } from './odds.ts';
import type { Outlook } from './outlook.ts';
import { bossOf, FAR, lettersLeft, type Scene } from './scene.ts';
import type { Task } from './tasks.ts';

/** What a hero is to do: be somewhere, and fight there with others. */
export interface Order {
  space: Space;
  steps: number;
  task: Task;
  /** All who are meant to fight, himself included. */
  group: Seat[];
  /** It can be done today. */
  today: boolean;
  score: number;
  /** That the fight is won. */
  chance: number;
}

const isWalking = (scene: Scene): boolean => scene.agenda.at(-1)?.do === 'walk';

/** A point of willpower, in pieces of gold. */
const willpowerWorth = (willpower: number): number =>
  willpower < 5 ? 1.5 : willpower < 9 ? 0.8 : willpower < 15 ? 0.5 : 0.3;

/** Hours of waiting that being somewhere takes beside the way. */
const WAITING = 5;

export function wayOffer(look: Outlook, task: Task, seat: Seat): Order | undefined {
  const { scene, steps, manner } = look;
  const hero = at(scene.seats, seat);
  const there = steps(hero.space, task.space);
  if (there >= FAR) return undefined;
  // Between two actions he has done already whatever there is to do where he stands.
  if (there === 0 && !task.stay && task.thenTo === undefined && !isWalking(scene)) return undefined;
  const way = there + (task.thenTo === undefined ? 0 : steps(task.space, task.thenTo));
  if (way >= FAR) return undefined;
  const hours = hoursLeft(hero) + sidesOf(hero);
  let { worth } = task;
  let today = way <= hours;
  if (!today && way <= hours + overtimeOf(manner, hero)) {
    const price = 2 * (way - hours) * willpowerWorth(hero.willpower);
    if (price < 0.5 * worth) {
      worth -= price;
      today = true;
    }
  }
  const days = today ? 0 : Math.ceil((way - hours) / DAY);
  const score = (worth * DISCOUNT ** days) / (way + 1.5 + (task.stay ? WAITING : 0));
  if (task.thenTo !== undefined && there === 0)
    return { space: task.thenTo, steps: way, task, group: [seat], today, score, chance: 1 };
  return { space: task.space, steps: there, task, group: [seat], today, score, chance: 1 };
}

export function fightOffer(
  look: Outlook,
  task: Task,
  foe: Creature,
  group: Seat[],
): Order | undefined {
  const { scene, manner, stance } = look;
  const heroes = group.map((seat) => at(scene.seats, seat));
  const final = foe === bossOf(scene);
  if (final && stance.inConcert) return march(look, task, foe, group, heroes);
  let meeting: Meeting = { space: task.space, days: 0, steps: 0, farthest: 0 };
  let rounds = 10;
  let extra = 10;
  let late = 0;
  for (const hero of heroes) {
    const far = stepsTo(look, hero, foe, task.space);
    if (far >= FAR) return undefined;
    const hours = hoursAfter(hero, far);
    meeting.steps += far;
    meeting.farthest = Math.max(meeting.farthest, far);
    if (hours < 1) late = Math.max(late, Math.ceil((1 - hours) / DAY));
    rounds = Math.min(rounds, Math.max(0, hours));
    extra = Math.min(extra, hours + overtimeOf(manner, hero));
  }
  let odds: Odds;
  let price = 0;
  if (extra >= 1 && (rounds >= 1 || task.worth > 12)) {
    odds = oddsOf(scene, heroes, foe, rounds);
    if (odds.chance < 0.8) {
      const more = oddsOf(scene, heroes, foe, Math.max(1, extra));
      if (more.chance > odds.chance + 0.1) {
        price = Math.max(0, more.rounds - rounds) * 2 * heroes.length * 0.6;
        odds = more;
      }
    }
  } else {
    meeting.days = Math.max(1, late);
    if (stance.inConcert && !foe.immobile) {
      const later = ambush(look, heroes, foe, scene.creatures.indexOf(foe));
      if (!later) return undefined;
      meeting = later;
    }
    if ((task.days ?? FAR) <= meeting.days) return undefined;
    odds = oddsOf(
      scene,
      heroes.map((hero) => ({ ...hero, hours: 0 })),
      foe,
      5,
    );
  }
  if (final) return finalOffer(look, task, group, odds, meeting);
  if (odds.chance < (task.worth > 30 ? 0.6 * manner.caution : manner.caution)) return undefined;
  for (const { willpower } of heroes) price += odds.loss * willpowerWorth(willpower - odds.loss);
  const gain = task.worth * odds.chance - price - (1 - odds.chance) * 3;
  if (gain <= 0) return undefined;
  const hours = meeting.steps + heroes.length * (odds.rounds + 0.75);
  const score = (gain * DISCOUNT ** meeting.days) / (hours + 0.75);
  return {
    space: meeting.space,
    steps: meeting.farthest,
    task,
    group,
    today: meeting.days === 0,
    score,
    chance: odds.chance,
  };
}

/** The last battle is worth every hour: only the chance counts, and who comes late. */
function finalOffer(
  look: Outlook,
  task: Task,
  group: Seat[],
  { chance }: Odds,
  { farthest: steps, days }: Meeting,
): Order | undefined {
  const least = lettersLeft(look.scene) <= 2 ? 0.15 : 0.55;
  if (chance < least) return undefined;
  const score = (12 * chance ** 3 * DISCOUNT ** days) / (1 + steps / 14);
  return { space: task.space, steps, task, group, today: days === 0, score, chance };
}
