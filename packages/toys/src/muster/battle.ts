import { at, remove, type Seat, tell } from '@meadhall/kernel';
import type { Commitment, State } from './model.ts';

const STRONGEST = 3;

interface Fighter extends Commitment {
  seat: Seat;
  strength: number;
}

/** The battle, from what was committed; who is not in the field committed nothing. (MUS-7) */
export function resolveBattle(game: State, committed: readonly (Commitment | null)[]): void {
  const fighters = committed.flatMap((commitment, seat) =>
    commitment ? [{ ...commitment, seat, strength: strengthOf(game, commitment, seat) }] : [],
  );
  const together = fighters.reduce((sum, { strength }) => sum + strength, 0);
  const won = together >= game.giants;
  for (const fighter of fighters) spendRune(game, fighter);
  for (const fighter of fighters) loseWarriors(game, fighter, won);
  if (won) shareGlory(game, fighters);
  tell(game, { say: 'battleEnded', won, together, giants: game.giants });
}

/** Each disc in the field after the first adds one. (MUS-6) */
function strengthOf({ board }: State, { warriors, rune }: Commitment, seat: Seat): number {
  const discs = board.field.filter((owner) => owner === seat).length;
  return warriors + (rune ?? 0) + discs - 1;
}

function spendRune(game: State, { seat, warriors, rune, strength }: Fighter): void {
  tell(game, { say: 'fought', seat, commitment: { warriors, rune }, strength });
  if (rune === null) return;
  remove(at(game.seats, seat).runes, rune);
  game.spent.push(rune);
}

function loseWarriors(game: State, { seat, warriors }: Fighter, won: boolean): void {
  at(game.seats, seat).warriors -= won ? Math.min(1, warriors) : warriors;
}

function shareGlory(game: State, fighters: readonly Fighter[]): void {
  const best = Math.max(...fighters.map(({ strength }) => strength));
  for (const { seat, strength } of fighters)
    at(game.seats, seat).glory += strength + (strength === best ? STRONGEST : 0);
}
