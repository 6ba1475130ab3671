// What a hero of the team does beside his turns: drink, buy, pick up, put down, hand over.
import { at, type Seat } from '@meadhall/kernel';
import type { Choices, FreeAction } from '../choices.ts';
import type { Hero } from '../pieces.ts';
import { shoots } from '../targets.ts';
import { isLarge, numberOn, sortOf } from '../things.ts';
import { handsOn, isLetterOut, takesOver } from './courier.ts';
import { buyerOf, DWARF_MINE, isLaidDown, wantsHelm, worthOf } from './errands.ts';
import { GATHERING } from './goals.ts';
import type { Manner } from './manners.ts';
import { distances, type Scene, wantsHerb } from './scene.ts';

/** The first thing that helps, if any does. */
export function freeAction(
  scene: Scene,
  seat: Seat,
  options: readonly FreeAction[],
  { pools }: Manner,
): FreeAction | undefined {
  const deal =
    pools &&
    options.find((it) => typeof it === 'object' && 'trade' in it && deals(scene, seat, it.trade));
  return deal || options.find((it) => helps(scene, seat, it));
}

/** Gold goes to the dwarf, who gets twice as much for it. */
function deals(scene: Scene, seat: Seat, other: Seat): boolean {
  const buyer = buyerOf(scene);
  if (buyer === undefined || (seat !== buyer && other !== buyer)) return false;
  const dwarf = at(scene.seats, buyer);
  const giver = at(scene.seats, seat === buyer ? other : seat);
  const chest = scene.fates.some(({ card, done }) => card === 9 && !done);
  return giver.gold > 0 && !chest && distances(scene)(dwarf.space, DWARF_MINE) <= 7;
}

export function trade(
  scene: Scene,
  seat: Seat,
  options: readonly Choices['trade'][],
): Choices['trade'] {
  if (options.includes('done')) return 'done';
  const gives = seat !== buyerOf(scene);
  let best: Choices['trade'] = 'cancel';
  let most = 0;
  for (const option of options) {
    if (typeof option === 'string') continue;
    const thing = 'give' in option ? (gives ? option.give : '') : gives ? '' : option.get;
    if (!thing.startsWith('gold') || numberOn(thing) <= most) continue;
    most = numberOn(thing);
    best = option;
  }
  return best;
}

function helps(scene: Scene, seat: Seat, action: FreeAction): boolean {
  const hero = at(scene.seats, seat);
  if (action === 'well') return hero.willpower <= 17;
  if (action === 'fog') return true;
  if ('buy' in action) return buys(scene, hero, action);
  if ('claim' in action) return true;
  if ('useHerb' in action)
    return hero.willpower < 4 && !wantsHerb(scene) && scene.fates.length === 0;
  if ('take' in action && action.take === 'parchment' && isLetterOut(scene))
    return takesOver(scene, seat);
  if ('take' in action)
    return worthOf(scene, hero, action.take) > 0 && !isLaidDown(scene, hero, hero.space);
  if ('drop' in action && action.drop === 'parchment' && isLetterOut(scene))
    return handsOn(scene, seat);
  if ('drop' in action) return brings(scene, hero, action.drop);
  return false;
}

function buys(scene: Scene, hero: Hero, action: Extract<FreeAction, { buy: string }>): boolean {
  if (action.gems || scene.board === 'mine') return false;
  const chest = scene.fates.some(({ card, done }) => card === 9 && !done);
  if (chest && hero.gold < 8) return false;
  const besieger = scene.rules.includes('siege') && !shoots(hero) && hero.kind !== 'wizard';
  if (besieger && hero.items.every((thing) => !isLarge(thing))) return action.buy === 'bow';
  if (
    hero.kind === 'warrior' &&
    hero.willpower >= 12 &&
    wantsHelm(hero) &&
    scene.rules.includes('equipmentBoard') &&
    scene.supply.helm > 0
  )
    return action.buy === 'helm';
  return action.buy === 'strength' && action.count === 1;
}

/** What is wanted where he stands. */
function brings(scene: Scene, hero: Hero, thing: string): boolean {
  const sort = sortOf(thing);
  if (scene.board === 'mine' && hero.space === GATHERING)
    return sort === 'gem' || (sort === 'gold' && numberOn(thing) === hero.gold);
  if (sort === 'herb' && wantsHerb(scene)) return hero.space === 0;
  const due = (fate: number): boolean =>
    scene.fates.some(({ card, done }) => card === fate && !done);
  if (due(2) && hero.space === 0 && (sort === 'herb' || sort === 'brew')) return true;
  return due(9) && hero.space === 0 && thing === 'gold6';
}
