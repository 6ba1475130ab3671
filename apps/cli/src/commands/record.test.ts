import { beforeAll, describe, expect, test } from 'vitest';
import { cli, type Outcome } from '../testing/cli.ts';
import type { World } from '../testing/io.ts';

let text = '';
let file: { answers: object[]; result: object; [field: string]: unknown };
beforeAll(async () => {
  text = (await cli('record toy-duel --seed 4 --names Anna,Ben --bots random')).out;
  file = JSON.parse(text);
});

const withFile = (line: string, content = text, world: World = {}): Promise<Outcome> =>
  cli(line, { files: { 'm.json': content }, ...world });

describe('record', () => {
  test('writes the whole match as one documented file', () => {
    expect(Object.keys(file)).toEqual([
      'format',
      'formatVersion',
      'game',
      'version',
      'seats',
      'options',
      'seed',
      'names',
      'players',
      'answers',
      'result',
    ]);
    expect(file).toMatchObject({
      format: 'meadhall-match',
      formatVersion: 1,
      game: 'toy-duel',
      seats: 2,
      options: { blades: 'iron' },
      names: ['Anna', 'Ben'],
      players: ['random', 'random'],
    });
  });

  test('puts each answer on a line of its own, or everything on one', async () => {
    expect(text.split('\n').filter((line) => line.startsWith('    {"seat"'))).toHaveLength(
      file.answers.length,
    );
    const { out } = await cli('record toy-duel --seed 4 --names Anna,Ben --bots random --compact');
    expect(out.trim()).not.toContain('\n');
    expect(JSON.parse(out)).toEqual(file);
  });

  test('writes to a file with --out and stays silent', async () => {
    const { out, files } = await cli('record toy-duel --out kept.json --seed 4 --bots random');
    expect(out).toBe('');
    expect(JSON.parse(files.get('kept.json') ?? '')).toMatchObject({ seed: file['seed'] });
  });
});

describe('export', () => {
  test('fills in what is missing', async () => {
    const bare = JSON.stringify({
      ...file,
      options: {},
      format: undefined,
      names: undefined,
      players: undefined,
      result: undefined,
    });
    const { code, out } = await withFile('export m.json', bare);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      ...file,
      names: ['Player 1', 'Player 2'],
      players: undefined,
    });
  });

  test('gives back a complete file as it was', async () => {
    expect((await withFile('export m.json')).out).toBe(text);
    const { files } = await withFile('export m.json --out m.json');
    expect(files.get('m.json')).toBe(text);
  });

  test('writes nothing if an answer is refused or the result differs; exit code 1', async () => {
    const wrong = JSON.stringify({ ...file, result: { ...file.result, winners: [0, 1, 1] } });
    const { code, out, err, files } = await withFile('export m.json --out new.json', wrong);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/m\.json: after \d+ answers the result is not as recorded: the winners/);
    expect(files.has('new.json')).toBe(false);
  });
});
