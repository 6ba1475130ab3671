// Whole games with their results. RECORD_FIXTURES=1 plays and writes them anew, which is needed only
// when the rules version rises.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import {
  type Answer,
  type Ask,
  at,
  below,
  type MatchRecord,
  type Rng,
  replay,
} from '@meadhall/kernel';
import { checkRecord, recordGame } from '@meadhall/testkit';
import { describe, expect, test } from 'vitest';
import { ranks } from './army.ts';
import { CARDS } from './cards.ts';
import { DISTINCTIONS } from './distinctions.ts';
import { HERO_NAMES, type HeroName } from './heroes.ts';
import type { Nidavellir, State } from './model.ts';
import { nidavellir } from './nidavellir.ts';

const FOLDER = new URL('../../fixtures/', import.meta.url);
const MOST_BYTES = 15_000;
const SEATS = [2, 3, 4, 5];
const GAMES_EACH = 5;
const EVERYTHING = [...HERO_NAMES, ...DISTINCTIONS, 'moveYlud', 'noDistinction', 'ulineExchange'];

/** What comes up in a game: heroes recruited, Distinctions won or not, rare decisions. */
function seenIn(record: MatchRecord<Nidavellir>): Set<string> {
  const seen = new Set<string>(record.answers.map(({ step }) => step));
  for (const { news } of replay(nidavellir, record))
    for (const item of news) {
      if (item.say === 'recruited') seen.add(item.hero);
      if (item.say === 'distinction')
        seen.add(item.seat === null ? 'noDistinction' : item.distinction);
    }
  return seen;
}

/** Plays for lines, so that many heroes come up, first those no game has shown yet. */
function chaseLines(waiting: ReadonlySet<string>) {
  return (open: readonly Ask<Nidavellir>[], game: State, rng: Rng): Answer<Nidavellir> => {
    const ask = at(open, below(rng, open.length));
    const { seat, step, options } = ask;
    const any = at<unknown>(options, below(rng, options.length));
    const choice =
      step === 'pick'
        ? shortest(game, seat, ask.options)
        : step === 'recruit'
          ? wanted(ask.options)
          : null;
    return { seat, step, choice: choice ?? any } as Answer<Nidavellir>;
  };

  function wanted(options: readonly { hero: HeroName }[]): { hero: HeroName } | undefined {
    return options.find(({ hero }) => waiting.has(hero));
  }
}

function shortest({ seats }: State, seat: number, options: readonly { card: number }[]): unknown {
  const { army } = at(seats, seat);
  const length = ({ card }: { card: number }): number =>
    ranks(army[CARDS[card]?.column ?? 0] ?? []) + (CARDS[card]?.column === null ? 99 : 0);
  return [...options].sort((a, b) => length(a) - length(b))[0];
}

/** Games of every size, a first game among them, until everything has come up. */
function recordAll(): void {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  const waiting = new Set<string>(EVERYTHING);
  for (const seats of SEATS)
    for (let game = 1; game <= GAMES_EACH; game++) {
      const record = recordGame(nidavellir, {
        seats,
        seed: `fixture ${seats} ${game}`,
        options: { firstGame: game === GAMES_EACH },
        pick: chaseLines(waiting),
      });
      for (const it of seenIn(record)) waiting.delete(it);
      writeFileSync(new URL(`${seats}-seats-${game}.json`, FOLDER), `${JSON.stringify(record)}\n`);
    }
}

if (process.env['RECORD_FIXTURES']) recordAll();

const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
const read = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');
const records = files.map((name) => JSON.parse(read(name)) as MatchRecord<Nidavellir>);

describe('recorded games', () => {
  test.each(files)('%s is played again to the same end', (name) => {
    const text = read(name);
    expect(text.length).toBeLessThanOrEqual(MOST_BYTES);
    checkRecord(nidavellir, JSON.parse(text) as MatchRecord<Nidavellir>);
  });

  test('five or more for each number of players', () => {
    for (const seats of SEATS)
      expect(records.filter((record) => record.seats === seats).length).toBeGreaterThanOrEqual(5);
  });

  test('together they show every hero and every Distinction', () => {
    const seen = new Set(records.flatMap((record) => [...seenIn(record)]));
    expect(EVERYTHING.filter((it) => !seen.has(it))).toEqual([]);
  });
});
