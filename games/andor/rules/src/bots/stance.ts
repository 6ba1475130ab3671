// What weighs how much with the team in which legend. (Tried: BALANCE.md)
import { type Scene, wantsHerb } from './scene.ts';

export interface Stance {
  /** How a creature weighs that the castle has no shield for, one it soon will have none for, and any other. */
  readonly alarm: readonly [now: number, soon: number, later: number];
  /** Shields the team would like to keep while the legend is young. */
  readonly spare: number;
  /** How dear a letter is. */
  readonly letter: number;
  /** What a point of strength is worth before the final enemy is known, and then. */
  readonly strength: readonly [before: number, then: number];
  /** What a farmer is worth beside kindness: so much of what a creature less would be. */
  readonly shield: number;
  /**
   * Orders are given one by one, each in view of what those before it will have done; creatures out of reach are
   * awaited where they will be; and all march on the final enemy together.
   */
  readonly inConcert: boolean;
}

const USUAL: Stance = {
  alarm: [1, 0.3, 0.05],
  spare: 1,
  letter: 1,
  strength: [3, 4],
  shield: 0,
  inConcert: false,
};

/** Guards who never leave the gate keep the castle, and the king’s letter lies. */
const COURIERS: Stance = { ...USUAL, alarm: [0.65, 0.15, 0.05] };

/** The king dies unless all is done soon: every needless victory brings the wardraks nearer. */
const HEALERS: Stance = {
  alarm: [0.7, 0.02, 0.01],
  spare: 0,
  letter: 8,
  strength: [6, 7],
  shield: 0.7,
  inConcert: true,
};

export const stanceOf = (scene: Scene): Stance =>
  scene.rules.includes('carriedTokenAlarm') ? COURIERS : wantsHerb(scene) ? HEALERS : USUAL;
