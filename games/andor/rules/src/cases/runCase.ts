// One case of the casebook: a position, a script with its dice, and the values afterwards.
import { IllegalSetup } from '@meadhall/kernel';
import type { Scripted } from '../pieces.ts';
import { KINDS } from '../tables/creatures.ts';
import { BLACK_FACES, HERO_KINDS } from '../tables/heroes.ts';
import { differences } from './expect.ts';
import { readState } from './given.ts';
import { Harness } from './harness.ts';
import { readList, readName, readRecord } from './read.ts';
import { playScript, readScript } from './script.ts';

const FIELDS = ['id', 'title', 'note', 'clauses', 'given', 'script', 'dice', 'expect'];
const ROLLERS = [...HERO_KINDS, ...KINDS, 'legend'];

/** Runs one case; the differences found, none if it passes. Throws `IllegalSetup` for one that cannot be. */
export function runCase(block: unknown): readonly string[] {
  const given = readRecord(block, 'case', FIELDS);
  const game = readState(given['given']);
  const expected = readRecord(given['expect'] ?? {}, 'expect');
  const entries = readScript(game, readList(given['script'], 'script'));
  game.scripted = { rolls: readList(given['dice'], 'dice').map(readRoll), used: 0 };
  // Whatever is expected must be something a table has, before anything is computed.
  differences(game, [], expected);
  const table = new Harness(game);
  const problems = playScript(table, entries);
  return [...problems, ...differences(game, table.rounds, expected), ...unused(game.scripted)];
}

function readRoll(value: unknown, i: number): Scripted['rolls'][number] {
  const path = `dice.${i}`;
  const [name, ...faces] = readList(value, path);
  const who = readName(name, `${path}.0`, ROLLERS, 'AND-27.1');
  let blacks = 0;
  const numbers = faces.map((face, j) => {
    const black = typeof face === 'string' && /^b\d+$/.test(face);
    const number = black ? Number(face.slice(1)) : face;
    const faceful = black ? (BLACK_FACES as readonly unknown[]) : [1, 2, 3, 4, 5, 6];
    if (!faceful.includes(number))
      throw new IllegalSetup(
        `${path}.${j + 1}`,
        face,
        faceful.join(', '),
        black ? 'AND-10.16' : 'AND-27.1',
      );
    if (black) blacks++;
    return number as number;
  });
  return { who, faces: numbers, blacks, next: 0 };
}

/** Every listed roll must be used up. */
function unused({ rolls }: Scripted): string[] {
  return rolls.flatMap(({ who, faces, next }, i) =>
    next === faces.length ? [] : [`dice.${i}: ${who} ${faces.join(' ')} was not rolled`],
  );
}
