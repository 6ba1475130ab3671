// The cards of the dragon battle. They are reconstructed.
import { at, doNext, type Steps, tell } from '@meadhall/kernel';
import { changeStrength, changeWillpower } from './heroes.ts';
import type { Andor } from './model.ts';
import { askShields } from './shields.ts';
import { DRAGON } from './tables/cards.ts';

export const dragonSteps: Pick<Steps<Andor>, 'dragonCard' | 'dragonStrikes' | 'weaken'> = {
  dragonCard: {
    run(game, { card }) {
      tell(game, { say: 'dragon', card });
      const strikes = { do: 'dragonStrikes', card } as const;
      const { fighters } = game.battle ?? { fighters: [] };
      if (DRAGON[card]?.harmful) askShields(game, `dragon ${card}`, [strikes], [], fighters);
      else doNext(game, strikes);
    },
  },

  dragonStrikes: {
    run(game, { card }) {
      const battle = game.battle;
      const effect = DRAGON[card]?.effect;
      if (!battle || !effect) return;
      if (effect.op === 'willpowerEachFighter')
        for (const seat of battle.fighters) changeWillpower(game, seat, effect.amount);
      else if (effect.op === 'removePrince') delete game.figures.prince;
      else if (effect.op === 'strengthRound') battle.foeStrength += effect.amount;
      else if (effect.op === 'extraDie') battle.extraDice++;
      else if (effect.op === 'strengthChosenFighter') {
        const able = battle.fighters.filter((seat) => at(game.seats, seat).strength > 1);
        if (able.length > 1) doNext(game, { do: 'weaken', fighters: able });
        else for (const seat of able) changeStrength(at(game.seats, seat), effect.amount);
      }
    },
  },

  weaken: {
    clause: 'AND-10.2',
    options: (game, { fighters }) => fighters.filter((seat) => at(game.seats, seat).strength > 1),
    take: (game, _, seat) => changeStrength(at(game.seats, seat), -1),
  },
};
