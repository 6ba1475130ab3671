import { at, doNext, type Seat, tell } from '@meadhall/kernel';
import { hasLines, linesOf, ranksIn } from '@meadhall/taverns';
import { CARDS, CLASSES, type Class, COLUMN } from './cards.ts';
import { HEROES, type HeroName, heroNamed } from './heroes.ts';
import type { ArmyCard, Player, State } from './model.ts';

const ranksOf = (card: ArmyCard): number =>
  typeof card === 'number' ? at(CARDS, card).ranks : HEROES[card].ranks;

/** Ranks of a column, Thrud's and Ylud's included. (NID-0.5) */
export const ranks = (column: readonly ArmyCard[]): number => ranksIn(column, ranksOf);

/** Complete lines: the ranks of the shortest column. (NID-8.3) */
export const lines = ({ army }: Readonly<Player>): number => linesOf(army, ranksOf);

/** Whether a player has more lines than heroes. (NID-9.1) */
export const callsForHero = ({ army, heroes }: Readonly<Player>): boolean =>
  hasLines(army, heroes.length + 1, ranksOf);

/** The column a card lies in, or -1. */
export function columnHolding({ army }: Pick<Player, 'army'>, card: ArmyCard): number {
  return army.findIndex((column) => column.includes(card));
}

/** Heroes in the command zone: neutral ones, unless Thrud or Ylud lies in a column. (NID-0.4) */
export function commandZone(player: Readonly<Player>): HeroName[] {
  return player.heroes.filter((hero) => !heroNamed(hero).column && columnHolding(player, hero) < 0);
}

export const owns = (player: Readonly<Player>, hero: HeroName): boolean =>
  player.heroes.includes(hero);

/** The seat that has recruited a hero, or -1. */
export function ownerOf({ seats }: Pick<State, 'seats'>, hero: HeroName): Seat {
  for (let seat = 0; seat < seats.length; seat++) if (owns(at(seats, seat), hero)) return seat;
  return -1;
}

/**
 * Places a card at the end of a column. Thrud, if she would be covered, is lifted and placed again
 * after the card's own effect, which the caller puts before her; then lines are counted, if there
 * may be enough: an effect can only lower them. (NID-9.5)
 */
export function placeCard(game: State, seat: Seat, column: number, card: ArmyCard): void {
  const player = at(game.seats, seat);
  const cards = at(player.army, column);
  const lifted = cards[cards.length - 1] === 'thrud';
  if (lifted) cards.pop();
  cards.push(card);
  if (lifted) {
    tell(game, { say: 'thrudLifted', seat, column: at(CLASSES, column) });
    doNext(game, { do: 'placeThrud', seat }, { do: 'countLines', seat });
  } else if (callsForHero(player)) doNext(game, { do: 'countLines', seat });
}

/** The columns a hero can discard from: not the own one, and a Dwarf card comes last. (NID-23.4) */
export function discardable(player: Readonly<Player>, hero: HeroName): Class[] {
  return CLASSES.filter((name) => {
    const column = at(player.army, COLUMN[name]);
    return name !== heroNamed(hero).column && typeof column[column.length - 1] === 'number';
  });
}

/** Whether a player meets what a hero asks for. (NID-9.3) */
export function mayRecruit(player: Readonly<Player>, hero: HeroName): boolean {
  const { column, needs, discards } = heroNamed(hero);
  if (needs && column) return ranks(at(player.army, COLUMN[column])) >= needs;
  return !discards || discardable(player, hero).length >= discards;
}
