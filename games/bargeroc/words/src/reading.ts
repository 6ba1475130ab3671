// What both languages look up in a scene before they put it into words.
import type { Bargeroc, Frame, Link, Ore, View } from '@meadhall/bargeroc';
import type { Scene } from '@meadhall/words';

export type Hall = Scene<Bargeroc>;

/** The frame a question rests on; words are also asked for questions that are over. */
export function frameOf<K extends Frame['do']>(
  { agenda }: View,
  step: K,
): Extract<Frame, { do: K }> | undefined {
  const top = agenda.at(-1);
  return top?.do === step ? (top as Extract<Frame, { do: K }>) : undefined;
}

/** The card that a counter would answer. */
export const answered = ({ chain }: View): Link | undefined => chain.at(-1);

/** Things with how many there are of each, in order of first appearance. */
function counted<K extends string>(things: readonly K[]): [K, number][] {
  const counts = new Map<K, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts];
}

/** «2 × onyx, coal», or a dash for nothing. */
export function listed<K extends string>(
  things: readonly K[],
  name: (thing: K) => string,
  nothing = '–',
): string {
  if (things.length === 0) return nothing;
  return counted(things)
    .map(([thing, n]) => (n > 1 ? `${n} × ${name(thing)}` : name(thing)))
    .join(', ');
}

/** The ores of a recipe: «2 iron + coal». */
export const recipe = (ores: readonly Ore[], name: (ore: Ore) => string): string =>
  counted(ores)
    .map(([ore, n]) => (n > 1 ? `${n} ${name(ore)}` : name(ore)))
    .join(' + ');

/** A sentence closed by a full stop, unless it has its own mark: card names may end in one. */
export const sentence = (text: string): string => (/[!?…]$/.test(text) ? text : `${text}.`);
