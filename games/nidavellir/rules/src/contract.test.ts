import { at, below, type Rng, shuffle, type Viewer } from '@meadhall/kernel';
import { bidsWith, isTreasuryCoin, PIECES, type Piece } from '@meadhall/taverns';
import { obeysTheContract, type Spec } from '@meadhall/testkit';
import { test } from 'vitest';
import { CARDS, SPECIAL_BLACKSMITH } from './cards.ts';
import { HERO_NAMES } from './heroes.ts';
import { DISTINCTIONS, type Nidavellir, type State } from './model.ts';
import { nidavellir } from './nidavellir.ts';

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

/** Deals anew what a viewer cannot know: deck order, coins laid face down, bids of the others. */
function redeal(game: State, viewer: Viewer, rng: Rng): void {
  const open = game.agenda.at(-1);
  const seen = open?.do === 'keepCard' && open.seat === viewer ? 3 : 0;
  const [age1, age2] = game.decks as [number[], number[]];
  const top = age2.splice(age2.length - seen, seen);
  shuffle(rng, age1);
  age2.splice(0, age2.length, ...shuffle(rng, age2), ...top);
  game.seats.forEach(({ slots, pouch, coins }, seat) => {
    if (seat === viewer) return;
    const laid = at(game.laid, seat);
    const hidden = laid.filter((_, tavern) => slots[tavern] === 'down');
    const inPouch = PIECES.filter((piece) => !laid.includes(piece) && !pouch.includes(piece));
    if (hidden.length > 0) {
      const pieces = shuffle(rng, [...hidden, ...inPouch]) as Piece[];
      slots.forEach((slot, tavern) => {
        if (slot === 'down') laid[tavern] = pieces.pop() as Piece;
      });
    }
    if (open?.do === 'bid' && open.answers[seat]) {
      const bids = bidsWith(coins);
      open.answers[seat] = at(bids, below(rng, bids.length));
    }
  });
}

const spec: Spec<Nidavellir> = {
  conserved,
  redeal,
  secrets: ['decks', 'laid'],
  games: 3,
  options: [{}],
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
