// Loki's turncoats and Hel's slaughter: Recruits that stand on gods. (ASG-8.8, ASG-8.9)
import { doNext, type Steps } from '@meadhall/kernel';
import type { Asgard, State } from './model.ts';
import { add } from './supply.ts';
import { activeGods, GOD_NAMES, type GodName, godNamed } from './tables/gods.ts';
import { type Group, RECRUITS } from './tables/pieces.ts';
import { POWERS } from './tables/powers.ts';

type RecruitPowerSteps = Pick<Steps<Asgard>, 'turncoats' | 'turncoatsTo' | 'slay'>;

export const recruitPowerSteps: RecruitPowerSteps = {
  // First who leaves, then where to: together there can be hundreds of answers.
  turncoats: {
    clause: 'ASG-8.8',
    options(game) {
      const groups = groupsOnGods(game, POWERS.turncoats.groups);
      return groups.length === 0
        ? []
        : [...groups.map(({ god, recruits }) => ({ from: god, recruits })), 'skip'];
    },
    take(game, { seat }, choice) {
      if (choice !== 'skip') doNext(game, { do: 'turncoatsTo', seat, ...choice });
    },
  },

  turncoatsTo: {
    clause: 'ASG-8.8',
    forced: true,
    options: (game, { from }) =>
      activeGods(game.round).filter((god) => god !== from && acceptsRecruits(god)),
    take(game, { from, recruits }, to) {
      for (const type of RECRUITS) {
        const count = recruits[type] ?? 0;
        game.gods[from].recruits[type] -= count;
        game.gods[to].recruits[type] += count;
      }
    },
  },

  slay: {
    clause: 'ASG-8.9',
    options(game) {
      const groups = groupsOnGods(game, POWERS.slaughter.groups);
      return groups.length === 0 ? [] : [...groups, 'skip'];
    },
    take(game, _, choice) {
      if (choice === 'skip') return;
      const { recruits } = game.gods[choice.god];
      for (const type of RECRUITS) recruits[type] -= choice.recruits[type] ?? 0;
      bury(game, choice.recruits);
    },
  },
};

const acceptsRecruits = (god: GodName): boolean => godNamed(god).support[0].length > 0;

function groupsOnGods(game: State, groups: readonly Group[]): { god: GodName; recruits: Group }[] {
  const found: { god: GodName; recruits: Group }[] = [];
  for (const god of GOD_NAMES) {
    const there = game.gods[god].recruits;
    if (there.white + there.orange + there.giant === 0) continue;
    for (const recruits of groups) {
      if (RECRUITS.every((type) => (recruits[type] ?? 0) <= there[type]))
        found.push({ god, recruits });
    }
  }
  return found;
}

/** Warriors to Valhalla, Giants to the supply. (ASG-8.9, ASG-12.7) */
export function bury(game: State, { white = 0, orange = 0, giant = 0 }: Group): void {
  game.valhalla.white += white;
  game.valhalla.orange += orange;
  add(game.supply, { kind: 'recruits', what: 'giant' }, giant);
}
