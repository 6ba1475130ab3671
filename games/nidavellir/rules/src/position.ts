import { at, IllegalSetup, readSeats } from '@meadhall/kernel';
import {
  gemsFor,
  readList,
  readPlayers,
  readRecord,
  roundsFor,
  SPECIAL_COIN,
  TAVERNS,
} from '@meadhall/taverns';
import { commandZone, lines } from './army.ts';
import { AGES, deckOf, SPECIAL_BLACKSMITH } from './cards.ts';
import { type Box, openBox } from './cases/box.ts';
import { layOut } from './cases/given.ts';
import { type Laying, PLAYER_KEYS, readPlayer } from './cases/player.ts';
import type { Distinction } from './distinctions.ts';
import { type HeroName, heroNamed } from './heroes.ts';
import { type ArmyCard, type Player, SPECIAL_GEM, type State } from './model.ts';
import { nidavellir } from './nidavellir.ts';
import { tidied } from './typed.ts';

/**
 * Reads a final position as it lies on the table: for each of `players` the `name`, the `army` by
 * class, the neutral heroes in `command`, five `coins`, the `gem` and the `distinctions`. Lists may be
 * written as text with blanks between the words, coins as plain values, names in any case. `gem` and
 * `distinctions` may be left out, and Thrud may still lie in a column. `firstGame` is the variant.
 */
export function readPosition(given: unknown): { game: State; names: string[] } {
  const fields = readRecord(given, 'position', ['players', 'firstGame']);
  const firstGame = fields['firstGame'] ?? false;
  if (typeof firstGame !== 'boolean')
    throw new IllegalSetup('firstGame', firstGame, 'true, false', 'NID-2.9');
  const typed = readList(fields['players'], 'players').map((player, i) =>
    readRecord(player, `players[${i}]`, ['name', ...PLAYER_KEYS]),
  );
  const seats = readSeats(nidavellir.seats, typed.length);
  const names = readPlayers(
    typed.map(({ name }) => name),
    'names',
    'NID-2.1',
  );
  const box = openBox(seats, [...AGES.flatMap((age) => deckOf(age, seats)), SPECIAL_BLACKSMITH]);
  const paths = names.map((_, i) => `players[${i}]`);
  const players = typed.map((player, i) => readPlayer(tidied(player), at(paths, i), box));
  players.forEach((laying, i) => {
    if (typed[i]?.['distinctions'] !== undefined) checkDistinctions(laying, at(paths, i));
    else laying.distinctions.push(...shownBy(laying.player));
    checkPlayer(laying.player, at(paths, i), box, { seats, firstGame });
  });
  for (const { player } of players) if (player.gem === 0) player.gem = box.anyGem();
  return { game: { ...layOut(players, box, paths), age: 2 }, names };
}

/** What shows that a Distinction was won. */
const SIGNS: { readonly [D in Distinction]?: (player: Player) => boolean } = {
  'hunting-master': ({ coins }) => coins.includes(SPECIAL_COIN),
  'crown-jeweler': ({ gem }) => gem === SPECIAL_GEM,
  'great-armorer': ({ army }) => army.some((column) => column.includes(SPECIAL_BLACKSMITH)),
};

const shownBy = (player: Player): Distinction[] =>
  (Object.keys(SIGNS) as Distinction[]).filter((distinction) => SIGNS[distinction]?.(player));

/** Coin, gem and special card come with their Distinction only; the card may be gone again. */
function checkDistinctions({ player, distinctions }: Laying, path: string): void {
  const shown = shownBy(player);
  const check = (distinction: Distinction, field: string, clause: string): void => {
    const won = distinctions.includes(distinction);
    if (shown.includes(distinction) && !won)
      throw new IllegalSetup(
        `${path}.distinctions`,
        distinctions,
        `${distinction} for ${field}`,
        clause,
      );
    if (won && !shown.includes(distinction) && distinction !== 'great-armorer')
      throw new IllegalSetup(
        `${path}.distinctions`,
        distinctions,
        `${field} for ${distinction}`,
        clause,
      );
  };
  check('hunting-master', 'the special coin s3', 'NID-15.6');
  check('crown-jeweler', 'gem 6', 'NID-15.8');
  check('great-armorer', 'the special Blacksmith BS2', 'NID-15.9');
}

function checkPlayer(
  player: Player,
  path: string,
  box: Box,
  { seats, firstGame }: { seats: number; firstGame: boolean },
): void {
  const { gem, army, heroes } = player;
  const gems = [...gemsFor(seats), SPECIAL_GEM];
  if (gem !== 0 && !gems.includes(gem))
    throw new IllegalSetup(`${path}.gem`, gem, gems.join(', '), 'NID-2.2');
  const absent = heroes.find((hero) => firstGame && heroNamed(hero).advanced);
  if (absent) throw new IllegalSetup(path, absent, 'no hero left out of a first game', 'NID-2.9');
  if (commandZone(player).includes('ylud'))
    throw new IllegalSetup(`${path}.command`, 'ylud', 'Ylud placed in a column', 'NID-39.5');
  const dwarves = army.flat().filter(isTaken).length;
  // One in each tavern of each round, and one more for the Pioneer.
  const most = AGES.length * roundsFor(seats) * TAVERNS.length + 1;
  if (dwarves > most)
    throw new IllegalSetup(`${path}.army`, dwarves, `at most ${most} Dwarf cards`, 'NID-3.6');
  // A line without its hero can only be if there was nobody to recruit. (NID-9.9)
  const open = box.heroesLeft().some((hero) => isFree(hero, firstGame));
  if (lines(player) > heroes.length && open)
    throw new IllegalSetup(path, heroes, `a hero for each of ${lines(player)} lines`, 'NID-9.1');
}

/** A card that was taken in a tavern or kept as Pioneer. */
const isTaken = (card: ArmyCard): boolean =>
  typeof card === 'number' && card !== SPECIAL_BLACKSMITH;

/** A hero nobody has, whom anybody could have recruited at any time. */
function isFree(hero: HeroName, firstGame: boolean): boolean {
  const { needs, discards, advanced } = heroNamed(hero);
  return !needs && !discards && !(firstGame && advanced);
}
