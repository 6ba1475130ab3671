// Conditions are tested after every action, free action, event and defeated creature. (AND-28.11)
import { BrokenRules, doNext, type Steps, tell } from '@meadhall/kernel';
import { amountOf, has } from '../lookup.ts';
import type { Andor, State } from '../model.ts';
import type { Fate } from '../pieces.ts';
import { FATES, type Task } from '../tables/cards.ts';
import { isArticle, lift, sortOf, worthOn } from '../things.ts';
import { fatesDone, holds, isLost, tokensAt } from './conditions.ts';
import { finish } from './ending.ts';
import type { Trigger } from './schema.ts';
import { fire } from './trigger.ts';

export const testingSteps: Pick<Steps<Andor>, 'test' | 'testLoss'> = {
  testLoss: {
    run(game) {
      if (isLostNow(game)) finish(game, 'lost');
    },
  },

  test: {
    run(game) {
      if (isLostNow(game)) {
        finish(game, 'lost');
        return;
      }
      if (deliverFates(game)) doNext(game, { do: 'test' });
      else fire(game, (trigger) => isMet(game, trigger));
    },
  },
};

/** The marker N ends the legend by itself, with a last test of its own. (AND-24.4) */
const isLostNow = (game: State): boolean => !has(game, 'nMarker') && isLost(game);

function isMet(game: State, trigger: Trigger): boolean {
  switch (trigger.on) {
    case 'tokenAt':
      return holds(game, { ...trigger, c: 'tokenAt' });
    case 'valueDelivered':
      return worthOn(game, trigger.space) >= amountOf(game, { param: trigger.param });
    case 'varAtLeast':
      return Number(game.vars[trigger.var]) >= trigger.value;
    case 'allFatesDone':
      return fatesDone(game);
    default:
      return false;
  }
}

/** Anybody may deliver; what is delivered is removed. (AND-28.5) */
function deliverFates(game: State): boolean {
  let delivered = false;
  for (const fate of game.fates) {
    const task = FATES[fate.card]?.task;
    if (fate.done || task?.code !== 'deliver' || !isThere(game, task)) continue;
    for (const [token, count] of Object.entries(task.tokens))
      for (let i = 0; i < count; i++) takeAway(game, token, task.space);
    fulfil(game, fate);
    delivered = true;
  }
  return delivered;
}

export function fulfil(game: State, fate: Fate): void {
  fate.done = true;
  tell(game, { say: 'fateDone', fate: fate.card, seat: fate.owner });
}

const isThere = (game: State, task: Extract<Task, { code: 'deliver' }>): boolean =>
  Object.entries(task.tokens).every(([token, count]) => tokensAt(game, token, task.space) >= count);

function takeAway(game: State, token: string, space: number): void {
  if (token === 'farmer') {
    game.farmers.splice(game.farmers.indexOf(space), 1);
    return;
  }
  if (isArticle(token)) game.supply[token]++;
  const lying = game.ground[space]?.find((thing) => sortOf(thing) === token);
  if (lying) {
    lift(game, space, token === 'gold' ? 'gold1' : lying);
    return;
  }
  for (const hero of game.seats) {
    const held = hero.items.findIndex((thing) => sortOf(thing) === token);
    if (hero.alive && hero.space === space && held >= 0) {
      hero.items.splice(held, 1);
      return;
    }
  }
  throw new BrokenRules(`no ${token} on ${space} to deliver`);
}
