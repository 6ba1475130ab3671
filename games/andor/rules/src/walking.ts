// Moves of heroes and of the friends they lead.
import { at, doNext, remove, type Seat, type Steps, tell } from '@meadhall/kernel';
import type { Choices } from './choices.ts';
import { loseFarmers, meet } from './creatures.ts';
import type { WalkFrame } from './frames.ts';
import { canSpend, spendHour } from './heroes.ts';
import { collectLasting, springTraps } from './lasting.ts';
import { fire } from './legends/trigger.ts';
import { has, hasCastle, occupant, ways } from './lookup.ts';
import type { Andor, State } from './model.ts';
import { activateBlueTile } from './prologue.ts';
import { BOARDS } from './tables/boards.ts';
import type { Space } from './tables/place.ts';
import { bears, numberOn, useSide } from './things.ts';

type WalkingSteps = 'walk' | 'endMove' | 'leadFigure';

/** The prince and the dwarf soldiers go up to four spaces an hour. (AND-21.1) */
const RIDE = 4;

export const walkingSteps: Pick<Steps<Andor>, WalkingSteps> = {
  walk: {
    clause: 'AND-5.1',
    options: steps,
    take(game, frame, choice) {
      const { seat } = frame;
      if (choice === 'stop') doNext(game, { do: 'endMove', hero: seat });
      else if ('farmers' in choice) doNext(game, { ...frame, led: choice.farmers, ledHere: true });
      else step(game, frame, choice);
    },
    forbids: (game, { seat }) => (canSpend(game, at(game.seats, seat)) ? 'AND-5.1' : 'AND-3.3'),
  },

  endMove: {
    run(game, { hero: seat }) {
      const { space } = at(game.seats, seat);
      fire(game, (it) => it.on === 'heroEndsMove' && it.spaces.includes(space), {
        hero: seat,
        space,
      });
      if (has(game, 'prologue')) activateBlueTile(game, seat);
      if (game.fog[space] !== undefined) doNext(game, { do: 'activateFog', hero: seat, space });
      collectLasting(game);
    },
  },

  leadFigure: {
    clause: 'AND-21.1',
    options(game, { seat, figure, left, moved }) {
      const options: Choices['leadFigure'][] = moved ? ['stop'] : [];
      const from = game.figures[figure];
      if (from !== undefined && (left > 0 || canSpend(game, at(game.seats, seat))))
        for (const to of ways(game, from)) options.push({ step: to });
      return options;
    },
    take(game, frame, choice) {
      if (choice === 'stop') return;
      const { seat, figure, left } = frame;
      if (left === 0) spendHour(game, at(game.seats, seat));
      game.figures[figure] = choice.step;
      doNext(game, { ...frame, left: (left === 0 ? RIDE : left) - 1, moved: true });
    },
  },
};

function steps(game: State, frame: WalkFrame): Choices['walk'][] {
  const { seat, led, ledHere, steps, herb } = frame;
  const hero = at(game.seats, seat);
  const options: Choices['walk'][] = steps > 0 ? ['stop'] : [];
  if (!ledHere && game.farmers.length > 0) {
    const here = game.farmers.filter((space) => space === hero.space).length;
    for (let farmers = 0; farmers <= here; farmers++)
      if (farmers !== led) options.push({ farmers });
  }
  const pays = canSpend(game, hero);
  const drinks = bears(hero, 'wineskin');
  const herbs = herb > 0 ? ['herb'] : distinctHerbs(hero.items);
  for (const to of ways(game, hero.space)) {
    if (pays) options.push({ step: to });
    if (drinks) options.push({ step: to, by: 'wineskin' });
    for (const by of herbs) options.push({ step: to, by });
  }
  return options;
}

const distinctHerbs = (items: readonly string[]): string[] =>
  items.filter((thing, i) => thing.startsWith('herb') && items.indexOf(thing) === i);

/** One step, paid with an hour, a side of a wineskin or a herb. (AND-5.6, AND-5.7) */
function step(game: State, frame: WalkFrame, choice: { step: Space; by?: string }): void {
  const { seat, led } = frame;
  const hero = at(game.seats, seat);
  const { by } = choice;
  let { herb } = frame;
  if (by === undefined) spendHour(game, hero);
  else if (by === 'wineskin') useSide(game, hero, 'wineskin');
  else if (by === 'herb') herb--;
  else {
    remove(hero.items, by);
    herb = numberOn(by) - 1;
  }
  const from = hero.space;
  hero.space = choice.step;
  const left = leadFarmers(game, from, choice.step, led);
  const walk = { ...frame, led: left, ledHere: false, steps: frame.steps + 1, herb };
  const crosses = has(game, 'lake') && isLakeEdge(game, from, choice.step);
  doNext(game, crosses ? { do: 'crossLake', from, walk } : walk);
  enter(game, seat);
}

/** Farmers come along; creatures scatter them, and the castle takes them in. (AND-11.3, AND-11.4) */
function leadFarmers(game: State, from: Space, to: Space, led: number): number {
  for (let i = 0; i < led; i++) {
    remove(game.farmers, from);
    game.farmers.push(to);
  }
  if (led === 0) return 0;
  if (to === 0 && hasCastle(game)) {
    game.farmers = game.farmers.filter((space) => space !== 0);
    game.farmersSaved += led;
    for (let i = 0; i < led; i++) tell(game, { say: 'farmerSaved' });
    return 0;
  }
  if (!occupant(game, to)) return led;
  loseFarmers(game, to);
  return 0;
}

/** What happens on a space even to those who only pass. (AND-20.7) */
function enter(game: State, seat: Seat): void {
  const { space } = at(game.seats, seat);
  springTraps(game);
  fire(game, (it) => it.on === 'heroEnters' && it.spaces.includes(space), { hero: seat, space });
  if (occupant(game, space)) meet(game);
}

const isLakeEdge = (game: State, from: Space, to: Space): boolean =>
  BOARDS[game.board].lake.some(([a, b]) => (a === from && b === to) || (a === to && b === from));
