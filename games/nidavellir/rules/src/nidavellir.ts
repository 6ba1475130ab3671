import { leaders, type Rules, shuffle, totals } from '@meadhall/kernel';
import { BASE_COINS, emptySlots, fullTreasury, gemsFor, putCoins } from '@meadhall/taverns';
import { ages } from './ages.ts';
import { AGES, CLASSES, deckOf } from './cards.ts';
import { changing } from './changing.ts';
import { DISTINCTIONS } from './distinctions.ts';
import { HERO_NAMES, heroNamed } from './heroes.ts';
import { type Nidavellir, type Player, TAVERN_NAMES } from './model.ts';
import { recruiting } from './recruiting.ts';
import { rounds } from './rounds.ts';
import { sheet } from './sheet.ts';
import { imagine, view } from './view.ts';

/** The treasury for so many players: with two or three, two coins each of 7, 9 and 11 go. (NID-2.6) */
export function treasuryFor(seats: number): number[] {
  const treasury = fullTreasury();
  if (seats < 4) for (const value of [7, 9, 11]) putCoins(treasury, value, -2);
  return treasury;
}

export const newPlayer = (gem: number): Player => ({
  gem,
  coins: [...BASE_COINS],
  slots: emptySlots(),
  pouch: [],
  army: CLASSES.map(() => []),
  heroes: [],
});

export const nidavellir: Rules<Nidavellir> = {
  id: 'nidavellir',
  version: 1,
  seats: { min: 2, max: 5, clause: 'NID-2.1' },
  options: { firstGame: { kind: 'flag', clause: 'NID-2.9', default: false } },
  steps: { ...rounds, ...recruiting, ...changing, ...ages },
  // Gems, Age 1, Age 2: the order of the draws is part of the rules. (NID-2.10)
  setup({ seats, options, rng }) {
    const gems = shuffle(rng, gemsFor(seats));
    return {
      agenda: [{ do: 'startRound' }],
      rng,
      news: [],
      age: 1,
      round: 0,
      tavern: null,
      taverns: TAVERN_NAMES.map(() => []),
      pool: HERO_NAMES.filter((hero) => !(options.firstGame && heroNamed(hero).advanced)),
      treasury: treasuryFor(seats),
      discard: [],
      distinctions: DISTINCTIONS.map(() => null),
      seats: gems.map(newPlayer),
      laid: gems.map(emptySlots),
      decks: AGES.map((age) => shuffle(rng, deckOf(age, seats))),
    };
  },
  view,
  imagine,
  sheet,
  winners: (game) => leaders(totals(sheet(game), game.seats.length)),
};
