import type { Pass, Play } from '@meadhall/bargeroc';
import type { Hall } from '../reading.ts';
import { names } from './names.ts';

const BOOTY = { coins: 'coins', bread: 'bread', ore: 'an ore card at random' } as const;

/** A played card with its targets. */
export function playText(play: Play, { name }: Hall): string {
  const card = names.cards[play.play].name;
  switch (play.play) {
    case 'racket':
      return `${card}: ${BOOTY[play.take]} from ${name(play.from)}`;
    case 'ambush':
      return play.ore === undefined ? card : `${card}: the ${names.ores[play.ore]}`;
    case 'beer':
    case 'beers':
    case 'elbow':
      return `${card}: ${name(play.die)}’s die`;
    case 'my_turn':
      return `${card}: against ${name(play.against)}`;
    default:
      return card;
  }
}

const PASSES: Readonly<Record<Pass, string>> = {
  pass: 'Pass',
  passUntilTurn: 'Pass until my next turn',
  passUntilCard: 'Pass until somebody plays a card',
};

/** An answer in a window. */
export const reply = (choice: Pass | Play, scene: Hall): string =>
  typeof choice === 'string' ? PASSES[choice] : playText(choice, scene);
