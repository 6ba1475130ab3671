import { type Answer, type Ask, asks, at, type MatchRecord, replay } from '@meadhall/kernel';
import type { Bot } from '@meadhall/search';
import { SHELF, shelve } from '@meadhall/shelf';
import { type Delve, delve } from '@meadhall/toys';
import { plainWords } from '@meadhall/words';
import { describe, expect, test } from 'vitest';
import { botNames, PLAYER_TITLES } from './bots.ts';
import { cli } from './testing/cli.ts';
import { saved, times } from './testing/evening.ts';

const words = plainWords(delve);
const delveWith = (bots: Record<string, Bot<Delve>>) => [
  shelve({ rules: delve, words: { fr: words, en: words }, bots }),
];

/** Takes the option at that place among those it is offered. */
const taking =
  (place: 0 | -1): Bot<Delve> =>
  (_view, seat, _rng, asked) => {
    const { step, options } = at(asked as readonly Ask<Delve>[], 0);
    return { seat, step, choice: options.at(place) } as Answer<Delve>;
  };
const first = taking(0);

describe('a bot of a game’s own', () => {
  test('plays that game under its name, beside those that play any game', async () => {
    const { code, out } = await cli('sim counted --games 2 --seats 3 --bots miner,greedy,random');
    expect(code).toBe(0);
    expect(out).toMatch(/\nminer .*\ngreedy .*\nrandom /);
  });

  test('is the one that answers at its seat', async () => {
    const shelf = delveWith({ first, last: taking(-1) });
    const { out } = await cli('record toy-delve --seed 1 --bots first,last', {}, shelf);
    const record = JSON.parse(out) as MatchRecord<Delve> & { players: string[] };
    expect(record.players).toEqual(['first', 'last']);
    const positions = [...replay(delve, record)];
    for (const [i, { seat, choice }] of record.answers.entries()) {
      const asked = asks(delve, at(positions, i)).find((ask) => ask.seat === seat);
      expect(choice).toEqual(asked?.options.at(seat === 0 ? 0 : -1));
    }
  });

  test('gets a view and the questions to its seat, nothing else', async () => {
    const seen: unknown[][] = [];
    const witness: Bot<Delve> = (...all) => {
      seen.push([...all]);
      return first(...all);
    };
    await cli('record toy-delve --seed 1 --bots witness', {}, delveWith({ witness }));
    expect(seen.length).toBeGreaterThan(4);
    for (const [view, seat, , asked, ...more] of seen) {
      expect(view).not.toHaveProperty('rng');
      expect(new Set((asked as Ask<Delve>[]).map((ask) => ask.seat))).toEqual(new Set([seat]));
      expect(more).toEqual([]);
    }
  });

  test('is caught when it cheats', async () => {
    const cheat: Bot<Delve> = (...all) => ({ ...first(...all), choice: 'win' as never });
    for (const line of ['sim toy-delve --games 1', 'record toy-delve', 'play toy-delve']) {
      const { code, err } = await cli(
        `${line} --seats 2 --bots cheat,cheat`,
        {},
        delveWith({ cheat }),
      );
      expect(err).toMatch(/a bot answered .*"win".*, which was not offered/);
      expect(code).toBe(70);
    }
  });

  test('is unknown to other games, and a name almost right is suggested', async () => {
    const wrong = async (line: string): Promise<string> => {
      const { code, err } = await cli(line);
      expect(code).toBe(2);
      return err;
    };
    expect(await wrong('sim toy-duel --bots miner')).toMatch(
      /no bot is called “miner”; there are greedy, random\./,
    );
    expect(await wrong('record counted --bots minre')).toMatch(/Did you mean miner\?/);
    expect(await wrong('play counted --bots constructor')).toMatch(
      /there are human, greedy, random, miner\./,
    );
  });

  test('is called by its name with a capital letter where nobody gave it another', async () => {
    const outcome = await cli('play counted --bots miner,greedy', { lines: ['1', 's', 'm.json'] });
    expect(saved(outcome).names).toEqual(['Player 1', 'Miner 2', 'Greedy 3']);
  });

  test('keeps its seat in a match file, of that game only', async () => {
    const { files } = await cli('play counted --bots miner', { lines: ['1', 's', 'm.json'] });
    const world = { lines: times(20, '1'), files: Object.fromEntries(files) };
    const again = saved(await cli('play --load m.json', world));
    expect(again.players).toEqual(['human', 'miner']);
    expect(again.answers.some(({ seat }) => seat === 1)).toBe(true);
    const text = files.get('m.json')?.replace('"counted"', '"toy-delve"') ?? '';
    const { code, err } = await cli('replay m.json', { files: { 'm.json': text } });
    expect(err).toMatch(/m\.json: players\[1\] is "miner"; allowed: human, greedy, random\./);
    expect(code).toBe(2);
  });

  test('is listed with its game', async () => {
    expect((await cli('games')).out).toMatch(/counted .*\n.*\n {2}--bots greedy, random, miner\n/);
    const games = JSON.parse((await cli('games --json')).out) as { id: string; bots: string[] }[];
    expect(games.find(({ id }) => id === 'counted')?.bots).toEqual(['greedy', 'random', 'miner']);
    expect(games.find(({ id }) => id === 'toy-duel')?.bots).toEqual(['greedy', 'random']);
  });
});

test('no game takes the names of humans and of those that play any game', () => {
  const own = SHELF.flatMap((game) => game.open(({ bots = {} }) => Object.keys(bots)));
  expect(own).not.toEqual([]);
  for (const name of ['human', 'greedy', 'random']) expect(own).not.toContain(name);
});

test('every bot on the shelf has a French title', () => {
  for (const game of SHELF)
    for (const bot of game.open(botNames)) expect(Object.keys(PLAYER_TITLES.fr)).toContain(bot);
});
