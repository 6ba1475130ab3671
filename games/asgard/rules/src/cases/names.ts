// Names of the casebook that are not those of the state.
import type { Seat } from '@meadhall/kernel';
import type { Side } from '../tables/pieces.ts';

/** Players by colour, in seat order. */
export const PLAYERS = ['red', 'yellow', 'blue', 'purple'] as const;
export type PlayerName = (typeof PLAYERS)[number];

export const playersOf = (seats: number): readonly PlayerName[] => PLAYERS.slice(0, seats);

export const playerAt = (seat: Seat): PlayerName => PLAYERS[seat] as PlayerName;
export const seatOf = (player: PlayerName): Seat => PLAYERS.indexOf(player);

export const LOWER = { light: 'lowerLight', darkness: 'lowerDarkness' } as const satisfies Record<
  Side,
  string
>;

/** The ways out of a question: never listed among its legal answers. */
export const WAYS_OUT: readonly unknown[] = ['stop', 'skip', 'pass', 'keep', 'decline'];
