// The narrator's way from A to N, and the end of a legend.
import { at, doNext, type Steps, tell } from '@meadhall/kernel';
import { has, legendOf, letterIndex } from '../lookup.ts';
import type { Andor, State } from '../model.ts';
import { holds, isWon } from './conditions.ts';
import { finish } from './ending.ts';
import { LETTERS, type Letter } from './schema.ts';
import { fire } from './trigger.ts';

type NarratorSteps = 'narrate' | 'finale' | 'playCard';

export const narratorSteps: Pick<Steps<Andor>, NarratorSteps> = {
  narrate: {
    run(game) {
      const next = LETTERS[letterIndex(game.narrator) + 1];
      if (next) reachLetter(game, next);
    },
  },

  finale: {
    run: (game) => finish(game, isWon(game) ? 'won' : 'lost'),
  },

  playCard: {
    run(game, { card, origin }) {
      if (card.if && !holds(game, card.if)) return;
      game.triggered++;
      if (!game.cardsDone.includes(card.id)) game.cardsDone.push(card.id);
      tell(game, { say: 'story', card: card.id, text: card.summary });
      doNext(game, ...card.effects.map((effect) => ({ do: 'effect', effect, origin }) as const));
    },
  },
};

/**
 * All cards of the letter, the scheduled ones last (AND-19.6); then, at the end of the way, the goals.
 * Where the marker N was moved onto a letter, the legend ends before that letter's cards. (AND-28.8)
 */
export function reachLetter(game: State, letter: Letter): void {
  game.narrator = letter;
  tell(game, { say: 'letter', letter });
  if (hasEnded(game)) doNext(game, { do: 'finale' });
  if (game.narrator === game.nMarker && letter !== 'N') return;
  fire(game, (it) => it.on === 'letterVar' && game.vars[it.var] === letter);
  fire(game, (it) => it.on === 'letter' && it.letter === letter);
}

/** The marker N drops; onto or below the narrator's letter it ends the legend at once. (AND-24.4) */
export function moveNMarker(game: State, by: number): void {
  const to = Math.max(0, Math.min(LETTERS.length - 1, letterIndex(game.nMarker) + by));
  game.nMarker = at(LETTERS, to);
  if (hasEnded(game)) doNext(game, { do: 'finale' });
}

/** Without a legend the way ends at N, but nothing is lost or won there. */
const hasEnded = (game: State): boolean =>
  legendOf(game) !== null &&
  letterIndex(game.narrator) >= letterIndex(has(game, 'nMarker') ? game.nMarker : 'N');
