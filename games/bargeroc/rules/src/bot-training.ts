// What the weights of the judgement are checked with: `npm run training -- bargeroc`.
import { at, type Seat } from '@meadhall/kernel';
import { prospects } from './bot-prospects.ts';
import { CARD_NAMES, OBJECTS, ORE_NAMES } from './components.ts';
import type { State } from './model.ts';

/** Everything a seat has that a weight of its own stands for. */
function things(game: State, seat: Seat): Record<string, number> {
  const { ores, tavern, coins, bread, doggy, objects } = at(game.seats, seat);
  const counts: Record<string, number> = { coins, loaves: bread + doggy };
  for (const card of CARD_NAMES) counts[card] = 0;
  for (const ore of ORE_NAMES) counts[ore] = 0;
  for (const thing of [...tavern, ...ores]) counts[thing] = (counts[thing] ?? 0) + 1;
  counts['powers'] = objects.filter((object) => 'power' in OBJECTS[object]).length;
  return counts;
}

export const training = { points: prospects, things };
