// A final position as it can be read off a physical table, to see what was achieved.
import { IllegalSetup } from '@meadhall/kernel';
import { readState } from './cases/given.ts';
import { readList, readName, readNumber, readRecord, readText } from './cases/read.ts';
import { isLost, isWon } from './legends/conditions.ts';
import { LEGEND_NAMES } from './legends/legends.ts';
import { has } from './lookup.ts';
import type { State } from './model.ts';

/** A good example of the file: the king is healed. */
export const examplePosition = {
  legend: 'L2',
  difficulty: 'normal',
  result: 'won',
  narrator: 'N',
  heroes: [
    { id: 'dwarf', name: 'Kram', space: 54, sp: 8, wp: 9, gold: 2, defeated: 3 },
    {
      id: 'archer',
      name: 'Chada',
      space: 0,
      sp: 6,
      wp: 11,
      gold: 1,
      items: ['herb4'],
      defeated: 4,
    },
  ],
  creatures: ['wardrak@24'],
  castle: { in: ['gor', 'gor'], saved: 1 },
  defeatedTags: ['towerSkral'],
} as const;

const OWN = ['name', 'defeated'];

/** Reads a position; throws `IllegalSetup` for anything malformed or impossible. */
export function readPosition(given: unknown): { game: State; names: string[] } {
  const { defeatedTags, legend, result, ...rest } = readRecord(given, 'position') as Record<
    string,
    unknown
  >;
  readName(legend, 'legend', LEGEND_NAMES, 'AND-1.7');
  const heroes = readList(rest['heroes'], 'heroes').map((it, i) => readRecord(it, `heroes.${i}`));
  if (heroes.length === 0)
    throw new IllegalSetup('heroes', rest['heroes'], '1 to 4 heroes', 'AND-1.2');
  const game = readState({ ...rest, legend, heroes: heroes.map(without) });
  game.defeatedTags = readList(defeatedTags, 'defeatedTags').map((tag, i) =>
    readText(tag, `defeatedTags.${i}`, 'a tag of the legend'),
  );
  game.kills = heroes.map((it, i) =>
    readNumber(it['defeated'], `heroes.${i}.defeated`, [0, 28], 'AND-1.4', 0),
  );
  const names = heroes.map((it, i) =>
    it['name'] === undefined
      ? String(it['id'])
      : readText(it['name'], `heroes.${i}.name`, 'a name'),
  );
  // The position is final: nobody is to act any more.
  game.agenda.length = 0;
  game.result = readResult(game, result);
  return { game, names };
}

const without = (hero: Readonly<Record<string, unknown>>): unknown =>
  Object.fromEntries(Object.entries(hero).filter(([key]) => !OWN.includes(key)));

/**
 * How it ended: as it was typed, or else as the goals say. A victory the position speaks against is
 * refused; only fates, which lie with the heroes and are not typed, are taken on trust. (AND-19.4)
 */
function readResult(game: State, typed: unknown): 'won' | 'lost' {
  const won = isWon(game);
  const result = readName(typed, 'result', ['won', 'lost'], 'AND-19.4', won ? 'won' : 'lost');
  const onTrust = has(game, 'fates') && !isLost(game);
  if (result === 'won' && !won && !onTrust)
    throw new IllegalSetup(
      'result',
      typed,
      'lost: a goal of the legend is not reached',
      'AND-19.4',
    );
  return result;
}
