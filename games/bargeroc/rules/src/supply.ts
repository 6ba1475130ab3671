// The supply: piles, their reshuffling, and everything that chance decides.
import { below, die, IllegalSetup, type Seat, shuffle, tell } from '@meadhall/kernel';
import type { Card, Ore } from './components.ts';
import type { Player, State } from './model.ts';

/** The top ore card; none if pile and discard are both empty (BAR-5.9). */
export function drawOre(game: State): Ore | undefined {
  if (game.oreDeck.length === 0 && game.oreDiscard.length > 0) {
    game.oreDeck = shuffle(game.rng, game.oreDiscard);
    game.oreDiscard = [];
    tell(game, { say: 'reshuffled', pile: 'ore' });
  }
  return game.oreDeck.pop();
}

/** Draws tavern cards, as many as there are. Cards still resolving are not reshuffled (BAR-8.10). */
export function drawTavern(game: State, seat: Seat, cards: number): void {
  const { tavern } = game.seats[seat] as Player;
  let drawn = 0;
  for (; drawn < cards; drawn++) {
    const card = topTavernCard(game);
    if (card === undefined) break;
    tavern.push(card);
  }
  if (drawn > 0) tell(game, { say: 'drew', seat, cards: drawn });
}

function topTavernCard(game: State): Card | undefined {
  if (game.tavernDeck.length === 0 && game.tavernDiscard.length > 0) {
    game.tavernDeck = shuffle(game.rng, game.tavernDiscard);
    game.tavernDiscard = [];
    tell(game, { say: 'reshuffled', pile: 'tavern' });
  }
  return game.tavernDeck.pop();
}

/** Throws the brawl die. */
export const throwDie = (game: State): number => game.fate.dice.shift() ?? die(game.rng);

/** Takes a random card out of an ore hand; an index counts in the order held. */
export function pickAtRandom(game: State, ores: Ore[]): Ore {
  const index = game.fate.picks.shift() ?? below(game.rng, ores.length);
  const ore = ores[index];
  if (ore === undefined)
    throw new IllegalSetup('random', index, `0 to ${ores.length - 1}`, 'BAR-13.2');
  ores.splice(index, 1);
  return ore;
}

/** Moves up to `most` bread, plain tokens first, then doggy bags, which stay bread. Says how much. */
export function moveBread(
  from: { bread: number; doggy: number },
  to: { bread: number; doggy: number },
  most: number,
): number {
  const plain = Math.min(most, from.bread);
  const doggy = Math.min(most - plain, from.doggy);
  from.bread -= plain;
  from.doggy -= doggy;
  to.bread += plain;
  to.doggy += doggy;
  return plain + doggy;
}

/** Moves up to `most` coins. Says how many. */
export function moveCoins(from: Player, to: Player, most: number): number {
  const coins = Math.min(most, from.coins);
  from.coins -= coins;
  to.coins += coins;
  return coins;
}
