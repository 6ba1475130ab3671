// What a hero of the team looks at. A view has all of it, and so has an imagined state: whatever is hidden
// in either is not looked at.
import { isJoined, letterIndex } from '../lookup.ts';
import type { State } from '../model.ts';
import type { Creature, Hero } from '../pieces.ts';
import { isSpace, placeOn } from '../tables/boards.ts';
import type { Space } from '../tables/place.ts';

export type Scene = Omit<State, 'rng' | 'eventDeck' | 'piles' | 'scripted'>;

/** For questions of the rules that look at nothing but a scene. */
export const asState = (scene: Scene): State => scene as State;

/** The final enemy, if it stands on the board. */
export const bossOf = (scene: Scene): Creature | undefined =>
  scene.creatures.find(({ tag }) => tag === 'towerSkral' || tag === 'boss' || tag === 'dragon');

export const lettersLeft = (scene: Scene): number =>
  letterIndex(scene.nMarker) - letterIndex(scene.narrator);

export const living = (scene: Scene): Hero[] => scene.seats.filter(({ alive }) => alive);

/** Before the alarm nobody wants to be seen. */
export const isQuiet = (scene: Scene): boolean =>
  scene.rules.includes('alarm') && scene.vars['alarm'] !== true;

/** A hero with the king’s letter, which no creature may come upon. */
export const isCourier = (scene: Scene, hero: Hero): boolean =>
  hero.items.includes('parchment') && scene.rules.includes('carriedTokenAlarm');

/** The king needs the herb. */
export const wantsHerb = (scene: Scene): boolean => scene.vars['witchFound'] !== undefined;

const isHerb = (thing: string): boolean => thing.startsWith('herb');

/** It lies in the castle, and nobody can carry it away again by mistake. */
export const isHerbLaidDown = (scene: Scene): boolean => scene.ground[0]?.some(isHerb) ?? false;

export const isHerbHome = (scene: Scene): boolean =>
  isHerbLaidDown(scene) ||
  scene.seats.some((it) => it.alive && it.space === 0 && it.items.some(isHerb));

/** A way is closed by rubble; the castle by those who hold it. */
const isClosed = (scene: Scene, space: Space): boolean =>
  (space === 0 && scene.rules.includes('siege')) ||
  (scene.ground[space]?.some((thing) => thing.startsWith('rubble')) ?? false);

export const FAR = 99;
/** Numbers of spaces, from 0. */
export const WIDTH = 85;

/** Steps from a space to every other, by number; those shunned are not entered. */
export function stepsFrom(scene: Scene, from: Space, shun?: (space: Space) => boolean): Uint8Array {
  const steps = new Uint8Array(WIDTH).fill(FAR);
  const near = nearTo(scene);
  const queue = [from];
  steps[from] = 0;
  for (const space of queue) {
    const next = (steps[space] ?? FAR) + 1;
    for (const to of near[space] ?? []) {
      if ((steps[to] ?? 0) <= next || shun?.(to)) continue;
      steps[to] = next;
      queue.push(to);
    }
  }
  return steps;
}

/** One map: its roads, and the steps from every space to every other. */
interface Roads {
  readonly near: readonly (readonly Space[])[];
  readonly steps: (Uint8Array | undefined)[];
}

/** Roads change only when a way is opened or closed. */
const maps = new Map<string, Roads>();

function roadsOf(scene: Scene): Roads {
  let key: string = scene.board;
  for (const [a, b] of scene.closedEdges) key += `/${a}-${b}`;
  if (scene.rules.includes('siege')) key += '/siege';
  if (scene.board === 'mine' || scene.rules.includes('rubble'))
    for (const space of Object.keys(scene.ground))
      if (isClosed(scene, Number(space))) key += `/${space}`;
  let map = maps.get(key);
  if (!map) {
    if (maps.size > 200) maps.clear();
    const near: Space[][] = [];
    for (let space = 0; space < WIDTH; space++)
      near.push(isSpace(scene.board, space) ? openWays(scene, space) : []);
    map = { near, steps: [] };
    maps.set(key, map);
  }
  return map;
}

/** Steps between any two spaces of the map as it is. */
export function distances(scene: Scene): (from: Space, to: Space) => number {
  const map = roadsOf(scene).steps;
  return (from, to) => {
    let steps = map[from];
    if (!steps) {
      steps = stepsFrom(scene, from);
      map[from] = steps;
    }
    return steps[to] ?? FAR;
  };
}

/** By space: where a hero may go from there. */
export const nearTo = (scene: Scene): readonly (readonly Space[])[] => roadsOf(scene).near;

const openWays = (scene: Scene, space: Space): Space[] =>
  placeOn(scene.board, space).paths.filter(
    (to) => !isClosed(scene, to) && isJoined(asState(scene), space, to),
  );
