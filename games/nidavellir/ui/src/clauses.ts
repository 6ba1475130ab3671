import type { Clause } from '@meadhall/kernel';
import type { Class, Distinction, HeroName } from '@meadhall/nidavellir';

/** The rule to open from a hero. (NID-20 to NID-40) */
export const HERO_CLAUSE: Readonly<Record<HeroName, Clause>> = {
  kraal: 'NID-20.1',
  tarah: 'NID-21.1',
  aral: 'NID-22.1',
  dagda: 'NID-23.1',
  aegur: 'NID-24.1',
  bonfur: 'NID-25.1',
  zoral: 'NID-26.1',
  lokdur: 'NID-27.1',
  hourya: 'NID-28.1',
  idunn: 'NID-29.1',
  'dwerg-bergelmir': 'NID-30.1',
  'dwerg-jungir': 'NID-30.1',
  'dwerg-aesir': 'NID-30.1',
  'dwerg-ymir': 'NID-30.1',
  'dwerg-sigmir': 'NID-30.1',
  skaa: 'NID-35.1',
  astrid: 'NID-36.1',
  grid: 'NID-37.1',
  uline: 'NID-38.1',
  ylud: 'NID-39.1',
  thrud: 'NID-40.1',
};

export const CLASS_CLAUSE: Readonly<Record<Class, Clause>> = {
  warrior: 'NID-18.1',
  hunter: 'NID-18.3',
  miner: 'NID-18.4',
  blacksmith: 'NID-18.5',
  explorer: 'NID-18.6',
};

export const DISTINCTION_CLAUSE: Readonly<Record<Distinction, Clause>> = {
  'kings-hand': 'NID-15.5',
  'hunting-master': 'NID-15.6',
  'crown-jeweler': 'NID-15.8',
  'great-armorer': 'NID-15.9',
  pioneer: 'NID-15.10',
};
