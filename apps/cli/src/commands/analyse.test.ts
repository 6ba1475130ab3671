import type { Analysis } from '@meadhall/search';
import { bids } from '@meadhall/toys';
import { describe, expect, test } from 'vitest';
import { cli } from '../testing/cli.ts';
import { THINKERS } from '../testing/thinkers.ts';

async function recorded(): Promise<string> {
  return (await cli(`record ${bids.id} --seed 4 --bots random,greedy`, {}, THINKERS)).out;
}

const analysed = async (flags = '', file?: string) =>
  cli(
    `analyse m.json --iterations 40 ${flags}`,
    { files: { 'm.json': file ?? (await recorded()) } },
    THINKERS,
  );

describe('an analysis', () => {
  test('has a point of the curve for every position, and a balance that adds up', async () => {
    const file = await recorded();
    const { answers, result } = JSON.parse(file) as {
      answers: unknown[];
      result: { winners: number[] };
    };
    const { out } = await analysed('--json', file);
    const { curve, decisions, balance } = JSON.parse(out) as Analysis<never>;
    expect(curve).toHaveLength(answers.length + 1);
    expect(curve.flat().every((chance) => chance >= 0 && chance <= 1)).toBe(true);
    for (const { seat, start, mistakes, gifts, luck, result: end } of balance) {
      expect(start + mistakes + gifts + luck).toBeCloseTo(end, 10);
      expect(end > 0).toBe(result.winners.includes(seat));
      expect(mistakes).toBeLessThanOrEqual(0);
      expect(gifts).toBeGreaterThanOrEqual(0);
    }
    expect(decisions.length).toBeGreaterThan(0);
    for (const { loss, options, best, value } of decisions) {
      expect(options).toBeGreaterThan(1);
      expect(loss).toBeGreaterThanOrEqual(0);
      expect(best[0]!.value - loss).toBeCloseTo(value, 10);
    }
  });

  test('is the same each time', async () => {
    expect((await analysed('--json')).out).toBe((await analysed('--json')).out);
  });

  test.each(['en', 'fr'])('is told in %s', async (lang) => {
    const { code, out } = await analysed(`--lang ${lang}`);
    expect(code).toBe(0);
    expect(out).toMatch(/[▁▂▃▄▅▆▇█]{5}/);
    expect(out).not.toMatch(/undefined|NaN/);
  });

  test('of a file that does not replay fails', async () => {
    const file = (await recorded()).replace(/"hash":"[0-9a-f]{4}/, '"hash":"0000');
    const { code } = await analysed('', file);
    expect(code).toBe(1);
  });

  test('needs bots that can judge', async () => {
    const { out } = await cli('record toy-duel --seed 4 --bots random');
    const { code, err } = await cli('analyse m.json', { files: { 'm.json': out } });
    expect(code).toBe(2);
    expect(err).toContain('toy-duel');
  });
});
