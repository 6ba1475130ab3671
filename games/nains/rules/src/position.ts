import { at, IllegalSetup, readSeats } from '@meadhall/kernel';
import {
  type Fields,
  gemsFor,
  readList,
  readPlayers,
  readRecord,
  roundsFor,
  SPECIAL_COIN,
  TAVERNS,
} from '@meadhall/taverns';
import { countSymbol, lines, owns, pointsOf, recruited } from './army.ts';
import { COLUMN, DWARVES, ERAS } from './cards.ts';
import { readLords } from './cases/given.ts';
import { LORD_KEYS } from './cases/lord.ts';
import { isMercenary } from './cognars.ts';
import type { ArmyCard, Lord, State } from './model.ts';
import { nains } from './nains.ts';
import { tidied } from './typed.ts';

const KEYS = LORD_KEYS.filter((key) => key !== 'slots' && key !== 'purse');

/**
 * Reads a final position as it lies on the table: for each of `players` the `name`, the `army` by
 * order, the `command` zone, five `coins` and the `gem`. A dwarf is written as it looks (`9`, `6m` with
 * a Malt, `1o` with an Occult symbol, `3r2` with a rune) or by its code, with `*` under a Pariah token.
 * Lists may be written as text with blanks between the words, coins as plain values, names in any
 * case. The `gem` may be left out, and tokens may have been lifted already.
 */
export function readPosition(given: unknown): { game: State; names: string[] } {
  const fields = readRecord(given, 'position', ['players']);
  const typed = readList(fields['players'], 'players').map((player, i) =>
    readRecord(player, `players[${i}]`, KEYS),
  );
  const seats = readSeats(nains.seats, typed.length);
  const names = readPlayers(
    typed.map(({ name }) => name),
    'names',
    'NAI-3.2',
  );
  const lords = tidied(typed, seats === 5);
  const { game } = readLords({ lords, era: 2, round: roundsFor(seats) }, KEYS, 'players');
  game.seats.forEach((lord, seat) => {
    checkLord(lord, `players[${seat}]`, game, at(typed, seat));
  });
  return { game, names };
}

type Check = (lord: Lord, game: State) => string | null;

/** What must be true of a lord at the end, by the rule that makes it so. */
const CHECKS: readonly [string, string, Check][] = [
  [
    'army',
    'NAI-6.3',
    (lord, { seats }) => {
      const dwarves = lord.army.flat().filter((card) => typeof card === 'number').length;
      const most = ERAS.length * roundsFor(seats.length) * TAVERNS.length;
      const brought = owns(lord, 'svara') ? 1 : 0;
      return dwarves > most + brought ? `at most ${most + brought} dwarf cards` : null;
    },
  ],
  [
    'army',
    'NAI-3.7',
    ({ army }, { seats }) =>
      seats.length < 5 &&
      army.flat().some((card) => typeof card === 'number' && at(DWARVES, card).fiveOnly)
        ? 'no card marked 5 with fewer than five lords'
        : null,
  ],
  [
    'army',
    'NAI-11.15',
    (lord) => (owns(lord, 'gaat') === owns(lord, 'oboron') ? null : 'Ga’at with Oboron'),
  ],
  [
    'army',
    'NAI-10.7',
    ({ army }) => {
      const hired = army.flat().filter((card) => typeof card === 'string' && isMercenary(card));
      return hired.length === 1 ? 'no single Mercenary' : null;
    },
  ],
  [
    'coins',
    'NAI-11.9',
    (lord) =>
      lord.coins.includes(SPECIAL_COIN) === owns(lord, 'kardum')
        ? null
        : 'the 3-Exchange with Kardum',
  ],
  [
    'army',
    'NAI-10.12',
    (lord) => (recruited(lord).length > lines(lord) ? `${lines(lord)} Cognars at most` : null),
  ],
  [
    'army',
    'NAI-10.1',
    (lord, { supply }) => {
      // A recruit is lost only when nobody but Mercenaries was left. (NAI-10.11)
      const missing = recruited(lord).length < lines(lord);
      const free = supply.some((cognar) => !isMercenary(cognar));
      return missing && free ? `a Cognar for each of ${lines(lord)} lines` : null;
    },
  ],
  ['army', 'NAI-9.8', checkTokens],
];

function checkLord(lord: Lord, path: string, game: State, typed: Fields): void {
  const gems = gemsFor(game.seats.length);
  if (typed['gem'] !== undefined && !gems.includes(lord.gem))
    throw new IllegalSetup(`${path}.gem`, lord.gem, gems.join(', '), 'NAI-3.2');
  for (const [field, clause, check] of CHECKS) {
    const allowed = check(lord, game);
    if (allowed) throw new IllegalSetup(`${path}.${field}`, typed[field], allowed, clause);
  }
}

const errantsValue = (card: ArmyCard): number => pointsOf(card, 'errants');

/** Of dwarves with the same value all but one have a token; with a Cognar of that value perhaps all. */
function checkTokens(lord: Lord): string | null {
  const column = at(lord.army, COLUMN.errants);
  let lifted = 0;
  for (const value of new Set(column.map(errantsValue))) {
    const dwarves = column.filter(
      (card) => typeof card === 'number' && errantsValue(card) === value,
    );
    const others = column.filter((card) => errantsValue(card) === value).length - dwarves.length;
    const tokens = lord.pariahs.filter((card) => errantsValue(card) === value).length;
    if (tokens > dwarves.length - (others > 0 ? 0 : 1))
      return `a token only beside another ${value}`;
    lifted += Math.max(0, dwarves.length - 1 - tokens);
  }
  return lifted > countSymbol(lord, 'lifts') ? 'a token on every second card of a value' : null;
}
