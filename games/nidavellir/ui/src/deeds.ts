import type { Viewer } from '@meadhall/kernel';
import type { HeroName, Nidavellir, View } from '@meadhall/nidavellir';
import { heroTitle, type Names } from '@meadhall/nidavellir-words';
import { capital, type Words } from '@meadhall/words';

/** The seat that has recruited a hero, or -1. */
export const ownerOf = (view: View, hero: HeroName): number =>
  view.seats.findIndex(({ heroes }) => heroes.includes(hero));

/** Who wants to know. */
interface Reader {
  view: View;
  viewer: Viewer;
  names: Names;
  words: Words<Nidavellir>;
}

/** What a hero brings to the owner, or would bring to whoever looks. */
export function heroDeed({ view, viewer, names, words }: Reader, hero: HeroName): string {
  const owner = ownerOf(view, hero);
  // A brother says how many there are with him: his owner is asked as if he were still to come.
  const scene = { view: withoutHero(view, hero), viewer, name: String };
  const said = words.option.recruit({ hero }, scene, owner < 0 ? (viewer ?? 0) : owner);
  return capital(said.slice(heroTitle(names, hero).length).replace(/^[\s:\u00a0]+/, ''));
}

const withoutHero = (view: View, hero: HeroName): View => ({
  ...view,
  seats: view.seats.map((player) => ({
    ...player,
    heroes: player.heroes.filter((it) => it !== hero),
  })),
});
