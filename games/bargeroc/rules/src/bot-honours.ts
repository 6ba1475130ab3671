// Titles and missions: how likely each seat is to get them.
import { at, type Seat } from '@meadhall/kernel';
import { type Condition, MISSIONS, OBJECTS, type Ore, TITLE_NAMES, TITLES } from './components.ts';
import { settings } from './config.ts';
import type { Player, State } from './model.ts';

/** From far short of it (0) to far beyond (1). */
export const chance = (lead: number, spread: number): number => 1 / (1 + Math.exp(-lead / spread));

/** What a turn usually adds to what missions count, and how far that is from certain. */
const A_TURN = {
  coins: [0.2, 3],
  bread: [0.1, 1.5],
  bestHaul: [0.15, 0.7],
  differentOres: [0.1, 1],
  bestObject: [0.5, 2.5],
  ores: [-0.4, 1.5],
  brawlsWon: [1, 0.7],
  sold: [0.4, 1],
  weapon: [0.25, 0.5],
  armour: [0.22, 0.5],
  tool: [0.25, 0.5],
  jewel: [0.25, 0.5],
} as const;

/** Points hoped for from missions. */
export function missionHopes(
  game: State,
  player: Player,
  hand: readonly Ore[],
  turns: number,
): number {
  let hopes = 0;
  for (const mission of game.missions) {
    const condition = MISSIONS[mission];
    const { counts } = condition;
    const [rate, spread] = A_TURN[counts];
    const count = counted(player, hand, counts) + rate * turns;
    const wanted = wantedBy(condition, game.rounds);
    const beyond = counts === 'ores' ? wanted - count : count - wanted;
    hopes += chance(beyond + 0.5, 0.1 + spread * Math.sqrt(turns) * 0.6);
  }
  return hopes * settings(game).missionPoints;
}

/** Objects stay, ore and coins come and go. */
const SPREAD = { objects: 0.7, ores: 2, coins: 2.5 } as const;

/** Points hoped for from titles: a lead over the best of the others, and how soon it counts. */
export function titleHopes(
  game: State,
  hands: readonly (readonly Ore[])[],
  seat: Seat,
  turns: number,
): number {
  const { seats } = game;
  let hopes = 0;
  for (const title of TITLE_NAMES) {
    const metric = TITLES[title];
    const held = (who: Seat): number =>
      metric === 'ores'
        ? at(hands, who).length
        : metric === 'coins'
          ? at(seats, who).coins
          : at(seats, who).objects.length;
    let rival = 0;
    for (let other = 0; other < seats.length; other++)
      if (other !== seat) rival = Math.max(rival, held(other));
    const spread = SPREAD[metric] * (metric === 'objects' ? Math.sqrt(turns) : turns);
    hopes += chance(held(seat) - rival - 0.5, 0.15 + spread);
  }
  return hopes * settings(game).titlePoints;
}

/** The number a mission asks for: the least of what it counts, or the most. */
function wantedBy(condition: Condition, rounds: number): number {
  if ('most' in condition) return condition.most;
  if ('ofRounds' in condition) return Math.ceil(rounds / 3);
  return 'moreThanRounds' in condition ? rounds + condition.moreThanRounds : condition.least;
}

function counted(player: Player, ores: readonly Ore[], what: Condition['counts']): number {
  const { objects } = player;
  switch (what) {
    case 'ores':
      return ores.length;
    case 'differentOres':
      return ores.reduce((names, ore, i) => (ores.indexOf(ore) === i ? names + 1 : names), 0);
    case 'bread':
      return player.bread + player.doggy;
    case 'bestObject':
      return objects.reduce((best, object) => Math.max(best, OBJECTS[object].prestige), 0);
    case 'coins':
    case 'bestHaul':
    case 'brawlsWon':
    case 'sold':
      return player[what];
    default:
      return objects.reduce((sum, it) => (OBJECTS[it].category === what ? sum + 1 : sum), 0);
  }
}
