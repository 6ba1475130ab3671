// Who gets what, and who bears what.
import { at } from '@meadhall/kernel';
import type { Choices, View } from '../model.ts';
import { punch } from './odds.ts';

/** Gold, unless somebody is weak; to whoever needs strength most. */
export function reward(view: View, options: readonly Choices['reward'][]): Choices['reward'] {
  const weak = options.find((it) => 'willpower' in it && at(view.seats, it.to).willpower < 5);
  if (weak) return weak;
  const gold = options.filter((it) => 'gold' in it);
  return gold.reduce((one, other) =>
    punch(at(view.seats, other.to)) < punch(at(view.seats, one.to)) ? other : one,
  );
}

/** A bow for whoever is no archer; gold to the dwarf where he buys cheaply, else evenly. */
export function share(view: View, options: readonly Choices['share'][]): Choices['share'] {
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
export function evenly(view: View, options: readonly Choices['split'][]): Choices['split'] {
  const frame = view.agenda.at(-1);
  const sign = frame?.do === 'split' && frame.amount < 0 ? -1 : 1;
  const lowest = ({ split }: Choices['split']): number =>
    Math.min(...split.map((part, i) => at(view.seats, i).willpower + sign * part));
  return options.reduce((one, other) => (lowest(other) > lowest(one) ? other : one));
}
