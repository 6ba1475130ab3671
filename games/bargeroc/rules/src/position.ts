// A final position as it can be read off a physical table, for counting points.
import { IllegalSetup, readOptions, readSeats, seeded, seedOf } from '@meadhall/kernel';
import { bargeroc } from './bargeroc.ts';
import { ALL_OBJECTS, ALL_ORES } from './boxes.ts';
import { readMissions } from './cases/position.ts';
import { Box, readList, readNames, readNumber, readRecord } from './cases/read.ts';
import { OBJECT_NAMES, type ObjectName, ORE_NAMES, type Ore } from './components.ts';
import { type Options, settings } from './config.ts';
import type { Player, State } from './model.ts';
import { emptyTable, newcomer } from './setup.ts';

/** A good example of the file: three dwarves after six rounds. */
export const examplePosition = {
  rounds: 6,
  missions: ['collector', 'baker', 'masterpiece'],
  players: [
    {
      name: 'Brunhild',
      coins: 3,
      bread: 1,
      objects: ['ancients_axe', 'copper_ring'],
      ores: ['iron', 'silver', 'gold', 'ruby'],
      brawlsWon: 6,
      oresSold: 2,
      bestHaul: 4,
    },
    {
      name: 'Grimbart',
      coins: 10,
      bread: 6,
      objects: ['copper_ring', 'tunnel_hatchet', 'mine_lantern'],
      ores: [],
      brawlsWon: 7,
      oresSold: 5,
      bestHaul: 3,
    },
    {
      name: 'Odalind',
      coins: 0,
      bread: 0,
      objects: ['war_hammer'],
      ores: ['coal'],
      brawlsWon: 6,
      oresSold: 1,
      bestHaul: 5,
    },
  ],
} as const;

const PLAYER_FIELDS = [
  'name',
  'coins',
  'bread',
  'objects',
  'ores',
  'brawlsWon',
  'oresSold',
  'bestHaul',
] as const;

/** Reads a final position. Bread counts doggy bags on the table; what is left out is none. */
export function readPosition(given: unknown): { game: State; names: string[] } {
  const fields = readRecord(given, 'position', ['rounds', 'missions', 'players', 'options']);
  const people = readList(fields['players'], 'players');
  const seats = readSeats(bargeroc.seats, people.length);
  const options = readOptions<Options>(bargeroc.options, fields['options'] ?? {});
  const game = emptyTable(seats, options, seeded(seedOf('a position')));
  game.rounds = readNumber(fields['rounds'], 'rounds', [1, 12], 'BAR-2.13', game.rounds);
  game.round = game.rounds;
  game.missions = readMissions(fields['missions'], 'missions');
  const boxes = { ores: new Box(ALL_ORES), objects: new Box(ALL_OBJECTS) };
  game.seats = people.map((person, i) => readPlayer(person, `players.${i}`, game, boxes));
  checkBrawls(people, game);
  return { game, names: readPeople(people) };
}

function readPlayer(
  given: unknown,
  path: string,
  game: State,
  boxes: { ores: Box<Ore>; objects: Box<ObjectName> },
): Player {
  const fields = readRecord(given, path, PLAYER_FIELDS);
  const count = (field: string, most = Infinity, clause = 'BAR-3.5'): number =>
    readNumber(fields[field], `${path}.${field}`, [0, most], clause);
  return {
    ...newcomer(),
    coins: count('coins'),
    bread: count('bread'),
    objects: boxes.objects.take(
      readNames(fields['objects'], `${path}.objects`, OBJECT_NAMES, 'BAR-1.3'),
      `${path}.objects`,
    ),
    ores: boxes.ores.take(
      readNames(fields['ores'], `${path}.ores`, ORE_NAMES, 'BAR-1.2'),
      `${path}.ores`,
    ),
    brawlsWon: count('brawlsWon'),
    sold: count('oresSold'),
    bestHaul: count('bestHaul', settings(game).cartCapacity, 'BAR-5.7'),
  };
}

/** Every turn has its brawl, and every brawl its winner: fewer victories than turns cannot be. */
function checkBrawls(people: readonly unknown[], { seats, rounds }: State): void {
  if (!people.every((person) => 'brawlsWon' in (person as object))) return;
  const won = seats.reduce((sum, { brawlsWon }) => sum + brawlsWon, 0);
  const least = rounds * seats.length;
  if (won < least)
    throw new IllegalSetup('players.*.brawlsWon', won, `${least} or more in all`, 'BAR-7.1');
}

function readPeople(people: readonly unknown[]): string[] {
  const names = people.map((person, i) => {
    const { name = `Seat ${i + 1}` } = person as { name?: unknown };
    if (typeof name !== 'string' || name.trim() === '')
      throw new IllegalSetup(`players.${i}.name`, name, 'a name');
    return name;
  });
  names.forEach((name, i) => {
    if (names.indexOf(name) < i)
      throw new IllegalSetup(`players.${i}.name`, name, 'a name nobody else has');
  });
  return names;
}
