// Steps over the secret lake of the mine. The cards are reconstructed.
import { at, doNext, type Steps, tell } from '@meadhall/kernel';
import type { Choices } from './choices.ts';
import { canSpend, changeWillpower, spendHour } from './heroes.ts';
import type { Andor } from './model.ts';
import { askShields } from './shields.ts';
import { LAKE } from './tables/cards.ts';
import { handOut } from './things.ts';

type LakeSteps = 'crossLake' | 'lakeCard' | 'loseGem';

export const lakeSteps: Pick<Steps<Andor>, LakeSteps> = {
  crossLake: {
    run(game, { from, walk }) {
      const { piles } = game;
      const card = piles.lake.shift() ?? piles.lakeUsed.shift();
      const facts = card === undefined ? undefined : LAKE[card];
      if (card === undefined || !facts) {
        doNext(game, walk);
        return;
      }
      piles.lakeUsed.push(card);
      tell(game, { say: 'lake', card, seat: walk.seat });
      const struck = [{ do: 'lakeCard', from, walk, card } as const];
      if (facts.shield) askShields(game, `lake ${card}`, struck, [walk]);
      else doNext(game, ...struck);
    },
  },

  lakeCard: {
    run(game, { from, walk, card }) {
      const { seat } = walk;
      const hero = at(game.seats, seat);
      const effect = LAKE[card]?.effect ?? { op: 'none' };
      const turnsBack = effect.op === 'turnBack' || (effect.op === 'hour' && !canSpend(game, hero));
      if (turnsBack) {
        doNext(game, { do: 'endMove', hero: seat });
        // Farmers he led come back with him.
        for (let i = 0; i < walk.led; i++) game.farmers[game.farmers.indexOf(hero.space)] = from;
        hero.space = from;
        return;
      }
      doNext(game, walk);
      if (effect.op === 'hour') spendHour(game, hero);
      else if (effect.op === 'gold') hero.gold += effect.amount;
      else if (effect.op === 'willpower') changeWillpower(game, seat, effect.amount);
      else if (effect.op === 'loseGem') {
        if (hero.gems.length > 0) doNext(game, { do: 'loseGem', seat });
        else changeWillpower(game, seat, effect.otherwise);
      }
    },
  },

  loseGem: {
    clause: 'AND-24.3',
    forced: true,
    options: (game, { seat }): Choices['loseGem'][] => [...new Set(at(game.seats, seat).gems)],
    take: (game, { seat }, gem) => handOut(at(game.seats, seat), `gem${gem}`),
  },
};
