import { same } from '@meadhall/kernel';
import type { AnyAnswer } from './games.ts';
import type { Told } from './messages.ts';
import { Move } from './move.ts';
import { answered } from './position.ts';
import { newEntries } from './records.ts';
import type { Table } from './table.ts';

/** The entries between two positions, if they are all answers that the rules can follow. */
export async function missedMoves(
  { house, rules, id }: Pick<Table, 'house' | 'rules' | 'id'>,
  before: Told,
  fresh: Told,
): Promise<Move[] | null> {
  const { position } = before;
  const last = fresh.position;
  if (!position || !last) return position === last ? [] : null;
  if (position.n === last.n) return [];
  const moves: Move[] = [];
  let at = position;
  for (const { n, entry, time } of await newEntries(house, id, position.n, last.n)) {
    if (entry.kind !== 'answer' || n !== at.n + 1) return null;
    const { match } = n === last.n ? fresh : before;
    const next = answered(rules, match, at, entry as AnyAnswer, time);
    const told = { match, position: next };
    moves.push(new Move(rules, { before: at, told, entry, at: time }));
    at = next;
  }
  return at.n === last.n && same(at.board.state, last.board.state) ? moves : null;
}
