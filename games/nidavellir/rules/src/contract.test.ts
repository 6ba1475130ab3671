import { at } from '@meadhall/kernel';
import { isTreasuryCoin } from '@meadhall/taverns';
import { obeysTheContract, type Spec } from '@meadhall/testkit';
import { test } from 'vitest';
import { CARDS, SPECIAL_BLACKSMITH } from './cards.ts';
import { DISTINCTIONS } from './distinctions.ts';
import { HERO_NAMES } from './heroes.ts';
import type { Nidavellir, State } from './model.ts';
import { nidavellir } from './nidavellir.ts';
import { redeal } from './testing/redeal.ts';

/** What no rule creates or destroys. (NID-43.2, NID-43.5, NID-43.7) */
function conserved({ decks, taverns, seats, discard, pool, treasury }: State): unknown {
  const armies = seats.flatMap(({ army }) => army.flat());
  const cards = [...decks.flat(), ...taverns.flat(), ...discard, ...armies]
    .filter((card) => typeof card === 'number' && card !== SPECIAL_BLACKSMITH)
    .sort();
  const bought = seats.flatMap(({ coins }) => coins.filter(isTreasuryCoin));
  return {
    cards,
    heroes: [...pool, ...seats.flatMap(({ heroes }) => heroes)].sort(),
    coinsOfTreasury: bought.length + treasury.reduce((sum, coins) => sum + coins, 0),
    coinsEach: seats.map(({ coins }) => coins.length),
  };
}

const spec: Spec<Nidavellir> = {
  conserved,
  redeal,
  secrets: ['decks', 'laid'],
  games: 3,
  components: {
    all: [...HERO_NAMES, ...DISTINCTIONS, ...new Set(CARDS.map(({ code }) => code))],
    *seen({ seats, distinctions, taverns }) {
      for (const { heroes, army } of seats) {
        yield* heroes;
        for (const card of army.flat()) if (typeof card === 'number') yield at(CARDS, card).code;
      }
      for (const card of taverns.flat()) yield at(CARDS, card).code;
      for (const [i, winner] of distinctions.entries())
        if (typeof winner === 'number') yield at(DISTINCTIONS, i);
    },
  },
};

for (const { name, check } of obeysTheContract(nidavellir, spec)) test(name, check);
