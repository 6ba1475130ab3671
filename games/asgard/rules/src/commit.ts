// Help for a disc that would not win: Recruits, Power tiles, "+3" bonuses. (ASG-12.6 to ASG-12.8)
import { at, remove, type Seat, type Steps } from '@meadhall/kernel';
import { type Battle, battleValues, lose, win } from './battle.ts';
import type { Commitment } from './choices.ts';
import type { Frame } from './frames.ts';
import type { Asgard, State } from './model.ts';
import { giveUp } from './powers.ts';
import { bury } from './recruitPowers.ts';
import { type Group, group, OPPOSITE, RECRUITS, STRENGTH } from './tables/pieces.ts';
import { type PopulationName, populationNamed } from './tables/populations.ts';
import { POWER_TILES, type PowerTileName } from './tables/powers.ts';

/** More answers than this are asked in two questions: first Giants and tiles, then Warriors. (ASG-21.8) */
const MOST_ANSWERS = 200;

/** The question whether to send help. */
export function commitFrame(game: State, battle: Battle): Frame {
  const { recruits } = at(game.seats, battle.seat);
  const groups = (recruits.white + 1) * (recruits.orange + 1) * (recruits.giant + 1);
  const answers = groups * tileSets(game, battle.seat).length;
  return answers > MOST_ANSWERS
    ? { do: 'commitFirst', ...battle }
    : { do: 'commit', first: null, ...battle };
}

type CommitSteps = Pick<Steps<Asgard>, 'commitFirst' | 'commit'>;

export const commitSteps: CommitSteps = {
  commitFirst: {
    clause: 'ASG-12.6',
    forced: true,
    options(game, battle) {
      const { white, orange, giant } = at(game.seats, battle.seat).recruits;
      const warriors = { white, orange };
      const found: Commitment[] = [];
      for (const tiles of tileSets(game, battle.seat)) {
        for (let giants = 0; giants <= giant; giants++) {
          if (wins(game, battle, { ...tiles, recruits: { ...warriors, giant: giants } }))
            found.push(commitment(tiles, group(0, 0, giants)));
        }
      }
      return [...found, 'decline'];
    },
    take(game, battle, choice) {
      if (choice === 'decline') lose(game, battle);
      else game.agenda.push({ ...battle, do: 'commit', first: choice });
    },
  },

  commit: {
    clause: 'ASG-12.6',
    forced: true,
    options: (game, battle) => winning(game, battle, battle.first),
    take(game, battle, choice) {
      if (choice === 'decline') return lose(game, battle);
      const { seat } = battle;
      const player = at(game.seats, seat);
      for (const type of RECRUITS) player.recruits[type] -= choice.recruits?.[type] ?? 0;
      bury(game, choice.recruits ?? {});
      for (const tile of choice.power ?? []) giveUp(game, seat, tile);
      for (const tile of choice.bonus ?? []) remove(player.populations, tile);
      win(game, battle);
    },
  },
};

/** Every commitment that makes the side strictly higher, and the way out. (ASG-12.6, ASG-12.8) */
function winning(
  game: State,
  battle: Battle,
  first: Commitment | null,
): (Commitment | 'decline')[] {
  const { white, orange, giant } = at(game.seats, battle.seat).recruits;
  const giants = first?.recruits?.giant ?? 0;
  const found: (Commitment | 'decline')[] = [];
  for (const tiles of first ? [first] : tileSets(game, battle.seat)) {
    const needed = shortfall(game, battle, tiles);
    for (let g = first ? giants : 0; g <= (first ? giants : giant); g++) {
      for (let o = 0; o <= orange; o++) {
        for (let w = 0; w <= white; w++) {
          const sent = w * STRENGTH.white + o * STRENGTH.orange + g * STRENGTH.giant;
          if (sent >= needed) found.push(commitment(tiles, group(w, o, g)));
        }
      }
    }
  }
  // With a first part decided there is no way back.
  return first ? found : [...found, 'decline'];
}

/** How much Recruits must still add, given the tiles sent. */
function shortfall(game: State, battle: Battle, { power, bonus }: Commitment): number {
  const values = battleValues(game, at(game.worlds, battle.world));
  const foe = OPPOSITE[battle.side];
  let missing = values[foe] - values[battle.side] + 1;
  for (const tile of power ?? []) {
    const { strength, disarms } = POWER_TILES[tile];
    missing -= strength + (disarms ? game.ancestral[foe] : 0);
  }
  for (const tile of bonus ?? []) missing -= plus(tile);
  return missing;
}

function wins(game: State, battle: Battle, sent: Commitment): boolean {
  let strength = 0;
  for (const type of RECRUITS) strength += (sent.recruits?.[type] ?? 0) * STRENGTH[type];
  return strength >= shortfall(game, battle, sent);
}

/** What a Population bonus adds in battle; 0 for all but the "+3" tiles. */
function plus(tile: PopulationName): number {
  const { bonus } = populationNamed(tile);
  return bonus.gives === 'battleStrength' ? bonus.strength : 0;
}

/** Every set of Power tiles and "+3" bonuses the player could send, the empty one first. */
function tileSets(game: State, seat: Seat): Commitment[] {
  const { power, populations } = at(game.seats, seat);
  const powers = subsets<PowerTileName>(power);
  const bonuses = subsets<PopulationName>(populations.filter((tile) => plus(tile) > 0));
  return powers.flatMap((some) => bonuses.map((more) => ({ power: some, bonus: more })));
}

function subsets<T>(items: readonly T[]): T[][] {
  const sets: T[][] = [[]];
  for (const item of items) sets.push(...sets.map((set) => [...set, item]));
  return sets;
}

/** Parts not used are left out. */
function commitment({ power = [], bonus = [] }: Commitment, recruits: Group): Commitment {
  return {
    ...(Object.keys(recruits).length > 0 && { recruits }),
    ...(power.length > 0 && { power }),
    ...(bonus.length > 0 && { bonus }),
  };
}
