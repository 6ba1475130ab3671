import { at } from '@meadhall/kernel';
import { isTreasuryCoin } from '@meadhall/taverns';
import { obeysTheContract, type Spec } from '@meadhall/testkit';
import { test } from 'vitest';
import { DWARVES } from './cards.ts';
import { AWARDS, COGNAR_NAMES } from './cognars.ts';
import type { Nains, State } from './model.ts';
import { nains } from './nains.ts';
import { redeal } from './testing/redeal.ts';

/** What no rule creates or destroys. */
function conserved({ agenda, decks, taverns, seats, discard, supply, treasury }: State): unknown {
  const armies = seats.flatMap(({ army }) => army.flat());
  const cards = [...decks.flat(), ...taverns.flat(), ...discard, ...armies];
  const bought = seats.flatMap(({ coins }) => coins.filter(isTreasuryCoin));
  const commands = seats.flatMap(({ command }) => command);
  // A Mercenary whose column is being chosen lies nowhere.
  const coming = agenda.flatMap((frame) => (frame.do === 'chooseColumn' ? [frame.cognar] : []));
  const named = [...supply, ...coming, ...commands, ...armies].filter(
    (card) => COGNAR_NAMES.some((name) => name === card) && card !== 'gaat',
  );
  return {
    cards: cards.filter((card) => typeof card === 'number').sort(),
    cognars: named.sort(),
    coinsOfTreasury: bought.length + treasury.reduce((sum, coins) => sum + coins, 0),
    coinsEach: seats.map(({ coins }) => coins.length),
    gems: seats.map(({ gem }) => gem).sort(),
  };
}

const spec: Spec<Nains> = {
  conserved,
  redeal,
  secrets: ['decks', 'laid'],
  games: 3,
  components: {
    all: [...COGNAR_NAMES, ...AWARDS, ...DWARVES.map(({ code }) => code)],
    *seen({ seats, taverns }) {
      for (const { command, army } of seats) {
        yield* command;
        for (const card of army.flat())
          yield typeof card === 'number' ? at(DWARVES, card).code : card;
      }
      for (const card of taverns.flat()) yield at(DWARVES, card).code;
    },
  },
};

for (const { name, check } of obeysTheContract(nains, spec)) test(name, check);

/** The readings that are not the default, all at once. */
const OTHERWISE: Nains['options'] = {
  pariahs: 'dwarves',
  lastMercenary: false,
  svaraImproves: false,
  improvementMayLower: false,
};
const others: Spec<Nains> = { conserved, redeal, games: 1, options: [OTHERWISE] };
for (const { name, check } of obeysTheContract(nains, others)) test(name, check);
