// A line of a script: who speaks, what he says, and the answers it stands for.
import type { Seat } from '@meadhall/kernel';
import type { Choices } from '../choices.ts';
import type { State } from '../model.ts';
import { HERO_KINDS } from '../tables/heroes.ts';

/** One answer to give; what depends on the position is computed when its turn has come. */
export interface Item {
  /** Null: whoever of the group is asked. */
  seat: Seat | null;
  step: keyof Choices;
  choice(game: State): unknown;
}

/** Who speaks, and what he says. */
export interface Command {
  who: Seat | 'group';
  verb: string;
  rest: string;
  text: string;
}

export const item = (seat: Seat | null, step: keyof Choices, choice: unknown): Item => ({
  seat,
  step,
  choice: () => choice,
});

/** Heroes named in a list of parts such as `dwarf 2g`. */
export const seatNamed = (game: State, name: string): Seat =>
  (HERO_KINDS as readonly string[]).includes(name)
    ? game.seats.findIndex(({ kind }) => kind === name)
    : -1;
