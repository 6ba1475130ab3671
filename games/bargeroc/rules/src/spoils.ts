// What a brawl is worth to its winner, and who starts the next one.
import { at, type Decision, doNext, remove, tell } from '@meadhall/kernel';
import type { Choices, Play } from './answers.ts';
import { myTurn, TAKE_BREAD, TAKE_COINS, TAKE_ORE } from './choices.ts';
import type { Ore } from './components.ts';
import { settings } from './config.ts';
import type { Bargeroc } from './model.ts';
import { addDoggyBag, clauseAgainst, isPlay, playCard } from './play.ts';
import { moveBread, moveCoins } from './supply.ts';
import { steal } from './theft.ts';
import { windowStep } from './windows.ts';

export const spoils: Decision<Bargeroc, 'spoils'> = {
  clause: 'BAR-7.12',
  options(game, { seat, from, knockOut }) {
    const { coins, bread, doggy, ores } = at(game.seats, from);
    const { spoilsCoins, spoilsBread } = settings(game);
    const options: Choices['spoils'][] = [];
    if (coins > 0 && spoilsCoins > 0) options.push(TAKE_COINS);
    if (bread + doggy > 0 && spoilsBread > 0) options.push(TAKE_BREAD);
    if (knockOut) addOres(ores, options);
    if (options.length > 0) addDoggyBag(game, seat, options);
    return options;
  },
  take(game, frame, choice) {
    const { seat, from } = frame;
    const winner = at(game.seats, seat);
    const loser = at(game.seats, from);
    if ('play' in choice) {
      doNext(game, frame);
      playCard(game, seat, choice);
    } else if ('ore' in choice) {
      remove(loser.ores, choice.ore);
      steal(game, choice.ore, from, seat);
    } else {
      const what = choice.take;
      const { spoilsCoins, spoilsBread } = settings(game);
      const amount =
        what === 'coins'
          ? moveCoins(loser, winner, spoilsCoins)
          : moveBread(loser, winner, spoilsBread);
      tell(game, { say: 'took', seat, from, what, amount });
    }
  },
  forbids(_game, { knockOut }, choice) {
    if (isPlay(choice)) return clauseAgainst(choice, 'BAR-7.12');
    const ore = typeof choice === 'object' && choice !== null && 'ore' in choice;
    return ore && !knockOut ? 'BAR-7.13' : 'BAR-7.12';
  },
};

function addOres(ores: readonly Ore[], options: unknown[]): void {
  for (let i = 0; i < ores.length; i++) {
    const ore = ores[i] as Ore;
    if (ores.indexOf(ore) === i) options.push(TAKE_ORE[ore]);
  }
}

/** My Turn: the loser is asked first, the winner of the latest brawl never (BAR-9.4). */
export const afterBrawl = windowStep<'afterBrawl'>('BAR-9.4', (game, hand, plays: Play[], seat) => {
  if (!hand.includes('my_turn')) return;
  for (let other = 0; other < game.seats.length; other++)
    if (other !== seat) plays.push(myTurn(other));
});
