import { at } from '@meadhall/kernel';

/** One bot among others that are all alike: the plainest question a league can ask. */
export interface Lineup {
  /** The bot that sits alone. */
  readonly one: string;
  /** The bot on all other seats; at a table of one team, nobody. */
  readonly rest: string;
}

/**
 * Who meets whom. With two seats every pair meets; with more, each of the two sits alone among the other's. A
 * bot of a team game plays with its own kind only, and is compared with the others afterwards.
 */
export function lineupsOf(
  bots: readonly string[],
  table: { seats: number; together: boolean; alone: boolean },
): Lineup[] {
  if (table.together) return bots.map((one) => ({ one, rest: one }));
  const pairs = bots.flatMap((one, i) => bots.slice(i + 1).map((rest) => ({ one, rest })));
  const wanted = table.alone ? pairs.filter(({ one }) => one === bots[0]) : pairs;
  if (table.seats === 2 || table.alone) return wanted;
  return wanted.flatMap(({ one, rest }) => [
    { one, rest },
    { one: rest, rest: one },
  ]);
}

/** Who sits where when the bot that is alone has moved on by so many seats. */
export const seatedAt = ({ one, rest }: Lineup, seats: number, turn: number): string[] =>
  Array.from({ length: seats }, (_, seat) => (seat === turn % seats ? one : rest));

/** How the games of one lineup ended: for each seed the share of victory of the one, a number a turn. */
export interface Meeting {
  readonly lineup: Lineup;
  readonly shares: number[][];
}

/** Games a meeting has seen, and the wins of the one among them. */
export function countOf({ shares }: Meeting): { games: number; wins: number } {
  let games = 0;
  let wins = 0;
  for (const turns of shares)
    for (const share of turns) {
      games++;
      wins += share;
    }
  return { games, wins };
}

/**
 * Teams never meet, but they play the same seeds: whoever wins where the other loses has the better of it. The
 * meetings of pairs that follow from the results of each alone.
 */
export function comparedTeams(alone: readonly Meeting[]): Meeting[] {
  return alone.flatMap((mine, i) =>
    alone.slice(i + 1).map((theirs) => ({
      lineup: { one: mine.lineup.one, rest: theirs.lineup.one },
      shares: mine.shares
        .slice(0, theirs.shares.length)
        .map((turns, seed) => [0.5 + (at(turns, 0) - at(at(theirs.shares, seed), 0)) / 2]),
    })),
  );
}
