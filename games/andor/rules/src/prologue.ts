// How the heroes arrive: the prologue of the first legend. (AND-22.1 to AND-22.4)
import { at, clockwise, doNext, type Seat, type Steps, shuffle, tell } from '@meadhall/kernel';
import { changeStrength, drinkFrom, HOURS } from './heroes.ts';
import { byRank } from './lookup.ts';
import type { Andor, State } from './model.ts';
import { type HeroKind, PRICE, START_WILLPOWER } from './tables/heroes.ts';
import type { Space } from './tables/place.ts';
import { lift, numberOn } from './things.ts';

type PrologueSteps = 'prologue' | 'prologueTurn' | 'arrive' | 'endPrologue';

const CASTLE = 0;
const WELL = 5;
const FOG = [11, 12, 13];
const MERCHANT = 18;
const TREASURES: Readonly<Record<Space, string>> = { 17: 'gold2', 20: 'gold1' };
const ARRIVALS: Readonly<Record<HeroKind, Space>> = {
  dwarf: 43,
  warrior: 25,
  archer: 53,
  wizard: 9,
};

/** After so many tries the legend begins as if the prologue had been skipped. (AND-22.5) */
export const TRIES = 3;

export const prologueSteps: Pick<Steps<Andor>, PrologueSteps> = {
  prologue: {
    run(game, { tries }) {
      tell(game, { say: 'prologue', now: tries === TRIES ? 'begins' : 'again' });
      clearTable(game);
      const tokens = shuffle(game.rng, ['gold1', 'willpower2', 'willpower3']);
      for (const space of FOG) game.fog[space] = tokens.pop() ?? 'gold1';
      for (const [space, gold] of Object.entries(TREASURES)) game.ground[Number(space)] = [gold];
      game.wells[WELL] = 'full';
      for (const hero of game.seats)
        Object.assign(hero, {
          space: ARRIVALS[hero.kind],
          strength: 1,
          willpower: START_WILLPOWER,
          gold: 0,
        });
      doNext(game, { do: 'prologueTurn', turn: byRank(game, 'lowestRank') ?? 0, tries });
    },
  },

  prologueTurn: {
    run(game, { turn, tries }) {
      const order = [turn, ...clockwise(game.seats.length, turn)];
      const seat = order.find((it) => at(game.seats, it).hours < HOURS);
      const arrived = inCastle(game) !== undefined;
      if (arrived || seat === undefined) doNext(game, { do: 'endPrologue', tries });
      else doNext(game, { do: 'arrive', seat, tries });
    },
  },

  arrive: {
    clause: 'AND-22.1',
    options: () => ['move', 'pass'],
    take(game, { seat, tries }, choice) {
      const turn = at(clockwise(game.seats.length, seat), 0);
      doNext(game, { do: 'prologueTurn', turn, tries });
      if (choice === 'pass') at(game.seats, seat).hours++;
      else doNext(game, { do: 'walk', seat, led: 0, ledHere: false, steps: 0, herb: 0 });
    },
  },

  endPrologue: {
    run(game, { tries }) {
      const first = inCastle(game);
      const isDone = first !== undefined && tasksLeft(game).length === 0;
      clearTable(game);
      if (!isDone && tries > 1) {
        doNext(game, { do: 'prologue', tries: tries - 1 });
        return;
      }
      tell(game, { say: 'prologue', now: isDone ? 'done' : 'over' });
      game.rules = game.rules.filter((it) => it !== 'prologue');
      if (isDone) doNext(game, { do: 'beginLegend', arrived: true }, { do: 'firstDay', first });
      else {
        for (const hero of game.seats) hero.gold = 0;
        doNext(game, { do: 'beginLegend' }, { do: 'firstDay' });
      }
    },
  },
};

/** What has to be done before somebody ends his move in the castle. (AND-22.2) */
export function tasksLeft(game: Pick<State, 'fog' | 'wells' | 'seats'>): PrologueTask[] {
  const left: PrologueTask[] = [];
  if (FOG.every((space) => game.fog[space] !== undefined)) left.push('fog');
  if (game.wells[WELL] === 'full') left.push('well');
  if (game.seats.every(({ strength }) => strength === 1)) left.push('merchant');
  return left;
}

type PrologueTask = 'fog' | 'well' | 'merchant';

/** The blue tile a move ends on takes effect at once; fog is uncovered as ever. */
export function activateBlueTile(game: State, seat: Seat): void {
  const hero = at(game.seats, seat);
  const { space } = hero;
  const gold = TREASURES[space];
  if (gold !== undefined && game.ground[space]) {
    lift(game, space, gold);
    hero.gold += numberOn(gold);
    tell(game, { say: 'blueTile', tile: 'treasure', seat });
  } else if (space === WELL && game.wells[WELL] === 'full') {
    drinkFrom(game, hero);
    tell(game, { say: 'blueTile', tile: 'well', seat });
  } else if (space === MERCHANT && hero.gold >= PRICE) {
    hero.gold -= PRICE;
    changeStrength(hero, 1);
    tell(game, { say: 'blueTile', tile: 'merchant', seat });
  }
}

function inCastle(game: State): Seat | undefined {
  const seat = game.seats.findIndex(({ space }) => space === CASTLE);
  return seat < 0 ? undefined : seat;
}

/** Blue tiles leave, and the hours are fresh. (AND-22.4) */
function clearTable(game: State): void {
  game.fog = {};
  game.wells = {};
  game.ground = {};
  for (const hero of game.seats) hero.hours = 0;
}
