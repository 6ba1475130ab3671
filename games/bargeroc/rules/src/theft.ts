// An ore card that is being stolen may be ambushed on its way (BAR-9.11).
import { type Automatic, at, doNext, type Seat, tell } from '@meadhall/kernel';
import { AMBUSH_THEFT } from './choices.ts';
import type { Ore } from './components.ts';
import type { Bargeroc, State } from './model.ts';
import { watch } from './play.ts';
import { present } from './present.ts';
import { windowStep } from './windows.ts';

/** An ore card leaves a hand or a haul and is on its way to a thief. */
export function steal(game: State, ore: Ore, from: Seat, to: Seat): void {
  tell(game, { say: 'stole', seat: to, from, ore });
  game.loot = { ore, to };
  const seats = game.seats.length;
  doNext(game, watch('theft', (to + 1) % seats, seats - 1), { do: 'receive' });
}

/** The ambusher becomes the receiver, and everybody else is asked anew. */
export function ambushTheft(game: State, by: Seat): void {
  const loot = present(game.loot, 'loot');
  tell(game, { say: 'stole', seat: by, from: loot.to, ore: loot.ore });
  loot.to = by;
  const seats = game.seats.length;
  doNext(game, watch('theft', (by + 1) % seats, seats - 1));
}

export const theft = windowStep<'theft'>('BAR-9.11', (_game, hand, plays) => {
  if (hand.includes('ambush')) plays.push(AMBUSH_THEFT);
});

export const receive: Automatic<Bargeroc, 'receive'> = {
  run(game) {
    const { ore, to } = present(game.loot, 'loot');
    game.loot = null;
    at(game.seats, to).ores.push(ore);
    tell(game, { say: 'received', seat: to, ore });
  },
};
