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
import { DWARVES } from './cards.ts';
import { AWARDS, type CognarName, isMercenary, RECRUITABLE } from './cognars.ts';
import type { Nains, Options, State } from './model.ts';
import { nains } from './nains.ts';

const FOLDER = new URL('../../fixtures/', import.meta.url);
const MOST_BYTES = 15_000;
const SEATS = [2, 3, 4, 5];
const GAMES_EACH = 5;
const EVERYTHING = [
  ...RECRUITABLE,
  ...AWARDS,
  'gaat',
  'noAward',
  'pariah',
  'ordoExchanged',
  'improvePurse',
  'dismiss',
];

/** The last game of each size is played with the other readings of the rulings. */
const OTHERWISE: Options = {
  pariahs: 'dwarves',
  lastMercenary: false,
  svaraImproves: false,
  improvementMayLower: false,
};

/** What comes up in a game: Cognars recruited, awards won or not, rare decisions and events. */
function seenIn(record: MatchRecord<Nains>): Set<string> {
  const seen = new Set<string>(record.answers.map(({ step }) => step));
  for (const { news } of replay(nains, record))
    for (const item of news) {
      seen.add(item.say);
      if (item.say === 'recruited' || item.say === 'placed') seen.add(item.cognar);
      if (item.say === 'awarded') seen.add(item.seat === null ? 'noAward' : item.award);
    }
  return seen;
}

/** Plays for lines, so that many Cognars come up, first those no game has shown yet. */
function chaseLines(waiting: ReadonlySet<string>) {
  return (open: readonly Ask<Nains>[], game: State, rng: Rng): Answer<Nains> => {
    const ask = at(open, below(rng, open.length));
    const { seat, step, options } = ask;
    const any = at<unknown>(options, below(rng, options.length));
    const choice =
      step === 'take'
        ? shortest(game, seat, ask.options)
        : step === 'recruit'
          ? wanted(ask.options)
          : null;
    return { seat, step, choice: choice ?? any } as Answer<Nains>;
  };

  function wanted(options: readonly { cognar: CognarName }[]): unknown {
    const isNew = ({ cognar }: { cognar: CognarName }): boolean => waiting.has(cognar);
    return options.find((it) => isMercenary(it.cognar) && isNew(it)) ?? options.find(isNew);
  }
}

function shortest({ seats }: State, seat: number, options: readonly { card: number }[]): unknown {
  const { army } = at(seats, seat);
  const length = ({ card }: { card: number }): number =>
    ranks(army[DWARVES[card]?.column ?? 0] ?? []);
  return [...options].sort((a, b) => length(a) - length(b))[0];
}

/** Games of every size until everything has come up. */
function recordAll(): void {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  const waiting = new Set<string>(EVERYTHING);
  for (const seats of SEATS)
    for (let game = 1; game <= GAMES_EACH; game++) {
      const record = recordGame(nains, {
        seats,
        seed: `fixture ${seats} ${game}`,
        options: game === GAMES_EACH ? OTHERWISE : {},
        pick: chaseLines(waiting),
      });
      for (const it of seenIn(record)) waiting.delete(it);
      writeFileSync(new URL(`${seats}-seats-${game}.json`, FOLDER), `${JSON.stringify(record)}\n`);
    }
}

if (process.env['RECORD_FIXTURES']) recordAll();

const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
const read = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');
const records = files.map((name) => JSON.parse(read(name)) as MatchRecord<Nains>);

describe('recorded games', () => {
  test.each(files)('%s is played again to the same end', (name) => {
    const text = read(name);
    expect(text.length).toBeLessThanOrEqual(MOST_BYTES);
    checkRecord(nains, JSON.parse(text) as MatchRecord<Nains>);
  });

  test('five or more for each number of lords', () => {
    for (const seats of SEATS)
      expect(records.filter((record) => record.seats === seats).length).toBeGreaterThanOrEqual(5);
  });

  test('together they show every Cognar and every award', () => {
    const seen = new Set(records.flatMap((record) => [...seenIn(record)]));
    expect(EVERYTHING.filter((it) => !seen.has(it))).toEqual([]);
  });

  test('the readings that are not the default are played too', () => {
    expect(records.filter(({ options }) => !options.lastMercenary)).toHaveLength(SEATS.length);
  });
});
