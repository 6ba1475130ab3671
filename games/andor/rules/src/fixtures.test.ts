// Whole games with their results. RECORD_FIXTURES=1 plays and writes them anew, which is needed only
// when the rules version rises.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type Answer, type Ask, at, below, type MatchRecord, type Rng } from '@meadhall/kernel';
import { checkRecord, recordGame } from '@meadhall/testkit';
import { describe, expect, test } from 'vitest';
import { andor } from './andor.ts';
import { advise } from './bots/team.ts';
import { LEGEND_NAMES } from './legends/legends.ts';
import type { Andor, State } from './model.ts';

const FOLDER = new URL('../../fixtures/', import.meta.url);
const MOST_BYTES = 15_000;

/** The team plays, and now and then somebody does as he likes. */
function pick(open: readonly Ask<Andor>[], game: State, rng: Rng): Answer<Andor> {
  if (below(rng, 12) === 0) {
    const { seat, step, options } = at(open, below(rng, open.length));
    return { seat, step, choice: options[below(rng, options.length)] } as Answer<Andor>;
  }
  const { seat } = open.find(({ step }) => step !== 'anytime') ?? open[0]!;
  const mine = open.filter((ask) => ask.seat === seat);
  return advise(andor.view(game, seat), mine);
}

/** Plays each legend with one to four heroes, at both difficulties, until a game is short enough to keep. */
function record(): void {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  for (const legend of LEGEND_NAMES)
    for (const seats of [1, 2, 3, 4]) {
      const difficulty = seats % 2 === 0 ? 'easy' : 'normal';
      for (let seed = 1; ; seed++) {
        const match = {
          seats,
          seed: `${legend} ${seats} ${seed}`,
          options: { legend, difficulty },
        };
        const text = JSON.stringify(recordGame(andor, { ...match, pick }));
        if (text.length > MOST_BYTES && seed < 60) continue;
        if (text.length > MOST_BYTES) break;
        writeFileSync(new URL(`${legend}-${seats}-heroes.json`, FOLDER), `${text}\n`);
        break;
      }
    }
}

if (process.env['RECORD_FIXTURES']) record();

const files = readdirSync(FOLDER);
const records = files.map((file) => {
  const text = readFileSync(new URL(file, FOLDER), 'utf8');
  return { file, text, match: JSON.parse(text) as MatchRecord<Andor> };
});

describe('recorded games', () => {
  test('there are at least fifteen, of all legends and numbers of heroes, won and lost', () => {
    expect(records.length).toBeGreaterThanOrEqual(15);
    const all = records.map(({ match }) => match);
    expect(new Set(all.map(({ options }) => options.legend)).size).toBe(LEGEND_NAMES.length);
    expect(new Set(all.map(({ seats }) => seats)).size).toBe(4);
    expect(new Set(all.map(({ options }) => options.difficulty)).size).toBe(2);
    expect(all.some(({ result }) => result?.winners.length === 0)).toBe(true);
    expect(all.some(({ result, seats }) => result?.winners.length === seats)).toBe(true);
    for (const { file, text } of records) expect(text.length, file).toBeLessThanOrEqual(MOST_BYTES);
  });

  test.each(records)('$file ends as it was recorded', ({ match }) => {
    checkRecord(andor, match);
  });
});
