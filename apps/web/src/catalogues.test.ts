import type { Catalogue } from '@meadhall/table-ui';
import { describe, expect, test } from 'vitest';
import { GAME_WORDS } from './games.ts';
import { LOBBY } from './pages/lobbyWords.ts';
import { ROOM } from './pages/matchWords.ts';
import { NEW } from './pages/newTableWords.ts';
import { SETTINGS } from './pages/settingsWords.ts';
import { SHELF } from './pages/shelfWords.ts';
import { HALL } from './parts/words.ts';
import { REPLAY } from './replay/words.ts';
import { RULES } from './rules/words.ts';
import { WORDS as ANDOR } from './score/forms/andorWords.ts';
import { WORDS as ASGARD } from './score/forms/asgardWords.ts';
import { WORDS as BARGEROC } from './score/forms/bargerocWords.ts';
import { WORDS as NAINS } from './score/forms/nainsWords.ts';
import { WORDS as NIDAVELLIR } from './score/forms/nidavellirWords.ts';
import { SCORE } from './score/words.ts';
import { TABLE } from './table/words.ts';

const ALL: Record<string, Catalogue<object>> = {
  ANDOR,
  ASGARD,
  BARGEROC,
  GAME_WORDS,
  HALL,
  LOBBY,
  NAINS,
  NEW,
  NIDAVELLIR,
  REPLAY,
  ROOM,
  RULES,
  SCORE,
  SETTINGS,
  SHELF,
  TABLE,
};

/** Every sentence with its path; functions are called with plain examples. */
function sentences(words: unknown, path = ''): [string, string][] {
  if (typeof words === 'string') return [[path, words]];
  if (typeof words === 'function')
    return [[path, String((words as (...given: unknown[]) => unknown)(3, 4))]];
  return Object.entries(words as object).flatMap(([key, inner]) =>
    sentences(inner, `${path}.${key}`),
  );
}

describe.each(Object.entries(ALL))('%s', (_, { fr, en }) => {
  const french = sentences(fr);
  const english = sentences(en);

  test('says the same things in both languages', () => {
    expect(english.map(([path]) => path)).toEqual(french.map(([path]) => path));
  });

  test('leaves nothing unsaid', () => {
    for (const [path, text] of [...french, ...english]) expect(text.trim(), path).not.toBe('');
  });

  test('is written in each language, not copied', () => {
    const copied = french.filter(
      ([, text], i) => text === english[i]?.[1] && /\p{L}{3,} \p{L}{2,} \p{L}{3,}/u.test(text),
    );
    expect(copied).toEqual([]);
  });

  test('puts a narrow space before French high punctuation', () => {
    for (const [path, text] of french)
      expect(text, path).not.toMatch(/[^\s\u00a0\u202f.…]([;!?»])/u);
  });
});
