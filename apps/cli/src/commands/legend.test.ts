import { SHELF } from '@meadhall/shelf';
import { describe, expect, test } from 'vitest';
import { cli, type Outcome } from '../testing/cli.ts';
import { saved } from '../testing/evening.ts';
import type { World } from '../testing/io.ts';

const good = '{"gold": 50}';
const bad = '{"gold": "much", "silver": 1, "tin": 2}';

const withFiles = (
  line: string,
  files: Record<string, string>,
  world: World = {},
): Promise<Outcome> => cli(line, { files, ...world });

describe('legend check', () => {
  test('has nothing to say against a legend that can be played', async () => {
    const { code, out, err } = await withFiles('legend check my.json', { 'my.json': good });
    expect(out).toBe('my.json can be played: meadhall play counted --legend my.json\n');
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  test('explains every mistake by path and reason; exit code 1', async () => {
    const { code, out, err } = await withFiles('legend check my.json', { 'my.json': bad });
    expect(out.split('\n')).toEqual([
      'gold: "much"; allowed: a whole number',
      'silver: unknown; allowed: gold',
      'tin: unknown; allowed: gold',
      'my.json: 3 mistakes',
      '',
    ]);
    expect({ code, err }).toEqual({ code: 1, err: '' });
  });

  test('in French too', async () => {
    const { out } = await withFiles('legend check my.json --lang fr', { 'my.json': '{"tin": 2}' });
    expect(out.replaceAll('\u00a0', ' ').split('\n')).toEqual([
      'gold : manque ; permis : a whole number',
      'tin : inconnu ; permis : gold',
      'my.json : 2 erreurs',
      '',
    ]);
  });

  test('as JSON for a script', async () => {
    const { code, out } = await withFiles('legend check my.json --json', { 'my.json': '{}' });
    const mistakes = [{ path: 'gold', reason: 'missing; allowed: a whole number' }];
    expect(JSON.parse(out)).toEqual({ ok: false, mistakes });
    expect(code).toBe(1);
  });

  test('exit code 2 if the file cannot be read, is no JSON, or was not named', async () => {
    const outcomes = [
      await cli('legend check none.json'),
      await withFiles('legend check my.json', { 'my.json': '{gold: 1}' }),
      await cli('legend check'),
      await cli('legend chek my.json'),
      await cli('legend check my.json', { files: { 'my.json': good } }, []),
    ];
    const says = [
      /cannot read none\.json: there is no such file/,
      /my\.json, line 1, column 2: a name in double quotes/,
      /which legend\? Name a file/,
      /there is no command “chek”\. Did you mean check\?/,
      /no game on the shelf plays legends/,
    ];
    for (const [i, { code, out, err }] of outcomes.entries()) {
      expect(err).toMatch(says[i] as RegExp);
      expect({ code, out }).toEqual({ code: 2, out: '' });
    }
  });

  test('prints a template that has no mistakes', async () => {
    const { code, out } = await cli('legend check --template');
    expect(code).toBe(0);
    expect((await withFiles('legend check t.json', { 't.json': out })).code).toBe(0);
  });

  test('refuses what is far too large or deep before the game looks at it', async () => {
    const long = JSON.stringify({ gold: 1, note: 'x'.repeat(100_001) });
    const deep = `{"gold": ${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
    for (const text of [long, deep]) {
      const { code, out } = await withFiles('legend check my.json', { 'my.json': text });
      expect(out).toMatch(/^the legend: too large; allowed: 100000 characters\n/);
      expect(code).toBe(1);
    }
  });
});

test('a legend cannot steer the terminal of whoever reads it', async () => {
  const wrong = {
    '{"gold": 1, "note": ["", {"text": "\\u001b[2J"}]}': 'note.1.text: control characters;',
    '{"gold": 1, "a": {"\\u001b[2J": 1}}': 'a: control characters in a name;',
  };
  for (const [text, says] of Object.entries(wrong)) {
    const { code, out } = await withFiles('legend check my.json', { 'my.json': text });
    expect(out).toContain(says);
    expect(out).not.toContain('\u001b');
    expect(code).toBe(1);
  }
});

describe('--legend', () => {
  test('plays, records and simulates a legend from a file', async () => {
    const files = { 'my.json': good };
    const played = await withFiles('play counted --legend my.json', files, { lines: ['1', 'q'] });
    expect(played.out).toMatch(/gold:50/);
    const { out } = await withFiles('record counted --legend my.json --bots random', files);
    expect(JSON.parse(out).result.totals[0]).toBeGreaterThan(30);
    const sim = await withFiles('sim counted --legend my.json --games 2 --bots random', files);
    expect(sim.out).toMatch(/^counted · my\.json · 2 seats · 2 games/);
  });

  test('refuses a legend with mistakes whole, before anything starts', async () => {
    const files = { 'my.json': bad };
    for (const line of ['play counted', 'record counted', 'sim counted --games 1']) {
      const { code, out, err } = await withFiles(`${line} --legend my.json`, files);
      expect(err).toMatch(
        /my\.json has no legend that can be played\. gold: "much"; allowed: a whole number \(and 2 more;/,
      );
      expect({ code, out }).toEqual({ code: 2, out: '' });
    }
  });

  test('is refused by games without legends, and beside --option legend or --load', async () => {
    const files = { 'my.json': good };
    const wrong = async (line: string): Promise<string> => {
      const { code, err } = await withFiles(`${line} --legend my.json`, files);
      expect(code).toBe(2);
      return err;
    };
    expect(await wrong('play toy-duel')).toMatch(/toy-duel plays no legends; leave out --legend/);
    expect(await wrong('play counted --option legend=L1')).toMatch(/not from both/);
    expect(await wrong('play --load m.json')).toMatch(/--legend come from the file of --load/);
  });
});

describe('a match of a legend', () => {
  const recorded = async (): Promise<string> =>
    (await withFiles('record counted --legend my.json --seed 1', { 'my.json': good })).out;

  test('carries it in its file, and is replayed and exported from that alone', async () => {
    const text = await recorded();
    expect(JSON.parse(text).legend).toEqual({ gold: 50 });
    const files = { 'm.json': text };
    const { code, out } = await withFiles('replay m.json', files);
    expect(out).toMatch(/the result is as recorded/);
    expect(code).toBe(0);
    expect((await withFiles('export m.json', files)).out).toBe(text);
    const without = JSON.stringify({ ...JSON.parse(text), legend: undefined });
    expect((await withFiles('replay m.json', { 'm.json': without })).code).toBe(1);
  });

  test('is gone on with, legend and all', async () => {
    const world = { lines: ['1', 's', 'm.json'] };
    const begun = await withFiles('play counted --legend my.json', { 'my.json': good }, world);
    const files = { 'm.json': begun.files.get('m.json') ?? '' };
    const later = await withFiles('play --load m.json', files, { lines: ['1', '1'] });
    expect(saved(later)).toMatchObject({ legend: { gold: 50 } });
    expect(saved(later).answers.length).toBeGreaterThan(saved(begun).answers.length);
  });

  test('is refused if its legend has a mistake, is too large, or the game plays none', async () => {
    const file = JSON.parse(await recorded());
    const wrong = async (content: object): Promise<string> => {
      const files = { 'm.json': JSON.stringify(content) };
      const { code, out, err } = await withFiles('replay m.json', files);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      return err;
    };
    expect(await wrong({ ...file, legend: {} })).toMatch(/m\.json has no legend .*gold: missing/);
    expect(await wrong({ ...file, legend: { gold: 1, tin: 'x'.repeat(100_001) } })).toMatch(
      /too large/,
    );
    expect(await wrong({ ...file, game: 'toy-delve' })).toMatch(/toy-delve plays no legends/);
  });
});

test('the template of Andor can be played, recorded and replayed', async () => {
  const { out: template } = await cli('legend check --template', {}, SHELF);
  const files = { 'my.json': template };
  expect((await cli('legend check my.json', { files }, SHELF)).code).toBe(0);
  const line = 'record andor --legend my.json --bots teammate --seats 2 --seed 1';
  const { out: match } = await cli(line, { files }, SHELF);
  expect(JSON.parse(match).legend).toEqual(JSON.parse(template));
  const { code, out } = await cli('replay m.json', { files: { 'm.json': match } }, SHELF);
  expect(out).toMatch(/the result is as recorded/);
  expect(code).toBe(0);
});
