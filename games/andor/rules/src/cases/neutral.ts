// What is answered where a script says nothing.
import { type Ask, at } from '@meadhall/kernel';
import type { Choices } from '../choices.ts';
import { scriptRollsOn } from '../dice.ts';
import { byRank } from '../lookup.ts';
import type { Andor, State } from '../model.ts';
import { numberOn } from '../things.ts';

/** The neutral answer to an open question; undefined where a script always has to say it. */
export function neutral(game: State, ask: Ask<Andor>): unknown {
  const options = ask.options as readonly unknown[];
  switch (ask.step) {
    case 'join':
    case 'agree':
      return 'yes';
    case 'rollMode':
      return 'together';
    case 'rollOn':
      return scriptRollsOn(game) ? 'roll' : 'stop';
    case 'flip':
    case 'enhance':
    case 'herb':
    case 'shieldCard':
    case 'pay':
    case 'bargain':
    case 'buyOffer':
    case 'drink':
      return 'no';
    case 'suffer':
    case 'flame':
      return 'take';
    case 'stay':
      return 'leave';
    case 'revealFog':
      return 'enough';
    case 'peek':
      return 'keep';
    case 'trade':
      return 'cancel';
    case 'reward':
    case 'runeDie':
    case 'chooseHero':
      return options[0];
    case 'chooseHeroes':
      return options.includes('enough') ? 'enough' : undefined;
    case 'chooseFarmer':
    case 'loseGem':
      return Math.min(...(options as number[]));
    case 'share':
      return ask.options.find(({ to }) => to === byRank(game, 'lowestRank'));
    case 'removeRubble':
      return heaviest(ask.options);
    default:
      return options.length === 1 ? options[0] : undefined;
  }
}

function heaviest(options: readonly Choices['removeRubble'][]): Choices['removeRubble'] {
  const weight = ({ remove }: Choices['removeRubble']): number =>
    remove.reduce((sum, thing) => sum + numberOn(thing), 0);
  return options.reduce(
    (one, other) => (weight(other) > weight(one) ? other : one),
    at(options, 0),
  );
}
