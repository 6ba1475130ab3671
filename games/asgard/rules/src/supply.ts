// The common supply and what happens when it runs out. (ASG-3)
import { at, doNext, type Seat, type Steps, tell } from '@meadhall/kernel';
import type { Asgard, Holdings, State } from './model.ts';
import type { Piece } from './tables/pieces.ts';

/** The counts a piece belongs to. */
const counts = (owner: Holdings, kind: Piece['kind']): Record<string, number> => owner[kind];

const countOf = (owner: Holdings, { kind, what }: Piece): number =>
  counts(owner, kind)[what] as number;

export function add(owner: Holdings, { kind, what }: Piece, count: number): void {
  const of = counts(owner, kind);
  of[what] = (of[what] as number) + count;
}

/** The players who own most of a kind of piece; nobody if nobody owns one. (ASG-3.2, ASG-3.5) */
export function richest(game: State, piece: Piece): Seat[] {
  let most = 1;
  let owners: Seat[] = [];
  for (let seat = 0; seat < game.seats.length; seat++) {
    const count = countOf(at(game.seats, seat), piece);
    if (count > most) {
      most = count;
      owners = [seat];
    } else if (count === most) owners.push(seat);
  }
  return owners;
}

/** Who may have to give a piece the supply does not have: the richest but the receiver. (ASG-3.3, ASG-3.4) */
function donors(game: State, seat: Seat, piece: Piece): Seat[] {
  return richest(game, piece).filter((owner) => owner !== seat);
}

/** Whether receiving a piece would bring anything. (ASG-3.8) */
export const receivable = (game: State, seat: Seat, piece: Piece): boolean =>
  countOf(game.supply, piece) > 0 || donors(game, seat, piece).length > 0;

function hand(game: State, seat: Seat, piece: Piece, from: Seat | null): void {
  add(from === null ? game.supply : at(game.seats, from), piece, -1);
  add(at(game.seats, seat), piece, 1);
  tell(game, { say: 'received', seat, from, kind: piece.kind, what: piece.what } as never);
}

/** A payment or a fallen piece goes back to the supply. */
export function giveBack(game: State, seat: Seat, piece: Piece, count = 1): void {
  add(at(game.seats, seat), piece, -count);
  add(game.supply, piece, count);
}

type SupplySteps = Pick<Steps<Asgard>, 'receive' | 'shortageDonor'>;

export const supplySteps: SupplySteps = {
  receive: {
    run(game, frame) {
      const { seat } = frame;
      if (countOf(game.supply, frame) > 0) return hand(game, seat, frame, null);
      const givers = donors(game, seat, frame);
      if (givers.length > 1) doNext(game, { ...frame, do: 'shortageDonor' });
      else if (givers.length === 1) hand(game, seat, frame, at(givers, 0));
      else tell(game, { say: 'nothingLeft', seat, kind: frame.kind, what: frame.what } as never);
    },
  },

  shortageDonor: {
    clause: 'ASG-3.4',
    options: (game, frame, seat) => donors(game, seat, frame),
    take: (game, frame, from, seat) => hand(game, seat, frame, from),
  },
};
