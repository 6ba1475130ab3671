// The state before the first line of a script.
import { doNext, IllegalSetup, seeded, seedOf } from '@meadhall/kernel';
import { readLegend } from '../legends/check.ts';
import { LEGEND_NAMES, LEGENDS } from '../legends/legends.ts';
import {
  DIFFICULTIES,
  LETTERS,
  type Legend,
  type RuleFlag,
  type VarValue,
} from '../legends/schema.ts';
import type { Hero, State } from '../model.ts';
import { emptyTable, newHero } from '../setup.ts';
import { BOARD_NAMES, BOARDS, isSpace } from '../tables/boards.ts';
import { FIGURES } from '../tables/creatures.ts';
import { EVENT_CARDS } from '../tables/eventCards.ts';
import { FOG_KINDS } from '../tables/fog.ts';
import { ARTICLE_NAMES, ARTICLES, HERO_KINDS } from '../tables/heroes.ts';
import { fit, isArticle, lay, sortOf } from '../things.ts';
import { readCreature } from './creatures.ts';
import { readPiles } from './piles.ts';
import { type Given, readFlag, readList, readName, readNumber, readRecord } from './read.ts';
import { readThing } from './spelling.ts';

const FIELDS = [
  'heroes',
  'active',
  'rooster',
  'creatures',
  'castle',
  'defeated',
  'farmers',
  'fog',
  'wells',
  'tokens',
  'supply',
  'figures',
  'eventDeck',
  'eventsToday',
  'eventsLasting',
  'legend',
  'difficulty',
  'vars',
  'narrator',
  'nMarker',
  'board',
  'closedEdges',
  'runestonePool',
  'herbPool',
  'gemPool',
  'tilePool',
  'fatePool',
  'lakePool',
  'dragonPool',
] as const;

/** Without a legend these are in use. */
const PLAIN_RULES: readonly RuleFlag[] = [
  'equipmentBoard',
  'farmers',
  'witch',
  'runestones',
  'prince',
  'shieldDwarves',
  'rubble',
  'gemsAsMoney',
];

const HERO_FIELDS = ['id', 'space', 'sp', 'wp', 'gold', 'gems', 'items', 'hours', 'dayEnded'];

export function readState(value: unknown): State {
  const given = readRecord(value ?? {}, 'given', FIELDS);
  const legend = readLegendField(given['legend']);
  const board = readName(
    given['board'],
    'given.board',
    BOARD_NAMES,
    'AND-1.7',
    legend?.board ?? 'andor',
  );
  const heroes = readHeroes(given['heroes'] ?? ['dwarf', 'warrior'], board);
  const game = emptyTable(heroes, seeded(seedOf('a case')));
  game.board = board;
  game.legend = typeof given['legend'] === 'string' ? (given['legend'] as 'L1') : legend;
  game.difficulty = readName(
    given['difficulty'],
    'given.difficulty',
    DIFFICULTIES,
    'AND-19.7',
    'normal',
  );
  game.rules = legend ? [...legend.rules] : [...PLAIN_RULES];
  if (board === 'mine' && !legend) game.rules.push('noCastle');
  game.vars = { ...legend?.vars, ...readVars(given['vars']) };
  game.narrator = readName(given['narrator'], 'given.narrator', LETTERS, 'AND-19.1', 'A');
  game.nMarker = readName(given['nMarker'], 'given.nMarker', LETTERS, 'AND-24.4', 'N');
  readBoard(game, given);
  readCards(game, given);
  readPiles(game, given);
  readSupply(game, given['supply']);
  const seatOf = (field: string): number | undefined => {
    const id = given[field];
    if (id === undefined) return undefined;
    const seat = heroes.findIndex(({ kind }) => kind === id);
    if (seat < 0)
      throw new IllegalSetup(
        `given.${field}`,
        id,
        heroes.map((it) => it.kind).join(', '),
        'AND-4.1',
      );
    return seat;
  };
  const ended = heroes.findIndex(({ dayEnded }) => dayEnded);
  game.rooster = seatOf('rooster') ?? (ended < 0 ? null : ended);
  doNext(game, { do: 'takeTurn', turn: seatOf('active') ?? 0 });
  return game;
}

function readLegendField(value: unknown): Legend | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string')
    return LEGENDS[readName(value, 'given.legend', LEGEND_NAMES, 'AND-1.7')];
  return readLegend(value, 'given.legend', { rules: PLAIN_RULES });
}

function readHeroes(value: unknown, board: State['board']): Hero[] {
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

function readSpace(value: unknown, path: string, board: State['board']): number {
  if (!isSpace(board, value))
    throw new IllegalSetup(path, value, `a space of the board ${board}`, 'AND-5.1');
  return value;
}

function readVars(value: unknown): Record<string, VarValue> {
  const vars = readRecord(value ?? {}, 'given.vars');
  for (const [name, it] of Object.entries(vars))
    if (it !== null && !['string', 'number', 'boolean'].includes(typeof it))
      throw new IllegalSetup(`given.vars.${name}`, it, 'a text, number, flag or null', 'AND-24.1');
  return vars as Record<string, VarValue>;
}

function readBoard(game: State, given: Given): void {
  const { board } = game;
  game.farmers = readList(given['farmers'], 'given.farmers').map((it, i) =>
    readSpace(it, `given.farmers.${i}`, board),
  );
  for (const space of BOARDS[board].wells) game.wells[space] = 'full';
  for (const [key, water] of Object.entries(readRecord(given['wells'] ?? {}, 'given.wells'))) {
    const path = `given.wells.${key}`;
    const space = readSpace(Number(key), path, board);
    if (water === null) delete game.wells[space];
    else game.wells[space] = readName(water, path, ['full', 'empty'], 'AND-8.1');
  }
  for (const [key, token] of Object.entries(readRecord(given['fog'] ?? {}, 'given.fog'))) {
    const path = `given.fog.${key}`;
    const bare = typeof token === 'string' ? token.replace('^', '') : token;
    readName(bare, path, FOG_KINDS, 'AND-7.1');
    game.fog[readSpace(Number(key), path, board)] = token as string;
  }
  for (const [key, things] of Object.entries(readRecord(given['tokens'] ?? {}, 'given.tokens'))) {
    const space = readSpace(Number(key), `given.tokens.${key}`, board);
    readList(things, `given.tokens.${key}`).forEach((thing, i) => {
      lay(game, space, readThing(thing, `given.tokens.${key}.${i}`, true));
    });
  }
  for (const [name, space] of Object.entries(
    readRecord(given['figures'] ?? {}, 'given.figures', FIGURES),
  ))
    if (space !== null)
      game.figures[name as 'prince'] = readSpace(space, `given.figures.${name}`, board);
  readList(given['closedEdges'], 'given.closedEdges').forEach((edge, i) => {
    const path = `given.closedEdges.${i}`;
    const [a, b] = readList(edge, path);
    game.closedEdges.push([readSpace(a, path, board), readSpace(b, path, board)]);
  });
  readList(given['creatures'], 'given.creatures').forEach((it, i) => {
    readCreature(game, it, `given.creatures.${i}`);
  });
}

function readCards(game: State, given: Given): void {
  const cards = (field: string): string[] =>
    readList(given[field], `given.${field}`).map((card, i) =>
      readName(card, `given.${field}.${i}`, Object.keys(EVENT_CARDS), 'AND-20.1'),
    );
  game.eventDeck = cards('eventDeck');
  game.eventsToday = cards('eventsToday');
  game.eventsLasting = cards('eventsLasting');
}

/** What is not given: all there are, without what heroes hold and what lies about. */
function readSupply(game: State, value: unknown): void {
  const given = readRecord(value ?? {}, 'given.supply', ARTICLE_NAMES);
  const about = [...game.seats.flatMap((it) => it.items), ...Object.values(game.ground).flat()];
  for (const thing of about) {
    const sort = sortOf(thing);
    if (isArticle(sort)) game.supply[sort]--;
  }
  for (const article of ARTICLE_NAMES) {
    const { count } = ARTICLES[article];
    if (game.supply[article] < 0)
      throw new IllegalSetup(
        'given',
        `${count - game.supply[article]} × ${article}`,
        `${count}`,
        'AND-9.4',
      );
    if (given[article] !== undefined)
      game.supply[article] = readNumber(
        given[article],
        `given.supply.${article}`,
        [0, count],
        'AND-9.4',
      );
  }
}
