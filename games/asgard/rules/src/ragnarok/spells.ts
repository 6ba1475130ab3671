// What the Spells do when a World is decided. (ASG-16.2)
import { SPELLS, type SpellEffect, type SpellName } from '../tables/arms.ts';

/** What one side brings into a World at Ragnarök, Spell by Spell. */
export interface Camp {
  tile: number;
  isGod: boolean;
  recruits: number;
  weapons: number;
  ancestral: number;
  /** More points for the upper and the lower disc if this side wins. */
  extra: [number, number];
}

type Handler<E> = (spell: Extract<SpellEffect, { effect: E }>, own: Camp, foe: Camp) => void;

/**
 * All Spells act together: doubling multiplies and cancelling makes 0, so that no order matters and
 * what is cancelled stays 0. (ASG-16.3)
 */
const HANDLERS: { readonly [E in SpellEffect['effect']]: Handler<E> } = {
  cancelAncestralWeapon: (_, __, foe) => {
    foe.ancestral = 0;
  },
  cancelGod: (_, __, foe) => {
    if (foe.isGod) foe.tile = 0;
  },
  doubleRecruits: (_, own) => {
    own.recruits *= 2;
  },
  rewardUpper: ({ points }, own) => {
    own.extra[0] += points;
  },
  rewardLower: ({ points }, own) => {
    own.extra[1] += points;
  },
  cancelWeapons: (_, __, foe) => {
    foe.weapons = 0;
  },
  cancelRecruits: (_, __, foe) => {
    foe.recruits = 0;
  },
};

export function cast(name: SpellName, own: Camp, foe: Camp): void {
  const spell: SpellEffect = SPELLS[name];
  (HANDLERS[spell.effect] as Handler<SpellEffect['effect']>)(spell as never, own, foe);
}
