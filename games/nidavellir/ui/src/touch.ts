import { type Offer, offerFor, offersWith } from './targets.ts';

/** Things that cannot be told apart, the one an option names first; most things are alone. */
export type Alike = (target: string) => readonly string[];

/** What was touched, in the names the options use: of equal things the first one is meant first. */
function meant(touched: readonly string[], alike: Alike): string[] {
  const used = new Map<string, number>();
  return touched.map((target) => {
    const group = alike(target);
    const first = group[0] ?? target;
    const before = used.get(first) ?? 0;
    used.set(first, before + 1);
    return group[before] ?? target;
  });
}

/** Whether touching this too leads to an answer. */
export const isOpen = (
  offers: readonly Offer[],
  touched: readonly string[],
  target: string,
  alike: Alike,
): boolean =>
  !touched.includes(target) && offersWith(offers, meant([...touched, target], alike)).length > 0;

/** The answer given by touching these things and no others. */
export const answerTo = (
  offers: readonly Offer[],
  touched: readonly string[],
  alike: Alike,
): Offer | undefined =>
  touched.length === 0 ? undefined : offerFor(offers, meant(touched, alike));

/** Touching once more lets go. Touching what does not go with the rest begins anew. */
export function touching(
  offers: readonly Offer[],
  touched: readonly string[],
  target: string,
  alike: Alike,
): readonly string[] {
  if (touched.includes(target)) return touched.filter((it) => it !== target);
  return isOpen(offers, touched, target, alike) ? [...touched, target] : [target];
}
