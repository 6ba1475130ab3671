import type { Thing } from '@meadhall/andor';
import type { IconName, Tone } from '@meadhall/table-ui';
import { isIcon } from '@meadhall/table-ui';

/** The sort of a thing, without value, colour, used side or hidden face: `gem4` is a `gem`. */
const sortOf = (thing: Thing): string =>
  thing.startsWith('runestone') ? 'runestone' : thing.replace(/[^a-z]+$/, '');

export function thingIcon(thing: Thing): IconName {
  const name = `andor/${sortOf(thing)}`;
  return isIcon(name) ? name : 'bag';
}

const RUNE_TONES: Readonly<Record<string, Tone>> = { blue: 'sea', yellow: 'gold', green: 'forest' };
const TONES: Readonly<Record<string, Tone>> = {
  gold: 'gold',
  gem: 'teal',
  herb: 'forest',
  rubble: 'iron',
  parchment: 'bone',
  poison: 'violet',
};

export const thingTone = (thing: Thing): Tone =>
  RUNE_TONES[thing.split(':')[1] ?? ''] ?? TONES[sortOf(thing)] ?? 'bronze';

/** The number written on a thing, if there is one. */
export const thingFace = (thing: Thing): string | undefined => /\d+/.exec(thing)?.[0];
