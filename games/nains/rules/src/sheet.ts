import { at, type Clause, type Line, leaders, type Seat, totals } from '@meadhall/kernel';
import { worth } from '@meadhall/taverns';
import { countSymbol, differentRunes, owns, pointsOf, ranks } from './army.ts';
import { COLUMN, DWARVES, type Order } from './cards.ts';
import { COGNARS, ELITES, isElite, isMercenary, PER_RUNE, PER_SHIELD_RANK } from './cognars.ts';
import type { LineKey, Lord, State } from './model.ts';

/** The rule each line of the sheet rests on. */
const CLAUSES: Record<LineKey, Clause> = {
  shield: 'NAI-16.2',
  abokar: 'NAI-11.2',
  temple: 'NAI-16.3',
  errants: 'NAI-16.4',
  forge: 'NAI-16.5',
  talion: 'NAI-16.6',
  mercenaries: 'NAI-16.7',
  gurdan: 'NAI-11.13',
  borogam: 'NAI-11.13',
  oboron: 'NAI-11.15',
  jorun: 'NAI-11.14',
  tiss: 'NAI-14.6',
  brum: 'NAI-14.6',
  malt: 'NAI-16.9',
  coins: 'NAI-16.10',
};

/** White Cognars whose points are printed on the card. */
const PLAIN_COGNARS = ['gurdan', 'borogam', 'oboron'] as const;

/** What so many Shield ranks are worth. The track is reconstructed. (NAI-2.7) */
export const shieldTrack = (n: number): number => (n * (n + 5)) / 2;

/** The score of everybody, line by line, as if the game ended now. (NAI-16) */
export function sheet({ seats }: Pick<State, 'seats'>): Line<LineKey>[] {
  const written: Line<LineKey>[] = [];
  seats.forEach((lord, seat) => {
    const write = (key: LineKey, points: number): void => {
      written.push({ seat, key, clause: CLAUSES[key], points });
    };
    writeArmy(lord, write);
    writeCommand(lord, write);
    write('malt', countSymbol(lord, 'malt') * maltValue(lord));
    write(
      'coins',
      lord.coins.reduce((sum, coin) => sum + worth(coin), 0),
    );
  });
  return written;
}

type Write = (key: LineKey, points: number) => void;

function writeArmy(lord: Lord, write: Write): void {
  const shields = ranks(at(lord.army, COLUMN.shield));
  write('shield', shieldTrack(shields));
  if (owns(lord, 'abokar')) write('abokar', shields * PER_SHIELD_RANK.abokar);
  // The board shows one Occult symbol. (NAI-2.6)
  write('temple', pointsIn(lord, 'temple') * (1 + countSymbol(lord, 'occult')));
  write('errants', pointsIn(lord, 'errants') - hiddenPoints(lord));
  write('forge', pointsIn(lord, 'forge') + differentRunes(lord) ** 2);
  write('talion', pointsIn(lord, 'talion'));
  let pay = 0;
  for (const column of lord.army)
    for (const card of column)
      if (typeof card === 'string' && isMercenary(card)) pay += COGNARS[card].points;
  write('mercenaries', pay);
}

/** The command zone. (NAI-16.8) */
function writeCommand(lord: Lord, write: Write): void {
  for (const name of PLAIN_COGNARS) if (owns(lord, name)) write(name, COGNARS[name].points);
  if (owns(lord, 'jorun')) write('jorun', PER_RUNE * differentRunes(lord));
  if (owns(lord, 'tiss')) write('tiss', PER_SHIELD_RANK.tiss * ranks(at(lord.army, COLUMN.shield)));
  if (owns(lord, 'brum')) write('brum', ELITES.brum.points);
}

function pointsIn({ army }: Lord, order: Order): number {
  let sum = 0;
  for (const card of at(army, COLUMN[order])) sum += pointsOf(card, order);
  return sum;
}

/** What stays under Pariah tokens once the highest ones are lifted. (NAI-16.1) */
function hiddenPoints(lord: Lord): number {
  const hidden = lord.pariahs.map((card) => at(DWARVES, card).points);
  hidden.sort((a, b) => b - a);
  return hidden.slice(countSymbol(lord, 'lifts')).reduce((sum, points) => sum + points, 0);
}

/** Points of each Malt. (NAI-16.9) */
function maltValue(lord: Lord): number {
  const certified = owns(lord, 'certification') ? 1 : 0;
  const together = owns(lord, 'gurdan') && owns(lord, 'borogam') ? 1 : 0;
  return 1 + certified + together;
}

/** Who wins with these totals: among equals whoever has most Elite Cognars, else all. (NAI-17) */
export function winnersWith(
  points: readonly number[],
  seats: readonly Pick<Lord, 'command'>[],
): Seat[] {
  const tied = leaders(points);
  const elites = (seat: Seat): number => at(seats, seat).command.filter(isElite).length;
  const most = Math.max(...tied.map(elites));
  return tied.filter((seat) => elites(seat) === most);
}

export const winners = (game: Pick<State, 'seats'>): Seat[] =>
  winnersWith(totals(sheet(game), game.seats.length), game.seats);
