// Points, the score sheet and who has won. (ASG-17)
import { at, type Clause, type Line, type Seat } from '@meadhall/kernel';
import type { LineKey, Player, State } from './model.ts';

/** Where the marker stands on the score track. */
export function scoreOf({ points }: Player): number {
  const { track, temples, lowerWorlds, populations, battleTiles, worlds } = points;
  let score = track + temples + lowerWorlds + populations + battleTiles;
  for (const reward of worlds) score += reward;
  return score;
}

export const battlePoints = (player: Player): number =>
  player.battleTiles.reduce<number>((sum, value) => sum + value, 0);

const CLAUSES = {
  track: 'ASG-17.1',
  temples: 'ASG-12.1',
  lowerWorlds: 'ASG-9.7',
  populations: 'ASG-10.3',
  battleTiles: 'ASG-15.1',
} as const satisfies Record<string, Clause>;

/** Points by source. Battle tiles count from the moment they are taken: nothing can change them. */
export function sheet({ seats }: State): Line<LineKey>[] {
  return seats.flatMap((player, seat) => {
    const { track, temples, lowerWorlds, populations, worlds } = player.points;
    const line = (key: keyof typeof CLAUSES, points: number): Line<LineKey> => ({
      seat,
      key,
      clause: CLAUSES[key],
      points,
    });
    return [
      ...(track === 0 ? [] : [line('track', track)]),
      line('temples', temples),
      line('lowerWorlds', lowerWorlds),
      line('populations', populations),
      line('battleTiles', battlePoints(player)),
      ...worlds.map((points, world) => ({
        seat,
        key: `world${world + 1}` as LineKey,
        clause: 'ASG-16.5',
        points,
      })),
    ];
  });
}

/** Points with the Battle tiles, scored or not yet. */
const withBattleTiles = (player: Player): number =>
  scoreOf(player) - player.points.battleTiles + battlePoints(player);

/** All players, best first; among equals the lower Turn Order tile. (ASG-17.2) */
export const ranking = (
  { order, seats }: State,
  points: (player: Player) => number = withBattleTiles,
): Seat[] => [...order].sort((a, b) => points(at(seats, b)) - points(at(seats, a)));

export const winners = (game: State): Seat[] => ranking(game).slice(0, 1);
