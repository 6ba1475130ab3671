// The order in which tokens and cards come up, where a case lays it down.
import { IllegalSetup } from '@meadhall/kernel';
import type { State } from '../model.ts';
import { DRAGON, FATES, LAKE, numbersOf, TILES } from '../tables/cards.ts';
import { GEMS, HERBS, RUNESTONES } from '../tables/heroes.ts';
import { isFaceDown } from '../things.ts';
import { readKinds } from './creatures.ts';
import { type Given, readList, readNumber, readRecord } from './read.ts';

const TOKEN_POOLS = [
  ['runestone', RUNESTONES, (it: unknown) => `runestone:${String(it)}`],
  ['herb', HERBS, (it: unknown) => `herb${String(it)}`],
  ['gem', GEMS, (it: unknown) => `gem${String(it)}`],
] as const;

const CARD_POOLS = [
  ['tile', TILES],
  ['fate', FATES],
  ['lake', LAKE],
  ['dragon', DRAGON],
] as const;

export function readPiles(game: State, given: Given): void {
  for (const [sort, all, spelled] of TOKEN_POOLS) {
    const field = `${sort}Pool`;
    if (given[field] === undefined) game.piles[sort] = rest(game, sort, all);
    else
      game.piles[sort] = readList(given[field], `given.${field}`).map((it, i) => {
        const thing = spelled(it);
        if (!all.includes(thing))
          throw new IllegalSetup(
            `given.${field}.${i}`,
            it,
            [...new Set(all)].join(', '),
            'AND-7.1',
          );
        return thing;
      });
  }
  for (const [sort, cards] of CARD_POOLS) {
    const field = `${sort}Pool`;
    if (given[field] === undefined) continue;
    game.piles[sort] = readList(given[field], `given.${field}`).map((it, i) => {
      if (!numbersOf(cards).includes(it as number))
        throw new IllegalSetup(`given.${field}.${i}`, it, numbersOf(cards).join(', '), 'AND-24.1');
      return it as number;
    });
  }
  game.piles.rubble = game.piles.rubble.filter((it) => !taken(game).includes(it));
  const castle = readRecord(given['castle'] ?? {}, 'given.castle', ['in', 'saved']);
  game.castle = readKinds(castle['in'], 'given.castle.in');
  game.farmersSaved = readNumber(castle['saved'], 'given.castle.saved', [0, 4], 'AND-11.1', 0);
  game.defeated = readKinds(given['defeated'], 'given.defeated');
}

/** What is not on the board and not held. */
function rest(game: State, sort: 'gem' | 'runestone' | 'herb', all: readonly string[]): string[] {
  const left = [...game.piles[sort]];
  if (left.length !== all.length) return left;
  for (const thing of taken(game)) {
    const index = left.indexOf(thing);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

const taken = (game: State): string[] => [
  ...game.seats.flatMap((hero) => [...hero.items, ...hero.gems.map((gem) => `gem${gem}`)]),
  ...Object.values(game.ground)
    .flat()
    .map((thing) => (isFaceDown(thing) ? thing.slice(0, -1) : thing)),
  ...game.creatures.flatMap(({ carries }) => carries ?? []),
];
