// What was achieved, and by whom. All win or all lose. (AND-1.1)
import type { Line, Seat } from '@meadhall/kernel';
import { holds } from './legends/conditions.ts';
import { legendOf } from './lookup.ts';
import type { LineKey, State } from './model.ts';

/** Goals are shared, and count for everybody; deeds are a hero's own. */
export function sheet(game: State): Line<LineKey>[] {
  const goals = legendOf(game)?.objectives.filter(({ done }) => holds(game, done)).length ?? 0;
  return game.seats.flatMap((hero, seat): Line<LineKey>[] => [
    { seat, key: 'objectives', clause: 'AND-19.4', points: 10 * goals },
    { seat, key: 'farmers', clause: 'AND-11.1', points: game.farmersSaved },
    { seat, key: 'defeated', clause: 'AND-15.3', points: game.kills[seat] ?? 0 },
    { seat, key: 'strength', clause: 'AND-2.1', points: hero.strength },
    { seat, key: 'gold', clause: 'AND-2.1', points: hero.gold },
  ]);
}

export const winners = ({ seats, result }: State): Seat[] =>
  result === 'won' ? [...seats.keys()] : [];
