// A hero of a competent, rule-based team: from a view and a question to an answer. Never sees the state.
import { type Answer, type Ask, asks, at, type Rng, type Seat } from '@meadhall/kernel';
import { andor } from '../andor.ts';
import { fullWillpower } from '../creatures.ts';
import type { Andor, Choices, FreeAction, Hero, View } from '../model.ts';
import { placeOn } from '../tables/boards.ts';
import { shoots } from '../targets.ts';
import { isLarge, numberOn, sortOf } from '../things.ts';
import {
  bossOf,
  courierRoute,
  errands,
  isIdle,
  isTimeForBoss,
  isUrgent,
  lettersLeft,
  worthOf,
} from './errands.ts';
import { edge, punch, rollsOn, roundsFor } from './odds.ts';
import { distances } from './paths.ts';

/** Plays one seat of the team. */
export function teammate(view: View, seat: Seat, rng: Rng): Answer<Andor> {
  const world = andor.imagine(view, seat, rng);
  const mine = asks(andor, world).filter((ask) => ask.seat === seat);
  return advise(view, mine);
}

/** The team’s answer to one of a seat’s open questions; free actions come first where they help. */
export function advise(view: View, mine: readonly Ask<Andor>[]): Answer<Andor> {
  const free = mine.find(({ step }) => step === 'anytime');
  const { seat } = at(mine, 0);
  if (free) {
    const choice = (free.options as readonly FreeAction[]).find((it) => helps(view, seat, it));
    if (choice !== undefined) return { seat, step: 'anytime', choice };
  }
  const ask = mine.find(({ step }) => step !== 'anytime') ?? at(mine, 0);
  return { seat, step: ask.step, choice: choose(view, ask) } as Answer<Andor>;
}

function choose(view: View, ask: Ask<Andor>): unknown {
  const hero = at(view.seats, ask.seat);
  switch (ask.step) {
    case 'act':
      return action(view, ask.seat, ask.options);
    case 'walk':
      return nextStep(view, ask.seat, ask.options);
    case 'stay':
      return ask.options.includes('stay') && goesOn(view, hero) ? 'stay' : 'leave';
    case 'rollOn': {
      const frame = view.agenda.at(-1);
      const left = frame?.do === 'rollOn' ? diceLeft(hero, frame.rolled) : 0;
      return rollsOn(view.battle?.dice[0] ?? 6, left) && ask.options.includes('roll')
        ? 'roll'
        : 'stop';
    }
    case 'flip':
      return flip(view, ask.options);
    case 'enhance':
      return enhance(view, ask.options);
    case 'reward':
      return reward(view, ask.options);
    case 'share':
      return share(view, ask.options);
    case 'suffer':
    case 'flame':
      return ask.options.includes('shield') ? 'shield' : 'take';
    case 'shieldCard':
      return /golden (2|4|18|27|33)$|dragon [125]/.test(cardAsked(view)) ? 'shield' : 'no';
    case 'split':
      return evenly(view, ask.options);
    case 'pay':
      return 'no';
    case 'buyOffer':
      return ask.options.includes('willpower') && hero.willpower < 8 ? 'willpower' : 'no';
    case 'legendChoice':
      return ask.options.includes('accept') ? 'refuse' : at(ask.options, ask.options.length - 1);
    case 'herb':
      return isBossFight(view) ? at(ask.options, ask.options.length - 1) : 'no';
    case 'runeDie':
    case 'chooseHero':
    case 'chooseFarmer':
    case 'removeRubble':
      return at(ask.options as readonly unknown[], 0);
    case 'join':
      return 'yes';
    default:
      return plain(ask.options as readonly unknown[]);
  }
}

const plain = (options: readonly unknown[]): unknown =>
  ['no', 'enough', 'keep', 'cancel', 'yes', 'together', 'stop'].find((it) =>
    options.includes(it),
  ) ?? options[0];

const cardAsked = (view: View): string => {
  const frame = view.agenda.at(-1);
  return frame?.do === 'shieldCard' ? frame.card : '';
};

const diceLeft = (hero: Hero, rolled: number): number =>
  Math.max(0, (hero.willpower < 7 ? 3 : hero.willpower < 14 ? 4 : 5) - rolled);

const isBossFight = (view: View): boolean => {
  const boss = bossOf(view);
  return boss !== undefined && view.battle?.foe === boss.id;
};

/** Drink, buy strength, pick up what is wanted, put down what is brought. */
function helps(view: View, seat: Seat, action: FreeAction): boolean {
  const hero = at(view.seats, seat);
  if (action === 'well') return hero.willpower <= 15;
  if (action === 'fog') return true;
  if ('buy' in action) {
    const besieger = view.rules.includes('siege') && !shoots(hero) && hero.kind !== 'wizard';
    if (besieger && hero.items.every((thing) => !isLarge(thing))) return action.buy === 'bow';
    const chest = view.fates.some(({ card, done }) => card === 9 && !done) && hero.gold < 8;
    return (
      action.buy === 'strength' &&
      action.count === 1 &&
      !action.gems &&
      view.board !== 'mine' &&
      !chest
    );
  }
  if ('claim' in action) return true;
  if ('useHerb' in action)
    return hero.willpower < 4 && view.vars['witchFound'] === undefined && view.fates.length === 0;
  if ('take' in action) return worthOf(view, hero, action.take) > 0 && !isDropped(view, hero);
  if ('drop' in action) return brings(view, hero, action.drop);
  return false;
}

/** What was laid down on purpose stays. */
const isDropped = (view: View, hero: Hero): boolean =>
  (hero.space === 0 && view.fates.some(({ card, done }) => card === 2 && !done)) ||
  (view.board === 'mine' && hero.space === 60) ||
  (hero.space === 0 && view.vars['witchFound'] !== undefined);

function brings(view: View, hero: Hero, thing: string): boolean {
  const sort = sortOf(thing);
  if (view.board === 'mine' && hero.space === 60)
    return sort === 'gem' || (sort === 'gold' && numberOn(thing) === hero.gold);
  if (sort === 'herb') return hero.space === 0 && view.vars['witchFound'] !== undefined;
  if (view.fates.some(({ card, done }) => card === 2 && !done))
    if (hero.space === 0 && (sort === 'herb' || sort === 'brew')) return true;
  const chest = view.fates.some(({ card, done }) => card === 9 && !done);
  return chest && hero.space === 0 && thing === 'gold6';
}

/** The best errand with its distance; spaces with creatures are shunned by who must not meet them. */
function bestErrand(view: View, seat: Seat): Goal {
  const hero = at(view.seats, seat);
  const steps = distances(view, hero.space, shunned(view, hero));
  if (isCourier(view, hero)) return courierGoal(view, hero.space, steps);
  let best = { space: hero.space, value: 0, steps: 0, escort: false };
  for (const { space, value, escort = false } of errands(view, seat)) {
    const far = steps.get(space);
    if (far === undefined) continue;
    const worth = value / (far + 2);
    if (worth > best.value) best = { space, value: worth, steps: far, escort };
  }
  return best;
}

/** As near to the Tree of Songs as can be without meeting a creature, now or at sunrise. */
function courierGoal(view: View, from: number, steps: ReadonlyMap<number, number>): Goal {
  const home = distances(view, TREE_OF_SONGS, new Set());
  const feared = new Set(view.creatures.map(({ space }) => placeOn(view.board, space).arrow));
  let best = { space: from, value: 100, steps: 0, escort: false };
  let least = home.get(from) ?? 99;
  for (const [space, far] of steps) {
    const left = home.get(space) ?? 99;
    if (left >= least || (feared.has(space) && space !== TREE_OF_SONGS)) continue;
    least = left;
    best = { space, value: 100, steps: far, escort: false };
  }
  return best;
}

const TREE_OF_SONGS = 57;

interface Goal {
  space: number;
  value: number;
  steps: number;
  escort: boolean;
}

const isCourier = (view: View, hero: Hero): boolean =>
  hero.items.includes('parchment') && view.rules.includes('carriedTokenAlarm');

function shunned(view: View, hero: Hero): Set<number> {
  const quiet = view.rules.includes('alarm') && view.vars['alarm'] !== true;
  return new Set(isCourier(view, hero) || quiet ? view.creatures.map(({ space }) => space) : []);
}

/** Hours a hero is willing to use: overtime only with willpower to spare. */
const hasTime = (hero: Hero): boolean =>
  hero.hours < 7 || (hero.hours < 10 && hero.willpower >= 13);

function action(view: View, seat: Seat, options: readonly Choices['act'][]): Choices['act'] {
  const hero = at(view.seats, seat);
  const fight = bestFight(view, seat, options);
  if (fight && (hasTime(hero) || (isUrgent(view) && hero.willpower >= 5))) return fight;
  const rubble = options.find(
    (it) => typeof it === 'object' && 'clear' in it && it.with.length === 0,
  );
  const goal = bestErrand(view, seat);
  if (!hasTime(hero)) return 'endDay';
  if (goal.steps > 0 && options.includes('move')) return 'move';
  if (rubble && goal.value < 1) return rubble;
  const waits = awaitsFriends(view, hero);
  return waits && options.includes('pass') && hero.hours < 7 ? 'pass' : 'endDay';
}

/** On the space of an enemy that is too much for one, while others are still on their way. */
function awaitsFriends(view: View, hero: Hero): boolean {
  const foe = view.creatures.find(({ space }) => space === hero.space);
  const friends = view.seats.filter(
    (it) => it !== hero && it.alive && !it.dayEnded && it.hours < 7,
  );
  if (!foe || friends.length === 0) return false;
  return foe === bossOf(view) ? isTimeForBoss(view) : edge(view, [hero, ...friends], foe) > 1;
}

/** The fight with the best prospects, if any has good ones. */
function bestFight(
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

function goesOn(view: View, hero: Hero): boolean {
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

function nextStep(view: View, seat: Seat, options: readonly Choices['walk'][]): Choices['walk'] {
  const hero = at(view.seats, seat);
  const goal = bestErrand(view, seat);
  const frame = view.agenda.at(-1);
  const led = frame?.do === 'walk' ? frame.led : 0;
  const lead = options.find((it) => typeof it === 'object' && 'farmers' in it && it.farmers > led);
  if (lead && view.rules.includes('farmers') && !view.rules.includes('siege')) return lead;
  const target =
    led > 0 && view.fates.every(({ card, done }) => card !== 3 || done) ? 0 : goal.space;
  const from = distances(view, target, led > 0 ? crowd(view) : shunned(view, hero));
  const here = from.get(hero.space) ?? 0;
  if (options.includes('stop') && (here === 0 || !hasTime(hero))) return 'stop';
  const steps = options.filter(
    (it): it is { step: number } => typeof it === 'object' && 'step' in it,
  );
  const closer = steps.filter(({ step }) => (from.get(step) ?? 99) < here);
  const paid =
    closer.find((it) => !('by' in it)) ?? closer.find((it) => 'by' in it && it.by === 'wineskin');
  return paid ?? (options.includes('stop') ? 'stop' : at(steps, 0));
}

const crowd = (view: View): Set<number> => new Set(view.creatures.map(({ space }) => space));

function flip(view: View, options: readonly Choices['flip'][]): Choices['flip'] {
  const dice = view.battle?.dice ?? [];
  const best = Math.max(...dice);
  const low = options.filter((it): it is number => typeof it === 'number').sort((a, b) => a - b)[0];
  return low !== undefined && 7 - low > best + 1 ? low : 'no';
}

function enhance(view: View, options: readonly Choices['enhance'][]): Choices['enhance'] {
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

/** Gold, unless somebody is weak; to whoever needs strength most. */
function reward(view: View, options: readonly Choices['reward'][]): Choices['reward'] {
  const weak = options.find((it) => 'willpower' in it && at(view.seats, it.to).willpower < 5);
  if (weak) return weak;
  const gold = options.filter((it) => 'gold' in it);
  return gold.reduce((one, other) =>
    punch(at(view.seats, other.to)) < punch(at(view.seats, one.to)) ? other : one,
  );
}

/** A bow for whoever is no archer; gold to the dwarf where he buys cheaply, else evenly. */
function share(view: View, options: readonly Choices['share'][]): Choices['share'] {
  const things = options.filter((it) => 'thing' in it);
  const fitting = things.filter(
    ({ to, thing }) =>
      !(
        thing === 'bow' &&
        (at(view.seats, to).kind === 'archer' || at(view.seats, to).kind === 'wizard')
      ),
  );
  if (things.length > 0) return at(fitting.length > 0 ? fitting : things, 0);
  const dwarf = options.find(
    (it) =>
      'gold' in it && at(view.seats, it.to).kind === 'dwarf' && at(view.seats, it.to).space === 71,
  );
  if (dwarf && !view.rules.includes('siege')) return dwarf;
  const even = options.filter((it) => 'gold' in it && it.gold === 2);
  const from = even.length > 0 ? even : options;
  return from.reduce((one, other) =>
    at(view.seats, other.to).gold < at(view.seats, one.to).gold ? other : one,
  );
}

/** Nobody loses or gains much more than the others. */
function evenly(view: View, options: readonly Choices['split'][]): Choices['split'] {
  const frame = view.agenda.at(-1);
  const sign = frame?.do === 'split' && frame.amount < 0 ? -1 : 1;
  const lowest = ({ split }: Choices['split']): number =>
    Math.min(...split.map((part, i) => at(view.seats, i).willpower + sign * part));
  return options.reduce((one, other) => (lowest(other) > lowest(one) ? other : one));
}
