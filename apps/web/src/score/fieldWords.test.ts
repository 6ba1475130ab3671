import { examplePosition as andor } from '@meadhall/andor';
import { examplePosition as asgard } from '@meadhall/asgard';
import { examplePosition as bargeroc } from '@meadhall/bargeroc';
import { examplePosition as nains } from '@meadhall/nains';
import { expect, test } from 'vitest';
import { FIELDS, type PlainGame } from './fieldWords.ts';

const EXAMPLES: Record<PlainGame, unknown> = { nains, bargeroc, asgard, andor };

/** Every name of a field anywhere in a position. */
function keysOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]);
}

test.each(Object.entries(EXAMPLES))(
  'every field of the sheet of %s has a name',
  (game, example) => {
    const keys = new Set(keysOf(example).filter((key) => key !== 'name'));
    expect(keys.size).toBeGreaterThan(5);
    for (const words of [FIELDS.fr, FIELDS.en])
      expect(new Set(Object.keys(words[game as PlainGame]))).toEqual(keys);
  },
);
