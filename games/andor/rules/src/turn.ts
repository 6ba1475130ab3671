// Whose turn it is, and what a hero may do in it.
import { at, clockwise, doNext, type Seat, type Steps } from '@meadhall/kernel';
import type { Choices } from './choices.ts';
import { canSpend, spendHour } from './heroes.ts';
import { has, isAwake, ways } from './lookup.ts';
import type { Andor, State } from './model.ts';
import type { Hero } from './pieces.ts';
import { beginBattle, listTargets } from './targets.ts';
import { bears } from './things.ts';

type TurnSteps = 'nextTurn' | 'takeTurn' | 'act';

export const turnSteps: Pick<Steps<Andor>, TurnSteps> = {
  nextTurn: {
    run(game, { after }) {
      game.exchanges = 0;
      game.triggered = 0;
      const turn = clockwise(game.seats.length, after).find((it) => isAwake(at(game.seats, it)));
      doNext(game, turn === undefined ? { do: 'sunrise' } : { do: 'takeTurn', turn });
    },
  },

  takeTurn: {
    run(game, { turn }) {
      if (mustEndDay(game, turn)) {
        endDay(game, turn);
        doNext(game, { do: 'nextTurn', after: turn });
      } else doNext(game, { do: 'act', seat: turn });
    },
  },

  act: {
    clause: 'AND-4.1',
    options: actions,
    take(game, { seat }, choice) {
      const hero = at(game.seats, seat);
      doNext(game, { do: 'test' }, { do: 'nextTurn', after: seat });
      if (choice === 'endDay') endDay(game, seat);
      else if (choice === 'pass') spendHour(game, hero);
      else if (choice === 'move')
        doNext(game, { do: 'walk', seat, led: 0, ledHere: false, steps: 0, herb: 0 });
      else if ('lead' in choice)
        doNext(game, { do: 'leadFigure', seat, figure: choice.lead, left: 0, moved: false });
      else beginBattle(game, seat, choice);
    },
    forbids(game, { seat }, choice) {
      if (!canSpend(game, at(game.seats, seat)) && choice !== 'endDay') return 'AND-3.3';
      const taught = typeof choice === 'object' && choice !== null && 'fight' in choice;
      return taught && has(game, 'tutorial') ? 'AND-22.7' : 'AND-4.1';
    },
  },
};

function actions(game: State, { seat }: { seat: Seat }): Choices['act'][] {
  const hero = at(game.seats, seat);
  const options: Choices['act'][] = [];
  const spends = canSpend(game, hero);
  if ((spends || hasFreeStep(hero)) && ways(game, hero.space).length > 0) options.push('move');
  if (spends) {
    options.push('pass');
    listTargets(game, seat, options);
    for (const lead of ['prince', 'shieldDwarves'] as const)
      if (game.figures[lead] !== undefined && game.rules.includes(lead)) options.push({ lead });
  }
  options.push('endDay');
  return options;
}

const hasFreeStep = (hero: Hero): boolean =>
  bears(hero, 'wineskin') || hero.items.some((thing) => thing.startsWith('herb'));

/**
 * A hero who can do nothing else ends his day by himself (AND-3.8, AND-28.1). One who is alone has had no
 * other moment to drink from a well or to look into the fog, so he is asked.
 */
function mustEndDay(game: State, seat: Seat): boolean {
  const hero = at(game.seats, seat);
  if (canSpend(game, hero) || (hasFreeStep(hero) && ways(game, hero.space).length > 0))
    return false;
  const isAlone = !game.seats.some((it) => it !== hero && isAwake(it));
  const mayGain = game.wells[hero.space] === 'full' || game.fog[hero.space] !== undefined;
  return !(isAlone && mayGain);
}

/** The first marker in the sunrise box takes the rooster. (AND-3.6) */
function endDay(game: State, seat: Seat): void {
  at(game.seats, seat).dayEnded = true;
  game.rooster ??= seat;
}
