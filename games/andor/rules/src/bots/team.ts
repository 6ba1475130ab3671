// A hero of a rule-based team: from what he sees and a question to an answer. Never sees the state.
import { type Answer, type Ask, asks, at, type Rng, type Seat } from '@meadhall/kernel';
import { andor } from '../andor.ts';
import type { Choices } from '../choices.ts';
import type { Andor, View } from '../model.ts';
import type { Hero } from '../pieces.ts';
import { heroToPlay } from './company.ts';
import { diceLeft, enhance, flip, goesOn, herb } from './fighting.ts';
import { freeAction, trade } from './free.ts';
import { type Manner, WISE } from './manners.ts';
import { arrive, arrivingStep } from './prologue.ts';
import { bossOf, distances, type Scene } from './scene.ts';
import { evenly, reward, share } from './sharing.ts';
import { rollsOn } from './spreads.ts';
import { hasTime, nextStep, type Way, wayOf } from './walking.ts';

/** Plays one seat of the team. */
export function teammate(view: View, seat: Seat, rng: Rng, manner = WISE): Answer<Andor> {
  const world = andor.imagine(view, seat, rng);
  const mine = asks(andor, world).filter((ask) => ask.seat === seat);
  return advise(view, mine, manner);
}

/** The team’s answer to one of a seat’s open questions; free actions come first where they help. */
export function advise(
  scene: Scene,
  mine: readonly Ask<Andor>[],
  manner: Manner = WISE,
): Answer<Andor> {
  const { seat } = at(mine, 0);
  for (const ask of mine) {
    if (ask.step !== 'anytime') continue;
    const choice = freeAction(scene, seat, ask.options, manner);
    if (choice !== undefined) return { seat, step: 'anytime', choice };
  }
  const ask = mine.find(({ step }) => step !== 'anytime') ?? at(mine, 0);
  return { seat, step: ask.step, choice: choose(scene, ask, manner) } as Answer<Andor>;
}

function choose(scene: Scene, ask: Ask<Andor>, manner: Manner): unknown {
  const hero = at(scene.seats, ask.seat);
  switch (ask.step) {
    case 'act':
      return action(scene, ask.seat, ask.options, wayOf(scene, ask.seat, manner));
    case 'arrive':
      return arrive(scene, ask.seat);
    case 'walk':
      return scene.rules.includes('prologue')
        ? arrivingStep(scene, ask.seat, ask.options)
        : nextStep(scene, ask.seat, ask.options, manner);
    case 'leadFigure':
      return leadOn(scene, ask.seat, ask.options);
    case 'trade':
      return trade(scene, ask.seat, ask.options);
    case 'stay':
      return ask.options.includes('stay') && goesOn(scene, hero) ? 'stay' : 'leave';
    case 'rollOn': {
      const frame = scene.agenda.at(-1);
      const left = frame?.do === 'rollOn' ? diceLeft(hero, frame.rolled) : 0;
      return rollsOn(scene.battle?.dice[0] ?? 6, left) && ask.options.includes('roll')
        ? 'roll'
        : 'stop';
    }
    case 'flip':
      return flip(scene, ask.seat, ask.options);
    case 'enhance':
      return enhance(scene, ask.options);
    case 'reward':
      return reward(scene, ask.options, manner);
    case 'share':
      return share(scene, ask.options, manner);
    case 'suffer':
    case 'flame':
      return ask.options.includes('shield') ? 'shield' : 'take';
    case 'shieldCard':
      return /golden (2|4|18|27|33)$|dragon [125]/.test(cardAsked(scene)) ? 'shield' : 'no';
    case 'split':
      return evenly(scene, ask.options);
    case 'pay':
      return 'no';
    case 'buyOffer':
      return ask.options.includes('willpower') && hero.willpower < 8 ? 'willpower' : 'no';
    case 'legendChoice':
      return ask.options.includes('accept') ? 'refuse' : at(ask.options, ask.options.length - 1);
    case 'herb':
      return herb(scene, ask.options);
    case 'chooseHero':
      return heroToPlay(scene, ask.options);
    case 'runeDie':
    case 'chooseFarmer':
    case 'removeRubble':
      return at(ask.options as readonly unknown[], 0);
    case 'join':
    case 'agree':
      return 'yes';
    default:
      return plain(ask.options as readonly unknown[]);
  }
}

const plain = (options: readonly unknown[]): unknown =>
  ['no', 'enough', 'keep', 'cancel', 'yes', 'together', 'stop'].find((it) =>
    options.includes(it),
  ) ?? options[0];

const cardAsked = (scene: Scene): string => {
  const frame = scene.agenda.at(-1);
  return frame?.do === 'shieldCard' ? frame.card : '';
};

/** What a hero does in his turn who has been told where to go. */
export function action(
  scene: Scene,
  seat: Seat,
  options: readonly Choices['act'][],
  way: Way | undefined,
): Choices['act'] {
  const hero = at(scene.seats, seat);
  const { order } = way ?? {};
  if (way?.waits !== undefined)
    return options.includes('pass') && hero.hours < way.waits ? 'pass' : 'endDay';
  if (way && order?.task.foe && way.steps === 0) {
    const { foe } = order.task;
    const ally = friendToLead(scene, hero, options);
    if (ally) return ally;
    const fight = options.find(
      (it) =>
        typeof it === 'object' &&
        'fight' in it &&
        it.fight === `${foe.kind}@${foe.space}` &&
        it.with.length === order.group.length - 1 &&
        it.with.every((other) => order.group.includes(other)),
    );
    if (fight && order.today) return fight;
    const coming = order.group.some((it) => !isThere(scene, it, seat));
    return coming && order.today && hero.hours < 7 && options.includes('pass') ? 'pass' : 'endDay';
  }
  if (way && way.steps > 0 && options.includes('move') && hasTime(hero, way.hurries)) return 'move';
  const rubble = options.find(
    (it) => typeof it === 'object' && 'clear' in it && it.with.length === 0,
  );
  return rubble && hero.hours < 7 ? rubble : 'endDay';
}

const isThere = (scene: Scene, other: Seat, seat: Seat): boolean =>
  at(scene.seats, other).space === at(scene.seats, seat).space;

/** Before the last battle the prince and the dwarf soldiers are fetched, if that takes an hour or two. */
function friendToLead(
  scene: Scene,
  hero: Hero,
  options: readonly Choices['act'][],
): Choices['act'] | undefined {
  const boss = bossOf(scene);
  if (!boss || boss.space !== hero.space || hero.hours > 4) return undefined;
  for (const option of options) {
    if (typeof option !== 'object' || !('lead' in option)) continue;
    const from = scene.figures[option.lead];
    if (from === undefined || from === boss.space) continue;
    if (distances(scene)(from, boss.space) <= 8) return option;
  }
  return undefined;
}

function leadOn(
  scene: Scene,
  seat: Seat,
  options: readonly Choices['leadFigure'][],
): Choices['leadFigure'] {
  const frame = scene.agenda.at(-1);
  const target = bossOf(scene)?.space ?? at(scene.seats, seat).space;
  const steps = distances(scene);
  const from = frame?.do === 'leadFigure' ? (scene.figures[frame.figure] ?? target) : target;
  const far = steps(from, target);
  const closer = options.find((it) => it !== 'stop' && steps(it.step, target) < far);
  return closer ?? (options.includes('stop') ? 'stop' : at(options, 0));
}
