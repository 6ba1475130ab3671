// A side of anybody's shield cancels a card for the whole group. (AND-10.2, AND-20.4)
import { at, doNext, type Seat, type Steps, tell } from '@meadhall/kernel';
import type { Frame } from './frames.ts';
import type { Andor, State } from './model.ts';
import { bears, useSide } from './things.ts';

/** Asks every living bearer in turn before a card strikes; also those whose day has ended. */
export function askShields(
  game: State,
  card: string,
  struck: Frame[],
  spared: Frame[],
  among?: readonly Seat[],
): void {
  const [seat, ...others] = [...game.seats.keys()].filter((it) => {
    const hero = at(game.seats, it);
    return hero.alive && bears(hero, 'shield') && (among?.includes(it) ?? true);
  });
  if (seat === undefined) doNext(game, ...struck);
  else doNext(game, { do: 'shieldCard', seat, others, card, struck, spared });
}

export const shieldSteps: Pick<Steps<Andor>, 'shieldCard'> = {
  shieldCard: {
    clause: 'AND-20.4',
    options: () => ['no', 'shield'],
    take(game, frame, choice) {
      const { seat, others, card, struck, spared } = frame;
      const [next, ...rest] = others;
      if (choice === 'shield') {
        useSide(game, at(game.seats, seat), 'shield');
        tell(game, { say: 'cancelled', card, seat });
        doNext(game, ...spared);
      } else if (next === undefined) doNext(game, ...struck);
      else doNext(game, { ...frame, seat: next, others: rest });
    },
  },
};
