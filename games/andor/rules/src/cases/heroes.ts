import { IllegalSetup } from '@meadhall/kernel';
import type { State } from '../model.ts';
import type { Hero } from '../pieces.ts';
import { newHero } from '../setup.ts';
import { isSpace } from '../tables/boards.ts';
import { HERO_KINDS } from '../tables/heroes.ts';
import { fit } from '../things.ts';
import { readFlag, readList, readName, readNumber, readRecord } from './read.ts';
import { readThing } from './spelling.ts';

const HERO_FIELDS = ['id', 'space', 'sp', 'wp', 'gold', 'gems', 'items', 'hours', 'dayEnded'];

export function readHeroes(value: unknown, board: State['board']): Hero[] {
  const list = readList(value, 'given.heroes');
  if (list.length < 1 || list.length > 4)
    throw new IllegalSetup('given.heroes', list.length, '1 to 4 heroes', 'AND-1.2');
  const heroes = list.map((item, i) => readHero(item, `given.heroes.${i}`, board));
  heroes.forEach(({ kind }, i) => {
    if (heroes.findIndex((it) => it.kind === kind) !== i)
      throw new IllegalSetup(`given.heroes.${i}`, kind, 'each hero once', 'AND-1.2');
  });
  return heroes;
}

function readHero(value: unknown, path: string, board: State['board']): Hero {
  const given = typeof value === 'string' ? { id: value } : readRecord(value, path, HERO_FIELDS);
  const hero = newHero(readName(given['id'], `${path}.id`, HERO_KINDS, 'AND-1.2'));
  if (given['space'] !== undefined) hero.space = readSpace(given['space'], `${path}.space`, board);
  else if (!isSpace(board, hero.space)) hero.space = 0;
  hero.strength = readNumber(given['sp'], `${path}.sp`, [1, 14], 'AND-2.11', 1);
  hero.willpower = readNumber(given['wp'], `${path}.wp`, [0, 20], 'AND-2.11', 7);
  hero.gold = readNumber(given['gold'], `${path}.gold`, [0, 99], 'AND-2.1', 0);
  hero.gems = readList(given['gems'], `${path}.gems`).map((gem, i) => {
    if (![2, 4, 6].includes(gem as number))
      throw new IllegalSetup(`${path}.gems.${i}`, gem, '2, 4, 6', 'AND-9.7');
    return gem as number;
  });
  hero.items = readList(given['items'], `${path}.items`).map((item, i) =>
    readThing(item, `${path}.items.${i}`),
  );
  if (hero.items.some((it) => /^(gold|gem|rubble)/.test(it)) || !fit(hero.items))
    throw new IllegalSetup(
      `${path}.items`,
      hero.items,
      '1 helm, 1 large and 3 small things',
      'AND-2.1',
    );
  hero.hours = readNumber(given['hours'], `${path}.hours`, [0, 10], 'AND-3.2', 0);
  hero.dayEnded = readFlag(given['dayEnded'], `${path}.dayEnded`, 'AND-3.6');
  return hero;
}

export function readSpace(value: unknown, path: string, board: State['board']): number {
  if (!isSpace(board, value))
    throw new IllegalSetup(path, value, `a space of the board ${board}`, 'AND-5.1');
  return value;
}
