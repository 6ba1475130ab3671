// A hero of a competent, rule-based team: from a view and a question to an answer. Never sees the state.
import { type Answer, type Ask, asks, at, type Rng, type Seat } from '@meadhall/kernel';
import { andor } from '../andor.ts';
import type { Andor, Choices, FreeAction, Hero, View } from '../model.ts';
import { shoots } from '../targets.ts';
import { isLarge, numberOn, sortOf } from '../things.ts';
import { worthOf } from './errands.ts';
import {
  awaitsFriends,
  bestFight,
  diceLeft,
  enhance,
  flip,
  goesOn,
  isBossFight,
} from './fighting.ts';
import { rollsOn } from './odds.ts';
import { arrive, arrivingStep } from './prologue.ts';
import { evenly, reward, share } from './sharing.ts';
import { isUrgent } from './threats.ts';
import { bestErrand, hasTime, nextStep } from './walking.ts';

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
    case 'arrive':
      return arrive(view, ask.seat);
    case 'walk':
      return view.rules.includes('prologue')
        ? arrivingStep(view, ask.seat, ask.options)
        : nextStep(view, ask.seat, ask.options);
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

function action(view: View, seat: Seat, options: readonly Choices['act'][]): Choices['act'] {
  const hero = at(view.seats, seat);
  const fight = bestFight(view, seat, options);
  if (fight && (hasTime(view, hero) || (isUrgent(view) && hero.willpower >= 5))) return fight;
  const rubble = options.find(
    (it) => typeof it === 'object' && 'clear' in it && it.with.length === 0,
  );
  const goal = bestErrand(view, seat);
  if (!hasTime(view, hero)) return 'endDay';
  if (goal.steps > 0 && options.includes('move')) return 'move';
  if (rubble && goal.value < 1) return rubble;
  const waits = awaitsFriends(view, hero);
  return waits && options.includes('pass') && hero.hours < 7 ? 'pass' : 'endDay';
}
