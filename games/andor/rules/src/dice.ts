import { below, die, IllegalSetup, tell } from '@meadhall/kernel';
import type { State } from './model.ts';
import type { Kind } from './tables/creatures.ts';
import { BLACK_FACES, type HeroKind } from './tables/heroes.ts';

type Roller = HeroKind | Kind | 'legend';

/** Throws dice together: so many with pips, then so many black ones. */
export function roll(game: State, who: Roller, count: number, blacks = 0): number[] {
  const faces: number[] = [];
  for (let i = 0; i < count; i++) faces.push(oneDie(game, who, false, count + blacks));
  for (let i = 0; i < blacks; i++) faces.push(oneDie(game, who, true, count + blacks));
  tell(game, { say: 'rolled', who, faces: [...faces], black: blacks });
  return faces;
}

/** One die of a hero who rolls one by one; a scripted roll lists them all. */
export function rollSingly(game: State, who: HeroKind, black: boolean): number {
  const face = oneDie(game, who, black, null);
  tell(game, { say: 'rolled', who, faces: [face], black: black ? 1 : 0 });
  return face;
}

/** Whether the script holds another die of a hero who rolls one by one. */
export function scriptRollsOn({ scripted }: State): boolean {
  const next = scripted?.rolls[scripted.used];
  return next !== undefined && next.next > 0 && next.next < next.faces.length;
}

function oneDie(game: State, who: Roller, black: boolean, together: number | null): number {
  const { scripted } = game;
  if (!scripted) return black ? (BLACK_FACES[below(game.rng, 6)] as number) : die(game.rng);
  // A roll one by one that was broken off leaves its last die behind it.
  let entry = scripted.rolls[scripted.used];
  if (entry && entry.next === entry.faces.length) entry = scripted.rolls[++scripted.used];
  const path = `dice.${scripted.used}`;
  const wanted = `a roll of the ${who}${together ? ` with ${together} dice` : ''}`;
  if (!entry) throw new IllegalSetup(path, undefined, wanted, 'AND-27.1');
  const first = entry.next === 0 && together !== null;
  const misfit = entry.who !== who || (first && entry.faces.length !== together);
  const isBlack = entry.next >= entry.faces.length - entry.blacks;
  if (misfit || isBlack !== black)
    throw new IllegalSetup(path, [entry.who, ...entry.faces], wanted, 'AND-27.1');
  return entry.faces[entry.next++] as number;
}
