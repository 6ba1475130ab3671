import type { Rules } from '@meadhall/kernel';
import { battleSteps } from './battle.ts';
import { dragonSteps } from './dragon.ts';
import { eventChoiceSteps } from './eventChoices.ts';
import { eventSteps } from './events.ts';
import { fogSteps } from './fog.ts';
import { freeActions } from './free.ts';
import { lakeSteps } from './lake.ts';
import { effectSteps } from './legends/effects.ts';
import { LEGEND_NAMES } from './legends/legends.ts';
import { narratorSteps } from './legends/narrator.ts';
import { DIFFICULTIES, type Legend } from './legends/schema.ts';
import { testingSteps } from './legends/testing.ts';
import type { Andor } from './model.ts';
import { prologueSteps } from './prologue.ts';
import { ransomSteps } from './ransom.ts';
import { rollingSteps } from './rolling.ts';
import { newGame, setup, setupSteps } from './setup.ts';
import { sheet, winners } from './sheet.ts';
import { shieldSteps } from './shields.ts';
import { spoilsSteps } from './spoils.ts';
import { sunriseSteps } from './sunrise.ts';
import { tradeSteps } from './trade.ts';
import { turnSteps } from './turn.ts';
import { imagine, view } from './view.ts';
import { walkingSteps } from './walking.ts';

/** Legends of Andor, for one to four heroes. */
export const andor: Rules<Andor> = {
  id: 'andor',
  version: 3,
  seats: { min: 1, max: 4, clause: 'AND-1.3' },
  together: true,
  aloud: 'everything',
  options: {
    legend: { kind: 'oneOf', values: LEGEND_NAMES, default: 'L1', clause: 'AND-1.7' },
    difficulty: { kind: 'oneOf', values: DIFFICULTIES, default: 'normal', clause: 'AND-19.7' },
    runeDie: { kind: 'oneOf', values: ['one', 'all'], default: 'one', clause: 'AND-10.15' },
    tutorial: { kind: 'flag', default: false, clause: 'AND-22.7' },
    prologue: { kind: 'flag', default: false, clause: 'AND-22.1' },
  },
  steps: {
    ...setupSteps,
    ...prologueSteps,
    ...turnSteps,
    ...walkingSteps,
    ...lakeSteps,
    ...fogSteps,
    ...tradeSteps,
    ...battleSteps,
    ...rollingSteps,
    ...spoilsSteps,
    ...dragonSteps,
    ...sunriseSteps,
    ...eventSteps,
    ...eventChoiceSteps,
    ...ransomSteps,
    ...shieldSteps,
    ...narratorSteps,
    ...effectSteps,
    ...testingSteps,
  },
  anytime: freeActions,
  setup,
  view,
  imagine,
  sheet,
  winners,
};

/** The rules of one legend that is not ours: it travels with the state, so a saved match is whole. */
export const andorWith = (legend: Legend): Rules<Andor> => ({
  ...andor,
  setup: ({ seats, options, rng }) => newGame(legend, legend, options, seats, rng),
});
