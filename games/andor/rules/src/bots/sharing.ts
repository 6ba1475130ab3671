// Who gets what, and who bears what.
import { at } from '@meadhall/kernel';
import type { Choices } from '../choices.ts';
import { buyerOf } from './errands.ts';
import type { Manner } from './manners.ts';
import type { Scene } from './scene.ts';
import { punch } from './spreads.ts';

/** Gold, unless somebody is weak; to whoever needs strength most. */
export function reward(
  scene: Scene,
  options: readonly Choices['reward'][],
  { pools }: Manner,
): Choices['reward'] {
  const weak = options.find((it) => 'willpower' in it && at(scene.seats, it.to).willpower < 5);
  if (weak) return weak;
  const gold = options.filter((it) => 'gold' in it);
  const buyer = pools ? buyerOf(scene) : undefined;
  const cheapest = gold.find(({ to }) => to === buyer);
  if (cheapest) return cheapest;
  return gold.reduce((one, other) =>
    punch(at(scene.seats, other.to)) < punch(at(scene.seats, one.to)) ? other : one,
  );
}

/** A bow for whoever is no archer; gold to the dwarf where he buys cheaply, else evenly. */
export function share(
  scene: Scene,
  options: readonly Choices['share'][],
  { pools }: Manner,
): Choices['share'] {
  const things = options.filter((it) => 'thing' in it);
  const fitting = things.filter(
    ({ to, thing }) =>
      !(
        thing === 'bow' &&
        (at(scene.seats, to).kind === 'archer' || at(scene.seats, to).kind === 'wizard')
      ),
  );
  if (things.length > 0) return at(fitting.length > 0 ? fitting : things, 0);
  const buyer = pools ? buyerOf(scene) : undefined;
  const dwarf = options.find((it) => 'gold' in it && it.to === buyer);
  if (dwarf) return dwarf;
  const even = options.filter((it) => 'gold' in it && it.gold === 2);
  const from = even.length > 0 ? even : options;
  return from.reduce((one, other) =>
    at(scene.seats, other.to).gold < at(scene.seats, one.to).gold ? other : one,
  );
}

/** Nobody loses or gains much more than the others. */
export function evenly(scene: Scene, options: readonly Choices['split'][]): Choices['split'] {
  const frame = scene.agenda.at(-1);
  const sign = frame?.do === 'split' && frame.amount < 0 ? -1 : 1;
  const lowest = ({ split }: Choices['split']): number =>
    Math.min(...split.map((part, i) => at(scene.seats, i).willpower + sign * part));
  return options.reduce((one, other) => (lowest(other) > lowest(one) ? other : one));
}
