import {
  type Anytime,
  at,
  BrokenRules,
  clockwise,
  die,
  doNext,
  others,
  type Seat,
  type Steps,
  tell,
} from '@meadhall/kernel';
import { CREATURES, type Creature, FATES, MAP, SPACES, type Space } from './components.ts';
import type { Coop, Hero, State } from './model.ts';

const HOURS = 6;
const PRICE = 3;

/** The steps of a day, and of the sunrise after it. */
export const steps: Steps<Coop> = {
  nextHero: {
    run(game, { after }) {
      const seat = clockwise(game.seats.length, after).find((it) => at(game.seats, it).awake);
      if (seat !== undefined) doNext(game, { do: 'act', seat });
      else
        doNext(
          game,
          { do: 'advanceCreatures' },
          { do: 'drawFate' },
          { do: 'wakeHeroes' },
          { do: 'nextHero', after },
        );
    },
  },

  act: {
    clause: 'COO-2',
    options({ seats, creatures }, { seat }) {
      const { space, hours, gold } = at(seats, seat);
      const options: Coop['choices']['act'][] = ['endDay'];
      if (space === 'smithy' && gold >= PRICE) options.push('buy');
      if (hours === HOURS) return options;
      for (const walk of MAP[space].paths) options.push({ walk });
      if (creatures[space]) options.push('fight');
      return options;
    },
    take(game, { seat }, choice) {
      const hero = at(game.seats, seat);
      if (choice === 'endDay') hero.awake = false;
      else if (choice === 'buy') buy(hero);
      else if (choice === 'fight') fight(game, seat);
      else walk(hero, choice.walk);
      doNext(game, { do: 'nextHero', after: seat });
    },
  },

  advanceCreatures: {
    run(game) {
      for (const from of SPACES) {
        const creature = game.creatures[from];
        if (!creature) continue;
        game.creatures[from] = null;
        arrive(game, creature, MAP[from].arrow);
      }
    },
  },

  drawFate: {
    run(game) {
      const fate = game.fates.pop();
      if (!fate) return endMatch(game);
      game.drawn.push(fate);
      tell(game, { say: 'fate', fate });
      const card = FATES[fate];
      if (card) arrive(game, card.appears, card.at);
    },
  },

  wakeHeroes: {
    run({ seats }) {
      for (const hero of seats) Object.assign(hero, { awake: true, hours: 0, received: 0 });
    },
  },
};

/** Gold changes hands whatever the table waits for. (COO-3) */
export const handOver: Anytime<Coop> = {
  clause: 'COO-3',
  options({ seats }, _, seat) {
    const { space, gold, received } = at(seats, seat);
    if (gold <= received) return [];
    return others(seats.length, seat)
      .filter((to) => at(seats, to).space === space)
      .map((giveGoldTo) => ({ giveGoldTo }));
  },
  take({ seats }, _, { giveGoldTo }, seat) {
    const receiver = at(seats, giveGoldTo);
    at(seats, seat).gold--;
    receiver.gold++;
    receiver.received++;
  },
};

function walk(hero: Hero, to: Space): void {
  hero.space = to;
  hero.hours++;
}

/** What was received today is spent first. */
function buy(hero: Hero): void {
  hero.strength++;
  hero.gold -= PRICE;
  hero.received = Math.max(0, hero.received - PRICE);
}

function fight(game: State, seat: Seat): void {
  const hero = at(game.seats, seat);
  const { space } = hero;
  const creature = game.creatures[space];
  if (!creature) throw new BrokenRules(`nobody to fight in the ${space}`);
  const companions = game.seats.filter((it) => it !== hero && it.awake && it.space === space);
  const roll = die(game.rng);
  const total = roll + hero.strength + companions.length;
  const { strength, reward } = CREATURES[creature];
  const slain = total >= strength;
  hero.hours++;
  if (slain) {
    game.creatures[space] = null;
    game.slain++;
    hero.gold += reward;
  } else hero.strength = Math.max(1, hero.strength - 1);
  tell(game, { say: 'fought', seat, creature, roll, total, slain });
}

/** A creature comes to a space, or to the next one on its way that is free. */
function arrive(game: State, creature: Creature, space: Space): void {
  let to = space;
  while (to !== 'castle' && game.creatures[to]) to = MAP[to].arrow;
  tell(game, { say: 'came', creature, to });
  if (to === 'castle') loseShield(game);
  else game.creatures[to] = creature;
}

function loseShield(game: State): void {
  if (game.shields > 0) game.shields--;
  else {
    game.fallen = true;
    endMatch(game);
  }
}

/** Nothing is left to be done: the match is over. */
function endMatch(game: State): void {
  game.agenda.length = 0;
}
