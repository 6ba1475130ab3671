// Who goes on which adventure: heroes that go well together.
import type { HeroKind } from '../tables/heroes.ts';
import { type Scene, wantsHerb } from './scene.ts';

/** In Legend 1 everybody fights from the first hour: strong dice come first. (Tried: BALANCE.md) */
const FIGHTERS: readonly HeroKind[] = ['warrior', 'archer', 'dwarf', 'wizard'];
/** All of them go; the warrior and the wizard, who fight well together, sit side by side. */
const ALL_FOUR: readonly HeroKind[] = ['warrior', 'wizard', 'archer', 'dwarf'];

/** Elsewhere gold has time to become strength, and the dwarf gets twice as much for it. */
const SMITHS: readonly HeroKind[] = ['dwarf', 'warrior', 'archer', 'wizard'];

/** The healing of the king begins far afield: who starts in the woods brings the first farmer home at once. */
const HEALERS: readonly HeroKind[] = ['dwarf', 'wizard', 'archer', 'warrior'];

export function heroToPlay(scene: Scene, options: readonly HeroKind[]): HeroKind | undefined {
  const fighters = scene.seats.length === ALL_FOUR.length ? ALL_FOUR : FIGHTERS;
  if (wantsHerb(scene)) return HEALERS.find((kind) => options.includes(kind));
  const order = scene.rules.includes('carriedTokenAlarm') ? fighters : SMITHS;
  return order.find((kind) => options.includes(kind));
}
