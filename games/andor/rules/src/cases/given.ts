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
import type { State } from '../model.ts';
import { emptyTable } from '../setup.ts';
import { BOARD_NAMES, BOARDS } from '../tables/boards.ts';
import { FIGURES } from '../tables/creatures.ts';
import { EVENT_CARDS } from '../tables/eventCards.ts';
import { FOG_KINDS } from '../tables/fog.ts';
import { ARTICLE_NAMES, ARTICLES } from '../tables/heroes.ts';
import { isArticle, lay, sortOf } from '../things.ts';
import { readCreature } from './creatures.ts';
import { readHeroes, readSpace } from './heroes.ts';
import { readPiles } from './piles.ts';
import { type Given, readList, readName, readNumber, readRecord } from './read.ts';
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
  return readLegend(value, 'given.legend', { rules: PLAIN_RULES, strict: false });
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
  )) {
    if (space === null) continue;
    const path = `given.figures.${name}`;
    const to = readSpace(space, path, board);
    // The dragon is a figure that can be fought.
    if (name === 'dragon') readCreature(game, `dragon@${to}`, path);
    else game.figures[name as 'prince'] = to;
  }
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
