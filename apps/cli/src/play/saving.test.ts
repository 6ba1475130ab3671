import { describe, expect, test } from 'vitest';
import { cli } from '../testing/cli.ts';
import { duel, saved, times } from '../testing/evening.ts';

describe('saving', () => {
  test('asks for a name once, then keeps to it', async () => {
    const outcome = await duel(['1', 's', 'm.json', '1', 's', 'q']);
    expect(outcome.out.match(/Saved: m\.json/g)).toHaveLength(3);
    expect(saved(outcome).players).toEqual(['human', 'greedy']);
  });

  test('Enter takes the suggested name', async () => {
    const { files } = await duel(['1', 's', '']);
    expect([...files.keys()]).toEqual([expect.stringMatching(/^toy-duel-[0-9a-f]{8}\.json$/)]);
  });

  test('asks before leaving: a name, yes, or no', async () => {
    const kept = await duel(['1', 'q', 'm.json']);
    expect(kept.files.has('m.json')).toBe(true);
    expect(kept.out).toMatch(/To go on: meadhall play --load m\.json\n$/);
    expect((await duel(['1', 'q', 'y'])).files.size).toBe(1);
    for (const no of ['', 'n', 'no']) expect((await duel(['1', 'q', no])).files.size).toBe(0);
    expect((await duel(['q'])).out).not.toMatch(/Keep this match/);
  });

  test('never replaces another file without being told to', async () => {
    const world = { files: { 'old.json': 'precious' } };
    const kept = await duel(['1', 's', 'old.json', 'n'], '', world);
    expect(kept.files.get('old.json')).toBe('precious');
    const replaced = await duel(['1', 's', 'old.json', 'y'], '', world);
    expect(replaced.files.get('old.json')).toMatch(/meadhall-match/);
    expect(await duel([], '--save old.json', world)).toMatchObject({
      code: 2,
      err: expect.stringMatching(/old\.json exists\. To go on with that match: --load old\.json/),
    });
  });

  test('with --save the match is kept after every answer', async () => {
    const outcome = await duel(['1', '1'], '--save m.json');
    expect(saved(outcome).answers.filter(({ seat }) => seat === 0)).toHaveLength(2);
    // Once before the first answer, once after each, once on leaving.
    expect(outcome.writes).toEqual(times(4, 'm.json'));
  });

  test('a file that cannot be written can be tried elsewhere', async () => {
    const outcome = await duel(['1', 's', 'locked', 's', 'm.json'], '', {
      broken: { locked: 'EACCES' },
    });
    expect(outcome.out).toMatch(/cannot write locked: permission denied/);
    expect(outcome.files.has('m.json')).toBe(true);
  });
});

describe('loading', () => {
  const lines = times(2, '1');
  const part = async (): Promise<Record<string, string>> =>
    Object.fromEntries((await duel([...lines, 's', 'm.json'])).files);

  test('goes on as if the match had never stopped', async () => {
    const straight = await duel([...lines, ...lines], '--save m.json');
    expect(saved(straight).answers.length).toBeGreaterThan(4);
    const outcome = await cli('play --load m.json', { files: await part(), lines });
    expect(saved(outcome)).toEqual(saved(straight));
  });

  test('can be taken back beyond the point where it was loaded', async () => {
    const outcome = await cli('play --load m.json', {
      files: await part(),
      lines: ['u', 'u', '2'],
    });
    expect(saved(outcome).answers[0]?.choice).toEqual({ strike: 1 });
  });

  test('other players may take over, under other names', async () => {
    const flags = '--bots greedy,human --names X,Y --save other.json';
    const outcome = await cli(`play --load m.json ${flags}`, { files: await part(), lines: ['1'] });
    expect(saved(outcome, 'other.json')).toMatchObject({
      players: ['greedy', 'human'],
      names: ['X', 'Y'],
    });
    expect(saved(outcome)).toMatchObject({ names: ['Anna', 'Ben'] });
  });

  test('a finished match is shown with its score', async () => {
    const files = { 'm.json': (await cli('record toy-duel --seed 1')).out };
    const { out, code } = await cli('play --load m.json', { files });
    expect(code).toBe(0);
    expect(out).toMatch(/Total/);
  });

  test('refuses what contradicts the file', async () => {
    const files = await part();
    for (const flag of ['--seats 2', '--seed 1', '--option blades=wood'])
      expect(await cli(`play --load m.json ${flag}`, { files })).toMatchObject({
        code: 2,
        err: expect.stringMatching(/come from the file of --load/),
      });
    expect(await cli('play toy-bids --load m.json', { files })).toMatchObject({
      code: 2,
      err: expect.stringMatching(/m\.json is a match of toy-duel, not of toy-bids/),
    });
    const file = JSON.parse(files['m.json'] ?? '');
    file.answers[0].choice = 'sing';
    const broken = { 'm.json': JSON.stringify(file) };
    expect(await cli('play --load m.json', { files: broken })).toMatchObject({
      code: 2,
      err: expect.stringMatching(/answer 1 is refused/),
    });
  });
});
