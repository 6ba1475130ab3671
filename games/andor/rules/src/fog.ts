// What the fog hides. (AND-7)
import { at, doNext, type Steps, tell } from '@meadhall/kernel';
import { placeCreature } from './creatures.ts';
import type { Origin } from './frames.ts';
import { changeStrength, gainWillpower } from './heroes.ts';
import { fire } from './legends/trigger.ts';
import type { Andor } from './model.ts';
import type { FogKind } from './tables/fog.ts';
import { receiveArticle } from './things.ts';

export const fogSteps: Pick<Steps<Andor>, 'activateFog'> = {
  activateFog: {
    run(game, { hero: seat, space }) {
      const token = (game.fog[space] ?? '').replace('^', '') as FogKind;
      const hero = at(game.seats, seat);
      const origin: Origin = { hero: seat, space };
      delete game.fog[space];
      tell(game, { say: 'fog', token, space, seat });
      if (token === 'event') doNext(game, { do: 'drawEvent', hero: seat });
      else if (token === 'strength1') changeStrength(hero, 1);
      else if (token === 'willpower2') gainWillpower(hero, 2);
      else if (token === 'willpower3') gainWillpower(hero, 3);
      else if (token === 'gold1') hero.gold++;
      else if (token === 'wineskin') receiveArticle(game, seat, 'wineskin');
      else if (token === 'gor') {
        const gor = placeCreature(game, 'gor', space);
        if (gor) Object.assign(origin, { space: gor.space, creature: gor.id });
      } else {
        receiveArticle(game, seat, 'brew');
        game.figures.witch = space;
      }
      fire(game, (it) => it.on === 'fog' && it.token === token, origin);
    },
  },
};
