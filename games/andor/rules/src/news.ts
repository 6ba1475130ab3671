import type { Seat } from '@meadhall/kernel';
import type { Letter } from './legends/schema.ts';
import type { Kind } from './tables/creatures.ts';
import type { HeroKind } from './tables/heroes.ts';
import type { Space } from './tables/place.ts';

/** What a difference of two views cannot show. */
export type News =
  | { say: 'story'; card: string; text: string }
  | { say: 'letter'; letter: Letter }
  | { say: 'event'; card: string }
  | { say: 'cancelled'; card: string; seat: Seat }
  | { say: 'rolled'; who: HeroKind | Kind | 'legend'; faces: number[]; black: number }
  | { say: 'round'; kind: Kind; heroes: number; foe: number }
  | { say: 'try'; space: Space; heroes: number }
  | { say: 'slain'; kind: Kind; space: Space }
  | { say: 'fell'; seat: Seat; dies: boolean }
  | { say: 'came'; kind: Kind; from: Space | null; to: Space }
  | { say: 'stormed'; kind: Kind; free: number }
  | { say: 'escaped'; kind: Kind }
  | { say: 'farmerLost'; space: Space }
  | { say: 'farmerSaved' }
  | { say: 'fog'; token: string; space: Space; seat: Seat }
  | { say: 'tile'; tile: number }
  | { say: 'fateDone'; fate: number; seat: Seat }
  | { say: 'lake'; card: number; seat: Seat }
  | { say: 'dragon'; card: number }
  | { say: 'flames'; corridor: number }
  /** A card names a piece that is on no space, and is skipped. */
  | { say: 'nowhere' }
  | { say: 'prologue'; now: 'begins' | 'again' | 'done' | 'over' }
  | { say: 'blueTile'; tile: 'treasure' | 'well' | 'merchant'; seat: Seat }
  | { say: 'sunrise' }
  | { say: 'end'; result: 'won' | 'lost' };
