import { seedOf } from '@meadhall/kernel';
import { shelve } from '@meadhall/shelf';
import { duel } from '@meadhall/toys';
import { plainWords } from '@meadhall/words';
import { describe, expect, test } from 'vitest';
import { shareOf } from '../sim/stats.ts';
import { cli } from '../testing/cli.ts';

interface Report {
  games: number;
  wanted: number;
  bots: { bot: string; score: Interval; wins: Interval; fairShare: number }[];
  perSeat: { seat: number; score: Interval; wins: Interval; fairShare: number }[];
  answers: { min: number; mean: number; max: number; total: number };
  seconds: number;
  decisionsPerSecond: number;
}
interface Interval {
  value: number;
  low: number;
  high: number;
}

async function simulated(flags: string, world = {}): Promise<Report> {
  return JSON.parse((await cli(`sim ${flags} --json`, world)).out) as Report;
}

/** Without what depends on the clock. */
const timeless = ({ seconds: _, decisionsPerSecond: __, ...rest }: Report): object => rest;

describe('a simulation', () => {
  test('is the same for the same seed, and another for another', async () => {
    const flags = 'toy-duel --games 6 --bots greedy,random';
    const first = timeless(await simulated(`${flags} --seed 1`));
    expect(timeless(await simulated(`${flags} --seed 1`))).toEqual(first);
    expect(timeless(await simulated(`${flags} --seed 2`))).not.toEqual(first);
  });

  test('seats every bot everywhere equally often', async () => {
    const words = plainWords(duel);
    const rules = { ...duel, winners: () => [0] };
    const rigged = shelve({ rules, words: { fr: words, en: words } });
    const flags = 'sim toy-duel --seats 4 --games 8 --bots greedy,random,random,random --json';
    const { bots, perSeat } = JSON.parse((await cli(flags, {}, [rigged])).out) as Report;
    expect(bots.map(({ bot, wins }) => [bot, wins.value])).toEqual([
      ['greedy', 0.25],
      ['random', 0.75],
    ]);
    expect(bots.map(({ fairShare }) => fairShare)).toEqual([0.25, 0.75]);
    expect(perSeat.map(({ wins }) => wins.value)).toEqual([1, 0, 0, 0]);
  });

  test('gives intervals around its estimates, and the wins add up', async () => {
    const { bots, answers, games } = await simulated('toy-bids --games 20 --seed 3');
    expect(games).toBe(20);
    for (const { score, wins } of bots) {
      expect(score.low).toBeLessThan(score.value);
      expect(score.high).toBeGreaterThan(score.value);
      expect(wins.low).toBeLessThanOrEqual(wins.value);
      expect(wins.high).toBeGreaterThanOrEqual(wins.value);
    }
    expect(bots.reduce((sum, { wins }) => sum + wins.value, 0)).toBeCloseTo(1);
    expect(answers.min).toBeLessThanOrEqual(answers.mean);
    expect(answers.mean).toBeLessThanOrEqual(answers.max);
  });

  test('plays the very games that `record` plays with the same seed', async () => {
    const { bots, answers } = await simulated('toy-duel --games 1 --seed 5 --bots greedy,random');
    const seed = seedOf(`${seedOf('5')} game 0`);
    const { out } = await cli(`record toy-duel --seed ${seed} --bots greedy,random`);
    const { result, answers: recorded } = JSON.parse(out);
    expect(bots.map(({ score }) => score.value)).toEqual(result.totals);
    expect(recorded).toHaveLength(answers.total);
  });

  test('has sensible defaults: a hundred games of greedy against random', async () => {
    const { out, code } = await cli('sim toy-duel --seed 1');
    expect(code).toBe(0);
    expect(out).toMatch(/^toy-duel · 2 seats · 100 games · seed 1\n/);
    expect(out).toMatch(/\ngreedy .*\nrandom .*\n\nseat 1 .*\nseat 2 /);
    expect(out).toMatch(/decisions\/s/);
    expect(out).toMatch(/A shared victory counts in equal parts/);
  });

  test('says in how many games nobody won', async () => {
    const words = plainWords(duel);
    const rules = { ...duel, winners: () => [] };
    const hopeless = shelve({ rules, words: { fr: words, en: words } });
    const { out } = await cli('sim toy-duel --games 4 --seed 1 --bots random', {}, [hopeless]);
    expect(out).toMatch(/Nobody won in 100\.0% of the games/);
  });

  test('takes options of the game', async () => {
    const short = await simulated('toy-bids --games 5 --seed 1 --option rounds=2');
    const long = await simulated('toy-bids --games 5 --seed 1 --option rounds=4');
    expect(short.answers.max).toBeLessThan(long.answers.min);
  });
});

describe('those who win or lose together', () => {
  const sim = 'sim toy-coop --seats 3 --games 40 --seed 1 --bots random,greedy';

  test('have one rate of wins between them, each game won or lost as a whole', async () => {
    const { wonTogether, games, perSeat, bots } = JSON.parse((await cli(`${sim} --json`)).out);
    let won = 0;
    for (let game = 0; game < games; game++) {
      const seed = seedOf(`${seedOf('1')} game ${game}`);
      const circle = ['random', 'greedy', 'random'];
      const bots = circle.map((_, seat) => circle[(seat + game) % 3]).join();
      const { out } = await cli(`record toy-coop --seats 3 --seed ${seed} --bots ${bots}`);
      if (JSON.parse(out).result.winners.length === 3) won++;
    }
    expect(won).toBeGreaterThan(0);
    expect(won).toBeLessThan(games);
    expect(wonTogether).toEqual(shareOf(won, games));
    for (const row of [...perSeat, ...bots]) expect(row).not.toHaveProperty('wins');
  });

  test('are told so in both languages, without shares of single seats', async () => {
    const { out } = await cli(sim);
    expect(out).toMatch(/\nWon together: \d+ of 40 games, \d+\.\d% \(\d+\.\d% – \d+\.\d%\)\.\n/);
    expect(out).toMatch(/\nAll win or lose together\./);
    expect(out).not.toMatch(/fair share|wins|Nobody|equal parts/);
    expect((await cli(`${sim} --lang fr`)).out).toMatch(
      /\nGagné ensemble\u00a0: \d+ parties sur 40, /,
    );
  });
});

describe('Ctrl-C', () => {
  test('reports the games played so far and exits with 130', async () => {
    const { code, out } = await cli('sim toy-duel --games 5000 --seed 1 --json', {
      interruptAt: 40,
    });
    const { games, wanted } = JSON.parse(out) as Report;
    expect(code).toBe(130);
    expect(wanted).toBe(5000);
    expect(games).toBeGreaterThan(0);
    expect(games).toBeLessThan(100);
    const { out: text } = await cli('sim toy-duel --games 5000 --seed 1', { interruptAt: 40 });
    expect(text).toMatch(/^toy-duel · 2 seats · stopped after \d+ of 5,000 games · seed 1\n/);
  });
});

describe('the progress bar', () => {
  test('is drawn on the error stream of a terminal and wiped at the end', async () => {
    const { err, out } = await cli('sim toy-duel --games 2000 --bots random --seed 1', {
      terminal: { err: true },
    });
    expect(err).toMatch(/█+░+ \d+% {2}\d+\/2000 {2}\d:\d\d/);
    expect(err.endsWith('\r\u001b[K')).toBe(true);
    expect(out).not.toMatch(/█/);
  });

  test('is silent where nobody watches', async () => {
    expect((await cli('sim toy-duel --games 300 --bots random')).err).toBe('');
  });
});
