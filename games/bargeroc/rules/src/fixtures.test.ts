// Whole games with their results. RECORD_FIXTURES=1 plays and writes them anew, which is needed only
// when the rules version rises.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { at, type MatchRecord, replay } from '@meadhall/kernel';
import { checkRecord, recordGame } from '@meadhall/testkit';
import { describe, expect, test } from 'vitest';
import { bargeroc } from './bargeroc.ts';
import { bots } from './bots/bots.ts';
import { STYLE_NAMES } from './bots/style.ts';
import { CARD_NAMES, MISSION_NAMES, OBJECT_NAMES, ORE_NAMES } from './components.ts';
import type { Bargeroc, State } from './model.ts';

const FOLDER = new URL('../../fixtures/', import.meta.url);
const MOST_BYTES = 15_000;
const EVERYTHING = [
  ...CARD_NAMES,
  ...OBJECT_NAMES,
  ...MISSION_NAMES,
  ...ORE_NAMES,
  ...[1, 2, 3, 4, 5, 6].map((face) => `face ${face}`),
  'caveIn',
  'ruined',
  'tied',
  'cancelled',
  'received',
  'renewed',
];

/** What comes up in a game: cards played, objects forged, missions, ore brought up, faces, mishaps. */
function seenIn(record: MatchRecord<Bargeroc>): Set<string> {
  const seen = new Set<string>();
  for (const game of replay(bargeroc, record)) look(game, seen);
  return seen;
}

function look({ missions, news }: State, seen: Set<string>): void {
  for (const mission of missions) seen.add(mission);
  for (const item of news) {
    seen.add(item.say);
    if (item.say === 'played') seen.add(item.play.play);
    if (item.say === 'crafted') seen.add(item.object);
    if (item.say === 'rolled') seen.add(`face ${item.face}`);
    if (item.say === 'cameUp') for (const ore of item.ores) seen.add(ore);
  }
}

/** Short games of every size, by bots and by chance, until everything has come up in one of them. */
function recordAll(): void {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  const waiting = new Set<string>(EVERYTHING);
  let kept = 0;
  for (let seed = 1; kept < 22 || waiting.size > 0; seed++) {
    const seats = 2 + (seed % 5);
    const rounds = at([6, 3, 2, 1, 1], seats - 2);
    const styles = STYLE_NAMES.map((_, i) => at(STYLE_NAMES, (seed + i) % STYLE_NAMES.length));
    const players = seed % 4 === 0 ? {} : { bots: styles.map((style) => bots[style]) };
    const record = recordGame(bargeroc, { seats, seed, options: { rounds }, ...players });
    const text = `${JSON.stringify(record)}\n`;
    const seen = seenIn(record);
    const fresh = [...seen].some((it) => waiting.has(it));
    if (text.length > MOST_BYTES || !(fresh || kept < 20)) continue;
    for (const it of seen) waiting.delete(it);
    kept++;
    writeFileSync(new URL(`${String(kept).padStart(2, '0')}-${seats}-seats.json`, FOLDER), text);
  }
}

if (process.env['RECORD_FIXTURES']) recordAll();

const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
const read = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');

describe('BAR-13.1 recorded games', () => {
  test.each(files)('%s is played again to the same end', (name) => {
    const text = read(name);
    expect(text.length).toBeLessThanOrEqual(MOST_BYTES);
    checkRecord(bargeroc, JSON.parse(text) as MatchRecord<Bargeroc>);
  });

  test('together they are twenty or more, of every size, and everything comes up', () => {
    const records = files.map((name) => JSON.parse(read(name)) as MatchRecord<Bargeroc>);
    expect(records.length).toBeGreaterThanOrEqual(20);
    expect(new Set(records.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4, 5, 6]));
    const seen = new Set(records.flatMap((record) => [...seenIn(record)]));
    expect(EVERYTHING.filter((it) => !seen.has(it))).toEqual([]);
  });
});
