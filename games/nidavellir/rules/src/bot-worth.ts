import { at, type Seat } from '@meadhall/kernel';
import { coinGain, roundsFor, worth } from '@meadhall/taverns';
import { type Muster, type Outlook, prospects } from './bot-army.ts';
import { CARDS, type CardId } from './cards.ts';
import { BROTHERS, type HeroName, heroNamed } from './heroes.ts';
import { type Player, SPECIAL_GEM, type State } from './model.ts';

/** What a coin brings besides its points for every round it can still be bid in. */
const POWER = 0.04;
/** Part of the second highest coin that is added to the highest in an average round. */
const GROWTH = 0.3;
/** What Uline brings in a round: to bid last, knowing all other bids. */
const ULINE = 2;
/** How much the highest coin grows in a round. */
const ASTRID = 2;
/** Thrud, besides her points: a rank wherever it is missing. */
const THRUD = 0.1;
/** Ylud before she is placed: a rank wherever it is worth most. */
const YLUD = 11;

/** Rounds to come after this one. */
export function roundsLeft({ age, round, seats }: Pick<State, 'age' | 'round' | 'seats'>): number {
  const perAge = roundsFor(seats.length);
  return (age === 1 ? 2 * perAge : perAge) - round;
}

/** What a seat reckons with. */
export function outlookOf(game: State, musters: readonly Muster[], seat: Seat): Outlook {
  const rounds = roundsLeft(game);
  const beforeAwards = rounds - roundsFor(game.seats.length);
  const now = game.tavern === null ? 3 : 2 - game.tavern;
  return {
    picks: 3 * rounds + now,
    // The card that is being taken has a say in the last tavern too.
    picksBeforeAwards: game.age === 1 ? 3 * beforeAwards + now + 0.5 : 0,
    rounds,
    rivals: rivalsOf(musters, seat),
  };
}

/** The most ranks anybody else has in each column. */
function rivalsOf(musters: readonly Muster[], seat: Seat): number[] {
  const most = [0, 0, 0, 0, 0];
  for (let other = 0; other < musters.length; other++) {
    if (other === seat) continue;
    const { ranks } = at(musters, other);
    for (let column = 0; column < 5; column++)
      most[column] = Math.max(at(most, column), at(ranks, column));
  }
  return most;
}

/** What a card adds to a player's prospects. */
export function cardGain(muster: Muster, outlook: Outlook, card: CardId, base: number): number {
  const { column, ranks, points, raises } = at(CARDS, card);
  if (column === null) return coinGain(raises, outlook.rounds);
  return columnGain(muster, outlook, base, column, ranks, points);
}

/** What ranks and points in a column add to a player's prospects. */
export function columnGain(
  muster: Muster,
  outlook: Outlook,
  base: number,
  column: number,
  ranks: number,
  points: number,
): number {
  muster.ranks[column] = at(muster.ranks, column) + ranks;
  muster.points[column] = at(muster.points, column) + points;
  const gain = prospects(muster, outlook) - base;
  muster.ranks[column] = at(muster.ranks, column) - ranks;
  muster.points[column] = at(muster.points, column) - points;
  return gain;
}

/** Coins, gem and neutral heroes. */
export function holdings(player: Readonly<Player>, { rounds }: Outlook): number {
  let coins = 0;
  let highest = 0;
  let second = 0;
  for (const coin of player.coins) {
    const value = worth(coin);
    coins += value;
    if (value > highest) {
      second = highest;
      highest = value;
    } else if (value > second) second = value;
  }
  let sum = coins * (1 + POWER * rounds) + GROWTH * rounds * Math.min(second, 25 - highest);
  sum += player.gem === SPECIAL_GEM ? 3 + rounds : (player.gem * rounds) / 8;
  let brothers = 0;
  for (const hero of player.heroes) {
    if (heroNamed(hero).brother) brothers++;
    else sum += neutralWorth(hero, highest, rounds, player);
  }
  return sum + at(BROTHERS, brothers);
}

/** What a hero outside the columns is worth to a player. */
export function neutralWorth(
  hero: HeroName,
  highestCoin: number,
  rounds: number,
  { army }: Readonly<Player>,
): number {
  if (heroNamed(hero).column) return 0;
  if (hero === 'astrid') return Math.min(25, highestCoin + ASTRID * rounds);
  if (hero === 'uline') return heroNamed(hero).points + ULINE * rounds;
  if (hero === 'thrud') return heroNamed(hero).points + THRUD * rounds;
  if (hero === 'ylud') return army.some((column) => column.includes('ylud')) ? 0 : YLUD;
  return heroNamed(hero).points;
}
