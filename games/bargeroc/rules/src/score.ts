// The end of the game: titles, missions, points, and who has won.
import { at, type Clause, type Line, leaders, type Seat, totals } from '@meadhall/kernel';
import {
  type Condition,
  MISSIONS,
  OBJECTS,
  type ObjectName,
  ORES,
  type Ore,
  TITLE_NAMES,
  TITLES,
  type Title,
} from './components.ts';
import { settings } from './config.ts';
import type { Bargeroc, Player, State } from './model.ts';

/** Who holds a title: the one with most of it; a tie gives it to nobody (BAR-11.3). */
export function titleHolder({ seats }: State, title: Title): Seat | null {
  const metric = TITLES[title];
  const counts = seats.map((player) => (metric === 'coins' ? player.coins : player[metric].length));
  const best = leaders(counts);
  return best.length === 1 ? at(best, 0) : null;
}

export function sheet(game: State): Line<Bargeroc['lines']>[] {
  const { seats, missions } = game;
  const { coinsPerPoint, titlePoints, missionPoints } = settings(game);
  const lines: Line<Bargeroc['lines']>[] = [];
  const add = (seat: Seat, key: Bargeroc['lines'], clause: Clause, points: number): void => {
    lines.push({ seat, key, clause, points });
  };
  seats.forEach((player, seat) => {
    add(seat, 'objects', 'BAR-11.5', prestigeOfObjects(player.objects));
    add(seat, 'ores', 'BAR-11.5', prestigeOfOres(player.ores));
    add(seat, 'coins', 'BAR-11.6', Math.floor(player.coins / coinsPerPoint));
  });
  for (const title of TITLE_NAMES) {
    const holder = titleHolder(game, title);
    if (holder !== null) add(holder, title, 'BAR-11.4', titlePoints);
  }
  for (const mission of missions)
    seats.forEach((player, seat) => {
      if (meets(player, MISSIONS[mission], game.rounds))
        add(seat, mission, 'BAR-11.7', missionPoints);
    });
  return lines;
}

function prestigeOfObjects(objects: readonly ObjectName[]): number {
  let sum = 0;
  for (const object of objects) sum += OBJECTS[object].prestige;
  return sum;
}

function prestigeOfOres(ores: readonly Ore[]): number {
  let sum = 0;
  for (const ore of ores) sum += ORES[ore].prestige;
  return sum;
}

/** Whether a player meets the condition of a mission. */
function meets(player: Player, condition: Condition, rounds: number): boolean {
  const count = counted(player, condition.counts);
  if ('most' in condition) return count <= condition.most;
  if ('ofRounds' in condition) return count >= Math.ceil(rounds / 3);
  if ('moreThanRounds' in condition) return count >= rounds + condition.moreThanRounds;
  return count >= condition.least;
}

function counted(player: Player, what: Condition['counts']): number {
  switch (what) {
    case 'ores':
      return player.ores.length;
    case 'differentOres':
      return new Set(player.ores).size;
    case 'bread':
      return player.bread + player.doggy;
    case 'bestObject':
      return bestObject(player);
    case 'coins':
    case 'bestHaul':
    case 'brawlsWon':
    case 'sold':
      return player[what];
    default:
      return player.objects.filter((object) => OBJECTS[object].category === what).length;
  }
}

const bestObject = ({ objects }: Player): number =>
  objects.reduce((best, object) => Math.max(best, OBJECTS[object].prestige), 0);

/** Most points; then the best object, most objects, most coins; then they share it (BAR-11.9, BAR-11.10). */
export function winners(game: State): Seat[] {
  const points = totals(sheet(game), game.seats.length);
  const ladder = game.seats.map((player, seat) => [
    at(points, seat),
    bestObject(player),
    player.objects.length,
    player.coins,
  ]);
  const best = ladder.reduce((one, other) => (isHigher(other, one) ? other : one));
  return [...ladder.keys()].filter((seat) => !isHigher(best, at(ladder, seat)));
}

function isHigher(one: readonly number[], other: readonly number[]): boolean {
  const rung = one.findIndex((value, i) => value !== other[i]);
  return rung >= 0 && at(one, rung) > at(other, rung);
}
