import { type Rules, shuffle } from '@meadhall/kernel';
import { BASE_COINS, emptySlots, fullTreasury, gemsFor } from '@meadhall/taverns';
import { deckOf, ERAS, ORDERS } from './cards.ts';
import { changing } from './changing.ts';
import { type Award, ELITE_NAMES, RECRUITABLE } from './cognars.ts';
import { eras } from './eras.ts';
import { type Lord, type Nains, TAVERN_NAMES } from './model.ts';
import { recruiting } from './recruiting.ts';
import { rounds } from './rounds.ts';
import { sheet, winners } from './sheet.ts';
import { imagine, view } from './view.ts';

export const newLord = (gem: number): Lord => ({
  gem,
  coins: [...BASE_COINS],
  slots: emptySlots(),
  pouch: [],
  army: ORDERS.map(() => []),
  command: [],
  pariahs: [],
});

export const nains: Rules<Nains> = {
  id: 'nains',
  version: 1,
  seats: { min: 2, max: 5, clause: 'NAI-3.2' },
  options: {
    pariahs: {
      kind: 'oneOf',
      clause: 'NAI-9.9',
      values: ['anyCard', 'dwarves'],
      default: 'anyCard',
    },
    lastMercenary: { kind: 'flag', clause: 'NAI-10.10', default: true },
    svaraImproves: { kind: 'flag', clause: 'NAI-11.5', default: true },
    improvementMayLower: { kind: 'flag', clause: 'NAI-12.7', default: true },
  },
  steps: { ...rounds, ...recruiting, ...changing, ...eras },
  // Gems, elites, Era 1, Era 2: the order of the draws is part of the rules. (NAI-3.11)
  setup({ seats, options, rng }) {
    const gems = shuffle(rng, gemsFor(seats));
    const layout: Award[] = [...shuffle(rng, [...ELITE_NAMES]), 'certification'];
    return {
      agenda: [{ do: 'startRound' }],
      rng,
      news: [],
      options,
      era: 1,
      round: 0,
      tavern: null,
      taverns: TAVERN_NAMES.map(() => []),
      supply: [...RECRUITABLE],
      treasury: fullTreasury(),
      discard: [],
      layout,
      awards: layout.map(() => null),
      seats: gems.map(newLord),
      laid: gems.map(emptySlots),
      decks: ERAS.map((era) => shuffle(rng, deckOf(era, seats))),
    };
  },
  view,
  imagine,
  sheet,
  winners,
};
