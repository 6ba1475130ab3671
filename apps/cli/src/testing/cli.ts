import { at, IllegalSetup } from '@meadhall/kernel';
import { random } from '@meadhall/search';
import { type Legends, SHELF, type Shelved, shelve } from '@meadhall/shelf';
import { type Delve, delve, duel } from '@meadhall/toys';
import { plainWords } from '@meadhall/words';
import { run } from '../run.ts';
import { type FakeIo, fakeIo, type World } from './io.ts';

/** What a command line did. */
export interface Outcome {
  code: number;
  out: string;
  err: string;
  files: FakeIo['files'];
  writes: FakeIo['writes'];
}

/** Runs a command line, split at blanks, in a made-up world. */
export async function cli(line: string, world: World = {}, shelf = TEST_SHELF): Promise<Outcome> {
  const io = fakeIo(world);
  const code = await run(line.split(' ').filter(Boolean), io, shelf);
  return { code, ...io.written, files: io.files, writes: io.writes };
}

const words = plainWords(delve);

/** Its legends say how much gold everybody begins with. */
const legends: Legends<Delve> = {
  check: (legend) =>
    Object.entries({ gold: undefined, ...(legend as object) }).flatMap(([path, value]) => {
      if (path !== 'gold') return [{ path, reason: 'unknown; allowed: gold' }];
      if (Number.isInteger(value)) return [];
      const given = value === undefined ? 'missing' : JSON.stringify(value);
      return [{ path, reason: `${given}; allowed: a whole number` }];
    }),
  rulesOf: (legend) => ({
    ...delve,
    id: 'counted',
    setup(table) {
      const game = delve.setup(table);
      for (const player of game.seats) player.gold = (legend as { gold: number }).gold;
      return game;
    },
  }),
  template: { gold: 7 },
};

/** A game with everything a real one has: a case is wrong if it says so, a position is a list of gold. */
const counted = shelve({
  rules: { ...delve, id: 'counted' },
  words: { fr: words, en: words },
  bots: { miner: random(delve) },
  legends,
  runCase(block) {
    const { wrong = [] } = block as { wrong?: string[] };
    if (wrong.includes('impossible')) throw new IllegalSetup('gold', -1, '0 or more', 'DEL-8');
    return wrong;
  },
  readPosition(given) {
    const gold = (given as { gold?: unknown }).gold;
    if (!Array.isArray(gold)) throw new IllegalSetup('gold', gold, 'a list', 'DEL-8');
    const game = delve.setup({ seats: gold.length, options: {}, rng: [1, 2, 3, 4] });
    for (const [seat, coins] of gold.entries()) at(game.seats, seat).gold = Number(coins);
    return { game, names: gold.map((_, seat) => `Player ${'ABCDE'.charAt(seat)}`) };
  },
  examplePosition: { gold: [3, 5] },
});

const plain = plainWords(duel);

/** A game with a bug in it. */
const cursed = shelve({
  rules: {
    ...duel,
    id: 'cursed',
    sheet: () => {
      throw new Error('the ink has dried');
    },
  },
  words: { fr: plain, en: plain },
});

/** The toys and the two above: tests of the command line do not change when a real game does. */
const TEST_SHELF: readonly Shelved[] = [
  ...SHELF.filter((game) => game.open(({ toy }) => toy === true)),
  counted,
  cursed,
];
