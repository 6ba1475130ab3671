// Whole games with their results. RECORD_FIXTURES=1 plays and writes them anew, which is needed only
// when the rules version rises.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import {
  type Answer,
  type Ask,
  at,
  below,
  clone,
  type MatchRecord,
  type Rng,
  replay,
  take,
  totals,
} from '@meadhall/kernel';
import { checkRecord, recordGame } from '@meadhall/testkit';
import { describe, expect, test } from 'vitest';
import { asgard } from './asgard.ts';
import { farsighted } from './bots/outlook.ts';
import type { Asgard, State } from './model.ts';
import { ARMS } from './tables/arms.ts';
import { GOD_NAMES, GODS } from './tables/gods.ts';
import { POPULATION_NAMES } from './tables/populations.ts';
import { POWER_TILE_NAMES } from './tables/powers.ts';
import { ASGARD_TILE_NAMES, BATTLE_VALUES } from './tables/table.ts';
import { TEMPLE_NAMES } from './tables/temples.ts';

const FOLDER = new URL('../../fixtures/', import.meta.url);
const MOST_BYTES = 15_000;
const GAMES = { 2: 8, 3: 8, 4: 8 } as const;
/** How many answers in a hundred are random: at a large table a good game takes too long. */
const LUCK = { 2: 15, 3: 15, 4: 55 } as const;

const STEPS = Object.entries(asgard.steps)
  .filter(([, step]) => 'options' in step)
  .map(([name]) => name);

/** Components that must come up in one of the games, and every question there is. */
const EVERYTHING: readonly string[] = [
  // Two questions for one commitment need a hoard no game has seen; answers.test.ts has one.
  ...STEPS.filter((step) => step !== 'commitFirst'),
  ...GOD_NAMES.flatMap((god) => [...new Set(GODS[god].tiles)].map((value) => `${god}:${value}`)),
  ...TEMPLE_NAMES,
  ...POPULATION_NAMES,
  ...ARMS.weapon.map((arm) => `laid ${arm}`),
  ...ARMS.spell.map((arm) => `laid ${arm}`),
  ...ASGARD_TILE_NAMES.map((tile) => `${tile}*`),
  // Five discs in Victory Zones are rare: case M-25a has them.
  ...BATTLE_VALUES.filter((value) => value < 20).map((value) => `battle tile ${value}`),
  ...POWER_TILE_NAMES,
];

function* seenAt(game: State): Iterable<string> {
  const board = game.worlds.flatMap(({ light, darkness }) => [light, darkness]);
  for (const tile of [...board, game.lower.light, game.lower.darkness])
    if (tile?.includes(':')) yield tile;
  for (const player of game.seats) {
    yield* player.temples;
    yield* player.populations;
    yield* player.power;
    for (const value of player.battleTiles) yield `battle tile ${value}`;
  }
  yield* game.row;
  for (const front of game.ragnarok ?? []) {
    for (const { arm } of [...(front?.laid.light ?? []), ...(front?.laid.darkness ?? [])])
      yield `laid ${arm}`;
  }
}

function seenIn(record: MatchRecord<Asgard>): Set<string> {
  const seen = new Set<string>(record.answers.map(({ step }) => step));
  for (const game of replay(asgard, record)) for (const it of seenAt(game)) seen.add(it);
  return seen;
}

/** Plays for points, now and then at random, and for whatever no game has shown yet. */
function chase(waiting: ReadonlySet<string>, luck: number) {
  return (open: readonly Ask<Asgard>[], game: State, rng: Rng): Answer<Asgard> => {
    const { seat, step, options } = at(open, 0);
    const answers = (options as readonly unknown[]).map(
      (choice) => ({ seat, step, choice }) as Answer<Asgard>,
    );
    if (below(rng, 100) < luck) return at(answers, below(rng, answers.length));
    const values = answers.map((answer) => {
      const next = clone(game);
      take(asgard, next, answer);
      let news = 0;
      if (waiting.size > 0) for (const it of seenAt(next)) if (waiting.has(it)) news += 8;
      return (totals(farsighted.sheet(next), next.seats.length)[seat] ?? 0) + news;
    });
    return at(answers, values.indexOf(Math.max(...values)));
  };
}

function recordAll(): void {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  const waiting = new Set(EVERYTHING);
  for (const [seats, games] of Object.entries(GAMES)) {
    for (let game = 1, tries = 0; game <= games; tries++) {
      const options = game === games ? { templeNeedsRecruit: false, battleSlotsPerWorld: 2 } : {};
      const record = recordGame(asgard, {
        seats: Number(seats),
        seed: `fixture ${seats} ${game} ${tries}`,
        options,
        pick: chase(waiting, LUCK[Number(seats) as 2 | 3 | 4]),
      });
      const text = `${JSON.stringify(record)}\n`;
      const shown = [...seenIn(record)].filter((it) => waiting.has(it));
      // A game that shows nothing new is kept only when there is no hope for another.
      const dull = shown.length === 0 && waiting.size > 0 && tries < 60 * game;
      if (text.length > MOST_BYTES || dull) continue;
      for (const it of shown) waiting.delete(it);
      writeFileSync(new URL(`${seats}-seats-${game}.json`, FOLDER), text);
      game++;
    }
  }
}

if (process.env['RECORD_FIXTURES']) recordAll();

const files = readdirSync(FOLDER).sort();
const texts = files.map((file) => readFileSync(new URL(file, FOLDER), 'utf8'));
const records = texts.map((text) => JSON.parse(text) as MatchRecord<Asgard>);

describe('recorded games', () => {
  test('are at least fifteen, of every size and short', () => {
    expect(records.length).toBeGreaterThanOrEqual(15);
    expect(new Set(records.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4]));
    for (const [i, text] of texts.entries()) expect(text.length, files[i]).toBeLessThan(MOST_BYTES);
  });

  test.each(files.map((file, i) => [file, at(records, i)]))(
    '%s comes out as recorded',
    (_, record) => {
      expect(() => checkRecord(asgard, record)).not.toThrow();
    },
  );

  test('together they show every component and every question', () => {
    const seen = new Set(records.flatMap((record) => [...seenIn(record)]));
    expect(EVERYTHING.filter((it) => !seen.has(it))).toEqual([]);
  });
});
