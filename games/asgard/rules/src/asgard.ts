import type { Rules } from '@meadhall/kernel';
import { asgardSteps } from './asgardAction.ts';
import { battleSteps } from './battles.ts';
import { boardPowerSteps } from './boardPowers.ts';
import { bonusSteps } from './bonuses.ts';
import { commitSteps } from './commit.ts';
import { imagine } from './imagine.ts';
import type { Asgard } from './model.ts';
import { placementSteps } from './placement.ts';
import { powerSteps } from './powers.ts';
import { laySteps } from './ragnarok/lay.ts';
import { prepareSteps } from './ragnarok/prepare.ts';
import { resolveSteps } from './ragnarok/resolve.ts';
import { recruitPowerSteps } from './recruitPowers.ts';
import { roundSteps } from './round.ts';
import { sheet, winners } from './score.ts';
import { setup, setupSteps } from './setup.ts';
import { supplySteps } from './supply.ts';
import { templeSteps } from './temple.ts';
import { turnSteps } from './turn.ts';
import { view } from './view.ts';

/** Everything but what Gods were chosen for, and what is done with Spells and Weapons: those are hidden. */
const ALOUD = [
  'startRecruit',
  'sealDonor',
  'shortageDonor',
  'retrieveDisc',
  'populationBonus',
  'chooseDisc',
  'perform',
  'takeFallen',
  'takeSeal',
  'changeOrder',
  'takeStone',
  'turncoats',
  'turncoatsTo',
  'slay',
  'choosePile',
  'raze',
  'swapTiles',
  'buildTemple',
  'templeRecruits',
  'placeGodTile',
  'turnAsgardTile',
  'asgardRecruits',
  'exchangeStone',
  'buyRecruit',
  'takeDisc',
  'discPlace',
  'centreMove',
] as const;

/** Asgard, for two to four players. */
export const asgard: Rules<Asgard> = {
  id: 'asgard',
  version: 1,
  seats: { min: 2, max: 4, clause: 'ASG-2.1' },
  aloud: ALOUD,
  options: {
    templeNeedsRecruit: { kind: 'flag', clause: 'ASG-9.1', default: true },
    battleSlotsPerWorld: { kind: 'range', clause: 'ASG-11.7', min: 1, max: 2, default: 1 },
    singleDiscCountsAsUpperAndLower: { kind: 'flag', clause: 'ASG-16.6', default: true },
  },
  steps: {
    ...setupSteps,
    ...roundSteps,
    ...supplySteps,
    ...placementSteps,
    ...turnSteps,
    ...powerSteps,
    ...recruitPowerSteps,
    ...boardPowerSteps,
    ...bonusSteps,
    ...templeSteps,
    ...asgardSteps,
    ...battleSteps,
    ...commitSteps,
    ...prepareSteps,
    ...laySteps,
    ...resolveSteps,
  },
  setup,
  view,
  imagine,
  sheet,
  winners,
};
