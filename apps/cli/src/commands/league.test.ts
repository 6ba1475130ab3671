import { bids } from '@meadhall/toys';
import { describe, expect, test } from 'vitest';
import { cli } from '../testing/cli.ts';
import { THINKERS } from '../testing/thinkers.ts';

interface Report {
  results: {
    one: string;
    rest: string | null;
    games: number;
    wins: { value: number; low: number; high: number };
    fairShare: number | null;
  }[];
  elo: { bot: string; value: number; low: number; high: number; milliseconds: number }[];
  seconds: number;
}

const held = (flags: string, world = {}) => cli(`league ${flags}`, world, THINKERS);
const report = async (flags: string): Promise<Report> =>
  JSON.parse((await held(`${flags} --json`)).out) as Report;
const timeless = ({ results, elo }: Report) => ({
  results,
  elo: elo.map(({ milliseconds: _, ...rest }) => rest),
});

describe('a league', () => {
  test('is the same for the same seed, and another for another', async () => {
    const flags = `${bids.id} --bots companion,veteran --games 16`;
    const first = timeless(await report(`${flags} --seed 1`));
    expect(timeless(await report(`${flags} --seed 1`))).toEqual(first);
    expect(timeless(await report(`${flags} --seed 2`))).not.toEqual(first);
  });

  test('plays every pair from every seat and rates them', async () => {
    const { results, elo } = await report(
      `${bids.id} --bots random,greedy,master --games 10 --seed 1`,
    );
    expect(results.map(({ one, rest }) => `${one} ${rest}`)).toEqual([
      'random greedy',
      'random master',
      'greedy master',
    ]);
    expect(results.map(({ games }) => games)).toEqual([10, 10, 10]);
    expect(results[0]?.wins.value).toBeLessThan(0.5);
    const rated = Object.fromEntries(elo.map(({ bot, value }) => [bot, value]));
    expect(rated['greedy']).toBeGreaterThan(rated['random'] as number);
    expect(rated['master']).toBeGreaterThan(rated['random'] as number);
    expect(elo.every(({ milliseconds }) => milliseconds >= 0)).toBe(true);
  });

  test('with three seats plays whole rounds of seats', async () => {
    const { results } = await report(`${bids.id} --bots greedy,random --seats 3 --games 4`);
    expect(results.map(({ games, fairShare }) => [games, fairShare])).toEqual([
      [6, 1 / 3],
      [6, 1 / 3],
    ]);
  });

  test('of teams compares who wins the same seeds', async () => {
    const { results } = await report('toy-coop --bots greedy,random --games 8 --seats 2');
    expect(results.map(({ one, rest, games }) => [one, rest, games])).toEqual([
      ['greedy', null, 8],
      ['random', null, 8],
    ]);
  });

  test('is written as Markdown in both languages', async () => {
    for (const [lang, head] of [
      ['en', '| fair share |'],
      ['fr', '| part due |'],
    ]) {
      const { out } = await held(
        `${bids.id} --bots greedy,random --games 2 --markdown --lang ${lang}`,
      );
      expect(out).toContain(head);
      expect(out).toContain('| --- | ---: |');
      expect(out).not.toMatch(/undefined|NaN/);
    }
  });

  test('needs two bots', async () => {
    const { code, err } = await held(`${bids.id} --bots greedy,greedy`);
    expect(code).toBe(2);
    expect(err).toContain('--bots');
  });
});
