import { describe, expect, test } from 'vitest';
import { cli } from './testing/cli.ts';

const match = async (): Promise<string> => (await cli('record toy-duel --seed 1')).out;

/** A mistake is one line on the error stream that names what is wrong, and nothing is printed. */
async function refused(line: string, says: RegExp, world = {}): Promise<void> {
  const { code, out, err } = await cli(line, world);
  expect(err).toMatch(says);
  expect(err).toMatch(/^meadhall: [^\n]+\n$/);
  expect(out).toBe('');
  expect(code).toBe(2);
}

describe('a mistake is one clear line and exit code 2:', () => {
  test('a wrong game name, with the nearest one', async () => {
    await refused('sim toy-dule', /no game is called “toy-dule”\. Did you mean toy-duel\?/);
    await refused('play nothing-like-it', /“meadhall games” lists them/);
    await refused('cases toy-dul x.md', /Did you mean toy-duel\?/);
    await refused('score toy-dul x.json', /Did you mean toy-duel\?/);
    await refused('record toy-dul', /Did you mean toy-duel\?/);
  });

  test('counts that are negative, zero, broken or words', async () => {
    for (const typed of ['-5', '0', '2.5', 'many', '1e3', '99999999999999999999'])
      await refused(`sim toy-duel --games ${typed}`, /--games takes a whole number of at least 1/);
    await refused('sim toy-duel --games=-1', /not “-1”/);
    await refused('sim toy-duel --seats -2', /--seats takes a whole number/);
  });

  test('seats the game does not have', async () => {
    await refused('sim toy-duel --seats 9', /toy-duel has seats for 2 to 4 players, not 9/);
    await refused('play toy-duel --seats 1', /not 1; change --seats/);
    await refused('record toy-duel --bots random,random,random,random,random', /not 5/);
  });

  test('bots nobody knows, or more of them than seats', async () => {
    await refused('sim toy-duel --bots gredy', /no bot is called “gredy”.*Did you mean greedy\?/);
    await refused('sim toy-duel --bots human', /no bot is called “human”/);
    await refused('play toy-duel --bots robot', /there are human, greedy, random/);
    await refused('sim toy-duel --seats 2 --bots random,random,greedy', /lists 3.*2 seats/);
    await refused('play toy-duel --seats 2 --bots random,random,greedy', /lists 3.*2 seats/);
  });

  test('options the game does not have, or values they cannot take', async () => {
    await refused('sim toy-duel --option blade=iron', /no option “blade”; it has blades/);
    await refused('sim toy-delve --option x=1', /toy-delve has no options/);
    await refused('sim toy-duel --option blades=gold', /allowed: wood, iron/);
    await refused('sim toy-bids --option rounds=9', /allowed: 2 to 4/);
    await refused('sim toy-coop --option grim=maybe', /allowed: true, false/);
    await refused('sim toy-duel --option blades', /--option takes name=value/);
  });

  test('names too many, twice or empty', async () => {
    await refused('play toy-duel --names A,B,C', /--names lists 3, but there are 2 seats/);
    await refused('play toy-duel --names A,A', /“A” twice/);
    await refused('play toy-duel --names A,,', /--names lists 3/);
    await refused('play toy-duel --names ,B', /is empty/);
  });

  test('files that cannot be read', async () => {
    await refused('replay none.json', /cannot read none\.json: there is no such file/);
    await refused('export none.json', /cannot read none\.json/);
    await refused('cases counted none.md', /cannot read none\.md/);
    await refused('score counted none.json', /cannot read none\.json/);
    await refused('play --load none.json', /cannot read none\.json/);
    const broken = { dir: 'EISDIR', locked: 'EACCES', odd: 'EIO' };
    await refused('replay dir', /it is a folder/, { broken });
    await refused('replay locked', /permission denied/, { broken });
    await refused('replay odd', /cannot read odd: EIO/, { broken });
  });

  test('files that cannot be written', async () => {
    const broken = { 'out.json': 'EACCES' };
    await refused('record toy-duel --out out.json', /cannot write out\.json: permission denied/, {
      broken,
    });
    const files = { 'm.json': await match() };
    await refused('export m.json --out out.json', /cannot write out\.json/, { broken, files });
  });

  test('malformed JSON, with line, column and what is wrong', async () => {
    const files = { 'bad.json': '{\n  "gold": [3, 5,]\n}' };
    const says = /bad\.json, line 2, column 16: a comma before a closing bracket/;
    await refused('score counted bad.json', says, { files });
    await refused('replay bad.json', says, { files });
    await refused('export bad.json', says, { files });
    await refused('play --load bad.json', says, { files });
  });

  test('JSON that is not what was asked for, with the field', async () => {
    const file = JSON.parse(await match());
    const broken: [object | null, RegExp][] = [
      [[], /the file is \[\]; allowed: a record/],
      [{ ...file, format: 'chess' }, /format is "chess"; allowed: "meadhall-match"/],
      [{ ...file, formatVersion: 2 }, /formatVersion is 2/],
      [{ ...file, game: 7 }, /game is 7/],
      [{ ...file, game: 'toy-dule' }, /no game is called “toy-dule”/],
      [{ ...file, version: 99 }, /version is 99; allowed: \d+ \(this program's rules\)/],
      [{ ...file, version: 'x' }, /version is "x"/],
      [{ ...file, seats: 0, names: [], players: [] }, /seats is 0/],
      [
        { ...file, seats: 9, names: undefined, players: undefined, result: undefined },
        /seats is 9/,
      ],
      [{ ...file, options: [] }, /options is \[\]/],
      [{ ...file, options: { blades: 'gold' } }, /options\.blades is "gold"/],
      [{ ...file, seed: 'abc' }, /seed is "abc"; allowed: 32 hexadecimal digits/],
      [{ ...file, names: ['A'] }, /names is \["A"\]; allowed: names, 2, one for each seat/],
      [{ ...file, players: ['human', 'robot'] }, /players\[1\] is "robot"; allowed: human, /],
      [{ ...file, players: ['human'] }, /players is \["human"\]; allowed: players, 2/],
      [{ ...file, answers: {} }, /answers is/],
      [{ ...file, answers: [{ seat: 0 }] }, /answers\[0\] is \{"seat":0\}/],
      [{ ...file, answers: [null] }, /answers\[0\] is null/],
      [{ ...file, result: { hash: 'x' } }, /result\.hash is "x"/],
      [{ ...file, result: { ...file.result, totals: [1] } }, /result\.totals is \[1\]/],
      [{ ...file, result: { ...file.result, winners: 'all' } }, /result\.winners is "all"/],
    ];
    for (const [content, says] of broken)
      await refused('export m.json', says, { files: { 'm.json': JSON.stringify(content) } });
  });

  test('flags, commands and arguments that do not exist or are missing', async () => {
    await refused('sim toy-duel --seat 2', /there is no option --seat\. Did you mean --seats\?/);
    await refused('sim toy-duel --frobnicate', /See “meadhall sim --help”/);
    await refused('smi toy-duel', /there is no command “smi”\. Did you mean sim\?/);
    await refused('sim', /<game> is missing\. See “meadhall sim --help”/);
    await refused('cases toy-duel', /<file\.md> is missing/);
    await refused('sim toy-duel extra', /too many arguments/);
    await refused('sim toy-duel --games', /--games needs a value/);
    await refused('games --lang de', /--lang is fr or en, not “de”/);
    await refused('games --lang', /--lang needs a value/);
  });
});

describe('a fault of ours', () => {
  test('asks to be reported with game and seed, without a stack trace', async () => {
    const { code, err } = await cli('sim cursed --games 1 --seed 1');
    expect(code).toBe(70);
    expect(err).toMatch(/the ink has dried \[cursed, seed [0-9a-f]{32}\]/);
    expect(err).toMatch(/Please report it/);
    expect(err).not.toMatch(/\n\s+at /);
  });

  test('shows its stack trace to those who look for it', async () => {
    const { err } = await cli('sim cursed --games 1', { env: { MEADHALL_DEBUG: '1' } });
    expect(err).toMatch(/\n\s+at /);
  });
});

describe('language', () => {
  test('is that of the machine, unless asked otherwise', async () => {
    const wrong = 'sim toy-dule';
    const french = /aucun jeu ne s’appelle/;
    expect((await cli(wrong, { env: { LANG: 'fr_FR.UTF-8' } })).err).toMatch(french);
    expect((await cli(wrong, { env: { LC_ALL: 'fr_CA', LANG: 'en_US' } })).err).toMatch(french);
    expect((await cli(wrong, { env: { LC_ALL: '', LC_MESSAGES: 'fr' } })).err).toMatch(french);
    expect((await cli(wrong, { env: { LANG: 'C' } })).err).toMatch(/no game/);
    expect((await cli(`${wrong} --lang fr`, { env: { LANG: 'en_GB' } })).err).toMatch(french);
    expect((await cli(`--lang=fr ${wrong}`)).err).toMatch(french);
    expect((await cli(`${wrong} --lang en`, { env: { LANG: 'fr' } })).err).toMatch(/no game/);
  });

  test('French mistakes are French to the end', async () => {
    const lines = [
      'sim toy-duel --games -1',
      'sim toy-duel --seats 9',
      'sim toy-duel --seat 2',
      'sim',
      'replay none.json',
      'sim toy-duel --option x=1',
    ];
    for (const line of lines) {
      const { err, code } = await cli(`${line} --lang fr`);
      expect(err).toMatch(/^meadhall\u00a0: /);
      expect(err).not.toMatch(/\b(the|there|not|cannot|missing|error)\b/);
      expect(code).toBe(2);
    }
  });
});

describe('help', () => {
  const commands = [
    'games',
    'play',
    'sim',
    'record',
    'replay',
    'export',
    'score',
    'cases',
    'legend',
    'legend check',
  ];

  test.each(commands)(
    'of %s is there in both languages, with examples where they help',
    async (it) => {
      for (const [lang, examples] of [
        ['en', 'Examples:'],
        ['fr', 'Exemples\u00a0:'],
      ] as const) {
        const { code, out, err } = await cli(`${it} --help --lang ${lang}`);
        expect(code).toBe(0);
        expect(err).toBe('');
        expect(out).toContain(`meadhall ${it}`);
        if (it !== 'games' && it !== 'legend check') expect(out).toContain(examples);
        for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
      }
    },
  );

  test('lists every command, with and without being asked', async () => {
    const asked = await cli('--help');
    for (const command of commands.slice(0, -1)) expect(asked.out).toContain(`\n  ${command}`);
    expect(await cli('')).toMatchObject({ code: 0, out: asked.out, err: '' });
    expect((await cli('help sim')).out).toBe((await cli('sim --help')).out);
  });

  test('the version is that of the package', async () => {
    expect(await cli('--version')).toMatchObject({ code: 0, out: '0.1.0\n' });
  });
});
