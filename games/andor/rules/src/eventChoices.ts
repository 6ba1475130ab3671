// What heroes and the group decide when an event card asks them.
import { at, BrokenRules, doNext, type Seat, type Steps } from '@meadhall/kernel';
import { roll } from './dice.ts';
import { changeStrength, changeWillpower, gainWillpower, loseWillpower } from './heroes.ts';
import type { Andor, State } from './model.ts';
import type { EventEffect } from './tables/eventCard.ts';
import { EVENT_CARDS } from './tables/eventCards.ts';
import { ARTICLE_NAMES } from './tables/heroes.ts';
import { receiveArticle } from './things.ts';

type EventChoiceSteps =
  | 'split'
  | 'chooseHeroes'
  | 'bargain'
  | 'buyOffer'
  | 'revealFog'
  | 'drink'
  | 'peek';

/** The effect of a card that is known to have this code. */
export function effectOf<K extends EventEffect['code']>(
  card: string,
  ...codes: K[]
): Extract<EventEffect, { code: K }> {
  const effect = EVENT_CARDS[card]?.effect;
  if (!effect || !(codes as string[]).includes(effect.code))
    throw new BrokenRules(`${card} is no ${codes.join(' or ')}`);
  return effect as Extract<EventEffect, { code: K }>;
}

export const eventChoiceSteps: Pick<Steps<Andor>, EventChoiceSteps> = {
  split: {
    clause: 'AND-20.2',
    options: (game, { amount }) => splits(game, amount).map((split) => ({ split })),
    take(game, { amount }, choice) {
      const sign = Math.sign(amount);
      choice.split.forEach((share, seat) => {
        if (share > 0) changeWillpower(game, seat, sign * share);
      });
    },
  },

  chooseHeroes: {
    clause: 'AND-20.2',
    options: (_, { pool, chosen, optional }) => [
      ...pool.filter((seat) => !chosen.includes(seat)),
      ...(optional ? ['enough' as const] : []),
    ],
    take(game, frame, choice) {
      if (choice === 'enough') return;
      const { amount, left, chosen, pool } = frame;
      changeStrength(at(game.seats, choice), amount);
      if (left > 1 && chosen.length + 1 < pool.length)
        doNext(game, { ...frame, left: left - 1, chosen: [...chosen, choice] });
    },
  },

  bargain: {
    clause: 'AND-20.12',
    options(game, { card }) {
      const { strength } = effectOf(card, 'tradeStrengthForWillpower');
      const able = [...game.seats.keys()].filter((seat) => {
        const hero = at(game.seats, seat);
        return hero.alive && hero.strength > strength;
      });
      return able.length > 0 ? ['no', ...able] : [];
    },
    take(game, { card }, choice) {
      if (choice === 'no') return;
      const { strength, willpower } = effectOf(card, 'tradeStrengthForWillpower');
      const hero = at(game.seats, choice);
      changeStrength(hero, -strength);
      gainWillpower(hero, willpower);
    },
  },

  buyOffer: {
    clause: 'AND-20.12',
    options(game, { seat, card }) {
      const effect = effectOf(card, 'buyWillpower', 'buyArticleForWillpower');
      const { gold, willpower } = at(game.seats, seat);
      if (effect.code === 'buyWillpower') return gold >= effect.gold ? ['no', 'willpower'] : [];
      if (willpower <= effect.willpower) return [];
      const articles = ARTICLE_NAMES.filter(
        (it) => game.supply[it] > 0 && !effect.exclude.includes(it),
      );
      return ['no', ...articles];
    },
    take(game, { seat, card }, choice) {
      if (choice === 'no') return;
      const effect = effectOf(card, 'buyWillpower', 'buyArticleForWillpower');
      const hero = at(game.seats, seat);
      if (choice === 'willpower' || effect.code === 'buyWillpower') {
        if (effect.code !== 'buyWillpower') return;
        hero.gold -= effect.gold;
        gainWillpower(hero, effect.amount);
      } else {
        loseWillpower(game, seat, effect.willpower);
        receiveArticle(game, seat, choice);
      }
    },
  },

  revealFog: {
    clause: 'AND-7.5',
    options(game) {
      const hidden = Object.keys(game.fog).filter(
        (space) => !game.fog[Number(space)]?.endsWith('^'),
      );
      return hidden.length > 0 ? ['enough', ...hidden.map(Number)] : [];
    },
    take(game, { seat, left }, choice) {
      if (choice === 'enough') return;
      game.fog[choice] = `${game.fog[choice]}^`;
      if (left > 1) doNext(game, { do: 'revealFog', seat, left: left - 1 });
    },
  },

  drink: {
    clause: 'AND-20.2',
    options: () => ['no', 'drink'],
    take(game, { seat }, choice) {
      if (choice === 'no') return;
      const [face = 0] = roll(game, at(game.seats, seat).kind, 1);
      changeWillpower(game, seat, face <= 4 ? -face : face);
    },
  },

  peek: {
    clause: 'AND-20.2',
    options: () => ['keep', 'remove'],
    take(game, { card }, choice) {
      if (choice === 'keep') game.nextEvent = card;
    },
  },
};

/** Every way to share a gain or a loss among the living; nobody loses more than he has. (AND-15.6) */
function splits(game: State, amount: number): number[][] {
  const most = game.seats.map(({ alive, willpower }) =>
    alive ? (amount < 0 ? willpower : Math.abs(amount)) : 0,
  );
  const total = Math.min(
    Math.abs(amount),
    most.reduce((sum, it) => sum + it, 0),
  );
  const found: number[][] = [];
  const shares: number[] = [];
  const share = (seat: Seat, left: number): void => {
    if (seat === most.length - 1) {
      if (left <= at(most, seat)) found.push([...shares, left]);
      return;
    }
    for (let part = Math.min(left, at(most, seat)); part >= 0; part--) {
      shares.push(part);
      share(seat + 1, left - part);
      shares.pop();
    }
  };
  share(0, total);
  return found;
}
